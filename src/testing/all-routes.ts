/** All contracts in the product, for tests that go through every call, for example with each role or with random input. */

import { matchingContract } from '#engine/matching.contract.ts';
import { accountContract } from '#features/account/account.contract.ts';
import { erasureContract } from '#features/account/erasure.contract.ts';
import { adminContract } from '#features/admin/admin.contract.ts';
import { companyDeskContract } from '#features/admin/company-desk.contract.ts';
import { consultationDeskContract } from '#features/admin/consultation-desk.contract.ts';
import { jobDeskContract } from '#features/admin/job-desk.contract.ts';
import { operationsContract } from '#features/admin/operations.contract.ts';
import { queueContract } from '#features/admin/queue.contract.ts';
import { answersContract } from '#features/answers/answers.contract.ts';
import { authContract } from '#features/auth/auth.contract.ts';
import { providersContract, secondStepContract, signInWaysContract } from '#features/auth/sign-in-ways.contract.ts';
import { revealContract } from '#features/blind-review/reveal.contract.ts';
import { bookingsContract } from '#features/bookings/bookings.contract.ts';
import { browsedCountContract } from '#features/candidates/browsed-count.contract.ts';
import { candidatesContract } from '#features/candidates/candidates.contract.ts';
import { resumeFilesContract } from '#features/candidates/resume-files.contract.ts';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { weeklyHoursContract } from '#features/companies/weekly-hours.contract.ts';
import { dashboardsContract } from '#features/dashboards/dashboards.contract.ts';
import { dataExportContract } from '#features/data-export/data-export.contract.ts';
import { hiresContract } from '#features/hiring/hires.contract.ts';
import { offersContract } from '#features/hiring/offers.contract.ts';
import { interviewsContract } from '#features/interviews/interviews.contract.ts';
import { engagementsContract } from '#features/invitations/engagements.contract.ts';
import { fittingContract } from '#features/invitations/fitting.contract.ts';
import { invitationsContract } from '#features/invitations/invitations.contract.ts';
import { inviteManyContract } from '#features/invitations/invite-many.contract.ts';
import { hiringTeamContract } from '#features/jobs/hiring-team.contract.ts';
import { jobAdContract } from '#features/jobs/job-ad.contract.ts';
import { jobMarketContract } from '#features/jobs/job-market.contract.ts';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { publicJobsContract } from '#features/jobs/public-jobs.contract.ts';
import { listVisitsContract } from '#features/list-visits/list-visits.contract.ts';
import { skillsContract } from '#features/matching/skills.contract.ts';
import { attachmentsContract } from '#features/messages/attachments.contract.ts';
import { messagesContract } from '#features/messages/messages.contract.ts';
import { messageSearchContract } from '#features/messages/search.contract.ts';
import { templatesContract } from '#features/messages/templates.contract.ts';
import { notificationsContract } from '#features/notifications/notifications.contract.ts';
import { applicationsContract } from '#features/pipeline/applications.contract.ts';
import { undoContract } from '#features/pipeline/undo.contract.ts';
import { reportsContract } from '#features/reports/reports.contract.ts';
import { resumesContract } from '#features/resumes/resumes.contract.ts';
import { applicationReviewsContract } from '#features/reviews/application-reviews.contract.ts';
import { criteriaContract } from '#features/reviews/criteria.contract.ts';
import { funnelContract } from '#features/reviews/funnel.contract.ts';
import { savedViewsContract } from '#features/reviews/saved-views.contract.ts';
import { savedSearchesContract, unsubscribeContract } from '#features/saved-searches/saved-searches.contract.ts';
import { receiptsContract } from '#features/scores/receipts.contract.ts';
import { scoresContract } from '#features/scores/scores.contract.ts';
import { voluntaryAnswersContract } from '#features/scores/voluntary-answers.contract.ts';
import { reviewDeskContract } from '#features/talent-intake/review-desk.contract.ts';
import { talentIntakeContract } from '#features/talent-intake/talent-intake.contract.ts';
import { companyLogContract } from '#features/teams/company-log.contract.ts';
import { teamsContract } from '#features/teams/teams.contract.ts';
import { credentialsContract } from '#features/verifications/credentials.contract.ts';
import { englishContract } from '#features/verifications/english.contract.ts';
import { referencesContract } from '#features/verifications/references.contract.ts';
import { verificationsContract } from '#features/verifications/verifications.contract.ts';
import type { RouteContract } from '#shared/contract.ts';

/** All calls, unordered. */
export const ALL_ROUTES: readonly RouteContract[] = [
  authContract,
  signInWaysContract,
  secondStepContract,
  providersContract,
  operationsContract,
  queueContract,
  jobDeskContract,
  companyDeskContract,
  consultationDeskContract,
  companiesContract,
  weeklyHoursContract,
  teamsContract,
  companyLogContract,
  candidatesContract,
  browsedCountContract,
  resumeFilesContract,
  jobMarketContract,
  hiringTeamContract,
  jobAdContract,
  jobsContract,
  publicJobsContract,
  matchingContract,
  scoresContract,
  receiptsContract,
  voluntaryAnswersContract,
  skillsContract,
  applicationsContract,
  offersContract,
  hiresContract,
  undoContract,
  engagementsContract,
  revealContract,
  answersContract,
  savedViewsContract,
  savedSearchesContract,
  listVisitsContract,
  unsubscribeContract,
  applicationReviewsContract,
  criteriaContract,
  funnelContract,
  invitationsContract,
  fittingContract,
  inviteManyContract,
  interviewsContract,
  messagesContract,
  attachmentsContract,
  messageSearchContract,
  templatesContract,
  notificationsContract,
  resumesContract,
  reviewDeskContract,
  talentIntakeContract,
  reportsContract,
  verificationsContract,
  referencesContract,
  englishContract,
  credentialsContract,
  bookingsContract,
  accountContract,
  dataExportContract,
  erasureContract,
  adminContract,
  dashboardsContract,
].flatMap((contract) => Object.values(contract));
