/**
 * Tracks whether the database has run out of disk space. Logs one line when the disk fills up and one when space is available again, regardless of
 * the number of requests that fail in between.
 */
import { sql } from 'drizzle-orm';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { causeMessage } from './database-errors.ts';

/** The codes of PostgreSQL and Node for a full disk, and Node's code for an exceeded quota. */
const FULL_CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
/** PostgreSQL has no code for quotas. */
const FULL_MESSAGE = /no space left on device|quota exceeded/i;
const READ_ONLY_TRANSACTION = '25006';
const PROBE_INTERVAL_MS = 2_000;
const LOW_SPACE = 'too little space is left in DATA_DIR';

const isCausedBy = (error: unknown, isCause: (code: unknown, message: string) => boolean): boolean =>
  error instanceof Error &&
  (isCause((error as { code?: unknown }).code, error.message) || isCausedBy(error.cause, isCause));

/** Returns true if the error or one of its causes reports a full disk. */
export const isDiskFull = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => FULL_CODES.has(code) || FULL_MESSAGE.test(message));

/** Thrown if there is too little space to open the database. The message states how much is free and how much is needed. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = 'ENOSPC';
}

/** Writes a megabyte, which is dropped when the transaction ends. The rows are too short for PostgreSQL to compress them. */
const PROBE = sql`create temporary table puente_space_probe on commit drop as
  select repeat(md5(i::text), 30) as filler from generate_series(1, 1000) as i`;

export interface DiskSpace {
  isFull(): boolean;
  /** Returns true and records the state if the error reports a full disk. The caller then must not log the error. */
  recordIfFull(error: unknown): boolean;
}

type WatchedDatabase = Pick<OpenDatabase, 'db' | 'isDiskLow'>;

/** Watches a database's disk space. While the disk is full, tries a write every two seconds. */
export const watchDiskSpace = (
  { db, isDiskLow }: WatchedDatabase,
  log: Pick<Log, 'error' | 'warn'>,
  probeIntervalMs = PROBE_INTERVAL_MS,
): DiskSpace => {
  let isFull = false;

  const probe = async (): Promise<void> => {
    // No failure changes the state, because an error such as a lost connection does not prove that there is space.
    const isStillFull = await db.transaction((tx) => tx.execute(PROBE)).then(isDiskLow, () => true);
    if (isStillFull) return scheduleProbe();
    isFull = false;
    log.warn('the database has disk space again: writes are accepted');
  };
  const scheduleProbe = (): void => {
    setTimeout(() => void probe(), probeIntervalMs).unref();
  };

  const markFull = (reason: string): void => {
    if (isFull) return;
    isFull = true;
    log.error({ reason }, 'the database disk is full: writes are rejected until space is freed');
    scheduleProbe();
  };

  return {
    isFull: () => {
      if (isDiskLow()) markFull(LOW_SPACE);
      return isFull;
    },
    recordIfFull: (error) => {
      const isRefused = isDiskLow() && isCausedBy(error, (code) => code === READ_ONLY_TRANSACTION);
      if (!isRefused && !isDiskFull(error)) return false;
      markFull(isRefused ? LOW_SPACE : causeMessage(error));
      return true;
    },
  };
};
