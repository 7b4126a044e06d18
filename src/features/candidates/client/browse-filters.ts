/**
 * The filters of browsing as the URL has them, and as the call takes them. Whatever a link holds that is no filter (an
 * unknown word, a job that is closed by now) is left out, so that an old link still opens a list.
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

/** The kinds of verification in `identity,english`. */
export const kindsIn = (text: string): VerificationKind[] => {
  const named = new Set(text.split(','));
  return VERIFICATION_KINDS.filter((kind) => named.has(kind));
};

/** What the call is asked, of what the URL holds. */
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

/** How many filters narrow the list; order and job do not, and people who are hired make it longer. */
export const countActive = ({ skills, availability, experience, minRate, maxRate, verified }: BrowseFilters): number =>
  [skills, availability, experience, minRate, maxRate, verified].filter(Boolean).length;

/** `a,b` as a list; the URL's way of more than one skill. */
export const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

/** A list of skills for the URL. A comma inside of one would part it, so it becomes a blank. */
export const joinSkills = (skills: readonly string[]): string =>
  skills.map((skill) => skill.replaceAll(',', ' ')).join(',');

/** The values that empty every filter, and leave the order. */
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
