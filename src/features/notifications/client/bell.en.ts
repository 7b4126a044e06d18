/** English text for the bell in the header. The list that it opens has a separate catalog. */
export const bellEn = {
  title: 'Notifications',
  label: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  markAll: 'Mark all as read',
} as const;
