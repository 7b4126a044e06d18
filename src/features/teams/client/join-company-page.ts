/** The texts of the page that a company invitation opens, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { joinCompanyPageEn } from './join-company-page.en.ts';
import { joinCompanyPageEs } from './join-company-page.es.ts';
import { joinCompanyPagePt } from './join-company-page.pt.ts';

export const JOIN_COMPANY_PAGE: InEachLanguage<TranslationOf<typeof joinCompanyPageEn>> = {
  en: joinCompanyPageEn,
  es: joinCompanyPageEs,
  pt: joinCompanyPagePt,
};
