/**
 * What a candidate's list is narrowed by, between the URL and the call: the URL may hold anything, the call only what the
 * contract knows. Pure.
 */
import { WORK_TYPES, type WorkType } from '#shared/vocabulary.ts';
import { JOB_SORTS } from '../jobs.contract.ts';
import type { BrowseJobsFilters } from './jobs.api.ts';

export const FILTER_NAMES = ['q', 'skills', 'jobType', 'minBudget', 'timezone', 'sort'] as const;

/** The filters as the URL has them; '' where one is absent. */
export type FilterTexts = Record<(typeof FILTER_NAMES)[number], string>;

export type JobSort = (typeof JOB_SORTS)[number];

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** The order that the URL asks for. */
export const sortOf = (filters: FilterTexts): JobSort => oneOf(JOB_SORTS, filters.sort) ?? 'match';

/** The kind of work that the URL asks for; null for any. */
export const jobTypeOf = (filters: FilterTexts): WorkType | null => oneOf(WORK_TYPES, filters.jobType) ?? null;

/** The skills that the URL asks for. */
export const skillsOf = ({ skills }: FilterTexts): string[] =>
  skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);

/** Whole dollars, or null. */
export const minBudgetOf = ({ minBudget }: FilterTexts): number | null =>
  /^\d{1,6}$/.test(minBudget) ? Number(minBudget) : null;

/** What to call with; what the contract would refuse is left out, save a time zone, which only the server can read. */
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

/** How many filters beside the words narrow the list. */
export const countActive = (filters: FilterTexts): number =>
  [
    skillsOf(filters).length > 0,
    jobTypeOf(filters) !== null,
    minBudgetOf(filters) !== null,
    filters.timezone !== '',
  ].filter(Boolean).length;

/** Every filter undone; the order stays. */
export const NO_FILTERS = { q: '', skills: '', jobType: '', minBudget: '', timezone: '' } as const;
