/**
 * Which language a reader gets: their own choice first, then what their browser asks for, else English. Pure; the texts
 * themselves stand in the catalogs.
 */
import { LANGUAGES, type Language } from './vocabulary.ts';

/** How dates and numbers are written in each language: Spanish as in Latin America, Portuguese as in Brazil. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', pt: 'Português' };

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
