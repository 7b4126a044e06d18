/** What the static parts of public pages say, in the language that the page around is made in. Only the build reads it, never the browser. */
import { createTranslator } from 'use-intl/core';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { usePageLanguage } from './page-language.ts';
import { pageTextsEn } from './page-texts.en.ts';
import { pageTextsEs } from './page-texts.es.ts';
import { pageTextsPt } from './page-texts.pt.ts';

type PageTexts = TranslationOf<typeof pageTextsEn>;

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = { en: pageTextsEn, es: pageTextsEs, pt: pageTextsPt };

/** What a group of pages says, in the language of the page around. */
export const usePageTexts = <Group extends 'account' | 'apply' | 'auth' | 'hiring' | 'reference'>(group: Group) => {
  const language = usePageLanguage();
  return createTranslator({ locale: LANGUAGE_FACTS[language].locale, messages: PAGE_TEXTS[language][group] });
};
