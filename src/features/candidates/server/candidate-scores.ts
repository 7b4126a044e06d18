/**
 * Puts scores on candidates for one company: prepares the jobs once a request and keeps candidates prepared between
 * requests. What it keeps can be made again at any time and is found by a profile's version, so it never goes stale.
 * Invariant: a candidate's score is against the job of `jobs` they fit best, in lists and pages alike.
 */
import {
  explainPair,
  type PreparedCandidate,
  prepareCandidate,
  prepareJob,
} from '#features/matching/matching.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import { createLru } from '#server/lru.ts';
import type { Candidate, ScoredCandidate } from '../candidates.contract.ts';
import {
  type BestFit,
  type BrowseFilters,
  bestFit,
  type OpenJob,
  type Ranked,
  type RankingJob,
  rankPool,
} from '../candidates.domain.ts';
import { loadForScoring } from './browse.db.ts';
import { gatherPool } from './candidate-pool.db.ts';
import type { CandidateWithUser } from './candidates.db.ts';
import { toCandidate } from './candidates.service.ts';
import type { ShortlistMark } from './shortlists.db.ts';

/** Prepared candidates kept in memory; some 5 KB each. */
const MOST_PREPARED = 8_000;

interface Versioned {
  id: string;
  version: string;
}

interface ScoredMember {
  id: string;
  prepared: PreparedCandidate;
}

/** The jobs ready to be compared. */
export const prepareJobs = (jobs: readonly OpenJob[]): RankingJob[] =>
  jobs.map((job) => ({ id: job.id, prepared: prepareJob(job) }));

interface Scored {
  fit: BestFit;
  prepared: PreparedCandidate;
}

/** A candidate with the score and explanation of their best fit, or without one. `mark` where they are shortlisted. */
export const withScore = (
  candidate: Candidate,
  scored: Scored | null,
  mark: ShortlistMark | undefined,
): ScoredCandidate => {
  const marked = { ...candidate, isShortlisted: mark !== undefined, hasShortlistNotes: mark?.hasNotes ?? false };
  if (scored === null) return { ...marked, compatibilityScore: null, compatibility: null };
  const { fit, prepared } = scored;
  const compatibility = { jobId: fit.job.id, ...explainPair(fit.job.prepared, prepared) };
  return { ...marked, compatibilityScore: compatibility.score, compatibility };
};

/** A candidate, as they are stored, scored against the best fitting of the jobs. */
export const scoreAgainst = (
  { candidate, user }: CandidateWithUser,
  jobs: readonly RankingJob[],
  mark: ShortlistMark | undefined,
): ScoredCandidate => {
  const shown = toCandidate(candidate, user);
  if (jobs.length === 0) return withScore(shown, null, mark);
  const prepared = prepareCandidate(candidate);
  const fit = bestFit(jobs, prepared);
  return withScore(shown, fit && { fit, prepared }, mark);
};

type MatchPlace = readonly [score: number, id: string];

/** Candidates in the order of their scores, after a place in it. */
export interface Ranking {
  /** Those of a pool of the likeliest few hundred that meet the filters. */
  bestMatches(
    db: Queryable,
    filters: BrowseFilters,
    jobs: readonly OpenJob[],
    after: MatchPlace | null,
  ): Promise<Ranked<ScoredMember>[]>;
  /** Those that are given. */
  ofMembers(
    db: Queryable,
    members: readonly Versioned[],
    jobs: readonly OpenJob[],
    after: MatchPlace | null,
  ): Promise<Ranked<ScoredMember>[]>;
}

/** The ranking of one process with its memory of prepared candidates. */
export const createRanking = (): Ranking => {
  const prepared = createLru<PreparedCandidate>(MOST_PREPARED);
  const keyOf = ({ id, version }: Versioned) => `${id} ${version}`;

  const prepareMembers = async (db: Queryable, members: readonly Versioned[]): Promise<ScoredMember[]> => {
    const known = new Map<string, PreparedCandidate>();
    const missing: string[] = [];
    for (const member of members) {
      const kept = prepared.get(keyOf(member));
      if (kept === undefined) missing.push(member.id);
      else known.set(member.id, kept);
    }
    for (const row of missing.length === 0 ? [] : await loadForScoring(db, missing)) {
      const made = prepareCandidate(row);
      prepared.set(keyOf(row), made);
      known.set(row.id, made);
    }
    return [...known].map(([id, made]) => ({ id, prepared: made }));
  };

  return {
    ofMembers: async (db, members, jobs, after) =>
      rankPool(await prepareMembers(db, members), prepareJobs(jobs), after),
    bestMatches: async (db, filters, jobs, after) => {
      const ready = prepareJobs(jobs);
      const pool = ready.length === 0 ? [] : await gatherPool(db, filters, ready);
      return rankPool(await prepareMembers(db, pool), ready, after);
    },
  };
};
