/**
 * Time-based work for offers and hires, once a minute in every process: offers expire, both sides are asked for check-ins, and hires end after their
 * last day. The feature decides which and how.
 */
import { countEndedHires, expireOffers, sendCheckIns } from '#features/hiring/server/hiring-worker.service.ts';
import type { Platform } from '#server/platform.ts';
import { type BackgroundWorker, processBatches, startBackgroundWorker } from './background-worker.ts';

const FIRST_WAIT_MS = 5_000;
const EVERY_MS = 60_000;

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
