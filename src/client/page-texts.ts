/**
 * Texts of the static parts of public pages, in the language of the page. Provided by the renderer of public pages; otherwise English. Not loaded in
 * the browser.
 */
import { createContext, useContext } from 'react';
import { createTranslator } from 'use-intl/core';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { usePageLanguage } from './page-language.ts';
import { pageTextsEn } from './page-texts.en.ts';

export type PageTexts = TranslationOf<typeof pageTextsEn>;

export const PageTextsContext = createContext<PageTexts>(pageTextsEn);

/** The texts of a group of pages, in the language of the page. */
export const usePageTexts = <
  Group extends 'account' | 'apply' | 'auth' | 'booking' | 'hiring' | 'notFound' | 'reference',
>(
  group: Group,
) => {
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  return createTranslator({ locale, messages: useContext(PageTextsContext)[group] });
};
