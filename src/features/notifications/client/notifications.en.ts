/** Texts of this feature's screens, in English. */
export const notificationsEn = {
  title: 'Notifications',
  bell: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  markAll: 'Mark all as read',
  unread: 'Unread',
  empty: "You're up to date",
  emptyText: 'News about applications and conversations will be here.',
  failed: 'Notifications could not be loaded',
  more: 'Earlier ones',
  text: {
    application_received: '<strong>{name}</strong> applied to {jobTitle}',
    application_moved: '{jobTitle}, {name}: <strong>{status}</strong>',
    invitation_received: '<strong>{name}</strong> invites you to apply: {jobTitle}',
    invitation_declined: '<strong>{name}</strong> declined your invitation: {jobTitle}',
    message_received: '<strong>{name}</strong> wrote to you',
    profile_approved: 'Your profile was approved. Companies can find you now.',
    profile_rejected: 'Your profile was not approved. Edit it to have it reviewed once more.',
    report_filed: '<strong>{name}</strong> was reported',
    verification_moved: '{kind}: <strong>{status}</strong>',
    profiles_read_up: '<strong>{name}</strong> has read {count, number} full profiles today, all it may',
  },
} as const;
