/**
 * Scores jobs for a candidate with the exact function, and orders them by it. Holds jobs ready for comparison as long as
 * they are unchanged; that is speed only, the numbers are the engine's.
 * Invariant: lists and pages of a job and a candidate get the same score from here.
 */

import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import type { Compatibility } from '#features/matching/matching.contract.ts';
import {
  explainPair,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  rankScore,
  type TriedChange,
  triedChanges,
} from '#features/matching/matching.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import { createLru } from '#server/lru.ts';
import { comparedOf } from '../completeness.domain.ts';
import type { PooledJob } from './job-pool.db.ts';
import { type JobRow, readOffers } from './jobs.db.ts';

/** A few kilobytes each; enough for the jobs that the candidates of one day are shown. */
const MOST_PREPARED = 8_000;
const preparedJobs = createLru<PreparedJob>(MOST_PREPARED);

const keyOf = ({ id, updatedAt, meaningOf }: PooledJob): string => `${id}:${updatedAt}:${meaningOf}`;

/** A candidate as the engine compares them. Made for each request: profiles change, and one is quick. */
export const prepareSide = (candidate: CandidateRow): PreparedCandidate => prepareCandidate(candidate);

/** A job of a list with its unrounded score. */
export interface RankedJob {
  id: string;
  score: number;
}

const loadPrepared = async (db: Queryable, pooled: readonly PooledJob[]): Promise<Map<string, PreparedJob>> => {
  const ready = new Map<string, PreparedJob>();
  const missing = new Map<string, PooledJob>();
  for (const job of pooled) {
    const prepared = preparedJobs.get(keyOf(job));
    if (prepared) ready.set(job.id, prepared);
    else missing.set(job.id, job);
  }
  for (const offer of await readOffers(db, [...missing.keys()])) {
    const prepared = prepareJob(offer);
    const pooledJob = missing.get(offer.id);
    if (pooledJob) preparedJobs.set(keyOf(pooledJob), prepared);
    ready.set(offer.id, prepared);
  }
  return ready;
};

/** Best first; equal scores by id, newest first, so that the order is the same on every page. */
const byScore = (a: RankedJob, b: RankedJob): number => {
  if (a.score !== b.score) return b.score - a.score;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
};

/** The pool in order of its exact scores. */
export const rankPool = async (
  db: Queryable,
  pooled: readonly PooledJob[],
  candidate: PreparedCandidate,
): Promise<RankedJob[]> => {
  const prepared = await loadPrepared(db, pooled);
  return [...prepared].map(([id, job]) => ({ id, score: rankScore(job, candidate) })).toSorted(byScore);
};

/** For each of the best matches of the pool, what would raise its score, as tried by the engine. */
export const triedOnBest = async (
  db: Queryable,
  pooled: readonly PooledJob[],
  candidate: PreparedCandidate,
): Promise<TriedChange[][]> => {
  const prepared = await loadPrepared(db, pooled);
  const ranked = [...prepared.values()]
    .map((job) => ({ job, score: rankScore(job, candidate) }))
    .toSorted((a, b) => b.score - a.score);
  return comparedOf(ranked).map(({ job }) => triedChanges(job, candidate));
};

/** The rows of a ranked list after a place in it. */
export const rankedAfter = (
  ranked: readonly RankedJob[],
  after: { score: number; id: string } | null,
): readonly RankedJob[] => (after === null ? ranked : ranked.filter((job) => byScore(after, job) < 0));

/** What every scored job carries; nulls for a reader without a profile. */
export interface Score {
  compatibilityScore: number | null;
  compatibility: Compatibility | null;
}

/** A job's score for a candidate, explained. */
export const scoreJob = (job: JobRow, candidate: PreparedCandidate | null): Score => {
  if (candidate === null) return { compatibilityScore: null, compatibility: null };
  const compatibility = explainPair(preparedJobs.get(keyOf(job)) ?? prepareJob(job), candidate);
  return { compatibilityScore: compatibility.score, compatibility };
};
