/**
 * Builds the stored record of a pair: the score, the numbers of the factors, and the job and candidate
 * without identifying data. Invariant: the stored record reproduces the score that was shown. If removing
 * names would change the score, the prepared form that the engine read is stored instead.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  agree,
  ENGINE_VERSION,
  reducedCandidate,
  reducedJob,
  replay,
  type StoredCandidate,
  type StoredJob,
  taxonomyVersion,
} from '#engine/engine.domain.ts';
import type { MatchJob } from '#engine/matching.contract.ts';
import { scorePairFactors } from '#engine/matching.domain.ts';
import { pseudonymousCandidate, pseudonymousJob, toMatchCandidate, toMatchJob } from '#engine/pseudonymous.domain.ts';
import {
  type CandidateToScore,
  candidateSide,
  jobSide,
  type PreparedColumns,
} from '#features/matching/server/prepared.service.ts';
import type { ReceiptInput } from './receipts.db.ts';

/** Two scored rows and the names of the people behind them. */
export interface ScoredPair {
  job: MatchJob & PreparedColumns;
  candidate: CandidateToScore;
  names: { company: readonly string[]; candidate: readonly string[] };
}

/** The contents of a receipt for a pair. */
export interface ScoreSnapshot {
  engine: string;
  taxonomy: number;
  score: number;
  factors: string;
  job: ReceiptInput;
  candidate: ReceiptInput;
}

export const hashInput = (body: string): string => createHash('sha256').update(body).digest('base64url');

/** Converts a side to its stored form. */
export const toInput = (side: StoredJob | StoredCandidate): ReceiptInput => {
  const body = JSON.stringify(side);
  return { hash: hashInput(body), body };
};

const SIX_DECIMALS = 1e6;
const round = (value: number): number => Math.round(value * SIX_DECIMALS) / SIX_DECIMALS;

type ScoreNumbers = ReturnType<typeof scorePairFactors>;

/** Encodes the numbers of the factors as stored in a receipt. */
export const encodeFactors = ({ factors }: Pick<ScoreNumbers, 'factors'>): string =>
  JSON.stringify(factors.map(({ score, weight }) => [round(score), round(weight)]));

/** Tries the forms of the job and the candidate, least revealing first. Returns the first pair that reproduces the score, or else the last pair. */
const pickReproducingForms = (
  score: ScoreNumbers,
  jobs: readonly (() => StoredJob)[],
  candidates: readonly (() => StoredCandidate)[],
): { job: StoredJob; candidate: StoredCandidate } => {
  let last: { job: StoredJob; candidate: StoredCandidate } | null = null;
  for (const toCandidate of candidates) {
    for (const toJob of jobs) {
      last = { job: toJob(), candidate: toCandidate() };
      if (agree(score, replay(last.job, last.candidate))) return last;
    }
  }
  if (last === null) throw new Error('No form of the pair was given');
  return last;
};

const once = <Value>(make: () => Value): (() => Value) => {
  let cached: { value: Value } | null = null;
  return () => (cached ??= { value: make() }).value;
};

/** Builds the record of a pair. Returns null if the candidate is considered without a score. */
export const scoreSnapshot = ({ job, candidate, names }: ScoredPair): ScoreSnapshot | null => {
  const side = candidateSide(candidate);
  if (side === null) return null;
  const score = scorePairFactors(jobSide(job), side);
  const [post, profile] = [toMatchJob(job), toMatchCandidate(candidate)];
  // A job post may name its applicants.
  const bareJob = once(() => pseudonymousJob(post, [...names.company, ...names.candidate]));
  const pseudonymous = once(() => pseudonymousCandidate(profile, names.candidate));
  // The bio and summaries are stored as derived numbers. A title or skill that equals the owner's name
  // is kept only if it affects the score.
  const reduced = once(() => reducedCandidate(pseudonymous(), { ...pseudonymous(), ...onlyTexts(profile) }));
  // If nothing was removed, the engine reads the same input.
  const isWhole = isDeepStrictEqual(bareJob(), post) && isDeepStrictEqual(pseudonymous(), profile);
  const pair = isWhole
    ? { job: post, candidate: profile }
    : pickReproducingForms(
        score,
        [bareJob, once(() => reducedJob(bareJob(), post))],
        [pseudonymous, reduced, once(() => reducedCandidate(pseudonymous(), profile))],
      );
  return {
    engine: ENGINE_VERSION,
    taxonomy: taxonomyVersion(),
    score: score.score,
    factors: encodeFactors(score),
    job: toInput(pair.job),
    candidate: toInput(pair.candidate),
  };
};

const onlyTexts = ({ bio, positions }: ReturnType<typeof toMatchCandidate>) => ({
  ...(bio ? { bio } : {}),
  ...(positions ? { positions } : {}),
});
