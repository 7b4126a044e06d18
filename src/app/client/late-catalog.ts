/** All texts that come with the screens which show them (client/late-texts.tsx): for the types of their keys and for the tests; loaded by nobody. */
import { accountEn } from '#features/account/client/account.en.ts';
import { hideNamesEn } from '#features/account/client/hide-names.en.ts';
import { authEn } from '#features/auth/client/auth.en.ts';
import { checkEmailEn } from '#features/auth/client/check-email.en.ts';
import { signInLinkEn } from '#features/auth/client/sign-in-link.en.ts';
import { signInWaysEn } from '#features/auth/client/sign-in-ways.en.ts';
import { revealNameEn } from '#features/blind-review/client/reveal-name.en.ts';
import { bookingsEn } from '#features/bookings/client/bookings.en.ts';
import { profileStartEn } from '#features/candidates/client/profile-start.en.ts';
import { companyPageEn } from '#features/companies/client/company-page.en.ts';
import { todoEn } from '#features/dashboards/client/todo.en.ts';
import { hiringEn } from '#features/hiring/client/hiring.en.ts';
import { interviewsEn } from '#features/interviews/client/interviews.en.ts';
import { closeJobEn } from '#features/jobs/client/close-job.en.ts';
import { jobWeightsEn } from '#features/jobs/client/job-weights.en.ts';
import { postingHelpEn } from '#features/jobs/client/posting-help.en.ts';
import { attachmentsEn } from '#features/messages/client/attachments.en.ts';
import { messageSearchEn } from '#features/messages/client/message-search.en.ts';
import { templatesEn } from '#features/messages/client/templates.en.ts';
import { scoreRecordEn } from '#features/pipeline/client/score-record.en.ts';
import { reportsEn } from '#features/reports/client/reports.en.ts';
import { funnelEn } from '#features/reviews/client/funnel.en.ts';
import { fairnessEn } from '#features/scores/client/fairness.en.ts';
import { scoresEn } from '#features/scores/client/scores.en.ts';
import { adminCatalogEn } from './admin-catalog.ts';
import { paletteEn } from './palette/palette.en.ts';

export const lateCatalogEn = {
  ...adminCatalogEn,
  account: accountEn,
  attachments: attachmentsEn,
  messageSearch: messageSearchEn,
  templates: templatesEn,
  auth: authEn,
  bookings: bookingsEn,
  fairness: fairnessEn,
  hideNames: hideNamesEn,
  hiring: hiringEn,
  interviews: interviewsEn,
  jobWeights: jobWeightsEn,
  postingHelp: postingHelpEn,
  revealName: revealNameEn,
  scoreRecord: scoreRecordEn,
  closeJob: closeJobEn,
  checkEmail: checkEmailEn,
  signInLink: signInLinkEn,
  signInWays: signInWaysEn,
  scores: scoresEn,
  companyPage: companyPageEn,
  funnel: funnelEn,
  todo: todoEn,
  profileStart: profileStartEn,
  reports: reportsEn,
  palette: paletteEn,
};
