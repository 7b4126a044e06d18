/**
 * All English texts of the signed-in product, for key types and tests. No page loads this file: English texts are loaded with their screens
 * (`withEnglish`), and texts that most screens use are loaded with the frame (`frame-texts.en.ts`).
 */

import { accountEn } from '#features/account/client/account.en.ts';
import { hideNamesEn } from '#features/account/client/hide-names.en.ts';
import { answersEn } from '#features/answers/client/answers.en.ts';
import { authEn } from '#features/auth/client/auth.en.ts';
import { checkEmailEn } from '#features/auth/client/check-email.en.ts';
import { signInLinkEn } from '#features/auth/client/sign-in-link.en.ts';
import { signInWaysEn } from '#features/auth/client/sign-in-ways.en.ts';
import { revealNameEn } from '#features/blind-review/client/reveal-name.en.ts';
import { bookingsEn } from '#features/bookings/client/bookings.en.ts';
import { browsePeopleEn } from '#features/candidates/client/browse-people.en.ts';
import { candidatePageEn } from '#features/candidates/client/candidate-page.en.ts';
import { comparisonEn } from '#features/candidates/client/comparison.en.ts';
import { peopleFiltersEn } from '#features/candidates/client/people-filters.en.ts';
import { profileEntryEn } from '#features/candidates/client/profile-entry.en.ts';
import { profileFormEn } from '#features/candidates/client/profile-form.en.ts';
import { profilePreviewEn } from '#features/candidates/client/profile-preview.en.ts';
import { profileStartEn } from '#features/candidates/client/profile-start.en.ts';
import { hoursAgreementEn } from '#features/candidates/client/public/hours-agreement.en.ts';
import { personPageEn } from '#features/candidates/client/public/person-page.en.ts';
import { shortlistEn } from '#features/candidates/client/shortlist.en.ts';
import { companyFormEn } from '#features/companies/client/company-form.en.ts';
import { companyPageEn } from '#features/companies/client/company-page.en.ts';
import { dashboardsEn } from '#features/dashboards/client/dashboards.en.ts';
import { firstStepsEn } from '#features/dashboards/client/first-steps.en.ts';
import { todoEn } from '#features/dashboards/client/todo.en.ts';
import { dataExportEn } from '#features/data-export/client/data-export.en.ts';
import { hiringEn } from '#features/hiring/client/hiring.en.ts';
import { interviewsEn } from '#features/interviews/client/interviews.en.ts';
import { invitationsEn } from '#features/invitations/client/invitations.en.ts';
import { closeJobEn } from '#features/jobs/client/close-job.en.ts';
import { jobAdEn } from '#features/jobs/client/job-ad.en.ts';
import { jobConditionsEn } from '#features/jobs/client/job-conditions.en.ts';
import { jobWeightsEn } from '#features/jobs/client/job-weights.en.ts';
import { jobsEn } from '#features/jobs/client/jobs.en.ts';
import { postingHelpEn } from '#features/jobs/client/posting-help.en.ts';
import { listVisitsEn } from '#features/list-visits/client/list-visits.en.ts';
import { explanationEn } from '#features/matching/client/explanation.en.ts';
import { attachmentsEn } from '#features/messages/client/attachments.en.ts';
import { messageSearchEn } from '#features/messages/client/message-search.en.ts';
import { messagesEn } from '#features/messages/client/messages.en.ts';
import { templatesEn } from '#features/messages/client/templates.en.ts';
import { notificationsEn } from '#features/notifications/client/notifications.en.ts';
import { applicationsEn } from '#features/pipeline/client/applications.en.ts';
import { scoreReceiptEn } from '#features/pipeline/client/score-receipt.en.ts';
import { reportsEn } from '#features/reports/client/reports.en.ts';
import { funnelEn } from '#features/reviews/client/funnel.en.ts';
import { savedSearchesEn } from '#features/saved-searches/client/saved-searches.en.ts';
import { scoresEn } from '#features/scores/client/scores.en.ts';
import { voluntaryQuestionsEn } from '#features/scores/client/voluntary-questions.en.ts';
import { screeningEn } from '#features/screening/client/screening.en.ts';
import { joinCompanyEn } from '#features/teams/client/join-company.en.ts';
import { teamEn } from '#features/teams/client/team.en.ts';
import { englishEn } from '#features/verifications/client/english.en.ts';
import { ownVerificationsEn } from '#features/verifications/client/own-verifications.en.ts';
import { verificationQueueEn } from '#features/verifications/client/verification-queue.en.ts';
import { adminTexts } from './admin-texts.en.ts';
import { frameTextsEn } from './frame-texts.en.ts';
import { paletteEn } from './palette/palette.en.ts';

export const productCatalogEn = {
  ...frameTextsEn,
  applications: applicationsEn,
  account: accountEn,
  answers: answersEn,
  attachments: attachmentsEn,
  auth: authEn,
  bookings: bookingsEn,
  candidatePage: candidatePageEn,
  browsePeople: browsePeopleEn,
  checkEmail: checkEmailEn,
  closeJob: closeJobEn,
  companyPage: companyPageEn,
  dashboards: dashboardsEn,
  dataExport: dataExportEn,
  english: englishEn,
  voluntaryQuestions: voluntaryQuestionsEn,
  funnel: funnelEn,
  hideNames: hideNamesEn,
  hiring: hiringEn,
  hoursAgreement: hoursAgreementEn,
  interviews: interviewsEn,
  invitations: invitationsEn,
  ownVerifications: ownVerificationsEn,
  verificationQueue: verificationQueueEn,
  jobs: jobsEn,
  listVisits: listVisitsEn,
  jobConditions: jobConditionsEn,
  screening: screeningEn,
  jobWeights: jobWeightsEn,
  messageSearch: messageSearchEn,
  messages: messagesEn,
  notifications: notificationsEn,
  palette: paletteEn,
  peopleFilters: peopleFiltersEn,
  explanation: explanationEn,
  personPage: personPageEn,
  jobAd: jobAdEn,
  postingHelp: postingHelpEn,
  profileStart: profileStartEn,
  profilePreview: profilePreviewEn,
  shortlist: shortlistEn,
  reports: reportsEn,
  revealName: revealNameEn,
  savedSearches: savedSearchesEn,
  scoreReceipt: scoreReceiptEn,
  scores: scoresEn,
  signInLink: signInLinkEn,
  signInWays: signInWaysEn,
  templates: templatesEn,
  firstSteps: firstStepsEn,
  profileForm: profileFormEn,
  companyForm: companyFormEn,
  profileEntry: profileEntryEn,
  comparison: comparisonEn,
  team: teamEn,
  joinCompany: joinCompanyEn,
  todo: todoEn,
};

export const catalogEn = { ...productCatalogEn, ...adminTexts };

export type ProductCatalog = typeof productCatalogEn;

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof catalogEn;
  }
}
