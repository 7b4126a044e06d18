/** Texts of the signed-in product in Portuguese, without those of admin screens. */

import type { Translation } from '#client/texts.tsx';
import { uiTextsPt } from '#client/ui/ui-texts.pt.ts';
import { vocabularyPt } from '#client/vocabulary.pt.ts';
import { wordingPt } from '#engine/scoring/wording.pt.ts';
import type { Wording } from '#engine/scoring/wording.ts';
import { accountPt } from '#features/account/client/account.pt.ts';
import { hideNamesPt } from '#features/account/client/hide-names.pt.ts';
import { answersPt } from '#features/answers/client/answers.pt.ts';
import { authPt } from '#features/auth/client/auth.pt.ts';
import { checkEmailPt } from '#features/auth/client/check-email.pt.ts';
import { signInLinkPt } from '#features/auth/client/sign-in-link.pt.ts';
import { signInWaysPt } from '#features/auth/client/sign-in-ways.pt.ts';
import { revealNamePt } from '#features/blind-review/client/reveal-name.pt.ts';
import { bookingsPt } from '#features/bookings/client/bookings.pt.ts';
import { browsePeoplePt } from '#features/candidates/client/browse-people.pt.ts';
import { candidatePagePt } from '#features/candidates/client/candidate-page.pt.ts';
import { candidatesPt } from '#features/candidates/client/candidates.pt.ts';
import { comparisonPt } from '#features/candidates/client/comparison.pt.ts';
import { peopleFiltersPt } from '#features/candidates/client/people-filters.pt.ts';
import { profileEntryPt } from '#features/candidates/client/profile-entry.pt.ts';
import { profileFormPt } from '#features/candidates/client/profile-form.pt.ts';
import { profilePartsPt } from '#features/candidates/client/profile-parts.pt.ts';
import { profilePreviewPt } from '#features/candidates/client/profile-preview.pt.ts';
import { profileStartPt } from '#features/candidates/client/profile-start.pt.ts';
import { hoursAgreementPt } from '#features/candidates/client/public/hours-agreement.pt.ts';
import { personPagePt } from '#features/candidates/client/public/person-page.pt.ts';
import { shortlistPt } from '#features/candidates/client/shortlist.pt.ts';
import { companiesPt } from '#features/companies/client/companies.pt.ts';
import { companyFormPt } from '#features/companies/client/company-form.pt.ts';
import { companyPagePt } from '#features/companies/client/company-page.pt.ts';
import { dashboardsPt } from '#features/dashboards/client/dashboards.pt.ts';
import { firstStepsPt } from '#features/dashboards/client/first-steps.pt.ts';
import { todoPt } from '#features/dashboards/client/todo.pt.ts';
import { dataExportPt } from '#features/data-export/client/data-export.pt.ts';
import { hiringPt } from '#features/hiring/client/hiring.pt.ts';
import { interviewsPt } from '#features/interviews/client/interviews.pt.ts';
import { invitationsPt } from '#features/invitations/client/invitations.pt.ts';
import { closeJobPt } from '#features/jobs/client/close-job.pt.ts';
import { jobAdPt } from '#features/jobs/client/job-ad.pt.ts';
import { jobConditionsPt } from '#features/jobs/client/job-conditions.pt.ts';
import { jobWeightsPt } from '#features/jobs/client/job-weights.pt.ts';
import { jobsPt } from '#features/jobs/client/jobs.pt.ts';
import { postingHelpPt } from '#features/jobs/client/posting-help.pt.ts';
import { listVisitsPt } from '#features/list-visits/client/list-visits.pt.ts';
import { explanationPt } from '#features/matching/client/explanation.pt.ts';
import { matchingPt } from '#features/matching/client/matching.pt.ts';
import { attachmentsPt } from '#features/messages/client/attachments.pt.ts';
import { messageSearchPt } from '#features/messages/client/message-search.pt.ts';
import { messagesPt } from '#features/messages/client/messages.pt.ts';
import { templatesPt } from '#features/messages/client/templates.pt.ts';
import { bellPt } from '#features/notifications/client/bell.pt.ts';
import { notificationsPt } from '#features/notifications/client/notifications.pt.ts';
import { applicationsPt } from '#features/pipeline/client/applications.pt.ts';
import { scoreReceiptPt } from '#features/pipeline/client/score-receipt.pt.ts';
import { reportsPt } from '#features/reports/client/reports.pt.ts';
import { funnelPt } from '#features/reviews/client/funnel.pt.ts';
import { savedSearchesPt } from '#features/saved-searches/client/saved-searches.pt.ts';
import { scoresPt } from '#features/scores/client/scores.pt.ts';
import { voluntaryQuestionsPt } from '#features/scores/client/voluntary-questions.pt.ts';
import { screeningPt } from '#features/screening/client/screening.pt.ts';
import { joinCompanyPt } from '#features/teams/client/join-company.pt.ts';
import { teamPt } from '#features/teams/client/team.pt.ts';
import { englishPt } from '#features/verifications/client/english.pt.ts';
import { ownVerificationsPt } from '#features/verifications/client/own-verifications.pt.ts';
import { verificationQueuePt } from '#features/verifications/client/verification-queue.pt.ts';
import { verificationsPt } from '#features/verifications/client/verifications.pt.ts';
import { errorsPt } from '#shared/errors.pt.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { appPt } from './app.pt.ts';
import type { ProductCatalog } from './catalog.ts';
import { palettePt } from './palette/palette.pt.ts';

const catalogPt: TranslationOf<ProductCatalog> = {
  account: accountPt,
  app: appPt,
  answers: answersPt,
  applications: applicationsPt,
  auth: authPt,
  bookings: bookingsPt,
  checkEmail: checkEmailPt,
  signInLink: signInLinkPt,
  browsePeople: browsePeoplePt,
  listVisits: listVisitsPt,
  peopleFilters: peopleFiltersPt,
  candidates: candidatesPt,
  candidatePage: candidatePagePt,
  hoursAgreement: hoursAgreementPt,
  companies: companiesPt,
  companyPage: companyPagePt,
  dashboards: dashboardsPt,
  dataExport: dataExportPt,
  voluntaryQuestions: voluntaryQuestionsPt,
  funnel: funnelPt,
  attachments: attachmentsPt,
  messageSearch: messageSearchPt,
  templates: templatesPt,
  hideNames: hideNamesPt,
  hiring: hiringPt,
  english: englishPt,
  invitations: invitationsPt,
  interviews: interviewsPt,
  closeJob: closeJobPt,
  jobs: jobsPt,
  jobConditions: jobConditionsPt,
  screening: screeningPt,
  jobWeights: jobWeightsPt,
  explanation: explanationPt,
  matching: matchingPt,
  messages: messagesPt,
  bell: bellPt,
  notifications: notificationsPt,
  palette: palettePt,
  personPage: personPagePt,
  jobAd: jobAdPt,
  postingHelp: postingHelpPt,
  profileParts: profilePartsPt,
  profileStart: profileStartPt,
  profilePreview: profilePreviewPt,
  shortlist: shortlistPt,
  reports: reportsPt,
  revealName: revealNamePt,
  savedSearches: savedSearchesPt,
  scoreReceipt: scoreReceiptPt,
  signInWays: signInWaysPt,
  scores: scoresPt,
  firstSteps: firstStepsPt,
  profileForm: profileFormPt,
  companyForm: companyFormPt,
  profileEntry: profileEntryPt,
  comparison: comparisonPt,
  team: teamPt,
  joinCompany: joinCompanyPt,
  todo: todoPt,
  ownVerifications: ownVerificationsPt,
  verificationQueue: verificationQueuePt,
  verifications: verificationsPt,
  vocabulary: vocabularyPt,
};

export const translation: Translation<'pt'> & { scores: Wording } = {
  language: 'pt',
  messages: catalogPt,
  uiTexts: uiTextsPt,
  errors: errorsPt,
  scores: wordingPt,
};
