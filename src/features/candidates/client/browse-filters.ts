/**
 * Browse filters in the URL and in the call. Unknown words and closed jobs in a link are ignored, so that an old link still opens a list.
 */
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, VERIFICATION_KINDS, type VerificationKind, WORK_TYPES } from '#shared/vocabulary.ts';
import { CANDIDATE_SORTS } from '../candidates.contract.ts';
import type { BrowseFilters } from './candidates.api.ts';
import type { JobChoice } from './job-choice.ts';

export const FILTER_NAMES = [
  'q',
  'skills',
  'availability',
  'experience',
  'minRate',
  'maxRate',
  'verified',
  'includeHired',
  'jobId',
  'sort',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type UrlFilters = Record<FilterName, string>;

const among = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

const digits = (text: string): string | undefined => (/^\d{1,6}$/.test(text) ? text : undefined);

/** Parses verification kinds such as `identity,english`. */
export const kindsIn = (text: string): VerificationKind[] => {
  const kinds = new Set(text.split(','));
  return VERIFICATION_KINDS.filter((kind) => kinds.has(kind));
};

/** Returns the parameters of the call for the URL's filters. */
export const readUrlFilters = (url: UrlFilters, jobs: readonly JobChoice[]): BrowseFilters => ({
  q: url.q.slice(0, LIMITS.search),
  skills: url.skills.slice(0, LIMITS.search),
  availability: among(WORK_TYPES, url.availability),
  experience: among(EXPERIENCE_LEVELS, url.experience),
  minRate: digits(url.minRate),
  maxRate: digits(url.maxRate),
  verified: kindsIn(url.verified).join(','),
  includeHired: among(['true'], url.includeHired),
  jobId: jobs.find(({ id }) => id === url.jobId)?.id,
  sort: among(CANDIDATE_SORTS, url.sort),
});

/** Returns the number of active filters. The order, the job and hired people do not count, as they do not narrow the list. */
export const countActive = ({ skills, availability, experience, minRate, maxRate, verified }: BrowseFilters): number =>
  [skills, availability, experience, minRate, maxRate, verified].filter(Boolean).length;

/** Splits `a,b`, the form of several skills in the URL. */
export const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

/** Joins skills for the URL. A comma inside a skill becomes a space, as it would split the skill. */
export const joinSkills = (skills: readonly string[]): string =>
  skills.map((skill) => skill.replaceAll(',', ' ')).join(',');

/** Values that clear every filter and keep the order. */
export const NO_FILTERS = {
  q: '',
  skills: '',
  availability: '',
  experience: '',
  minRate: '',
  maxRate: '',
  verified: '',
  includeHired: '',
  jobId: '',
} satisfies Partial<UrlFilters>;
