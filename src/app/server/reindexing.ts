/**
 * Updates rows whose keys were derived by an engine with a different vocabulary: after a release with a changed taxonomy, or an import. Runs in every
 * process with background work; features decide which rows to update and how. The version that started last wins, so that two versions do not keep
 * overwriting each other's rows.
 */
import { reindexCandidates } from '#features/candidates/server/candidates.service.ts';
import { reindexJobs } from '#features/jobs/server/jobs.service.ts';
import type { Db } from '#server/db/database.ts';
import type { StalePosition } from '#server/db/stale-rows.ts';
import type { Platform } from '#server/platform.ts';
import { DAY_MS } from '#shared/time.ts';
import { type BackgroundWorker, processBatches, startBackgroundWorker } from './background-worker.ts';

/**
 * Each wait is twice as long as the previous one. During a rollout, a new process soon finds the rows that old processes write, while old processes
 * rarely check. Versions cannot be compared, so a process does not know whether it is the newer one.
 */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = DAY_MS;

/** Processes all rows from other versions once, and returns the number of rows written. Stops between batches on `signal`. */
export const reindexAll = async (
  db: Db,
  signal: AbortSignal,
  onBatch?: (count: number) => void,
): Promise<{ candidates: number; jobs: number }> => ({
  candidates: await processBatches<StalePosition>(signal, (after) => reindexCandidates(db, after), onBatch),
  jobs: await processBatches<StalePosition>(signal, (after) => reindexJobs(db, after), onBatch),
});

/** Starts the worker. Its first run is shortly after the start. */
export const startReindexing = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'reindexing',
    run: async (signal, onBatch) => {
      const { db, log } = platform;
      const start = performance.now();
      const { candidates, jobs } = await reindexAll(db, signal, onBatch);
      if (candidates + jobs === 0) return;
      log.info({ candidates, jobs, ms: Math.round(performance.now() - start) }, 'derived keys recomputed');
    },
    failure: 'derived keys could not be recomputed',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: (lastMs) => Math.min(2 * lastMs, MAX_WAIT_MS),
  });
