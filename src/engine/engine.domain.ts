/**
 * The score engine for receipts: its version, and the replay of stored inputs. `engines/` has a file for each version with the same exports, so that
 * the engine that computed an old score can reproduce it. The same inputs always produce the same numbers, in every process.
 */
import type { MatchCandidate, MatchFactor, MatchJob } from './matching.contract.ts';
import {
  explainPair,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
} from './matching.domain.ts';
import { decodeCandidate, decodeJob, encodeCandidate, encodeJob } from './retrieval/prepared-codec.ts';
import { TABLE_FILE } from './text/title-meaning.ts';

export { addImportedTaxonomy, keysVersion as taxonomyVersion } from './matching.domain.ts';
export { setEmbeddingTable } from './text/title-meaning.ts';

/** The file in `engines/` that this engine needs. Pass its content to `setEmbeddingTable`. */
export const TITLE_TABLE = `title-table-${TABLE_FILE.version}.bin`;

/**
 * Increase this version with every change that alters the score of any pair, then store the new engine with `npm run engine`. A test compares scores
 * with those of the released engine.
 */
export const ENGINE_VERSION = '10';

/** The stored fields of a side. If texts were removed, `form` contains the engine's representation of the whole side, in hexadecimal. */
export type StoredJob = MatchJob & { form?: string };
export type StoredCandidate = MatchCandidate & { form?: string };

/** A score with the numbers and reasons of its factors. */
export interface ReplayedScore {
  score: number;
  factors: { factor: MatchFactor; score: number; weight: number; reason: unknown }[];
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));

const prepareStoredJob = (job: StoredJob): PreparedJob =>
  job.form === undefined ? prepareJob(job) : decodeJob(fromHex(job.form));
const prepareStoredCandidate = (candidate: StoredCandidate): PreparedCandidate =>
  candidate.form === undefined ? prepareCandidate(candidate) : decodeCandidate(fromHex(candidate.form));

/** Scores two prepared sides. */
export function scorePreparedPair(job: PreparedJob, candidate: PreparedCandidate): ReplayedScore {
  const { score, factors } = explainPair(job, candidate);
  return { score, factors: factors.map(({ summary: _summary, ...factor }) => factor) };
}

/** Scores stored sides. A `form` must come from this engine version, which is not checked here. */
export function replay(job: StoredJob, candidate: StoredCandidate): ReplayedScore {
  return scorePreparedPair(prepareStoredJob(job), prepareStoredCandidate(candidate));
}

/** Returns a job without its texts, plus the engine's representation of `original`. */
export function reducedJob(job: MatchJob, original: StoredJob = job): StoredJob {
  const { description: _text, responsibilities: _more, ...rest } = job;
  return { ...rest, form: toHex(encodeJob(prepareStoredJob(original))) };
}

/**
 * Returns a candidate without bio and summaries, plus the engine's representation of `original`: distinct hashes of words and word sequences, without
 * order.
 */
export function reducedCandidate(candidate: MatchCandidate, original: StoredCandidate = candidate): StoredCandidate {
  const { bio: _text, positions, ...rest } = candidate;
  const titlesAndDates = (positions ?? []).map(({ summary: _summary, ...position }) => position);
  return { ...rest, positions: titlesAndDates, form: toHex(encodeCandidate(prepareStoredCandidate(original))) };
}

interface FactorList {
  factors: readonly { score: number; weight: number }[];
}

/** The precision of stored numbers, which have six decimals. */
const TOLERANCE = 1e-6;

/** Returns true if two scores and their factor numbers are equal within the stored precision. */
export function agree(
  first: Pick<ReplayedScore, 'score'> & FactorList,
  second: Pick<ReplayedScore, 'score'> & FactorList,
): boolean {
  if (first.score !== second.score) return false;
  // The engine versions differ in the number of factors.
  if (first.factors.length !== second.factors.length) return false;
  return first.factors.every((a, index) => {
    const b = second.factors[index];
    if (b === undefined) return false;
    return Math.abs(a.score - b.score) <= TOLERANCE && Math.abs(a.weight - b.weight) <= TOLERANCE;
  });
}
