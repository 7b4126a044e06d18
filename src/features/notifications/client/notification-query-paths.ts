import type { NotificationType } from '../notifications.contract.ts';

/** The paths to refetch after a notification, in addition to the bell's own. A type is absent if another live frame already triggers the refetch. */
export const NOTIFICATION_QUERY_PATHS: { readonly [Type in NotificationType]?: string } = {
  guarantee_claimed: '/api/hires',
  check_in_problem: '/api/hires',
  interview_updated: '/api/interviews',
  mention: '/api/applications',
  answers_owed: '/api/jobs',
  job_ending: '/api/jobs',
  job_closed: '/api/jobs',
  job_taken_down: '/api/jobs',
  job_restored: '/api/jobs',
  appeal_filed: '/api/appeals',
  appeal_closed: '/api/appeals',
  profile_approved: '/api/candidates/my-profile',
  profile_rejected: '/api/candidates/my-profile',
  verification_moved: '/api/verifications',
  profiles_read_up: '/api/admin/activity',
  report_filed: '/api/admin/reports',
};
