/** Converts the filters in the URL to parameters of the API call. Ignores unknown values and closed jobs, so that old links still open a list. */
import { validTime } from '#features/list-visits/client/public/last-visit.ts';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, VERIFICATION_KINDS, type VerificationKind, WORK_TYPES } from '#shared/vocabulary.ts';
import { CANDIDATE_SORTS } from '../candidates.contract.ts';
import type { BrowseFilters } from './candidates.api.ts';
import type { JobChoice } from './job-choice.ts';
import { findChoice, parsePeopleUrlFilters } from './public/people-query.ts';

/** Filters that exclude people. */
const NARROWING_FILTERS = [
  'skills',
  'availability',
  'experience',
  'minRate',
  'maxRate',
  'country',
  'minEnglish',
  'minOverlap',
  'availableBy',
  'verified',
  'newSince',
] as const;

export const FILTER_NAMES = ['q', ...NARROWING_FILTERS, 'includeHired', 'jobId', 'sort'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type UrlFilters = Record<FilterName, string>;

const validRate = (text: string): string | undefined => (/^\d{1,6}$/.test(text) ? text : undefined);

/** Parses verification kinds such as `identity,english`. */
export const parseKinds = (text: string): VerificationKind[] => {
  const kinds = new Set(text.split(','));
  return VERIFICATION_KINDS.filter((kind) => kinds.has(kind));
};

/** Restrictions on the user's filters. */
export interface FilterScope {
  /** The company's open jobs. */
  jobs: readonly JobChoice[];
  /** True if names are hidden from the user. The country is then hidden too, and the API rejects the country filter. */
  hidesNames: boolean;
}

/** Converts the filters in the URL to API parameters. */
export const parseUrlFilters = (url: UrlFilters, { jobs, hidesNames }: FilterScope): BrowseFilters => ({
  q: url.q.trim().slice(0, LIMITS.search),
  skills: url.skills.slice(0, LIMITS.search),
  availability: findChoice(WORK_TYPES, url.availability),
  experience: findChoice(EXPERIENCE_LEVELS, url.experience),
  minRate: validRate(url.minRate),
  maxRate: validRate(url.maxRate),
  ...parsePeopleUrlFilters(url, hidesNames),
  verified: parseKinds(url.verified).join(','),
  newSince: validTime(url.newSince),
  jobId: jobs.find(({ id }) => id === url.jobId)?.id,
  sort: findChoice(CANDIDATE_SORTS, url.sort),
});

const countFilled = (filters: BrowseFilters, names: readonly FilterName[]): number =>
  names.filter((name) => Boolean(filters[name])).length;

/** Returns the number of active filters. The search, the order and the job do not count. */
export const countActive = (filters: BrowseFilters): number =>
  countFilled(filters, [...NARROWING_FILTERS, 'includeHired']);

/** Returns true if the search or a filter excludes people. */
export const isNarrowed = (filters: BrowseFilters): boolean =>
  Boolean(filters.q) || countFilled(filters, NARROWING_FILTERS) > 0;

type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** Returns the sort orders that apply to the list. Sorting by match requires a search or a job. */
export const possibleOrders = ({ q }: BrowseFilters, jobs: readonly JobChoice[]): readonly CandidateSort[] =>
  jobs.length > 0 || q ? CANDIDATE_SORTS : CANDIDATE_SORTS.filter((sort) => sort !== 'match');

/** Returns the chosen order if it applies, and otherwise the first available order. */
export const currentOrder = (filters: BrowseFilters, jobs: readonly JobChoice[]): CandidateSort => {
  const orders = possibleOrders(filters, jobs);
  return orders.find((sort) => sort === filters.sort) ?? orders[0] ?? 'newest';
};

/** Returns true if the search decides the order. */
export const isSortedByRelevance = ({ q, sort }: BrowseFilters): boolean => Boolean(q) && (sort ?? 'match') === 'match';

/** Splits a list of skills from the URL, such as `a,b`. */
export const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

/** Joins skills for the URL. Replaces a comma inside a skill with a space, because it would split the skill. */
export const joinSkills = (skills: readonly string[]): string =>
  skills.map((skill) => skill.replaceAll(',', ' ')).join(',');

/** Values that clear every filter, the search and the job, and keep the order. */
export const NO_FILTERS = {
  q: '',
  skills: '',
  availability: '',
  experience: '',
  minRate: '',
  maxRate: '',
  country: '',
  minEnglish: '',
  minOverlap: '',
  availableBy: '',
  verified: '',
  newSince: '',
  includeHired: '',
  jobId: '',
} satisfies Partial<UrlFilters>;
