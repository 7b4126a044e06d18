/**
 * What the static parts of public pages say, in the language that the page around is made in. Only the renderer of public pages provides
 * them; where no page is around, it is English. The browser never reads them.
 */
import { createContext, useContext } from 'react';
import { createTranslator } from 'use-intl/core';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { usePageLanguage } from './page-language.ts';
import { pageTextsEn } from './page-texts.en.ts';

export type PageTexts = TranslationOf<typeof pageTextsEn>;

export const PageTextsContext = createContext<PageTexts>(pageTextsEn);

/** What a group of pages says, in the language of the page around. */
export const usePageTexts = <Group extends 'account' | 'apply' | 'auth' | 'hiring' | 'reference'>(group: Group) => {
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  return createTranslator({ locale, messages: useContext(PageTextsContext)[group] });
};
