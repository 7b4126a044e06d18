/** All that the signed-in product says in Portuguese. */
import { sentencesPt } from '#client/sentences.pt.ts';
import type { Translation } from '#client/texts.tsx';
import { uiTextsPt } from '#client/ui/ui-texts.pt.ts';
import { vocabularyPt } from '#client/vocabulary.pt.ts';
import { accountPt } from '#features/account/client/account.pt.ts';
import { adminPt } from '#features/admin/client/admin.pt.ts';
import { applicationsPt } from '#features/applications/client/applications.pt.ts';
import { authPt } from '#features/auth/client/auth.pt.ts';
import { bookingsPt } from '#features/bookings/client/bookings.pt.ts';
import { candidatesPt } from '#features/candidates/client/candidates.pt.ts';
import { profilePartsPt } from '#features/candidates/client/profile-parts.pt.ts';
import { profileStartPt } from '#features/candidates/client/profile-start.pt.ts';
import { companiesPt } from '#features/companies/client/companies.pt.ts';
import { dashboardsPt } from '#features/dashboards/client/dashboards.pt.ts';
import { hiringPt } from '#features/hiring/client/hiring.pt.ts';
import { interviewsPt } from '#features/interviews/client/interviews.pt.ts';
import { invitationsPt } from '#features/invitations/client/invitations.pt.ts';
import { jobsPt } from '#features/jobs/client/jobs.pt.ts';
import { matchingPt } from '#features/matching/client/matching.pt.ts';
import { wordingPt } from '#features/matching/scoring/wording.pt.ts';
import type { Wording } from '#features/matching/scoring/wording.ts';
import { messagesPt } from '#features/messages/client/messages.pt.ts';
import { notificationsPt } from '#features/notifications/client/notifications.pt.ts';
import { reportsPt } from '#features/reports/client/reports.pt.ts';
import { talentIntakePt } from '#features/talent-intake/client/talent-intake.pt.ts';
import { englishPt } from '#features/verifications/client/english.pt.ts';
import { referencesPt } from '#features/verifications/client/references.pt.ts';
import { verificationsPt } from '#features/verifications/client/verifications.pt.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { appPt } from './app.pt.ts';
import type { Catalog } from './catalog.ts';

const catalogPt: TranslationOf<Catalog> = {
  account: accountPt,
  admin: adminPt,
  app: appPt,
  applications: applicationsPt,
  auth: authPt,
  bookings: bookingsPt,
  candidates: candidatesPt,
  companies: companiesPt,
  dashboards: dashboardsPt,
  hiring: hiringPt,
  english: englishPt,
  invitations: invitationsPt,
  interviews: interviewsPt,
  jobs: jobsPt,
  matching: matchingPt,
  messages: messagesPt,
  notifications: notificationsPt,
  profileParts: profilePartsPt,
  references: referencesPt,
  profileStart: profileStartPt,
  reports: reportsPt,
  talentIntake: talentIntakePt,
  verifications: verificationsPt,
  vocabulary: vocabularyPt,
};

export const translationPt: Translation<'pt'> & { scores: Wording } = {
  language: 'pt',
  messages: catalogPt,
  uiTexts: uiTextsPt,
  sentences: sentencesPt,
  scores: wordingPt,
};
