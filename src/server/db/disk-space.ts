/**
 * Knows when the database has no space left to write to, and when it has some again. The log gets one line at each turn, however many
 * requests and background runs fail in between.
 */
import { sql } from 'drizzle-orm';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';

/** PostgreSQL's code, and those of Node for a full disk and a used-up quota. */
const FULL = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
/** PostgreSQL has no code for a quota. */
const FULL_TEXT = /no space left on device|quota exceeded/i;
const READ_ONLY_TRANSACTION = '25006';
const PROBE_INTERVAL_MS = 2_000;
const TOO_LITTLE = 'too little space is left in DATA_DIR';

const isCausedBy = (error: unknown, isCause: (code: unknown, message: string) => boolean): boolean =>
  error instanceof Error &&
  (isCause((error as { code?: unknown }).code, error.message) || isCausedBy(error.cause, isCause));

/** Returns true if the error, or what caused it, says that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => FULL.has(code) || FULL_TEXT.test(message));

/** There is not enough space to open the database. The message says how much is free and how much is needed. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = 'ENOSPC';
}

/** Takes a megabyte that compresses badly, for the length of a transaction. */
const PROBE = sql`create temporary table puente_space_probe on commit drop as
  select repeat(md5(i::text), 30) as filler from generate_series(1, 1000) as i`;

export interface DiskSpace {
  isFull(): boolean;
  /** Returns true if the error says that there is no space, and remembers it. The caller needs no log line for such an error. */
  note(error: unknown): boolean;
}

type Watched = Pick<OpenDatabase, 'db' | 'isDiskLow'>;

/** Watches the space of a database. While it is full, a write is tried every two seconds. */
export const watchDiskSpace = (
  { db, isDiskLow }: Watched,
  log: Pick<Log, 'error' | 'warn'>,
  probeIntervalMs = PROBE_INTERVAL_MS,
): DiskSpace => {
  let isFull = false;

  const probe = async (): Promise<void> => {
    const isStillFull = await db
      .transaction((tx) => tx.execute(PROBE))
      .then(
        () => isDiskLow(),
        (error: unknown) => isDiskFull(error) || isDiskLow(),
      );
    if (isStillFull) return probeLater();
    isFull = false;
    log.warn('the database has space again: writes are accepted');
  };
  const probeLater = (): void => {
    setTimeout(() => void probe(), probeIntervalMs).unref();
  };

  const noteFull = (reason: string): void => {
    if (isFull) return;
    isFull = true;
    log.error({ reason }, 'the disk of the database is full: writes are refused until there is space');
    probeLater();
  };

  const reasonOf = (error: unknown): string => {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  };

  return {
    isFull: () => {
      if (isDiskLow()) noteFull(TOO_LITTLE);
      return isFull;
    },
    note: (error) => {
      const isRefused = isDiskLow() && isCausedBy(error, (code) => code === READ_ONLY_TRANSACTION);
      if (!isRefused && !isDiskFull(error)) return false;
      noteFull(isRefused ? TOO_LITTLE : reasonOf(error));
      return true;
    },
  };
};
