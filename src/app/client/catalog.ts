/**
 * All texts of the signed-in product, by feature, and the types of their keys. A page of the product may use any of them;
 * islands of public pages bring only their own (see islands.tsx).
 */

import { vocabularyEn } from '#client/vocabulary.en.ts';
import { accountEn } from '#features/account/client/account.en.ts';
import { adminEn } from '#features/admin/client/admin.en.ts';
import { applicationsEn } from '#features/applications/client/applications.en.ts';
import { authEn } from '#features/auth/client/auth.en.ts';
import { bookingsEn } from '#features/bookings/client/bookings.en.ts';
import { candidatesEn } from '#features/candidates/client/candidates.en.ts';
import { profilePartsEn } from '#features/candidates/client/profile-parts.en.ts';
import { profileStartEn } from '#features/candidates/client/profile-start.en.ts';
import { companiesEn } from '#features/companies/client/companies.en.ts';
import { dashboardsEn } from '#features/dashboards/client/dashboards.en.ts';
import { hiringEn } from '#features/hiring/client/hiring.en.ts';
import { interviewsEn } from '#features/interviews/client/interviews.en.ts';
import { invitationsEn } from '#features/invitations/client/invitations.en.ts';
import { jobsEn } from '#features/jobs/client/jobs.en.ts';
import { matchingEn } from '#features/matching/client/matching.en.ts';
import { messagesEn } from '#features/messages/client/messages.en.ts';
import { notificationsEn } from '#features/notifications/client/notifications.en.ts';
import { reportsEn } from '#features/reports/client/reports.en.ts';
import { talentIntakeEn } from '#features/talent-intake/client/talent-intake.en.ts';
import { englishEn } from '#features/verifications/client/english.en.ts';
import { referencesEn } from '#features/verifications/client/references.en.ts';
import { verificationsEn } from '#features/verifications/client/verifications.en.ts';
import { appEn } from './app.en.ts';

export const catalogEn = {
  account: accountEn,
  admin: adminEn,
  app: appEn,
  applications: applicationsEn,
  auth: authEn,
  bookings: bookingsEn,
  candidates: candidatesEn,
  companies: companiesEn,
  dashboards: dashboardsEn,
  hiring: hiringEn,
  english: englishEn,
  invitations: invitationsEn,
  interviews: interviewsEn,
  jobs: jobsEn,
  matching: matchingEn,
  messages: messagesEn,
  notifications: notificationsEn,
  profileParts: profilePartsEn,
  references: referencesEn,
  profileStart: profileStartEn,
  reports: reportsEn,
  talentIntake: talentIntakeEn,
  verifications: verificationsEn,
  vocabulary: vocabularyEn,
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof catalogEn;
  }
}
