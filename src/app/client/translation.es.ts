/** Texts of the signed-in product in Spanish, without those of admin screens. */

import type { Translation } from '#client/texts.tsx';
import { uiTextsEs } from '#client/ui/ui-texts.es.ts';
import { vocabularyEs } from '#client/vocabulary.es.ts';
import { wordingEs } from '#engine/scoring/wording.es.ts';
import type { Wording } from '#engine/scoring/wording.ts';
import { accountEs } from '#features/account/client/account.es.ts';
import { hideNamesEs } from '#features/account/client/hide-names.es.ts';
import { answersEs } from '#features/answers/client/answers.es.ts';
import { authEs } from '#features/auth/client/auth.es.ts';
import { checkEmailEs } from '#features/auth/client/check-email.es.ts';
import { signInLinkEs } from '#features/auth/client/sign-in-link.es.ts';
import { signInWaysEs } from '#features/auth/client/sign-in-ways.es.ts';
import { revealNameEs } from '#features/blind-review/client/reveal-name.es.ts';
import { bookingsEs } from '#features/bookings/client/bookings.es.ts';
import { browsePeopleEs } from '#features/candidates/client/browse-people.es.ts';
import { candidatePageEs } from '#features/candidates/client/candidate-page.es.ts';
import { candidatesEs } from '#features/candidates/client/candidates.es.ts';
import { comparisonEs } from '#features/candidates/client/comparison.es.ts';
import { peopleFiltersEs } from '#features/candidates/client/people-filters.es.ts';
import { profileEntryEs } from '#features/candidates/client/profile-entry.es.ts';
import { profileFormEs } from '#features/candidates/client/profile-form.es.ts';
import { profilePartsEs } from '#features/candidates/client/profile-parts.es.ts';
import { profilePreviewEs } from '#features/candidates/client/profile-preview.es.ts';
import { profileStartEs } from '#features/candidates/client/profile-start.es.ts';
import { hoursAgreementEs } from '#features/candidates/client/public/hours-agreement.es.ts';
import { personPageEs } from '#features/candidates/client/public/person-page.es.ts';
import { shortlistEs } from '#features/candidates/client/shortlist.es.ts';
import { companiesEs } from '#features/companies/client/companies.es.ts';
import { companyFormEs } from '#features/companies/client/company-form.es.ts';
import { companyPageEs } from '#features/companies/client/company-page.es.ts';
import { dashboardsEs } from '#features/dashboards/client/dashboards.es.ts';
import { firstStepsEs } from '#features/dashboards/client/first-steps.es.ts';
import { todoEs } from '#features/dashboards/client/todo.es.ts';
import { dataExportEs } from '#features/data-export/client/data-export.es.ts';
import { hiringEs } from '#features/hiring/client/hiring.es.ts';
import { interviewsEs } from '#features/interviews/client/interviews.es.ts';
import { invitationsEs } from '#features/invitations/client/invitations.es.ts';
import { closeJobEs } from '#features/jobs/client/close-job.es.ts';
import { jobAdEs } from '#features/jobs/client/job-ad.es.ts';
import { jobConditionsEs } from '#features/jobs/client/job-conditions.es.ts';
import { jobWeightsEs } from '#features/jobs/client/job-weights.es.ts';
import { jobsEs } from '#features/jobs/client/jobs.es.ts';
import { postingHelpEs } from '#features/jobs/client/posting-help.es.ts';
import { listVisitsEs } from '#features/list-visits/client/list-visits.es.ts';
import { explanationEs } from '#features/matching/client/explanation.es.ts';
import { matchingEs } from '#features/matching/client/matching.es.ts';
import { attachmentsEs } from '#features/messages/client/attachments.es.ts';
import { messageSearchEs } from '#features/messages/client/message-search.es.ts';
import { messagesEs } from '#features/messages/client/messages.es.ts';
import { templatesEs } from '#features/messages/client/templates.es.ts';
import { bellEs } from '#features/notifications/client/bell.es.ts';
import { notificationsEs } from '#features/notifications/client/notifications.es.ts';
import { applicationsEs } from '#features/pipeline/client/applications.es.ts';
import { scoreReceiptEs } from '#features/pipeline/client/score-receipt.es.ts';
import { reportsEs } from '#features/reports/client/reports.es.ts';
import { funnelEs } from '#features/reviews/client/funnel.es.ts';
import { savedSearchesEs } from '#features/saved-searches/client/saved-searches.es.ts';
import { scoresEs } from '#features/scores/client/scores.es.ts';
import { voluntaryQuestionsEs } from '#features/scores/client/voluntary-questions.es.ts';
import { screeningEs } from '#features/screening/client/screening.es.ts';
import { joinCompanyEs } from '#features/teams/client/join-company.es.ts';
import { teamEs } from '#features/teams/client/team.es.ts';
import { englishEs } from '#features/verifications/client/english.es.ts';
import { ownVerificationsEs } from '#features/verifications/client/own-verifications.es.ts';
import { verificationQueueEs } from '#features/verifications/client/verification-queue.es.ts';
import { verificationsEs } from '#features/verifications/client/verifications.es.ts';
import { errorsEs } from '#shared/errors.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { appEs } from './app.es.ts';
import type { ProductCatalog } from './catalog.ts';
import { paletteEs } from './palette/palette.es.ts';

const catalogEs: TranslationOf<ProductCatalog> = {
  account: accountEs,
  app: appEs,
  answers: answersEs,
  applications: applicationsEs,
  auth: authEs,
  bookings: bookingsEs,
  checkEmail: checkEmailEs,
  signInLink: signInLinkEs,
  browsePeople: browsePeopleEs,
  listVisits: listVisitsEs,
  peopleFilters: peopleFiltersEs,
  candidates: candidatesEs,
  candidatePage: candidatePageEs,
  hoursAgreement: hoursAgreementEs,
  companies: companiesEs,
  companyPage: companyPageEs,
  dashboards: dashboardsEs,
  dataExport: dataExportEs,
  voluntaryQuestions: voluntaryQuestionsEs,
  funnel: funnelEs,
  attachments: attachmentsEs,
  messageSearch: messageSearchEs,
  templates: templatesEs,
  hideNames: hideNamesEs,
  hiring: hiringEs,
  english: englishEs,
  invitations: invitationsEs,
  interviews: interviewsEs,
  closeJob: closeJobEs,
  jobs: jobsEs,
  jobConditions: jobConditionsEs,
  screening: screeningEs,
  jobWeights: jobWeightsEs,
  explanation: explanationEs,
  matching: matchingEs,
  messages: messagesEs,
  bell: bellEs,
  notifications: notificationsEs,
  palette: paletteEs,
  personPage: personPageEs,
  jobAd: jobAdEs,
  postingHelp: postingHelpEs,
  profileParts: profilePartsEs,
  profileStart: profileStartEs,
  profilePreview: profilePreviewEs,
  shortlist: shortlistEs,
  reports: reportsEs,
  revealName: revealNameEs,
  savedSearches: savedSearchesEs,
  scoreReceipt: scoreReceiptEs,
  signInWays: signInWaysEs,
  scores: scoresEs,
  firstSteps: firstStepsEs,
  profileForm: profileFormEs,
  companyForm: companyFormEs,
  profileEntry: profileEntryEs,
  comparison: comparisonEs,
  team: teamEs,
  joinCompany: joinCompanyEs,
  todo: todoEs,
  ownVerifications: ownVerificationsEs,
  verificationQueue: verificationQueueEs,
  verifications: verificationsEs,
  vocabulary: vocabularyEs,
};

export const translation: Translation<'es'> & { scores: Wording } = {
  language: 'es',
  messages: catalogEs,
  uiTexts: uiTextsEs,
  errors: errorsEs,
  scores: wordingEs,
};
