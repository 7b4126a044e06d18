/** Texts of public pages, in the language of the page. Pages are rendered at build time, so each page imports its texts in all languages. */
import { createTranslator } from 'use-intl/core';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { usePageLanguage } from './page-language.ts';

export type InEachLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** Texts for a page's head and its share card. */
export interface HeadTexts {
  title: string;
  description: string;
  share: { kicker: string; title: string; note?: string };
}

const createPageTranslator = <Texts extends object>(texts: InEachLanguage<Texts>, language: Language) =>
  createTranslator({ locale: LANGUAGE_FACTS[language].locale, messages: texts[language] });

/** Translators, keyed by the texts of a language. Cached, because a translator's formatters are slow to create. */
const translators = new WeakMap<object, unknown>();

/** Returns a translator of `texts` in a language. */
export const pageTextsIn = <Texts extends object>(texts: InEachLanguage<Texts>, language: Language) => {
  type Translator = ReturnType<typeof createPageTranslator<Texts>>;
  const cached = translators.get(texts[language]) as Translator | undefined;
  const translator = cached ?? createPageTranslator(texts, language);
  translators.set(texts[language], translator);
  return translator;
};

/** Returns a translator of `texts` in the language of the page. */
export const usePageTexts = <Texts extends object>(texts: InEachLanguage<Texts>) =>
  pageTextsIn(texts, usePageLanguage());
