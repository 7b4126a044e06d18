/**
 * The score engine as receipts know it: its version, and a score out of the inputs that were kept of two sides. Each version is kept as a
 * file of its own that exports what this file does (`engines/`), so that what it scored can be scored again when the engine is another.
 * Invariant: the same inputs give the same numbers, in every process and at any time.
 */
import { MATCH_FACTORS, type MatchCandidate, type MatchFactor, type MatchJob } from './matching.contract.ts';
import {
  explainPair,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
} from './matching.domain.ts';
import { decodeCandidate, decodeJob, encodeCandidate, encodeJob } from './retrieval/prepared-codec.ts';

export { keysVersion as taxonomyVersion, withImportedTaxonomy } from './matching.domain.ts';

/**
 * Raised with every change after which any pair scores otherwise; a test compares with the scores of the version as it was released.
 * Then `npm run engine` keeps the new one.
 */
export const ENGINE_VERSION = '4';

/** What is kept of a side: its fields, and where texts were taken out of them, what the engine had read of all of it, in hexadecimal digits. */
export type KeptJob = MatchJob & { form?: string };
export type KeptCandidate = MatchCandidate & { form?: string };

/** A score with the numbers and the reasons of its factors. */
export interface ReplayedScore {
  score: number;
  factors: { factor: MatchFactor; score: number; weight: number; reason: unknown }[];
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16));

const jobOf = (job: KeptJob): PreparedJob => (job.form === undefined ? prepareJob(job) : decodeJob(fromHex(job.form)));
const candidateOf = (candidate: KeptCandidate): PreparedCandidate =>
  candidate.form === undefined ? prepareCandidate(candidate) : decodeCandidate(fromHex(candidate.form));

/** The score of two sides that are ready to be compared. */
export function scoreOf(job: PreparedJob, candidate: PreparedCandidate): ReplayedScore {
  const { score, factors } = explainPair(job, candidate);
  return { score, factors: factors.map(({ summary: _summary, ...factor }) => factor) };
}

/** The score of what was kept of two sides. Throws where a form is not one of this version. */
export function replay(job: KeptJob, candidate: KeptCandidate): ReplayedScore {
  return scoreOf(jobOf(job), candidateOf(candidate));
}

/** A job without its texts, and what the engine read of `whole`. */
export function reducedJob(job: MatchJob, whole: KeptJob = job): KeptJob {
  const { description: _text, responsibilities: _more, ...rest } = job;
  return { ...rest, form: toHex(encodeJob(jobOf(whole))) };
}

/** A candidate without bio and summaries, and what the engine read of `whole`: words as numbers, each once, without their order. */
export function reducedCandidate(candidate: MatchCandidate, whole: KeptCandidate = candidate): KeptCandidate {
  const { bio: _text, positions, ...rest } = candidate;
  const held = (positions ?? []).map(({ summary: _summary, ...position }) => position);
  return { ...rest, positions: held, form: toHex(encodeCandidate(candidateOf(whole))) };
}

interface Numbers {
  factors: readonly { score: number; weight: number }[];
}

/** Numbers are kept with six decimals. */
const CLOSE = 1e-6;

/** Whether two scores are the same, numbers of factors included, as far as receipts keep these. */
export function agree(
  one: Pick<ReplayedScore, 'score'> & Numbers,
  other: Pick<ReplayedScore, 'score'> & Numbers,
): boolean {
  if (one.score !== other.score) return false;
  return MATCH_FACTORS.every((_, at) => {
    const [a, b] = [one.factors[at], other.factors[at]];
    if (a === undefined || b === undefined) return false;
    return Math.abs(a.score - b.score) <= CLOSE && Math.abs(a.weight - b.weight) <= CLOSE;
  });
}
