/** The texts of the page about "vetted" and "verified", in each language. */
import type { ReadingPageWords } from '#client/layout/reading-page.tsx';
import type { InEachLanguage } from '#client/page-texts.ts';
import { vettingPageEn } from './vetting-page.en.ts';
import { vettingPageEs } from './vetting-page.es.ts';
import { vettingPagePt } from './vetting-page.pt.ts';

export const VETTING_PAGE: InEachLanguage<ReadingPageWords> = {
  en: vettingPageEn,
  es: vettingPageEs,
  pt: vettingPagePt,
};
