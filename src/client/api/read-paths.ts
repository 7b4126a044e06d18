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

/**
 * What the move of an application shows in. Declining and withdrawing end its interviews and offers, hiring makes a hire, and each is counted for
 * its job. Jobs, which know nothing of applications, move them too, when they are closed.
 */
export const ABOUT_APPLICATIONS = [
  '/api/applications',
  '/api/my-applications',
  '/api/appeals',
  '/api/offers',
  '/api/hires',
  '/api/interviews',
  '/api/jobs',
  '/api/dashboard',
] as const satisfies readonly ReadPath[];
