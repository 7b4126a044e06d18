/**
 * Reads the filters for a candidate's job list from the URL and converts them to the query of the API call. The URL may contain anything, but the
 * query contains only valid values. Pure.
 */
import { validTime } from '#features/list-visits/client/public/last-visit.ts';
import { isCountry } from '#shared/countries.ts';
import { WORK_TYPES, type WorkType } from '#shared/vocabulary.ts';
import { JOB_SORTS } from '../jobs.contract.ts';
import type { BrowseJobsFilters } from './jobs.api.ts';

export const FILTER_NAMES = [
  'q',
  'skills',
  'jobType',
  'minBudget',
  'minOverlap',
  'postedWithin',
  'minScore',
  'verified',
  'country',
  'newSince',
  'sort',
] as const;

/** The options of the filters: hours, days and points. */
export const CHOICES = {
  minOverlap: ['2', '4', '6', '8'],
  postedWithin: ['1', '7', '30'],
  minScore: ['50', '60', '70', '80', '90'],
} as const;
type Choice = keyof typeof CHOICES;
const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];

/** The filters as in the URL; '' if absent. */
export type FilterTexts = Record<(typeof FILTER_NAMES)[number], string>;

export type JobSort = (typeof JOB_SORTS)[number];

const findValue = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** Returns the sort order in the URL. */
export const parseSort = (filters: FilterTexts): JobSort => findValue(JOB_SORTS, filters.sort) ?? 'match';

/** Returns the job type in the URL, or null for any. */
export const parseJobType = (filters: FilterTexts): WorkType | null => findValue(WORK_TYPES, filters.jobType) ?? null;

export const parseSkills = ({ skills }: FilterTexts): string[] =>
  skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);

/** Returns the minimum budget in whole dollars, or null. */
export const parseMinBudget = ({ minBudget }: FilterTexts): number | null =>
  /^\d{1,6}$/.test(minBudget) ? Number(minBudget) : null;

/** Returns the value of a filter with choices, or '' for any. A minimum score applies only when sorted by match. */
export const parseChoice = (filters: FilterTexts, name: Choice): string =>
  name === 'minScore' && parseSort(filters) !== 'match' ? '' : (findValue<string>(CHOICES[name], filters[name]) ?? '');

/** Returns whether the list is limited to jobs at verified companies. */
export const isVerifiedOnly = ({ verified }: FilterTexts): boolean => verified === 'true';

/** Returns the country that jobs must be open to, or '' for any. */
export const parseCountry = ({ country }: FilterTexts): string => (isCountry(country) ? country : '');

const omitEmpty = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Converts the filters to the query of the API call. Omits values that the contract would refuse. */
export const toQuery = (filters: FilterTexts): BrowseJobsFilters => {
  const minBudget = parseMinBudget(filters);
  const sort = parseSort(filters);
  return {
    q: filters.q,
    skills: parseSkills(filters).join(','),
    jobType: parseJobType(filters),
    ...(minBudget === null ? {} : { minBudget: String(minBudget) }),
    ...omitEmpty(Object.fromEntries(CHOICE_NAMES.map((name) => [name, parseChoice(filters, name)]))),
    ...(isVerifiedOnly(filters) ? { verified: 'true' } : {}),
    ...omitEmpty({ country: parseCountry(filters), newSince: validTime(filters.newSince) ?? '' }),
    ...(sort === 'match' ? {} : { sort }),
  };
};

/** Returns the number of active filters other than the search words. */
export const countActiveFilters = (filters: FilterTexts): number =>
  [
    parseSkills(filters).length > 0,
    parseJobType(filters) !== null,
    parseMinBudget(filters) !== null,
    isVerifiedOnly(filters),
    parseCountry(filters) !== '',
    validTime(filters.newSince) !== undefined,
    ...CHOICE_NAMES.map((name) => parseChoice(filters, name) !== ''),
  ].filter(Boolean).length;

/** Resets every filter, but not the sort order. */
export const NO_FILTERS = {
  q: '',
  skills: '',
  jobType: '',
  minBudget: '',
  minOverlap: '',
  postedWithin: '',
  minScore: '',
  verified: '',
  country: '',
  newSince: '',
} as const;
