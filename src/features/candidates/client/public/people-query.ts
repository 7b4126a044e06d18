/**
 * Converts the filters that all lists of people share from URL texts to API parameters. Ignores unknown values, so that old links still open a
 * list.
 */
import { isCountry } from '#shared/countries.ts';
import { LIMITS } from '#shared/limits.ts';
import { LANGUAGE_LEVELS, OVERLAP_HOURS } from '#shared/vocabulary.ts';

export const PEOPLE_FILTERS = ['country', 'minEnglish', 'minOverlap', 'availableBy', 'includeHired'] as const;

/** The filters as in the URL; '' if absent. */
export type PeopleUrlFilters = Record<(typeof PEOPLE_FILTERS)[number], string>;

/** Values that clear every filter. */
export const NO_PEOPLE_FILTERS: PeopleUrlFilters = {
  country: '',
  minEnglish: '',
  minOverlap: '',
  availableBy: '',
  includeHired: '',
};

export const findChoice = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** The maximum number of countries that fit into the `country` parameter of the API: two characters each, separated by commas. */
const MAX_COUNTRIES = Math.floor((LIMITS.search + 1) / 3);

/** Parses countries such as `CO,PE`: known codes, each once. */
export const parseCountries = (text: string): string[] =>
  [...new Set(text.split(','))].filter(isCountry).slice(0, MAX_COUNTRIES);

/** Returns a day such as `2027-01-15` if the API accepts it. */
const parseDay = (text: string): string | undefined => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
};

/** Returns the API parameters. While names are hidden, the country is hidden too, and the API rejects the country filter. */
export const parsePeopleUrlFilters = (url: PeopleUrlFilters, hidesNames: boolean) => ({
  country: hidesNames ? undefined : parseCountries(url.country).join(','),
  minEnglish: findChoice(LANGUAGE_LEVELS, url.minEnglish),
  minOverlap: findChoice(OVERLAP_HOURS, url.minOverlap),
  availableBy: parseDay(url.availableBy),
  includeHired: findChoice(['true'], url.includeHired),
});
