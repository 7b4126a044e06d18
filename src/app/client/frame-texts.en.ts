/** English texts used by most screens of the signed-in product. */
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { candidatesEn } from '#features/candidates/client/candidates.en.ts';
import { profilePartsEn } from '#features/candidates/client/profile-parts.en.ts';
import { companiesEn } from '#features/companies/client/companies.en.ts';
import { matchingEn } from '#features/matching/client/matching.en.ts';
import { bellEn } from '#features/notifications/client/bell.en.ts';
import { verificationsEn } from '#features/verifications/client/verifications.en.ts';
import { appEn } from './app.en.ts';

export const frameTextsEn = {
  app: appEn,
  candidates: candidatesEn,
  companies: companiesEn,
  matching: matchingEn,
  bell: bellEn,
  profileParts: profilePartsEn,
  verifications: verificationsEn,
  vocabulary: vocabularyEn,
};
