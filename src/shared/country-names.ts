/** Names of countries in the product's languages. */
import { LANGUAGES } from './languages.ts';

/** Returns the distinct names of a country by its ISO 3166-1 code: `Brazil`, `Brasil`. */
export const countryNames = (code: string): string[] => [
  ...new Set(LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code)),
];
