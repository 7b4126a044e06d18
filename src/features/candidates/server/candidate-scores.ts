/**
 * Scores candidates for one company, from the prepared sides that are kept with the rows.
 * Invariant: a candidate's score is against the job of `jobs` they fit best, in lists and pages alike.
 */

import { type Scorable, toPair } from '#features/matching/server/compatibility.service.ts';
import type { CandidateFilter, FoundCandidate, MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide, jobBytes, jobSide } from '#features/matching/server/prepared.service.ts';
import { type RankedCursor, rankedPage } from '#features/matching/server/ranked-page.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { searchWords } from '#server/search/search-words.db.ts';
import { type BrowseFilters, bestFit, type OpenJob, type RankingJob } from '../candidates.domain.ts';
import { listUnscored } from './browse.db.ts';
import type { CandidateRow } from './candidates.db.ts';

/** The jobs ready to be compared. */
export const prepareJobs = (jobs: readonly OpenJob[]): RankingJob[] =>
  jobs.map((job) => ({ id: job.id, prepared: jobSide(job) }));

/** A candidate with the one of the jobs that they fit best; null without jobs. */
export const pairWithBest = (candidate: CandidateRow, jobs: readonly RankingJob[]): Scorable => {
  if (jobs.length === 0) return null;
  const prepared = candidateSide(candidate);
  if (prepared === null) return 'unscored';
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
  exceptIds: [],
};

/** What the index is asked for; null where nobody can meet it. */
const candidateFilter = ({ filters, among, except = [] }: RankedCandidates): CandidateFilter | null => {
  const words = filters.search === null ? [] : searchWords(filters.search);
  // Words without a letter or digit are found nowhere.
  if (filters.search !== null && words.length === 0) return null;
  const { availability, experience, minRate, maxRate, skillKeys: skills } = filters;
  const verified = filters.verified.length === 0 ? null : { kinds: filters.verified, at: Date.now() };
  return {
    availability,
    experience,
    minRate,
    maxRate,
    verified,
    skills,
    words,
    among,
    except: [...except, ...filters.exceptIds],
  };
};

/** What lists by score are made of. */
interface ScoredLists {
  db: Queryable;
  matches: MatchIndex;
}

/** How the rows of a list by score are read. */
interface RowReader<Row> {
  load(ids: string[]): Promise<Row[]>;
  idOf(row: Row): string;
}

/** A page of candidates by their scores against the job each fits best, each with that job, then those without a score; `bytes` are the jobs as the index is asked with them. */
export const rankedByScore = async <Job extends { bytes: Uint8Array }, Row>(
  { db, matches }: ScoredLists,
  jobs: readonly Job[],
  whom: RankedCandidates,
  { limit, after }: { limit: number; after: RankedCursor | null },
  { load, idOf }: RowReader<Row>,
): Promise<{ items: { row: Row; job: Job | undefined }[]; next: RankedCursor | null }> => {
  const { filters, among, except = [] } = whom;
  const filter = candidateFilter(whom);
  if (filter === null) return { items: [], next: null };
  const asked = jobs.map(({ bytes }) => bytes);
  const { items, next } = await rankedPage<FoundCandidate, Row>({
    limit,
    after,
    find: (slice) => matches.candidates({ jobs: asked, filter, ...slice }),
    findUnscored: (slice) => listUnscored(db, { filters, among, except }, slice),
    load,
    idOf,
  });
  return { items: items.map(({ row, found }) => ({ row, job: found ? jobs[found.job] : undefined })), next };
};

/** The same, each with the pair to explain; `load` gives rows by candidate id. */
export const pageByScore = async <Row extends { candidate: CandidateRow }>(
  lists: ScoredLists,
  jobs: readonly OpenJob[],
  whom: RankedCandidates,
  slice: { limit: number; after: RankedCursor | null },
  load: (ids: string[]) => Promise<Row[]>,
): Promise<{ items: { row: Row; pair: Scorable }[]; next: RankedCursor | null }> => {
  const ready = jobs.map((job) => ({ id: job.id, prepared: jobSide(job), bytes: jobBytes(job) }));
  const reader = { load, idOf: ({ candidate }: Row) => candidate.id };
  const { items, next } = await rankedByScore(lists, ready, whom, slice, reader);
  return {
    items: items.map(({ row, job }) => ({
      row,
      pair: job === undefined ? 'unscored' : toPair(job, candidateSide(row.candidate)),
    })),
    next,
  };
};
