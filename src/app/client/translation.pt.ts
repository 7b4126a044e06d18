/** All that the signed-in product says in Portuguese. */
import { sentencesPt } from '#client/sentences.pt.ts';
import type { Translation } from '#client/texts.tsx';
import { uiTextsPt } from '#client/ui/ui-texts.pt.ts';
import { vocabularyPt } from '#client/vocabulary.pt.ts';
import { authPt } from '#features/auth/client/auth.pt.ts';
import { reportsPt } from '#features/reports/client/reports.pt.ts';
import { talentIntakePt } from '#features/talent-intake/client/talent-intake.pt.ts';
import { catalogEn } from './catalog.ts';

const messages = {
  ...catalogEn,
  auth: authPt,
  reports: reportsPt,
  talentIntake: talentIntakePt,
  vocabulary: vocabularyPt,
};

export const translationPt: Translation = { language: 'pt', messages, uiTexts: uiTextsPt, sentences: sentencesPt };
