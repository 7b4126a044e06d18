/**
 * The filters of a candidate's list, between the URL and the call. The URL may hold anything, the
 * call only valid values. Pure.
 */
import { WORK_TYPES, type WorkType } from '#shared/vocabulary.ts';
import { JOB_SORTS } from '../jobs.contract.ts';
import type { BrowseJobsFilters } from './jobs.api.ts';

export const FILTER_NAMES = ['q', 'skills', 'jobType', 'minBudget', 'timezone', 'sort'] as const;

/** The filters as in the URL; '' if absent. */
export type FilterTexts = Record<(typeof FILTER_NAMES)[number], string>;

export type JobSort = (typeof JOB_SORTS)[number];

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** The sort order in the URL. */
export const sortOf = (filters: FilterTexts): JobSort => oneOf(JOB_SORTS, filters.sort) ?? 'match';

/** The job type in the URL; null for any. */
export const jobTypeOf = (filters: FilterTexts): WorkType | null => oneOf(WORK_TYPES, filters.jobType) ?? null;

/** The skills in the URL. */
export const skillsOf = ({ skills }: FilterTexts): string[] =>
  skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);

/** Whole dollars, or null. */
export const minBudgetOf = ({ minBudget }: FilterTexts): number | null =>
  /^\d{1,6}$/.test(minBudget) ? Number(minBudget) : null;

/** The query of the call. Omits what the contract would refuse, except a time zone, which only the server can check. */
export const toQuery = (filters: FilterTexts): BrowseJobsFilters => {
  const minBudget = minBudgetOf(filters);
  const sort = sortOf(filters);
  return {
    q: filters.q,
    skills: skillsOf(filters).join(','),
    jobType: jobTypeOf(filters),
    timezone: filters.timezone,
    ...(minBudget === null ? {} : { minBudget: String(minBudget) }),
    ...(sort === 'match' ? {} : { sort }),
  };
};

/** The number of active filters other than the search words. */
export const countActive = (filters: FilterTexts): number =>
  [
    skillsOf(filters).length > 0,
    jobTypeOf(filters) !== null,
    minBudgetOf(filters) !== null,
    filters.timezone !== '',
  ].filter(Boolean).length;

/** Resets every filter; the order stays. */
export const NO_FILTERS = { q: '', skills: '', jobType: '', minBudget: '', timezone: '' } as const;
