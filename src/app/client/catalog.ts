/**
 * The texts of the signed-in product, by feature, and the types of their keys. A page of the product may use any of them, and some
 * screens bring further ones along (late-catalog.ts); islands of public pages bring only their own (see islands.tsx).
 */

import { vocabularyEn } from '#client/vocabulary.en.ts';
import { candidatesEn } from '#features/candidates/client/candidates.en.ts';
import { profilePartsEn } from '#features/candidates/client/profile-parts.en.ts';
import { companiesEn } from '#features/companies/client/companies.en.ts';
import { dashboardsEn } from '#features/dashboards/client/dashboards.en.ts';
import { invitationsEn } from '#features/invitations/client/invitations.en.ts';
import { jobsEn } from '#features/jobs/client/jobs.en.ts';
import { matchingEn } from '#features/matching/client/matching.en.ts';
import { messagesEn } from '#features/messages/client/messages.en.ts';
import { notificationsEn } from '#features/notifications/client/notifications.en.ts';
import { applicationsEn } from '#features/pipeline/client/applications.en.ts';
import { verificationsEn } from '#features/verifications/client/verifications.en.ts';
import { appEn } from './app.en.ts';
import type { lateCatalogEn } from './late-catalog.ts';

export const catalogEn = {
  app: appEn,
  applications: applicationsEn,
  candidates: candidatesEn,
  companies: companiesEn,
  dashboards: dashboardsEn,
  invitations: invitationsEn,
  jobs: jobsEn,
  matching: matchingEn,
  messages: messagesEn,
  notifications: notificationsEn,
  profileParts: profilePartsEn,
  verifications: verificationsEn,
  vocabulary: vocabularyEn,
};

/** All that a translation has. */
export type Catalog = typeof catalogEn & typeof lateCatalogEn;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalog;
  }
}
