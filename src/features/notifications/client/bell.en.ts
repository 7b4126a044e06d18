/** Texts of the bell in the header, in English. The list that it opens has its own. */
export const bellEn = {
  title: 'Notifications',
  label: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  markAll: 'Mark all as read',
} as const;
