/** The paths under which reads are cached, for naming what a change makes stale. */

/** How they begin. A path that begins in no such way is misspelt, or new. */
export const READ_ROOTS = [
  '/api/account',
  '/api/admin/activity',
  '/api/admin/background',
  '/api/admin/candidate-applications',
  '/api/admin/english-agreement',
  '/api/admin/english-tasks',
  '/api/admin/mails',
  '/api/admin/reports',
  '/api/admin/review-decisions',
  '/api/admin/suppressions',
  '/api/admin/users',
  '/api/admin/verifications',
  '/api/appeals',
  '/api/application-views',
  '/api/applications',
  '/api/auth/sessions',
  '/api/auth/user',
  '/api/bookings',
  '/api/candidates',
  '/api/companies',
  '/api/compatibility',
  '/api/conversations',
  '/api/dashboard',
  '/api/hires',
  '/api/interviews',
  '/api/invitations',
  '/api/job-matches',
  '/api/jobs',
  '/api/message-templates',
  '/api/messages',
  '/api/my-applications',
  '/api/notifications',
  '/api/offers',
  '/api/references',
  '/api/saved-jobs',
  '/api/score-notice',
  '/api/shortlists',
  '/api/verifications',
  '/api/voluntary-answers',
] as const;

type ReadRoot = (typeof READ_ROOTS)[number];

/** A read, all reads below a path, or all of an area. */
export type ReadPath = ReadRoot | `${ReadRoot}/${string}` | '/api' | '/api/admin' | '/api/auth';
