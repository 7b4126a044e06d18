/**
 * The languages of the product and the facts of each, and which one a reader gets: their own choice first, then what their
 * browser asks for, else English. Pure; the texts themselves stand in the catalogs.
 */

/** What the product knows of a language; its key is the tag that stands in `lang` and in the database. */
interface LanguageFacts {
  /** What it calls itself. */
  name: string;
  /** How dates and numbers are written: Spanish as in Latin America, Portuguese as in Brazil. */
  locale: string;
  /** Open Graph has a list of its own: Latin America's Spanish is `es_LA` there. */
  openGraphLocale: string;
  /** How U.S. dollars are marked: several of the countries that read the language have dollars or pesos of their own under the bare sign. */
  dollar: string;
  /** What stands for "an hour" and "a month" behind an amount. */
  per: { hour: string; month: string };
}

const FACTS = {
  en: { name: 'English', locale: 'en-US', openGraphLocale: 'en_US', dollar: '$', per: { hour: 'hr', month: 'mo' } },
  es: { name: 'Español', locale: 'es-419', openGraphLocale: 'es_LA', dollar: 'US$', per: { hour: 'h', month: 'mes' } },
  pt: { name: 'Português', locale: 'pt-BR', openGraphLocale: 'pt_BR', dollar: 'US$', per: { hour: 'h', month: 'mês' } },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof FACTS;

/** Every language but English, which all texts are written in first. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const LANGUAGES = Object.keys(FACTS) as [Language, ...Language[]];

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = FACTS;

/** The cookie, and the query parameter that sets it, with which a visitor chooses the language of the public pages. */
export const LANGUAGE_COOKIE = 'puente_language';
export const LANGUAGE_PARAMETER = 'language';

const DEFAULT_LANGUAGE: Language = 'en';

/** The language with this name (`es`, `es-MX`, `pt_BR`), or null where it is not one of ours. */
export const languageOf = (tag: string | null | undefined): Language | null => {
  const base = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
};

/** A weight of `Accept-Language` from 0 to 1; what cannot be read counts as 0. */
const weightOf = (parameter: string | undefined): number => {
  if (parameter === undefined) return 1;
  const weight = Number(/^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]);
  return Number.isFinite(weight) ? weight : 0;
};

/** The first of our languages by the weights of an `Accept-Language` header (RFC 9110), English where there is none. */
export const acceptedLanguage = (header: string | null | undefined): Language => {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag, parameter] = part.split(';');
      return { language: languageOf(tag), weight: weightOf(parameter) };
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranked[0]?.language ?? DEFAULT_LANGUAGE;
};
