/** The texts of what admins work through, and of the written task that two of them rate; everybody else is spared them. */
import { adminEn } from '#features/admin/client/admin.en.ts';
import { talentIntakeEn } from '#features/talent-intake/client/talent-intake.en.ts';
import { englishEn } from '#features/verifications/client/english.en.ts';
import { referencesEn } from '#features/verifications/client/references.en.ts';

export const adminCatalogEn = {
  admin: adminEn,
  english: englishEn,
  references: referencesEn,
  talentIntake: talentIntakeEn,
};
