/** Names of countries and languages in the user's language, from the browser. Returns the code if the browser has no name for it. */
import { COUNTRIES } from '#shared/countries.ts';
import { SELECTABLE_LANGUAGES } from '#shared/language-tags.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { SelectOption } from './select-field.tsx';

type Kind = 'region' | 'language';

const createDisplayNames = (locale: string, kind: Kind) => new Intl.DisplayNames([locale], { type: kind });

/** Returns the name of a language for use within a sentence: `Spanish`, `español`. */
export const languageInSentence = (code: string, locale: string): string =>
  createDisplayNames(locale, 'language').of(code) ?? code;

/** Returns a phrase with its first letter in upper case. */
export const capitalize = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** Returns a capitalized name: `Colombia`, `Español`. Returns '' for '', which Intl rejects. */
export const codeName = (code: string, kind: Kind, locale: string): string => {
  if (code === '') return '';
  return capitalize(createDisplayNames(locale, kind).of(code) ?? code, locale);
};

const codeOptions = (codes: readonly string[], kind: Kind, locale: string): SelectOption[] => {
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((value) => ({ value, label: codeName(value, kind, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** Returns countries sorted by name; all of them by default. */
export const countryOptions = (locale: string, countries: readonly string[] = COUNTRIES): SelectOption[] =>
  codeOptions(countries, 'region', locale);

/** Returns languages sorted by name, including those in `chosen`. Omits other languages that the browser cannot name. */
export const languageOptions = (locale: string, chosen: readonly string[]): SelectOption[] =>
  codeOptions([...new Set([...SELECTABLE_LANGUAGES, ...chosen.filter(Boolean)])], 'language', locale).filter(
    ({ value, label }) => chosen.includes(value) || label.toLowerCase() !== value,
  );

/** Returns the languages that the product is translated into, sorted by name. */
export const productLanguageOptions = (locale: string): SelectOption[] => codeOptions(LANGUAGES, 'language', locale);
