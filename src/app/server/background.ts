/** All background work of a process: email and periodic work. Processes that only serve requests do not start it. */
import { expireOffers, recountEndedHires, sendCheckIns } from '#features/hiring/server/hiring-worker.service.ts';
import { sendDueReminders } from '#features/interviews/server/interviews.service.ts';
import { closeExpiredJobs, sendLastDayReminders } from '#features/jobs/server/job-expiry.service.ts';
import { decideMoveMail } from '#features/pipeline/server/held-mails.service.ts';
import {
  addNextWeeklySearches,
  startJobSearches,
  startPeopleSearches,
} from '#features/saved-searches/server/replay.service.ts';
import { BACKGROUND_CHANNEL } from '#server/background/background-runs.db.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { type Mailer, startMailer } from '#server/mail/mailer.ts';
import type { Platform } from '#server/platform.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { type BackgroundWorker, processBatches, runUntilEmpty, startBackgroundWorker } from './background-worker.ts';
import { startFileMoves } from './file-moves.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startReindexing } from './reindexing.ts';

export interface RunningBackground {
  mailer: Mailer;
  /** Stops periodic work between batches, then email. */
  stop(): Promise<void>;
}

/** Expires offers, asks the company and the candidate for check-ins, and recounts candidates' hours after the last day of a hire. */
const startOffersAndCheckIns = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'offers and check-ins',
    run: async (signal, onBatch) => {
      const now = new Date().toISOString();
      await runUntilEmpty(signal, () => expireOffers(platform, now), onBatch);
      await runUntilEmpty(signal, () => sendCheckIns(platform, now), onBatch);
      await runUntilEmpty(signal, () => recountEndedHires(platform, now), onBatch);
    },
    failure: 'offers and check-ins could not be processed',
    firstWaitMs: 5_000,
    waitAfter: () => MINUTE_MS,
  });

/** Sends due interview reminders. */
const startInterviewReminders = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'interview reminders',
    run: async (signal, onBatch) => {
      await processBatches<[string, string]>(signal, (after) => sendDueReminders(platform, after), onBatch);
    },
    failure: 'interview reminders could not be sent',
    firstWaitMs: 15_000,
    waitAfter: () => MINUTE_MS,
  });

/** Reminds companies of the last day to apply, and closes jobs after it. */
const startLastDaysToApply = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'last days to apply',
    run: async (signal, onBatch) => {
      await runUntilEmpty(signal, () => closeExpiredJobs(platform, Date.now()), onBatch);
      await runUntilEmpty(signal, () => sendLastDayReminders(platform, Date.now()), onBatch);
    },
    failure: 'last days to apply could not be processed',
    firstWaitMs: 10_000,
    waitAfter: () => MINUTE_MS,
  });

/** How often the worker looks for candidates who do not yet have the automatic search for the weekly email about matches. */
const WEEKLY_SCAN_INTERVAL_MS = 60 * MINUTE_MS;

/** Emails new results for saved searches. */
const startSavedSearches = (platform: Platform): BackgroundWorker => {
  let scannedAt = Number.NEGATIVE_INFINITY;
  return startBackgroundWorker(platform, {
    name: 'saved searches',
    run: async (signal, onBatch) => {
      if (performance.now() - scannedAt >= WEEKLY_SCAN_INTERVAL_MS) {
        await runUntilEmpty(signal, () => addNextWeeklySearches(platform), onBatch);
        scannedAt = performance.now();
      }
      await runUntilEmpty(signal, await startJobSearches(platform), onBatch);
      await runUntilEmpty(signal, await startPeopleSearches(platform), onBatch);
    },
    failure: 'saved searches could not be processed',
    firstWaitMs: 20_000,
    waitAfter: () => MINUTE_MS,
  });
};

/** Starts the mailer and all workers. */
export const startBackground = async (database: OpenDatabase, platform: Platform): Promise<RunningBackground> => {
  const { env, disk, mailSealer, limiter, log } = platform;
  const mailer = await startMailer(database, {
    disk,
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    sealer: mailSealer,
    limiter,
    log,
    decide: (db, mail) => decideMoveMail(db, mail, new Date()),
  });
  const workers = [
    startHousekeeping,
    startReindexing,
    startOffersAndCheckIns,
    startInterviewReminders,
    startLastDaysToApply,
    startSavedSearches,
    startFileMoves,
  ].flatMap((start) => start(platform) ?? []);
  // Admins can request runs through any process, and triggers request them for new files. Every worker process then does a run.
  const unlisten = await database.listen(BACKGROUND_CHANNEL, (name) => {
    for (const worker of workers) if (worker.name === name) worker.wake();
  });
  return {
    mailer,
    stop: async () => {
      await unlisten();
      for (const worker of workers) await worker.stop();
      await mailer.stop();
    },
  };
};
