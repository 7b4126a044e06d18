/** The text of the check-in page in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { checkInPageEn } from './check-in-page.en.ts';
import { checkInPageEs } from './check-in-page.es.ts';
import { checkInPagePt } from './check-in-page.pt.ts';

export const CHECK_IN_PAGE: InEachLanguage<TranslationOf<typeof checkInPageEn>> = {
  en: checkInPageEn,
  es: checkInPageEs,
  pt: checkInPagePt,
};
