/**
 * Prepared sides stored with their rows: derived on every write and read instead of the texts. A
 * row prepared by another engine version is prepared again in memory until it is rewritten.
 * Invariant: a stored side equals what this process would prepare from the row.
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

/** The two columns of a row with its prepared side. */
export interface PreparedColumns {
  matchVersion: number;
  prepared: Uint8Array | null;
}

const toPreparedColumns = (bytes: Uint8Array): { matchVersion: number; prepared: Buffer } => ({
  matchVersion: keysVersion(),
  prepared: Buffer.from(bytes),
});

/** The columns of a candidate, written together with their source fields. */
export const preparedCandidateColumns = (profile: MatchCandidate) =>
  toPreparedColumns(encodeCandidate(prepareCandidate(profile)));

/** The columns of a job. */
export const preparedJobColumns = (job: MatchJob) => toPreparedColumns(encodeJob(prepareJob(job)));

/** The prepared side of a row as bytes. Null if another engine version prepared it. */
export const currentBytes = ({ matchVersion, prepared }: PreparedColumns): Uint8Array | null =>
  matchVersion === keysVersion() ? prepared : null;

/** A candidate's row as bytes for a query. */
export const candidateBytes = (row: MatchCandidate & PreparedColumns): Uint8Array =>
  currentBytes(row) ?? encodeCandidate(prepareCandidate(row));

/** Decodes a candidate from the bytes of `candidateBytes`. */
export const decodeCandidateBytes = (bytes: Uint8Array): PreparedCandidate => decodeCandidate(bytes);

/** A job's row as bytes for a query. */
export const jobBytes = (row: MatchJob & PreparedColumns): Uint8Array =>
  currentBytes(row) ?? encodeJob(prepareJob(row));

/** A candidate's row, including whether they opted out of scores. */
export type CandidateToScore = MatchCandidate & PreparedColumns & { scoreOptOut: boolean };

/** A side in memory takes about seven times its stored bytes (6.3 for candidates, 7.4 for jobs of a generated market). */
const DECODED_BYTES = 7;
/** Assumed stored bytes of a row that another engine version prepared. */
const ASSUMED_BYTES = 600;

/** Approximate bytes of a row's prepared side in memory. */
export const sideSize = ({ prepared }: PreparedColumns): number =>
  DECODED_BYTES * (prepared?.byteLength ?? ASSUMED_BYTES);

/** Caches the result per row object, because a request uses the same row for its receipt and its response. */
const memoizePerRow = <Row extends object, Side>(make: (row: Row) => Side): ((row: Row) => Side) => {
  const cache = new WeakMap<Row, { version: number; side: Side }>();
  return (row) => {
    const version = keysVersion();
    const cached = cache.get(row);
    if (cached?.version === version) return cached.side;
    const side = make(row);
    cache.set(row, { version, side });
    return side;
  };
};

/** A candidate's prepared side without the texts of the row. Null if another engine version prepared it. */
export const storedCandidateSide = (row: PreparedColumns): PreparedCandidate | null => {
  const bytes = currentBytes(row);
  return bytes === null ? null : decodeCandidate(bytes);
};

const preparedCandidate = memoizePerRow(
  (row: CandidateToScore): PreparedCandidate => storedCandidateSide(row) ?? prepareCandidate(row),
);

/** A prepared candidate row. Null if the candidate opted out of scores. */
export const candidateSide = (row: CandidateToScore): PreparedCandidate | null =>
  row.scoreOptOut ? null : preparedCandidate(row);

/** A prepared job row. */
export const jobSide = memoizePerRow((row: MatchJob & PreparedColumns): PreparedJob => {
  const bytes = currentBytes(row);
  return bytes === null ? prepareJob(row) : decodeJob(bytes);
});

/** `jobSide` for work that loads the same jobs many times: the side of a job is decoded again only after its row has changed. */
export const createJobSides = (): ((id: string, row: MatchJob & PreparedColumns) => PreparedJob) => {
  const decodedJobs = new Map<string, { bytes: Uint8Array; row: MatchJob & PreparedColumns }>();
  return (id, row) => {
    const bytes = currentBytes(row);
    if (bytes === null) return jobSide(row);
    const cached = decodedJobs.get(id);
    if (cached !== undefined && Buffer.compare(cached.bytes, bytes) === 0) return jobSide(cached.row);
    decodedJobs.set(id, { bytes, row });
    return jobSide(row);
  };
};
