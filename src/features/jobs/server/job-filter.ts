/**
 * What narrows the candidates' lists of open jobs, read out of a query once: for the database and for the index of scores.
 * Invariant: null and empty narrow nothing.
 */
import { foldText, readTimezone, skillKeys } from '#engine/matching.domain.ts';
import { type SearchWord, searchWords } from '#server/search/search-words.db.ts';
import { invalidField } from '#shared/errors.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import type { BrowseJobsQuery } from '../jobs.contract.ts';
import { companyOffsetsNear, type OffsetRange } from '../jobs.domain.ts';

/** A search on open jobs; empty lists and null mean "not asked". */
export interface JobFilter {
  /** Each must be found in the job's text or its company's name. */
  words: readonly SearchWord[];
  /** Canonical skill keys; all of them. */
  skillKeys: readonly string[];
  jobType: WorkType | null;
  /** Whole dollars an hour; jobs that state no budget have none to offer. */
  minBudget: number | null;
  /** Offsets a job's zone must have in January and in July; jobs without a readable zone have none. */
  zone: { january: OffsetRange[]; july: OffsetRange[] } | null;
}

const readZone = (timezone: string): JobFilter['zone'] => {
  const offsets = readTimezone(timezone);
  if (offsets === null) {
    throw invalidField('timezone', 'not-a-time-zone');
  }
  return { january: companyOffsetsNear(offsets.january), july: companyOffsetsNear(offsets.july) };
};

/** A search for one folded word and nothing else. */
export const filterByWord = (word: string): JobFilter => ({
  words: searchWords(word),
  skillKeys: [],
  jobType: null,
  minBudget: null,
  zone: null,
});

/**
 * Reads a query; `correct` gives its folded search without slips. Null where it asks for words without a letter or digit, which nothing has. Throws `invalid` for a time zone that
 * cannot be read.
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
