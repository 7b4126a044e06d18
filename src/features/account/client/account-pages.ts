/** Texts of the public pages about an account, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { accountPagesEn } from './account-pages.en.ts';
import { accountPagesEs } from './account-pages.es.ts';
import { accountPagesPt } from './account-pages.pt.ts';

export const ACCOUNT_PAGES: InEachLanguage<TranslationOf<typeof accountPagesEn>> = {
  en: accountPagesEn,
  es: accountPagesEs,
  pt: accountPagesPt,
};
