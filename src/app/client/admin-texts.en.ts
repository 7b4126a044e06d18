/** Texts for admin screens, loaded together with those screens. */
import { adminEn } from '#features/admin/client/admin.en.ts';
import { reviewDeskEn } from '#features/talent-intake/client/review-desk.en.ts';
import { talentIntakeEn } from '#features/talent-intake/client/talent-intake.en.ts';
import { referencesEn } from '#features/verifications/client/references.en.ts';

export const adminTexts = {
  admin: adminEn,
  references: referencesEn,
  reviewDesk: reviewDeskEn,
  talentIntake: talentIntakeEn,
};
