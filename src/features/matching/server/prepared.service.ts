/**
 * Prepared sides beside their rows: derived with every write, read instead of the texts. A row that another version of the engine
 * prepared is prepared again in memory, until it is written again.
 * Invariant: what is read is what this process would prepare of the same row.
 */
import type { MatchCandidate, MatchJob } from '#engine/matching.contract.ts';
import {
  keysVersion,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
} from '#engine/matching.domain.ts';
import { decodeCandidate, decodeJob, encodeCandidate, encodeJob } from '#engine/retrieval/prepared-codec.ts';

/** The two columns of a row that keep its prepared side. */
export interface KeptSide {
  matchVersion: number;
  prepared: Uint8Array | null;
}

const kept = (bytes: Uint8Array): { matchVersion: number; prepared: Buffer } => ({
  matchVersion: keysVersion(),
  prepared: Buffer.from(bytes),
});

/** The columns of a candidate; written together with what they are made of. */
export const keepCandidate = (profile: MatchCandidate) => kept(encodeCandidate(prepareCandidate(profile)));

/** The columns of a job. */
export const keepJob = (offer: MatchJob) => kept(encodeJob(prepareJob(offer)));

/** The prepared side of a row as bytes; null where another version of the engine prepared it. */
export const currentBytes = ({ matchVersion, prepared }: KeptSide): Uint8Array | null =>
  matchVersion === keysVersion() ? prepared : null;

/** A candidate's row as the index is asked with it. */
export const candidateBytes = (row: MatchCandidate & KeptSide): Uint8Array =>
  currentBytes(row) ?? encodeCandidate(prepareCandidate(row));

/** A job's row as the index is asked with it. */
export const jobBytes = (row: MatchJob & KeptSide): Uint8Array => currentBytes(row) ?? encodeJob(prepareJob(row));

/** A candidate's row, with whether they want to be considered without a score. */
export type CandidateToScore = MatchCandidate & KeptSide & { scoreOptOut: boolean };

/** Remembers what was made of a row for as long as the row is used: a request compares the same row for its receipt and for its answer. */
const oncePerRow = <Row extends object, Side>(make: (row: Row) => Side): ((row: Row) => Side) => {
  const made = new WeakMap<Row, { version: number; side: Side }>();
  return (row) => {
    const version = keysVersion();
    const known = made.get(row);
    if (known?.version === version) return known.side;
    const side = make(row);
    made.set(row, { version, side });
    return side;
  };
};

const preparedCandidate = oncePerRow((row: CandidateToScore): PreparedCandidate => {
  const bytes = currentBytes(row);
  return bytes === null ? prepareCandidate(row) : decodeCandidate(bytes);
});

/** A candidate's row ready to be compared; null where the candidate wants no score. */
export const candidateSide = (row: CandidateToScore): PreparedCandidate | null =>
  row.scoreOptOut ? null : preparedCandidate(row);

/** A job's row ready to be compared. */
export const jobSide = oncePerRow((row: MatchJob & KeptSide): PreparedJob => {
  const bytes = currentBytes(row);
  return bytes === null ? prepareJob(row) : decodeJob(bytes);
});
