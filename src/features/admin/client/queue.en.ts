/** Texts of the admins' to-do list across all desks, in English. */
export const queueEn = {
  title: 'To do',
  text: 'Everything waiting for an admin, longest wait first.',
  show: 'Show',
  all: 'All',
  kinds: {
    intake: 'Application',
    profile: 'Profile',
    verification: 'Verification',
    english: 'English test',
    report: 'Report',
    appeal: 'Review request',
  },
  desks: {
    intake: 'Applications',
    profile: 'Profiles',
    verification: 'Verifications',
    english: 'English tests',
    report: 'Reports',
    appeal: 'Review requests',
  },
  noName: 'Name hidden for rating',
  due: 'Answer by {date}',
  empty: 'All caught up!',
  emptyText: 'Nothing is waiting for you here. New work appears as soon as it arrives.',
  failed: 'We couldn’t load the list',
} as const;
