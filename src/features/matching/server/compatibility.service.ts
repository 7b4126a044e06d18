/**
 * What a call answers of a pair's score: the head for lists, the whole for one pair or where it is asked. The numbers and
 * sentences are the engine's. Invariant: what of a profile repeats the post is told to companies only.
 */

import type {
  CompatibilityHead,
  ExplainedCompatibility,
  HeadlineReason,
  ListedCompatibility,
} from '#engine/matching.contract.ts';
import { explainPair, headOfPair, type PreparedCandidate, type PreparedJob } from '#engine/matching.domain.ts';
import { wordingEn } from '#engine/scoring/wording.en.ts';
import { factorText, readerOf } from '#engine/scoring/wording.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** A job and a candidate, ready to be compared. */
export interface Pair {
  job: { id: string; prepared: PreparedJob };
  candidate: PreparedCandidate;
}

/** What a score is told of: a pair, a candidate who wants no score, or nothing to score against. */
export type Scorable = Pair | 'unscored' | null;

/** A job and a candidate's side, which is null where they want no score. */
export const toPair = (job: Pair['job'], candidate: PreparedCandidate | null): Pair | 'unscored' =>
  candidate === null ? 'unscored' : { job, candidate };

/** Who reads a score; admins have no side. */
export type ScoreReader = AccountType | 'admin';

/** How a list tells scores: to whom, and whether with the explanation. */
export interface Telling {
  reader: AccountType;
  isExplained: boolean;
}

/** The fields of everything that carries a score; null where there is nothing to score against. */
export interface ScoreFields<Score> {
  compatibilityScore: number | null;
  compatibility: Score | null;
  /** What the headline is made of, for anyone who words it in another language; only lists show it. */
  headlineReason: HeadlineReason | null;
  /** The candidate is considered without a score. */
  isUnscored?: true;
}

/** A score on the wire, and the facts behind its headline. */
interface Told<Score> {
  score: Score;
  headlineReason: HeadlineReason;
}

/** A score that was kept in the words for its candidate, as someone else reads why each factor is what it is. */
export const toldToOthers = (kept: ExplainedCompatibility): ExplainedCompatibility => ({
  ...kept,
  factors: kept.factors.map((factor) => ({ ...factor, summary: factorText(wordingEn, factor.reason, 'other') })),
});

const explained = ({ job, candidate }: Pair, reader: ScoreReader): Told<ExplainedCompatibility> => {
  const { copied, headlineReason, ...told } = explainPair(job.prepared, candidate, readerOf(reader));
  return {
    score: { jobId: job.id, ...told, ...(reader === 'company' && copied ? { copied } : {}) },
    headlineReason,
  };
};

const summarized = ({ job, candidate }: Pair, reader: ScoreReader): Told<CompatibilityHead> => {
  const { headlineReason, ...head } = headOfPair(job.prepared, candidate, readerOf(reader));
  return { score: { jobId: job.id, ...head }, headlineReason };
};

const fieldsOf = <Score extends CompatibilityHead>(told: Told<Score> | null): ScoreFields<Score> => ({
  compatibilityScore: told && told.score.score,
  compatibility: told && told.score,
  headlineReason: told && told.headlineReason,
});

/** The score of a pair with its explanation, as one side reads it. */
export const explainFor = (pair: Pair, reader: ScoreReader): ExplainedCompatibility => explained(pair, reader).score;

/** The head alone, of a score that may have been told whole. */
export const headOf = ({ score, band, jobId, confidence, headline }: CompatibilityHead): CompatibilityHead => ({
  score,
  band,
  jobId,
  confidence,
  headline,
});

const UNSCORED = { compatibilityScore: null, compatibility: null, headlineReason: null, isUnscored: true } as const;

/** The score of a row of a list. */
export const listedScore = (pair: Scorable, { reader, isExplained }: Telling): ScoreFields<ListedCompatibility> =>
  pair === 'unscored'
    ? UNSCORED
    : fieldsOf<ListedCompatibility>(pair && (isExplained ? explained(pair, reader) : summarized(pair, reader)));

/** The score on a page of one pair. */
export const wholeScore = (pair: Scorable, reader: AccountType): ScoreFields<ExplainedCompatibility> =>
  pair === 'unscored' ? UNSCORED : fieldsOf(pair && explained(pair, reader));
