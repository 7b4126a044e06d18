/** Every contract of the product, for what must walk all calls: the role by route test and the random-input test. */
import { accountContract } from '#features/account/account.contract.ts';
import { adminContract } from '#features/admin/admin.contract.ts';
import { applicationsContract } from '#features/applications/applications.contract.ts';
import { authContract } from '#features/auth/auth.contract.ts';
import { bookingsContract } from '#features/bookings/bookings.contract.ts';
import { candidatesContract } from '#features/candidates/candidates.contract.ts';
import { resumeFilesContract } from '#features/candidates/resume-files.contract.ts';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { dashboardsContract } from '#features/dashboards/dashboards.contract.ts';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { matchingContract } from '#features/matching/matching.contract.ts';
import { skillsContract } from '#features/matching/skills.contract.ts';
import { messagesContract } from '#features/messages/messages.contract.ts';
import { notificationsContract } from '#features/notifications/notifications.contract.ts';
import { reportsContract } from '#features/reports/reports.contract.ts';
import { resumesContract } from '#features/resumes/resumes.contract.ts';
import { talentIntakeContract } from '#features/talent-intake/talent-intake.contract.ts';
import type { RouteContract } from '#shared/contract.ts';

/** All calls, in no particular order. */
export const ALL_ROUTES: readonly RouteContract[] = [
  authContract,
  companiesContract,
  candidatesContract,
  resumeFilesContract,
  jobsContract,
  matchingContract,
  skillsContract,
  applicationsContract,
  messagesContract,
  notificationsContract,
  resumesContract,
  talentIntakeContract,
  reportsContract,
  bookingsContract,
  accountContract,
  adminContract,
  dashboardsContract,
].flatMap((contract) => Object.values(contract));
