/**
 * The filters of candidates' lists of open jobs, parsed once from a query for both the database and
 * the score index.
 * Invariant: null and empty filters match everything.
 */
import { foldText, readTimezone, skillKeys } from '#engine/matching.domain.ts';
import { type SearchWord, searchWords } from '#server/search/search-words.db.ts';
import { invalidField } from '#shared/errors.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import type { BrowseJobsQuery } from '../jobs.contract.ts';
import { companyOffsetsNear, type OffsetRange } from '../jobs.domain.ts';

/** A search on open jobs. Empty lists and null mean no filter. */
export interface JobFilter {
  /** Each must match the job's text or its company's name. */
  words: readonly SearchWord[];
  /** Canonical skill keys; all must match. */
  skillKeys: readonly string[];
  jobType: WorkType | null;
  /** Whole dollars an hour. Jobs without a budget never match. */
  minBudget: number | null;
  /** Ranges for the zone offset of a job in January and in July. Jobs without a readable zone never match. */
  zone: { january: OffsetRange[]; july: OffsetRange[] } | null;
}

const readZone = (timezone: string): JobFilter['zone'] => {
  const offsets = readTimezone(timezone);
  if (offsets === null) {
    throw invalidField('timezone', 'not-a-time-zone');
  }
  return { january: companyOffsetsNear(offsets.january), july: companyOffsetsNear(offsets.july) };
};

/** A search for a single folded word. */
export const filterByWord = (word: string): JobFilter => ({
  words: searchWords(word),
  skillKeys: [],
  jobType: null,
  minBudget: null,
  zone: null,
});

/**
 * Parses a query. `correct` corrects typos in the folded search. Null if the search contains words
 * without a letter or digit, which match nothing. Throws `invalid` for an unreadable time zone.
 */
export const readFilter = async (
  query: BrowseJobsQuery,
  correct: (folded: string) => Promise<string>,
): Promise<JobFilter | null> => {
  const words = searchWords(await correct(foldText(query.q ?? '')));
  if (query.q && words.length === 0) return null;
  return {
    words,
    skillKeys: query.skills ? skillKeys(query.skills.split(',')) : [],
    jobType: query.jobType || null,
    minBudget: query.minBudget ? Number(query.minBudget) : null,
    zone: query.timezone ? readZone(query.timezone) : null,
  };
};
