/** English text for this feature's screens. */
export const notificationsEn = {
  unread: 'Unread',
  empty: 'You’re all caught up',
  emptyText: 'Updates about applications and conversations will appear here.',
  failed: 'We couldn’t load your notifications',
  more: 'Earlier notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  before: 'Earlier',
  older: '{count, plural, one {# earlier update} other {# earlier updates}}',
  verification: {
    identity: 'your identity',
    english: 'your English',
    skill: '{subject, select, none {a skill} other {your skill “{subject}”}}',
    reference: '{subject, select, none {a reference} other {your reference “{subject}”}}',
    work: '{subject, select, none {your past work} other {your work “{subject}”}}',
  },
  text: {
    application_received:
      '{count, plural, one {<strong>{name}</strong> applied to {jobTitle}} other {<strong># new applications</strong> for {jobTitle}}}',
    application_moved:
      '{status, select, pending {<strong>{name}</strong> moved your application for {jobTitle} back to pending review} applied {<strong>{name}</strong> is reviewing your application for {jobTitle}} interviewing {<strong>{name}</strong> wants to interview you for {jobTitle}} offered {<strong>{name}</strong> made you an offer for {jobTitle}} hired {You and <strong>{name}</strong> reached an agreement for {jobTitle}} hiredByCompany {<strong>{name}</strong> hired you for {jobTitle}} declined {<strong>{name}</strong> decided not to move forward with your application for {jobTitle}} companyDeleted {Your application for {jobTitle} ended because the company deleted its account} other {<strong>{name}</strong> withdrew from {jobTitle}}}',
    offer_revised: '<strong>{name}</strong> sent new terms for {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> withdrew the offer for {jobTitle}',
    offer_expired: 'The offer for {jobTitle} expired before you and <strong>{name}</strong> agreed',
    offer_proposed: '<strong>{name}</strong> proposed other terms for {jobTitle}',
    offer_kept: '<strong>{name}</strong> kept the terms of the offer for {jobTitle}',
    hire_changed:
      '{change, select, started {<strong>{name}</strong> says that work on {jobTitle} has started} ended {<strong>{name}</strong> says that work on {jobTitle} has ended} claimed {The guarantee for {jobTitle} was claimed, and the hire has ended} replaced {The guarantee for {jobTitle} was claimed, and <strong>{name}</strong> says that a replacement was hired} moved {<strong>{name}</strong> moved the start date for {jobTitle}} calledOff {<strong>{name}</strong> called off the hire for {jobTitle} before the first day} other {You and <strong>{name}</strong> reached an agreement for {jobTitle}}}',
    guarantee_claimed: 'The guarantee for {jobTitle} at <strong>{name}</strong> was claimed',
    check_in_problem: '<strong>{name}</strong> reported a problem in a check-in for {jobTitle}',
    invitation_received: '<strong>{name}</strong> invites you to apply for {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> declined your invitation to {jobTitle}} other {<strong># candidates</strong> declined your invitation to {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> proposed interview times for {jobTitle}} booked {Your interview with <strong>{name}</strong> for {jobTitle} is booked} moved {The times for your interview with <strong>{name}</strong> for {jobTitle} have changed} cancelled {The interview with <strong>{name}</strong> for {jobTitle} was canceled} assigned {You’ll interview <strong>{name}</strong> for {jobTitle}} unassigned {You’re no longer interviewing <strong>{name}</strong> for {jobTitle}} other {Coming up: your interview with <strong>{name}</strong> for {jobTitle}}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> would like an answer about {jobTitle}} other {<strong># candidates</strong> would like an answer about {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {We paused {jobTitle}: {count, number} people asked for an answer and are still waiting} other {{count, number} people asked for an answer about {jobTitle} and are still waiting. If one more person asks, we’ll pause the job}}',
    job_ending: 'The last day to apply for {jobTitle} is coming up. Extend the job, or let it close',
    job_closed: '{jobTitle} is closed: its last day to apply has passed',
    job_taken_down: 'Our team took {jobTitle} down. Reason: “{reason}”',
    job_restored:
      '{status, select, open {Our team restored {jobTitle}. It’s open again} paused {Our team restored {jobTitle}. It’s paused until you reopen it} other {Our team restored {jobTitle}. It’s closed, as it was before}}',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> asked for a review of the decision on {jobTitle}} other {<strong># people</strong> asked for a review of the decision on {jobTitle}}}',
    appeal_closed:
      '{outcome, select, upheld {The decision on {jobTitle} (<strong>{name}</strong>) was reviewed and stays as it is} ended {The review you asked for on {jobTitle} ended without an answer because the company deleted its account} reversed {<strong>{name}</strong> reversed its decision, so your application for {jobTitle} is open again} other {After the review, the application for {jobTitle} (<strong>{name}</strong>) is open again}}',
    message_received:
      '{count, plural, one {<strong>{name}</strong> sent you a message} other {<strong>{name}</strong> sent you # messages}}',
    mention:
      '{text, select, none {A colleague mentioned you in a review for {jobTitle}} other {A colleague mentioned you in a review for {jobTitle}: “{text}”}}',
    profile_approved: 'We approved your profile. Companies can find you now.',
    profile_rejected: 'Your profile wasn’t approved. Edit it, and we’ll review it again.',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> was reported} other {<strong>{name}</strong> was reported # times}}',
    verification_moved:
      '{status, select, claimed {We’ll check {kind}} checking {We’re checking {kind}} verified {We verified <strong>{kind}</strong>} failed {We couldn’t confirm <strong>{kind}</strong>} expired {It’s time to verify <strong>{kind}</strong> again} other {We withdrew the verification of <strong>{kind}</strong>}}',
    profiles_read_up: '<strong>{name}</strong> has reached its limit of {count, number} full profiles a day',
  },
} as const;
