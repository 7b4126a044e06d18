/**
 * Texts of emails. Each feature has its texts in `*.mails.<language>.ts`, and each email uses the language of its reader. Throws for a missing text,
 * so that no email contains a key.
 */
import { createTranslator } from 'use-intl/core';
import { isolateText } from '#shared/isolated.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';

/** The texts of a feature's emails in each language. */
type Catalogs<English extends object> = Readonly<Record<Language, TranslationOf<English>>>;

/** The facts about the recipient that texts need. */
export interface MailReader {
  language: Language;
  /** The site's URL without a trailing slash. */
  publicUrl: string;
}

export interface NamedReader extends MailReader {
  firstName: string;
}

const throwMissing = (error: Error): void => {
  throw error;
};

const makeTexts = <English extends object>(messages: TranslationOf<English>, language: Language) =>
  createTranslator({ locale: LANGUAGE_FACTS[language].locale, messages, onError: throwMissing });

type Texts<English extends object> = ReturnType<typeof makeTexts<English>>;

type Values = Readonly<Record<string, string | number>>;

/** Private-use characters around the name of a value. No text contains them, so splitting at them finds exactly the values. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const SLOT = new RegExp(`${OPEN}(\\w+)${CLOSE}`);
/**
 * The maximum number of cached templates per feature and language. The cache is cleared when full, because there is a
 * template for each number.
 */
const MAX_TEMPLATES = 1_000;

/** Fills a template. Isolates the text direction of names. A name that ends with a dot is not followed by another dot. */
const fill = (template: readonly string[], values: Values): string => {
  let text = template[0] ?? '';
  for (let index = 1; index < template.length; index += 2) {
    const value = String(values[template[index] ?? '']);
    const rest = template[index + 1] ?? '';
    text += isolateText(value) + (/[^.]\.$/.test(value) && rest.startsWith('.') ? rest.slice(1) : rest);
  }
  return text;
};

/**
 * Wraps texts so that the direction of names is isolated. Formats each text once for the same numbers and fills in the names afterward, because
 * formatting a plural takes longer than the rest of an email. So texts must not select words by a name (`select`).
 */
const withIsolatedNames = <English extends object>(texts: Texts<English>): Texts<English> => {
  const templates = new Map<string, readonly string[]>();
  const cachedTemplate = (translate: Texts<English>, key: string, values: Values): readonly string[] => {
    const cacheKey = Object.values(values).reduce<string>(
      (parts, value) => (typeof value === 'string' ? parts : `${parts} ${value}`),
      key,
    );
    const cached = templates.get(cacheKey);
    if (cached !== undefined) return cached;
    const slots = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${OPEN}${name}${CLOSE}` : value,
    ]);
    const template = String(Reflect.apply(translate, undefined, [key, Object.fromEntries(slots)])).split(SLOT);
    if (templates.size >= MAX_TEMPLATES) templates.clear();
    templates.set(cacheKey, template);
    return template;
  };
  return new Proxy(texts, {
    apply: (translate, _, [key, values = {}]: [key: string, values?: Values]) =>
      fill(cachedTemplate(translate, key, values), values),
  });
};

/** Returns the email texts of a feature by language. Caches translators, because parsing messages is slower than formatting them. */
export const mailTexts = <English extends object>(
  catalogs: Catalogs<English>,
): ((language: Language) => Texts<English>) => {
  const cache = new Map<Language, Texts<English>>();
  return (language) => {
    const texts = cache.get(language) ?? withIsolatedNames(makeTexts<English>(catalogs[language], language));
    cache.set(language, texts);
    return texts;
  };
};

/** Matches names that look like an address or a link. Emails omit these names, because anyone can enter any name for any address. */
const LINK_LIKE = /[:/@\\]|\w\.\w|\bwww/i;

/** Returns the name if it is safe in an email, otherwise null. */
export const safeName = (name: string): string | null => (LINK_LIKE.test(name) ? null : name);

const HELLO: Readonly<Record<Language, string>> = { en: 'Hello', es: 'Hola', pt: 'Olá' };

/** Returns `Hello Ana,`, or `Hello,` if there is no name or it looks like a link. */
export const greeting = (language: Language, name: string | null = null): string => {
  const plain = name === null ? null : safeName(name);
  const hello = HELLO[language];
  return plain === null ? `${hello},` : `${hello} ${isolateText(plain)},`;
};
