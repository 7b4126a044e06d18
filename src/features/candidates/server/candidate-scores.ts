/**
 * Scores candidates for one company, from the prepared sides that are kept with the rows.
 * Invariant: a candidate's score is against the job of `jobs` they fit best, in lists and pages alike.
 */

import type { Pair } from '#features/matching/server/compatibility.service.ts';
import type { FoundCandidate, MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide, jobBytes, jobSide } from '#features/matching/server/prepared.service.ts';
import { type RankedCursor, rankedPage } from '#features/matching/server/ranked-page.service.ts';
import { searchWords } from '#server/search/search-words.db.ts';
import { type BrowseFilters, bestFit, type OpenJob, type RankingJob } from '../candidates.domain.ts';
import type { CandidateRow } from './candidates.db.ts';

/** The jobs ready to be compared. */
export const prepareJobs = (jobs: readonly OpenJob[]): RankingJob[] =>
  jobs.map((job) => ({ id: job.id, prepared: jobSide(job) }));

/** A candidate with the one of the jobs that they fit best; null without jobs. */
export const pairWithBest = (candidate: CandidateRow, jobs: readonly RankingJob[]): Pair | null => {
  if (jobs.length === 0) return null;
  const prepared = candidateSide(candidate);
  const fit = bestFit(jobs, prepared);
  return fit && { job: fit.job, candidate: prepared };
};

/** Whom a list by score has: those who meet the filters, or of those given the ones who do. */
export interface RankedCandidates {
  filters: BrowseFilters;
  among: readonly string[] | null;
  /** Nobody is left out where it is. */
  except?: readonly string[];
}

/** Who is in a list that asks for nothing. */
export const EVERYBODY: BrowseFilters = {
  search: null,
  skillKeys: [],
  availability: null,
  experience: null,
  minRate: null,
  maxRate: null,
  verified: [],
};

/** A page of candidates by their scores against the job each fits best; `load` gives rows by candidate id. */
export const pageByScore = async <Row extends { candidate: CandidateRow }>(
  matches: MatchIndex,
  jobs: readonly OpenJob[],
  { filters, among, except = [] }: RankedCandidates,
  { limit, after }: { limit: number; after: RankedCursor | null },
  load: (ids: string[]) => Promise<Row[]>,
): Promise<{ items: { row: Row; pair: Pair | null }[]; next: RankedCursor | null }> => {
  const words = filters.search === null ? [] : searchWords(filters.search);
  // Words without a letter or digit are found nowhere.
  if (filters.search !== null && words.length === 0) return { items: [], next: null };
  const { availability, experience, minRate, maxRate, skillKeys: skills } = filters;
  const verified = filters.verified.length === 0 ? null : { kinds: filters.verified, at: Date.now() };
  const filter = { availability, experience, minRate, maxRate, verified, skills, words, among, except };
  const prepared = prepareJobs(jobs);
  const asked = jobs.map(jobBytes);
  const page = await rankedPage<FoundCandidate, Row>({
    limit,
    after,
    find: (slice) => matches.candidates({ jobs: asked, filter, ...slice }),
    load,
    idOf: ({ candidate }) => candidate.id,
  });
  return {
    items: page.items.map(({ row, found }) => {
      const job = prepared[found.job];
      return { row, pair: job === undefined ? null : { job, candidate: candidateSide(row.candidate) } };
    }),
    next: page.next,
  };
};
