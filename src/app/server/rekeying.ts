/**
 * Brings rows up to date whose keys an engine with other words derived: after a release with a changed taxonomy, or another imported one.
 * Runs beside the requests, in every process at once; which rows those are and how each is written belongs to the features.
 * Invariant: whoever started last has the last word, and two versions side by side do not keep undoing each other's work.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { rekeyCandidates } from '#features/candidates/server/candidates.service.ts';
import { rekeyJobs } from '#features/jobs/server/jobs.service.ts';
import type { Db } from '#server/db/database.ts';
import type { StalePlace, StaleRows } from '#server/db/stale-rows.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Every wait is twice the one before. While releases change over, the new process soon finds what an old one still writes,
 * and an old one, up for days, looks next when it is long gone. Versions have no order that could decide instead.
 */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

type Rekey = (db: Db, after: StalePlace | null) => Promise<StaleRows | null>;

/** Batch after batch, resting as long as each took, so that requests have at least half of the time. */
const rekeyTable = async (db: Db, rekey: Rekey, signal: AbortSignal): Promise<number> => {
  let total = 0;
  let after: StalePlace | null = null;
  while (!signal.aborted) {
    const start = performance.now();
    const rows: StaleRows | null = await rekey(db, after);
    if (rows === null) break;
    total += rows.count;
    after = rows.last;
    await wait(Math.ceil(performance.now() - start), signal);
  }
  return total;
};

/** Goes once over all rows of other versions and gives how many it wrote; ends between two batches where `signal` says so. */
export const rekeyAll = async (db: Db, signal: AbortSignal): Promise<{ candidates: number; jobs: number }> => ({
  candidates: await rekeyTable(db, rekeyCandidates, signal),
  jobs: await rekeyTable(db, rekeyJobs, signal),
});

/** Starts the passes, the first soon after the start. `stop` resolves when nothing is under way any more. */
export const startRekeying = ({ db, log }: Platform): { stop(): Promise<void> } => {
  const ending = new AbortController();
  const { signal } = ending;

  const pass = async (): Promise<void> => {
    const start = performance.now();
    const { candidates, jobs } = await rekeyAll(db, signal);
    if (candidates + jobs === 0) return;
    log.info({ candidates, jobs, ms: Math.round(performance.now() - start) }, 'keys derived anew');
  };

  const run = async (): Promise<void> => {
    let pause = FIRST_WAIT_MS;
    await wait(pause, signal);
    while (!signal.aborted) {
      await pass().catch((error: unknown) => log.warn({ err: error }, 'keys not derived anew'));
      pause = Math.min(2 * pause, LONGEST_WAIT_MS);
      await wait(pause, signal);
    }
  };

  const running = run();
  return {
    stop: () => {
      ending.abort();
      return running;
    },
  };
};
