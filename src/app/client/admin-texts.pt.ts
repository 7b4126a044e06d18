/** Texts of admin screens in Portuguese. */
import { adminPt } from '#features/admin/client/admin.pt.ts';
import { reviewDeskPt } from '#features/talent-intake/client/review-desk.pt.ts';
import { talentIntakePt } from '#features/talent-intake/client/talent-intake.pt.ts';
import { referencesPt } from '#features/verifications/client/references.pt.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { adminTexts as adminTextsEn } from './admin-texts.en.ts';

export const adminTexts: TranslationOf<typeof adminTextsEn> = {
  admin: adminPt,
  references: referencesPt,
  reviewDesk: reviewDeskPt,
  talentIntake: talentIntakePt,
};
