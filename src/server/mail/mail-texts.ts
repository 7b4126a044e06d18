/**
 * The language of a mail: what mails say stands in one catalog a language, by feature, and each is written in the language of
 * whoever gets it. A missing text is an error, never a key in somebody's mailbox.
 */
import { createTranslator } from 'use-intl/core';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { isolated } from '#shared/isolated.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { mailCatalogEn } from './mail-catalog.en.ts';

type MailFeature = Exclude<keyof typeof mailCatalogEn, 'hello'>;

/** Who gets a mail, as far as its words need it. */
export interface MailReader {
  language: Language;
  /** The site's address without a trailing slash. */
  publicUrl: string;
}

const throwMissing = (error: Error): void => {
  throw error;
};

const makeTexts = <Feature extends MailFeature>(feature: Feature, language: Language) =>
  createTranslator({
    locale: LANGUAGE_FACTS[language].locale,
    messages: SERVER_WORDS[language].mail[feature],
    onError: throwMissing,
  });

type Texts<Feature extends MailFeature> = ReturnType<typeof makeTexts<Feature>>;

/** A sentence that ends in a name that ends in a dot ends in that dot. */
const withOneStop = (text: string, values: object): string =>
  Object.values(values).reduce<string>(
    (said, value) => (typeof value === 'string' && /[^.]\.$/.test(value) ? said.replaceAll(`${value}.`, value) : said),
    text,
  );

const isolatedEach = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? isolated(value) : value]),
  );

/** The same texts, with names set apart from the words around them and one stop after them. */
const withNames = <Feature extends MailFeature>(texts: Texts<Feature>): Texts<Feature> =>
  new Proxy(texts, {
    apply: (say, self, [key, values = {}]: [key: string, values?: object]) =>
      withOneStop(Reflect.apply(say, self, [key, isolatedEach(values)]) as string, values),
  });

/** One of each: it keeps the sentences it has read, which takes longer than filling them in. */
const known = new Map<string, unknown>();

/** The texts of a feature's mails in a language. */
export const mailTexts = <Feature extends MailFeature>(feature: Feature, language: Language) => {
  const key = `${feature} ${language}`;
  const texts = (known.get(key) ?? withNames(makeTexts(feature, language))) as Texts<Feature>;
  known.set(key, texts);
  return texts;
};

/**
 * Anyone can type anyone's address under any name, so a name that reads like an address or a link is not repeated to someone who
 * may not have typed it.
 */
const LOOKS_LIKE_A_LINK = /[:/@\\]|\w\.\w|\bwww/i;

/** The name as it may stand in a mail, or null. */
export const plainName = (name: string): string | null => (LOOKS_LIKE_A_LINK.test(name) ? null : name);

/** `Hello Ana,`; without a name, or with one that reads like a link, `Hello,`. */
export const greeting = (language: Language, name: string | null = null): string => {
  const plain = name === null ? null : plainName(name);
  const { hello } = SERVER_WORDS[language].mail;
  return plain === null ? `${hello},` : `${hello} ${isolated(plain)},`;
};
