/**
 * Mounts every feature's calls. If a feature needs something from a feature that it must not import, it is passed in here as a function (a port), so
 * that there are no circular imports.
 */
import type { FastifyInstance } from 'fastify';
import { mountAccount } from '#features/account/server/account.routes.ts';
import { accountSubscribers } from '#features/account/server/account.subscribers.ts';
import { mountErasure } from '#features/account/server/erasure.routes.ts';
import { mountAdmin } from '#features/admin/server/admin.routes.ts';
import { mountCompanyDesk } from '#features/admin/server/company-desk.routes.ts';
import { mountConsultationDesk } from '#features/admin/server/consultation-desk.routes.ts';
import { mountJobDesk } from '#features/admin/server/job-desk.routes.ts';
import { mountOperations } from '#features/admin/server/operations.routes.ts';
import { mountQueue } from '#features/admin/server/queue.routes.ts';
import { mountAnswers } from '#features/answers/server/answers.routes.ts';
import { answerPorts } from '#features/answers/server/answers.service.ts';
import { answerSubscribers } from '#features/answers/server/answers.subscribers.ts';
import { mountAuth } from '#features/auth/server/auth.routes.ts';
import { authSubscribers } from '#features/auth/server/auth.subscribers.ts';
import { blindReviewSubscribers } from '#features/blind-review/server/blind-review.subscribers.ts';
import { namePorts } from '#features/blind-review/server/hidden-names.service.ts';
import { mountReveal } from '#features/blind-review/server/reveal.routes.ts';
import { mountBookings } from '#features/bookings/server/bookings.routes.ts';
import { bookingSubscribers } from '#features/bookings/server/bookings.subscribers.ts';
import { mountCandidates } from '#features/candidates/server/candidates.routes.ts';
import {
  findShortProfiles,
  findUserCandidate,
  listCandidatesByIds,
} from '#features/candidates/server/candidates.service.ts';
import { candidateSubscribers } from '#features/candidates/server/candidates.subscribers.ts';
import { mountCompanies } from '#features/companies/server/companies.routes.ts';
import { companySubscribers } from '#features/companies/server/companies.subscribers.ts';
import { mountDashboards } from '#features/dashboards/server/dashboards.routes.ts';
import { mountDataExport } from '#features/data-export/server/data-export.routes.ts';
import { mountHires } from '#features/hiring/server/hires.routes.ts';
import { countUndecided, hiredPairsQuery, hiringPorts } from '#features/hiring/server/hiring.service.ts';
import { hiringSubscribers } from '#features/hiring/server/hiring.subscribers.ts';
import { mountOffers } from '#features/hiring/server/offers.routes.ts';
import { mountInterviews } from '#features/interviews/server/interviews.routes.ts';
import { interviewSubscribers } from '#features/interviews/server/interviews.subscribers.ts';
import { mountEngagements } from '#features/invitations/server/engagements.routes.ts';
import { mountInvitations } from '#features/invitations/server/invitations.routes.ts';
import { invitationPorts } from '#features/invitations/server/invitations.service.ts';
import { invitationSubscribers } from '#features/invitations/server/invitations.subscribers.ts';
import { mountHiringTeams } from '#features/jobs/server/hiring-team.routes.ts';
import { mountJobs } from '#features/jobs/server/jobs.routes.ts';
import { findJobs, jobPorts } from '#features/jobs/server/jobs.service.ts';
import { jobSubscribers } from '#features/jobs/server/jobs.subscribers.ts';
import { mountPublicJobs } from '#features/jobs/server/public-jobs.routes.ts';
import type { CountRead } from '#features/jobs/server/public-jobs.service.ts';
import { mountListVisits } from '#features/list-visits/server/list-visits.routes.ts';
import { listVisitSubscribers } from '#features/list-visits/server/list-visits.subscribers.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { mountSkills } from '#features/matching/server/skills.routes.ts';
import { mountAttachments } from '#features/messages/server/attachments.routes.ts';
import { mountMessages } from '#features/messages/server/messages.routes.ts';
import { findWritingRefusal, haveConversation } from '#features/messages/server/messages.service.ts';
import { messageSubscribers } from '#features/messages/server/messages.subscribers.ts';
import { mountMessageSearch } from '#features/messages/server/search.routes.ts';
import { mountTemplates } from '#features/messages/server/templates.routes.ts';
import { mountNotifications } from '#features/notifications/server/notifications.routes.ts';
import { notificationSubscribers } from '#features/notifications/server/notifications.subscribers.ts';
import { mountApplications } from '#features/pipeline/server/applications.routes.ts';
import { applicationPorts } from '#features/pipeline/server/applications.service.ts';
import { applicationSubscribers } from '#features/pipeline/server/applications.subscribers.ts';
import { mountUndo } from '#features/pipeline/server/undo.routes.ts';
import { mountReports } from '#features/reports/server/reports.routes.ts';
import { reportSubscribers } from '#features/reports/server/reports.subscribers.ts';
import { mountResumes } from '#features/resumes/server/resumes.routes.ts';
import { mountApplicationReviews } from '#features/reviews/server/application-reviews.routes.ts';
import { mountCriteria } from '#features/reviews/server/criteria.routes.ts';
import { mountFunnel } from '#features/reviews/server/funnel.routes.ts';
import { reviewSubscribers } from '#features/reviews/server/reviews.subscribers.ts';
import { mountSavedViews } from '#features/reviews/server/saved-views.routes.ts';
import { mountSavedSearches } from '#features/saved-searches/server/saved-searches.routes.ts';
import { savedSearchSubscribers } from '#features/saved-searches/server/saved-searches.subscribers.ts';
import { mountUnsubscribe } from '#features/saved-searches/server/unsubscribe.routes.ts';
import { ListSamples } from '#features/scores/server/list-samples.service.ts';
import { mountScoreNotice } from '#features/scores/server/notice.routes.ts';
import { mountReceipts } from '#features/scores/server/receipts.routes.ts';
import { scoreSubscribers } from '#features/scores/server/scores.subscribers.ts';
import { mountVoluntaryAnswers } from '#features/scores/server/voluntary-answers.routes.ts';
import { mountTalentIntake } from '#features/talent-intake/server/talent-intake.routes.ts';
import { intakeSubscribers } from '#features/talent-intake/server/talent-intake.subscribers.ts';
import { mountTeams } from '#features/teams/server/teams.routes.ts';
import { teamSubscribers } from '#features/teams/server/teams.subscribers.ts';
import { mountCredentials } from '#features/verifications/server/credentials.routes.ts';
import { mountEnglish } from '#features/verifications/server/english.routes.ts';
import { mountReferences } from '#features/verifications/server/references.routes.ts';
import { mountVerifications } from '#features/verifications/server/verifications.routes.ts';
import { verificationSubscribers } from '#features/verifications/server/verifications.subscribers.ts';
import type { Platform, Subscriber } from '#server/platform.ts';

/** Subscribers of domain events, in order (docs/events.md). */
export const SUBSCRIBERS_BY_FEATURE = {
  jobs: jobSubscribers,
  pipeline: applicationSubscribers(hiringPorts),
  'blind-review': blindReviewSubscribers,
  answers: answerSubscribers,
  reviews: reviewSubscribers,
  interviews: interviewSubscribers,
  hiring: hiringSubscribers,
  invitations: invitationSubscribers,
  candidates: candidateSubscribers,
  // After the candidate's row is locked, because a record could be added before.
  'saved-searches': savedSearchSubscribers,
  companies: companySubscribers,
  teams: teamSubscribers,
  verifications: verificationSubscribers,
  'talent-intake': intakeSubscribers,
  bookings: bookingSubscribers,
  reports: reportSubscribers,
  account: accountSubscribers,
  scores: scoreSubscribers,
  auth: authSubscribers,
  // After the user's row is locked, because a visit could be recorded before.
  'list-visits': listVisitSubscribers,
  messages: messageSubscribers,
  notifications: notificationSubscribers,
} satisfies Readonly<Record<string, readonly Subscriber[]>>;
export const SUBSCRIBERS: readonly Subscriber[] = Object.values(SUBSCRIBERS_BY_FEATURE).flat();

/** Mounts the calls of all features. `countRead` counts reads by a client without an account, and throws above the limit. */
export const mountFeatures = (
  app: FastifyInstance,
  platform: Platform,
  matches: MatchIndex,
  countRead: CountRead,
): void => {
  const samples = new ListSamples(platform, { candidatesByIds: listCandidatesByIds, jobsByIds: findJobs });
  app.addHook('onClose', () => samples.stop());
  const { sample: sampleScores } = samples;
  const pipelinePorts = { ...invitationPorts, ...hiringPorts, ...namePorts, ...answerPorts, sampleScores };
  const scorePorts = { findUserCandidate, ...applicationPorts };
  mountSkills(app);
  mountResumes(app, platform);
  mountAuth(app, platform);
  mountListVisits(app, platform);
  mountScoreNotice(app, platform);
  mountNotifications(app, platform);
  mountVerifications(app, platform, { findShortProfiles });
  mountReferences(app, platform, { findShortProfiles });
  mountEnglish(app, platform, { findShortProfiles });
  mountCredentials(app, platform);
  mountCompanies(app, platform);
  mountTeams(app, platform);
  mountCandidates(
    app,
    platform,
    { ...jobPorts, ...applicationPorts, ...namePorts, ...hiringPorts, hiredPairsQuery, sampleScores },
    matches,
  );
  mountJobs(app, platform, { ...applicationPorts, ...invitationPorts, countUndecided, sampleScores }, matches);
  mountHiringTeams(app, platform);
  mountPublicJobs(app, platform, countRead);
  mountApplications(app, platform, matches, pipelinePorts);
  mountReceipts(app, platform, scorePorts);
  mountUndo(app, platform, pipelinePorts);
  mountInvitations(app, platform, { refusalToWrite: findWritingRefusal, sampleScores }, matches);
  mountEngagements(app, platform);
  mountReveal(app, platform, pipelinePorts);
  mountAnswers(app, platform, pipelinePorts);
  mountSavedViews(app, platform);
  mountApplicationReviews(app, platform);
  mountCriteria(app, platform);
  mountFunnel(app, platform);
  mountInterviews(app, platform);
  mountOffers(app, platform);
  mountHires(app, platform);
  mountVoluntaryAnswers(app, platform, scorePorts);
  mountReports(app, platform, { haveConversation });
  mountMessages(app, platform);
  mountAttachments(app, platform);
  mountMessageSearch(app, platform);
  mountTemplates(app, platform);
  mountSavedSearches(app, platform);
  mountUnsubscribe(app, platform);
  mountBookings(app, platform);
  mountTalentIntake(app, platform, matches);
  mountAccount(app, platform);
  mountErasure(app, platform);
  mountDataExport(app, platform);
  mountAdmin(app, platform);
  mountOperations(app, platform);
  mountQueue(app, platform);
  mountJobDesk(app, platform);
  mountCompanyDesk(app, platform);
  mountConsultationDesk(app, platform);
  mountDashboards(app, platform, matches);
};
