/**
 * What time does to offers and hires, beside the requests and in every process at once: once a minute offers end whose time is over, both
 * sides of a hire are asked how it goes, and hires past their last day no longer count. Which those are and how each is done belongs to the feature.
 */
import { countEndedHires, expireOffers, sendCheckIns } from '#features/hiring/server/hiring-worker.service.ts';
import type { Platform } from '#server/platform.ts';
import { type BackgroundWorker, processBatches, startBackgroundWorker } from './background-worker.ts';

const FIRST_WAIT_MS = 5_000;
const EVERY_MS = 60_000;

/** Starts the worker. */
export const startHiringTimes = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'offers and check-ins',
    run: async (signal, onBatch) => {
      const now = new Date().toISOString();
      await processBatches<null>(signal, null, () => expireOffers(platform, now), onBatch);
      await processBatches<null>(signal, null, () => sendCheckIns(platform, now), onBatch);
      await processBatches<null>(signal, null, () => countEndedHires(platform, now), onBatch);
    },
    failure: 'offers and check-ins not looked through',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: () => EVERY_MS,
  });
