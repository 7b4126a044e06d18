/** Every contract of the product, for what must walk all calls: the role by route test and the random-input test. */
import { accountContract } from '#features/account/account.contract.ts';
import { adminContract } from '#features/admin/admin.contract.ts';
import { applicationsContract } from '#features/applications/applications.contract.ts';
import { criteriaContract } from '#features/applications/criteria.contract.ts';
import { savedViewsContract } from '#features/applications/saved-views.contract.ts';
import { undoContract } from '#features/applications/undo.contract.ts';
import { authContract } from '#features/auth/auth.contract.ts';
import { bookingsContract } from '#features/bookings/bookings.contract.ts';
import { candidatesContract } from '#features/candidates/candidates.contract.ts';
import { resumeFilesContract } from '#features/candidates/resume-files.contract.ts';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { dashboardsContract } from '#features/dashboards/dashboards.contract.ts';
import { hiresContract } from '#features/hiring/hires.contract.ts';
import { offersContract } from '#features/hiring/offers.contract.ts';
import { interviewsContract } from '#features/interviews/interviews.contract.ts';
import { invitationsContract } from '#features/invitations/invitations.contract.ts';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { matchingContract } from '#features/matching/matching.contract.ts';
import { skillsContract } from '#features/matching/skills.contract.ts';
import { messagesContract } from '#features/messages/messages.contract.ts';
import { notificationsContract } from '#features/notifications/notifications.contract.ts';
import { reportsContract } from '#features/reports/reports.contract.ts';
import { resumesContract } from '#features/resumes/resumes.contract.ts';
import { talentIntakeContract } from '#features/talent-intake/talent-intake.contract.ts';
import { credentialsContract } from '#features/verifications/credentials.contract.ts';
import { englishContract } from '#features/verifications/english.contract.ts';
import { referencesContract } from '#features/verifications/references.contract.ts';
import { verificationsContract } from '#features/verifications/verifications.contract.ts';
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
  offersContract,
  hiresContract,
  undoContract,
  savedViewsContract,
  criteriaContract,
  invitationsContract,
  interviewsContract,
  messagesContract,
  notificationsContract,
  resumesContract,
  talentIntakeContract,
  reportsContract,
  verificationsContract,
  referencesContract,
  englishContract,
  credentialsContract,
  bookingsContract,
  accountContract,
  adminContract,
  dashboardsContract,
].flatMap((contract) => Object.values(contract));
