/**
 * Makes what is kept of a pair: its score, the numbers of the factors, and both sides without what leads to a person. Invariant: what is
 * kept gives the score that was shown; where a side without its names would not, it is kept as the engine read it.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  agree,
  ENGINE_VERSION,
  type KeptCandidate,
  type KeptJob,
  reducedCandidate,
  reducedJob,
  replay,
  taxonomyVersion,
} from '#engine/engine.domain.ts';
import type { MatchJob } from '#engine/matching.contract.ts';
import { numbersOfPair } from '#engine/matching.domain.ts';
import { matchedCandidate, matchedJob, pseudonymousCandidate, pseudonymousJob } from '#engine/pseudonymous.domain.ts';
import {
  type CandidateToScore,
  candidateSide,
  jobSide,
  type KeptSide,
} from '#features/matching/server/prepared.service.ts';
import type { KeptInput } from './receipts.db.ts';

/** Two rows that were scored, and the names of the people behind them. */
export interface PairToKeep {
  job: MatchJob & KeptSide;
  candidate: CandidateToScore;
  names: { company: readonly string[]; candidate: readonly string[] };
}

/** What stands in a receipt of a pair. */
export interface KeptScore {
  engine: string;
  taxonomy: number;
  score: number;
  factors: string;
  job: KeptInput;
  candidate: KeptInput;
}

export const hashOf = (body: string): string => createHash('sha256').update(body).digest('base64url');

/** A side as it is kept. */
export const toInput = (side: KeptJob | KeptCandidate): KeptInput => {
  const body = JSON.stringify(side);
  return { hash: hashOf(body), body };
};

const DECIMALS = 1e6;
const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

type Numbers = ReturnType<typeof numbersOfPair>;

/** The numbers of the factors as a receipt has them. */
export const numbersOf = ({ factors }: Pick<Numbers, 'factors'>): string =>
  JSON.stringify(factors.map(({ score, weight }) => [rounded(score), rounded(weight)]));

/** The first of some forms of the two sides that gives the score, least of all told first. */
const firstThatGives = (
  shown: Numbers,
  jobs: readonly (() => KeptJob)[],
  candidates: readonly (() => KeptCandidate)[],
): { job: KeptJob; candidate: KeptCandidate } => {
  let last: { job: KeptJob; candidate: KeptCandidate } | null = null;
  for (const toCandidate of candidates) {
    for (const toJob of jobs) {
      last = { job: toJob(), candidate: toCandidate() };
      if (agree(shown, replay(last.job, last.candidate))) return last;
    }
  }
  if (last === null) throw new Error('There is no form of a pair');
  return last;
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** What is kept of a pair; null where the candidate is considered without a score. */
export const keptScore = ({ job, candidate, names }: PairToKeep): KeptScore | null => {
  const side = candidateSide(candidate);
  if (side === null) return null;
  const shown = numbersOfPair(jobSide(job), side);
  const [post, profile] = [matchedJob(job), matchedCandidate(candidate)];
  // A post may name who applies to it.
  const bareJob = once(() => pseudonymousJob(post, [...names.company, ...names.candidate]));
  const bare = once(() => pseudonymousCandidate(profile, names.candidate));
  // What bio and summaries told is kept in numbers; a title or a skill that is called like its owner stays only where it counts.
  const reduced = once(() => reducedCandidate(bare(), { ...bare(), ...onlyTexts(profile) }));
  // Where nothing was taken out, the engine reads what it has read.
  const isWhole = isDeepStrictEqual(bareJob(), post) && isDeepStrictEqual(bare(), profile);
  const kept = isWhole
    ? { job: post, candidate: profile }
    : firstThatGives(
        shown,
        [bareJob, once(() => reducedJob(bareJob(), post))],
        [bare, reduced, once(() => reducedCandidate(bare(), profile))],
      );
  return {
    engine: ENGINE_VERSION,
    taxonomy: taxonomyVersion(),
    score: shown.score,
    factors: numbersOf(shown),
    job: toInput(kept.job),
    candidate: toInput(kept.candidate),
  };
};

const onlyTexts = ({ bio, positions }: ReturnType<typeof matchedCandidate>) => ({
  ...(bio ? { bio } : {}),
  ...(positions ? { positions } : {}),
});
