/** The texts of the page where referees answer, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { referencePageEn } from './reference-page.en.ts';
import { referencePageEs } from './reference-page.es.ts';
import { referencePagePt } from './reference-page.pt.ts';

export const REFERENCE_PAGE: InEachLanguage<TranslationOf<typeof referencePageEn>> = {
  en: referencePageEn,
  es: referencePageEs,
  pt: referencePagePt,
};
