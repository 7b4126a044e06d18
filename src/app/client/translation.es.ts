/** All that the signed-in product says in Spanish. */
import { sentencesEs } from '#client/sentences.es.ts';
import type { Translation } from '#client/texts.tsx';
import { uiTextsEs } from '#client/ui/ui-texts.es.ts';
import { vocabularyEs } from '#client/vocabulary.es.ts';
import { authEs } from '#features/auth/client/auth.es.ts';
import { reportsEs } from '#features/reports/client/reports.es.ts';
import { talentIntakeEs } from '#features/talent-intake/client/talent-intake.es.ts';
import { catalogEn } from './catalog.ts';

const messages = {
  ...catalogEn,
  auth: authEs,
  reports: reportsEs,
  talentIntake: talentIntakeEs,
  vocabulary: vocabularyEs,
};

export const translationEs: Translation = { language: 'es', messages, uiTexts: uiTextsEs, sentences: sentencesEs };
