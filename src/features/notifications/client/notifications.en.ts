/** Texts of this feature's screens, in English. */
export const notificationsEn = {
  title: 'Notifications',
  bell: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  markAll: 'Mark all as read',
  unread: 'Unread',
  empty: 'You are all caught up',
  emptyText: 'News about applications and conversations will appear here.',
  failed: 'Notifications could not be loaded',
  more: 'Earlier notifications',
  text: {
    application_received:
      '{count, plural, one {<strong>{name}</strong> applied to {jobTitle}} other {<strong># new applications</strong> for {jobTitle}}}',
    application_moved: '{jobTitle}, {name}: <strong>{status}</strong>',
    offer_revised: '<strong>{name}</strong> sent new terms for {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> withdrew the offer for {jobTitle}',
    offer_expired: 'The offer for {jobTitle} has expired: <strong>{name}</strong>',
    offer_proposed: '<strong>{name}</strong> proposed other terms for {jobTitle}',
    offer_kept: '<strong>{name}</strong> keeps the terms of the offer for {jobTitle}',
    hire_changed: '{jobTitle}, {name}: <strong>{change}</strong>',
    guarantee_claimed: '<strong>{name}</strong> claimed the guarantee for {jobTitle}',
    check_in_problem: '<strong>{name}</strong> reported a problem in a check-in: {jobTitle}',
    invitation_received: '<strong>{name}</strong> invites you to apply: {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> declined your invitation: {jobTitle}} other {<strong># candidates</strong> declined your invitation: {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> proposed interview times for {jobTitle}} booked {Your interview with <strong>{name}</strong> for {jobTitle} is booked} moved {<strong>{name}</strong> proposed other interview times for {jobTitle}} cancelled {The interview with <strong>{name}</strong> for {jobTitle} was canceled} other {Coming up: your interview with <strong>{name}</strong> for {jobTitle}}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> asked for an answer: {jobTitle}} other {<strong># candidates</strong> asked for an answer: {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {{jobTitle} is paused: {count, number} people asked for an answer and are still waiting} other {{jobTitle}: {count, number} people asked for an answer and are still waiting. One more, and we pause the job}}',
    job_ending: 'The last day to apply for {jobTitle} is near. Extend it, or let the job close',
    job_closed: '{jobTitle} is closed: its last day to apply has passed',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> asked for a review of a decision: {jobTitle}} other {<strong># requests</strong> to review a decision: {jobTitle}}}',
    appeal_closed:
      'Review of {jobTitle}, {name}: <strong>{outcome, select, upheld {decision upheld} other {reopened}}</strong>',
    message_received:
      '{count, plural, one {<strong>{name}</strong> wrote to you} other {<strong>{name}</strong> sent you # messages}}',
    profile_approved: 'Your profile was approved. Companies can find you now.',
    profile_rejected: 'Your profile was not approved. Edit it to have it reviewed again.',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> was reported} other {<strong>{name}</strong> was reported # times}}',
    verification_moved: '{kind}: <strong>{status}</strong>',
    profiles_read_up: '<strong>{name}</strong> has reached its limit of {count, number} full profiles a day',
  },
} as const;
