/** The texts of the public application page, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { applyPageEn } from './apply-page.en.ts';
import { applyPageEs } from './apply-page.es.ts';
import { applyPagePt } from './apply-page.pt.ts';

export const APPLY_PAGE: InEachLanguage<TranslationOf<typeof applyPageEn>> = {
  en: applyPageEn,
  es: applyPageEs,
  pt: applyPagePt,
};
