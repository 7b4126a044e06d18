/** Texts of the public pages for signing in and up, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { authPagesEn } from './auth-pages.en.ts';
import { authPagesEs } from './auth-pages.es.ts';
import { authPagesPt } from './auth-pages.pt.ts';

export const AUTH_PAGES: InEachLanguage<TranslationOf<typeof authPagesEn>> = {
  en: authPagesEn,
  es: authPagesEs,
  pt: authPagesPt,
};
