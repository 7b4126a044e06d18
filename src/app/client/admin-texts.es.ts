/** Texts of admin screens in Spanish. */
import { adminEs } from '#features/admin/client/admin.es.ts';
import { reviewDeskEs } from '#features/talent-intake/client/review-desk.es.ts';
import { talentIntakeEs } from '#features/talent-intake/client/talent-intake.es.ts';
import { referencesEs } from '#features/verifications/client/references.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { adminTexts as adminTextsEn } from './admin-texts.en.ts';

export const adminTexts: TranslationOf<typeof adminTextsEn> = {
  admin: adminEs,
  references: referencesEs,
  reviewDesk: reviewDeskEs,
  talentIntake: talentIntakeEs,
};
