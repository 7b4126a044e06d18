/**
 * The language of a mail: each feature's mails read a catalog of their own, in the language of whoever gets them. A missing
 * text is an error, never a key in somebody's mailbox.
 */
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import { LOCALES } from '#shared/languages.ts';
import type { Language } from '#shared/vocabulary.ts';

/** Who gets a mail, as far as its words need it. */
export interface MailReader {
  language: Language;
  /** The site's address without a trailing slash. */
  publicUrl: string;
}

const throwMissing = (error: Error): void => {
  throw error;
};

/** The texts of a catalog in a language. */
export const mailTexts = <Catalog extends AbstractIntlMessages>(
  catalogs: Readonly<Record<Language, Catalog>>,
  language: Language,
) => createTranslator({ locale: LOCALES[language], messages: catalogs[language], onError: throwMissing });

/**
 * Anyone can type anyone's address under any name, so a name that reads like an address or a link is not repeated to someone who
 * may not have typed it.
 */
const LOOKS_LIKE_A_LINK = /[:/@\\]|\w\.\w|www/i;

/** The name as it may stand in a mail, or null. */
export const plainName = (name: string): string | null => (LOOKS_LIKE_A_LINK.test(name) ? null : name);

const HELLO: Readonly<Record<Language, string>> = { en: 'Hello', es: 'Hola', pt: 'Olá' };

/** `Hello Ana,`; without a name, or with one that reads like a link, `Hello,`. */
export const greeting = (language: Language, name: string | null = null): string => {
  const plain = name === null ? null : plainName(name);
  return plain === null ? `${HELLO[language]},` : `${HELLO[language]} ${plain},`;
};
