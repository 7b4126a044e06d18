/**
 * What a call answers of a pair's score: the head for lists, the whole for one pair or where it is asked. The numbers and
 * sentences are the engine's. Invariant: what of a profile repeats the post is told to companies only.
 */
import type { AccountType } from '#shared/vocabulary.ts';
import type { CompatibilityHead, ExplainedCompatibility, ListedCompatibility } from '../matching.contract.ts';
import { explainPair, headOfPair, type PreparedCandidate, type PreparedJob } from '../matching.domain.ts';
import { readerOf } from '../scoring/wording.ts';

/** A job and a candidate, ready to be compared. */
export interface Pair {
  job: { id: string; prepared: PreparedJob };
  candidate: PreparedCandidate;
}

/** Who reads a score; admins have no side. */
export type ScoreReader = AccountType | 'admin';

/** How a list tells scores: to whom, and whether with the explanation. */
export interface Telling {
  reader: AccountType;
  isExplained: boolean;
}

/** The two fields of everything that carries a score; null where there is nothing to score against. */
export interface ScoreFields<Told> {
  compatibilityScore: number | null;
  compatibility: Told | null;
}

/** The score of a pair with its explanation, as one side reads it. */
export const explainFor = ({ job, candidate }: Pair, reader: ScoreReader): ExplainedCompatibility => {
  const { copied, ...told } = explainPair(job.prepared, candidate, readerOf(reader));
  return { jobId: job.id, ...told, ...(reader === 'company' && copied ? { copied } : {}) };
};

/** The head alone, of a score that may have been told whole. */
export const headOf = ({ score, jobId, confidence, headline, reason }: CompatibilityHead): CompatibilityHead => ({
  score,
  jobId,
  confidence,
  headline,
  reason,
});

const summarize = ({ job, candidate }: Pair, reader: ScoreReader): CompatibilityHead =>
  headOf({ jobId: job.id, ...headOfPair(job.prepared, candidate, readerOf(reader)) });

const fieldsOf = <Told extends CompatibilityHead>(compatibility: Told | null): ScoreFields<Told> => ({
  compatibilityScore: compatibility && compatibility.score,
  compatibility,
});

/** The score of a row of a list. */
export const listedScore = (pair: Pair | null, { reader, isExplained }: Telling): ScoreFields<ListedCompatibility> =>
  fieldsOf(pair && (isExplained ? explainFor(pair, reader) : summarize(pair, reader)));

/** The score on a page of one pair. */
export const wholeScore = (pair: Pair | null, reader: AccountType): ScoreFields<ExplainedCompatibility> =>
  fieldsOf(pair && explainFor(pair, reader));
