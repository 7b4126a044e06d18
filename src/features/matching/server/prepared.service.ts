/**
 * The prepared sides that are stored with candidates and jobs. Every write derives them, and scoring reads them
 * instead of the texts. A row prepared by another engine version is prepared in memory until it is
 * rewritten. Invariant: scoring uses a stored side only if it equals the side that this process would prepare.
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

/** The two columns that store the prepared side of a row. */
export interface PreparedColumns {
  matchVersion: number;
  prepared: Uint8Array | null;
}

const toPreparedColumns = (bytes: Uint8Array): { matchVersion: number; prepared: Buffer } => ({
  matchVersion: keysVersion(),
  prepared: Buffer.from(bytes),
});

/** Returns the columns of a candidate. Write them together with the fields they are derived from. */
export const preparedCandidateColumns = (profile: MatchCandidate) =>
  toPreparedColumns(encodeCandidate(prepareCandidate(profile)));

/** Returns the columns of a job, like `preparedCandidateColumns`. */
export const preparedJobColumns = (job: MatchJob) => toPreparedColumns(encodeJob(prepareJob(job)));

/** Returns the prepared side of a row as bytes, or null if another engine version prepared it. */
export const currentPreparedBytes = ({ matchVersion, prepared }: PreparedColumns): Uint8Array | null =>
  matchVersion === keysVersion() ? prepared : null;

/** Returns the prepared side of a candidate's row as bytes for a query. */
export const candidateBytes = (row: MatchCandidate & PreparedColumns): Uint8Array =>
  currentPreparedBytes(row) ?? encodeCandidate(prepareCandidate(row));

export const decodeCandidateBytes = (bytes: Uint8Array): PreparedCandidate => decodeCandidate(bytes);

/** Returns the prepared side of a job's row as bytes for a query. */
export const jobBytes = (row: MatchJob & PreparedColumns): Uint8Array =>
  currentPreparedBytes(row) ?? encodeJob(prepareJob(row));

/** A candidate's row, including whether they opted out of scores. */
export type CandidateToScore = MatchCandidate & PreparedColumns & { scoreOptOut: boolean };

/** The ratio of a side's size in memory to its stored size. For generated data it is 6.3 for candidates and 7.4 for jobs. */
const DECODED_SIZE_RATIO = 7;
/** The assumed size of a row's prepared side if another engine version prepared it. */
const ASSUMED_BYTES = 600;

/** Returns the approximate size in memory of a row's prepared side, in bytes. */
export const sideSize = ({ prepared }: PreparedColumns): number =>
  DECODED_SIZE_RATIO * (prepared?.byteLength ?? ASSUMED_BYTES);

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

/** Decodes a candidate's prepared side without the texts of the row. Returns null if another engine version prepared it. */
export const storedCandidateSide = (row: PreparedColumns): PreparedCandidate | null => {
  const bytes = currentPreparedBytes(row);
  return bytes === null ? null : decodeCandidate(bytes);
};

const preparedCandidate = memoizePerRow(
  (row: CandidateToScore): PreparedCandidate => storedCandidateSide(row) ?? prepareCandidate(row),
);

/** Returns the prepared side of a candidate, or null if the candidate opted out of scores. */
export const candidateSide = (row: CandidateToScore): PreparedCandidate | null =>
  row.scoreOptOut ? null : preparedCandidate(row);

export const jobSide = memoizePerRow((row: MatchJob & PreparedColumns): PreparedJob => {
  const bytes = currentPreparedBytes(row);
  return bytes === null ? prepareJob(row) : decodeJob(bytes);
});

/** Returns a variant of `jobSide` for work that loads the same jobs many times. It decodes a job again only if its prepared side has changed. */
export const createJobSides = (): ((id: string, row: MatchJob & PreparedColumns) => PreparedJob) => {
  const decodedJobs = new Map<string, { bytes: Uint8Array; row: MatchJob & PreparedColumns }>();
  return (id, row) => {
    const bytes = currentPreparedBytes(row);
    if (bytes === null) return jobSide(row);
    const cached = decodedJobs.get(id);
    if (cached !== undefined && Buffer.compare(cached.bytes, bytes) === 0) return jobSide(cached.row);
    decodedJobs.set(id, { bytes, row });
    return jobSide(row);
  };
};
