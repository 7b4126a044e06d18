/**
 * Texts of mails. Each feature has its texts in `*.mails.<language>.ts`, and each mail uses the language of its reader. A missing text is an error,
 * so no key ends up in a mailbox.
 */
import { createTranslator } from 'use-intl/core';
import { isolated } from '#shared/isolated.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';

/** The texts of a feature's mails in each language. */
type Catalogs<English extends object> = Readonly<Record<Language, TranslationOf<English>>>;

/** The recipient, as far as texts need it. */
export interface MailReader {
  language: Language;
  /** The site's address without a trailing slash. */
  publicUrl: string;
}

const throwMissing = (error: Error): void => {
  throw error;
};

const makeTexts = <English extends object>(messages: TranslationOf<English>, language: Language) =>
  createTranslator({ locale: LANGUAGE_FACTS[language].locale, messages, onError: throwMissing });

type Texts<English extends object> = ReturnType<typeof makeTexts<English>>;

/** If a sentence ends in a name that ends in a dot, drops the second dot. */
const withoutDoubleStop = (text: string, values: object): string =>
  Object.values(values).reduce<string>(
    (sentence, value) =>
      typeof value === 'string' && /[^.]\.$/.test(value) ? sentence.replaceAll(`${value}.`, value) : sentence,
    text,
  );

const isolateEach = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? isolated(value) : value]),
  );

/** Wraps texts so that names are isolated and never followed by two dots. Texts without values are formatted once. */
const withNames = <English extends object>(texts: Texts<English>): Texts<English> => {
  const constantTexts = new Map<string, string>();
  return new Proxy(texts, {
    apply: (translate, self, [key, values]: [key: string, values?: object]) => {
      if (values !== undefined)
        return withoutDoubleStop(Reflect.apply(translate, self, [key, isolateEach(values)]) as string, values);
      const text = constantTexts.get(key) ?? (Reflect.apply(translate, self, [key]) as string);
      constantTexts.set(key, text);
      return text;
    },
  });
};

/** The mail texts of a feature by language. Translators are cached because parsing messages is slower than formatting them. */
export const mailTexts = <English extends object>(
  catalogs: Catalogs<English>,
): ((language: Language) => Texts<English>) => {
  const cache = new Map<Language, Texts<English>>();
  return (language) => {
    const texts = cache.get(language) ?? withNames(makeTexts<English>(catalogs[language], language));
    cache.set(language, texts);
    return texts;
  };
};

/** Anyone can enter any address with any name, so names that look like an address or a link are not repeated to the recipient. */
const LOOKS_LIKE_A_LINK = /[:/@\\]|\w\.\w|\bwww/i;

/** A name that is safe in a mail, or null. */
export const plainName = (name: string): string | null => (LOOKS_LIKE_A_LINK.test(name) ? null : name);

const HELLO: Readonly<Record<Language, string>> = { en: 'Hello', es: 'Hola', pt: 'Olá' };

/** `Hello Ana,`; without a name, or if it looks like a link, `Hello,`. */
export const greeting = (language: Language, name: string | null = null): string => {
  const plain = name === null ? null : plainName(name);
  const hello = HELLO[language];
  return plain === null ? `${hello},` : `${hello} ${isolated(plain)},`;
};
