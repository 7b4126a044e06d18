/** The application form, with the texts that it shares with the candidate profile. */
import { withEnglish } from '#client/texts.tsx';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { profileStartEn } from '#features/candidates/client/profile-start.en.ts';
import { IntakeForm } from '#features/talent-intake/client/intake-form.tsx';
import { talentIntakeEn } from '#features/talent-intake/client/talent-intake.en.ts';

export const IntakeIsland = withEnglish(
  { profileStart: profileStartEn, talentIntake: talentIntakeEn, vocabulary: vocabularyEn },
  IntakeForm,
);
