/**
 * Brings rows up to date whose keys an engine with other words derived: after a release with a changed taxonomy, or another imported one.
 * Runs beside the requests, in every process at once; which rows those are and how each is written belongs to the features.
 * Invariant: whoever started last has the last word, and two versions side by side do not keep undoing each other's work.
 */
import { rekeyCandidates } from '#features/candidates/server/candidates.service.ts';
import { rekeyJobs } from '#features/jobs/server/jobs.service.ts';
import type { Db } from '#server/db/database.ts';
import type { StalePlace } from '#server/db/stale-rows.ts';
import type { Platform } from '#server/platform.ts';
import { goOver, type Passes, startPasses } from './passes.ts';

/**
 * Every wait is twice the one before. While releases change over, the new process soon finds what an old one still writes,
 * and an old one, up for days, looks next when it is long gone. Versions have no order that could decide instead.
 */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Goes once over all rows of other versions and gives how many it wrote; ends between two batches where `signal` says so. */
export const rekeyAll = async (db: Db, signal: AbortSignal): Promise<{ candidates: number; jobs: number }> => ({
  candidates: await goOver<StalePlace>(signal, null, (after) => rekeyCandidates(db, after)),
  jobs: await goOver<StalePlace>(signal, null, (after) => rekeyJobs(db, after)),
});

/** Starts the passes, the first soon after the start. */
export const startRekeying = ({ db, log }: Platform): Passes =>
  startPasses({
    pass: async (signal) => {
      const start = performance.now();
      const { candidates, jobs } = await rekeyAll(db, signal);
      if (candidates + jobs === 0) return;
      log.info({ candidates, jobs, ms: Math.round(performance.now() - start) }, 'keys derived anew');
    },
    onFailure: (error) => log.warn({ err: error }, 'keys not derived anew'),
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: (lastMs) => Math.min(2 * lastMs, LONGEST_WAIT_MS),
  });
