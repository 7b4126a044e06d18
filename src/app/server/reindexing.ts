/**
 * Brings rows up to date whose keys an engine with other words derived: after a release with a changed taxonomy, or another imported one.
 * Runs beside the requests, in every process at once; which rows those are and how each is written belongs to the features.
 * Invariant: whoever started last has the last word, and two versions side by side do not keep undoing each other's work.
 */
import { reindexCandidates } from '#features/candidates/server/candidates.service.ts';
import { reindexJobs } from '#features/jobs/server/jobs.service.ts';
import type { Db } from '#server/db/database.ts';
import type { StalePlace } from '#server/db/stale-rows.ts';
import type { Platform } from '#server/platform.ts';
import { DAY_MS } from '#shared/time.ts';
import { type BackgroundWorker, processBatches, startBackgroundWorker } from './background-worker.ts';

/**
 * Every wait is twice the one before. While releases change over, the new process soon finds what an old one still writes,
 * and an old one, up for days, looks next when it is long gone. Versions have no order that could decide instead.
 */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = DAY_MS;

/** Goes once over all rows of other versions and gives how many it wrote; ends between two batches where `signal` says so. */
export const reindexAll = async (
  db: Db,
  signal: AbortSignal,
  onBatch?: (count: number) => void,
): Promise<{ candidates: number; jobs: number }> => ({
  candidates: await processBatches<StalePlace>(signal, null, (after) => reindexCandidates(db, after), onBatch),
  jobs: await processBatches<StalePlace>(signal, null, (after) => reindexJobs(db, after), onBatch),
});

/** Starts the worker, which runs first soon after the start. */
export const startReindexing = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'reindexing',
    run: async (signal, onBatch) => {
      const { db, log } = platform;
      const start = performance.now();
      const { candidates, jobs } = await reindexAll(db, signal, onBatch);
      if (candidates + jobs === 0) return;
      log.info({ candidates, jobs, ms: Math.round(performance.now() - start) }, 'keys derived anew');
    },
    failure: 'keys not derived anew',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: (lastMs) => Math.min(2 * lastMs, LONGEST_WAIT_MS),
  });
