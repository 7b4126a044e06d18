/** Looks for due interview reminders every minute, in every process. */
import { sendDueReminders } from '#features/interviews/server/interviews.service.ts';
import type { Platform } from '#server/platform.ts';
import { type BackgroundWorker, processBatches, startBackgroundWorker } from './background-worker.ts';

const FIRST_WAIT_MS = 15_000;
const EVERY_MS = 60_000;

export const startInterviewReminders = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'interview reminders',
    run: async (signal, onBatch) => {
      await processBatches<[string, string]>(signal, null, (after) => sendDueReminders(platform, after), onBatch);
    },
    failure: 'interviews not reminded of',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: () => EVERY_MS,
  });
