/** Texts of public pages, in the language of the page. Pages are rendered at build time, so each imports its texts in all languages. */
import { createTranslator } from 'use-intl/core';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { usePageLanguage } from './page-language.ts';

export type InEachLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** What a page's head says, and its share card. */
export interface HeadTexts {
  title: string;
  description: string;
  share: { kicker: string; title: string; note?: string };
}

/** A translator of `texts` in the language of the page. */
export const usePageTexts = <Texts extends object>(texts: InEachLanguage<Texts>) => {
  const language = usePageLanguage();
  return createTranslator({ locale: LANGUAGE_FACTS[language].locale, messages: texts[language] });
};
