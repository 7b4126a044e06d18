/**
 * The score of a pair in API responses: the head for lists, the full explanation for one pair or on
 * request. Numbers and sentences come from the engine. Invariant: only companies see which parts of
 * a profile repeat their job post (`copied`).
 */

import type {
  CompatibilityHead,
  ExplainedCompatibility,
  HeadlineReason,
  ListedCompatibility,
} from '#engine/matching.contract.ts';
import { explainPair, type PreparedCandidate, type PreparedJob, summarizePair } from '#engine/matching.domain.ts';
import { wordingEn } from '#engine/scoring/wording.en.ts';
import { factorText, toReader } from '#engine/scoring/wording.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** A prepared job and candidate. */
export interface Pair {
  job: { id: string; prepared: PreparedJob };
  candidate: PreparedCandidate;
}

/** A pair, a candidate who opted out of scores, or nothing to score against. */
export type Scorable = Pair | 'unscored' | null;

/** Combines a job with a prepared candidate, which is null if the candidate opted out of scores. */
export const createScoringPair = (job: Pair['job'], candidate: PreparedCandidate | null): Pair | 'unscored' =>
  candidate === null ? 'unscored' : { job, candidate };

/** The reader of a score; admins have no side. */
export type ScoreReader = AccountType | 'admin';

/** The reader of a list's scores, and whether the scores include the explanation. */
export interface ScoreAudience {
  reader: AccountType;
  isExplained: boolean;
}

/** The score fields of a response. All null if there is nothing to score against. */
export interface ScoreFields<Score> {
  compatibilityScore: number | null;
  compatibility: Score | null;
  /** The facts behind the headline, for wording it in another language. */
  headlineReason: HeadlineReason | null;
  /** True if the candidate is considered without a score. */
  isUnscored?: true;
}

/** A score in a response, with the facts behind its headline. */
interface ScoreWithReason<Score> {
  score: Score;
  headlineReason: HeadlineReason;
}

/** Rewords a stored explanation, which addresses the candidate, for other readers. */
export const rewordForOtherReaders = (stored: ExplainedCompatibility): ExplainedCompatibility => ({
  ...stored,
  factors: stored.factors.map((factor) => ({ ...factor, summary: factorText(wordingEn, factor.reason, 'other') })),
});

const explainedScore = ({ job, candidate }: Pair, reader: ScoreReader): ScoreWithReason<ExplainedCompatibility> => {
  const { copied, headlineReason, ...explanation } = explainPair(job.prepared, candidate, toReader(reader));
  return {
    score: { jobId: job.id, ...explanation, ...(reader === 'company' && copied ? { copied } : {}) },
    headlineReason,
  };
};

const summarizedScore = ({ job, candidate }: Pair, reader: ScoreReader): ScoreWithReason<CompatibilityHead> => {
  const { headlineReason, ...head } = summarizePair(job.prepared, candidate, toReader(reader));
  return { score: { jobId: job.id, ...head }, headlineReason };
};

const toScoreFields = <Score extends CompatibilityHead>(result: ScoreWithReason<Score> | null): ScoreFields<Score> => ({
  compatibilityScore: result && result.score.score,
  compatibility: result && result.score,
  headlineReason: result && result.headlineReason,
});

/** Returns the score of a pair with its explanation, worded for the reader. */
export const explainFor = (pair: Pair, reader: ScoreReader): ExplainedCompatibility =>
  explainedScore(pair, reader).score;

/** Reduces a score to its head. */
export const pickScoreHead = ({ score, band, jobId, confidence, headline }: CompatibilityHead): CompatibilityHead => ({
  score,
  band,
  jobId,
  confidence,
  headline,
});

const UNSCORED = { compatibilityScore: null, compatibility: null, headlineReason: null, isUnscored: true } as const;

export const listedScore = (
  pair: Scorable,
  { reader, isExplained }: ScoreAudience,
): ScoreFields<ListedCompatibility> =>
  pair === 'unscored'
    ? UNSCORED
    : toScoreFields<ListedCompatibility>(
        pair && (isExplained ? explainedScore(pair, reader) : summarizedScore(pair, reader)),
      );

/** Returns the score for a page about a single pair. */
export const fullScore = (pair: Scorable, reader: AccountType): ScoreFields<ExplainedCompatibility> =>
  pair === 'unscored' ? UNSCORED : toScoreFields(pair && explainedScore(pair, reader));
