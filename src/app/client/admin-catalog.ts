/** The texts of what admins work through, and of the written task that two of them rate; everybody else is spared them. */
import { adminEn } from '#features/admin/client/admin.en.ts';
import { answersEn } from '#features/answers/client/answers.en.ts';
import { reviewDeskEn } from '#features/talent-intake/client/review-desk.en.ts';
import { talentIntakeEn } from '#features/talent-intake/client/talent-intake.en.ts';
import { englishEn } from '#features/verifications/client/english.en.ts';
import { referencesEn } from '#features/verifications/client/references.en.ts';

export const adminCatalogEn = {
  admin: adminEn,
  answers: answersEn,
  english: englishEn,
  references: referencesEn,
  reviewDesk: reviewDeskEn,
  talentIntake: talentIntakeEn,
};
