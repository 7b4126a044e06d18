/**
 * The languages of the product, and how to choose one for a user: the user's choice, then the browser's preference, then English. Pure. The texts
 * are in the catalogs.
 */

/** Facts about a language. The key is the tag in `lang` and in the database. */
interface LanguageFacts {
  /** The name of the language, in that language. */
  name: string;
  /** The locale for dates and numbers: Latin American Spanish, Brazilian Portuguese. */
  locale: string;
  /** The tag for Open Graph, which uses `es_LA` for Latin American Spanish. */
  openGraphLocale: string;
  /** The sign for U.S. dollars. Several countries with these languages use `$` for their own dollars or pesos. */
  dollar: string;
  /** Suffixes of an amount per hour and per month. */
  per: { hour: string; month: string };
}

const FACTS = {
  en: { name: 'English', locale: 'en-US', openGraphLocale: 'en_US', dollar: '$', per: { hour: 'hr', month: 'mo' } },
  es: { name: 'Español', locale: 'es-419', openGraphLocale: 'es_LA', dollar: 'US$', per: { hour: 'h', month: 'mes' } },
  pt: { name: 'Português', locale: 'pt-BR', openGraphLocale: 'pt_BR', dollar: 'US$', per: { hour: 'h', month: 'mês' } },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof FACTS;

/** Every language except English, the source of all texts. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const LANGUAGES = Object.keys(FACTS) as [Language, ...Language[]];

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = FACTS;

/** The name of the cookie, and of the query parameter that sets it, for the language of the public pages. */
export const LANGUAGE_COOKIE = 'puente_language';
export const LANGUAGE_PARAMETER = 'language';

const DEFAULT_LANGUAGE: Language = 'en';

/** Parses a tag (`es`, `es-MX`, `pt_BR`). Returns null for unsupported languages. */
export const parseLanguage = (tag: string | null | undefined): Language | null => {
  const base = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
};

/** Parses a weight of `Accept-Language` from 0 to 1. Unreadable weights count as 0. */
const parseWeight = (parameter: string | undefined): number => {
  if (parameter === undefined) return 1;
  const weight = Number(/^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]);
  return Number.isFinite(weight) ? weight : 0;
};

/** Returns the supported language with the highest weight in an `Accept-Language` header (RFC 9110), or English. */
export const acceptedLanguage = (header: string | null | undefined): Language => {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag, parameter] = part.split(';');
      return { language: parseLanguage(tag), weight: parseWeight(parameter) };
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranked[0]?.language ?? DEFAULT_LANGUAGE;
};
