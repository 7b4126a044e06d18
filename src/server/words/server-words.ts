/** Texts that calendar entries, PDFs and emails share with screens. */
import type { Language } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { serverWordsEn } from './server-words.en.ts';
import { serverWordsEs } from './server-words.es.ts';
import { serverWordsPt } from './server-words.pt.ts';

export const SERVER_WORDS: Readonly<Record<Language, TranslationOf<typeof serverWordsEn>>> = {
  en: serverWordsEn,
  es: serverWordsEs,
  pt: serverWordsPt,
};
