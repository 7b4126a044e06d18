/** All that the signed-in product says in Spanish. */
import { sentencesEs } from '#client/sentences.es.ts';
import type { Translation } from '#client/texts.tsx';
import { uiTextsEs } from '#client/ui/ui-texts.es.ts';
import { vocabularyEs } from '#client/vocabulary.es.ts';
import { accountEs } from '#features/account/client/account.es.ts';
import { adminEs } from '#features/admin/client/admin.es.ts';
import { applicationsEs } from '#features/applications/client/applications.es.ts';
import { authEs } from '#features/auth/client/auth.es.ts';
import { bookingsEs } from '#features/bookings/client/bookings.es.ts';
import { candidatesEs } from '#features/candidates/client/candidates.es.ts';
import { profilePartsEs } from '#features/candidates/client/profile-parts.es.ts';
import { profileStartEs } from '#features/candidates/client/profile-start.es.ts';
import { companiesEs } from '#features/companies/client/companies.es.ts';
import { dashboardsEs } from '#features/dashboards/client/dashboards.es.ts';
import { hiringEs } from '#features/hiring/client/hiring.es.ts';
import { interviewsEs } from '#features/interviews/client/interviews.es.ts';
import { invitationsEs } from '#features/invitations/client/invitations.es.ts';
import { jobsEs } from '#features/jobs/client/jobs.es.ts';
import { matchingEs } from '#features/matching/client/matching.es.ts';
import { wordingEs } from '#features/matching/scoring/wording.es.ts';
import type { Wording } from '#features/matching/scoring/wording.ts';
import { messagesEs } from '#features/messages/client/messages.es.ts';
import { notificationsEs } from '#features/notifications/client/notifications.es.ts';
import { reportsEs } from '#features/reports/client/reports.es.ts';
import { talentIntakeEs } from '#features/talent-intake/client/talent-intake.es.ts';
import { englishEs } from '#features/verifications/client/english.es.ts';
import { referencesEs } from '#features/verifications/client/references.es.ts';
import { verificationsEs } from '#features/verifications/client/verifications.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { appEs } from './app.es.ts';
import type { Catalog } from './catalog.ts';

const catalogEs: TranslationOf<Catalog> = {
  account: accountEs,
  admin: adminEs,
  app: appEs,
  applications: applicationsEs,
  auth: authEs,
  bookings: bookingsEs,
  candidates: candidatesEs,
  companies: companiesEs,
  dashboards: dashboardsEs,
  hiring: hiringEs,
  english: englishEs,
  invitations: invitationsEs,
  interviews: interviewsEs,
  jobs: jobsEs,
  matching: matchingEs,
  messages: messagesEs,
  notifications: notificationsEs,
  profileParts: profilePartsEs,
  references: referencesEs,
  profileStart: profileStartEs,
  reports: reportsEs,
  talentIntake: talentIntakeEs,
  verifications: verificationsEs,
  vocabulary: vocabularyEs,
};

export const translationEs: Translation<'es'> & { scores: Wording } = {
  language: 'es',
  messages: catalogEs,
  uiTexts: uiTextsEs,
  sentences: sentencesEs,
  scores: wordingEs,
};
