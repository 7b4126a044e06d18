/** All background work of a process: mail and periodic work. Processes that only answer requests do not start it. */
import { BACKGROUND_CHANNEL } from '#server/background/background-runs.db.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { type Mailer, startMailer } from '#server/mail/mailer.ts';
import type { Platform } from '#server/platform.ts';
import { startFileMoves } from './file-moves.ts';
import { startHiringTimes } from './hiring-times.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startInterviewReminders } from './interview-reminders.ts';
import { startReindexing } from './reindexing.ts';

export interface BackgroundWork {
  mailer: Mailer;
  /** Stops the work between batches, then mail. */
  stop(): Promise<void>;
}

/** Starts everything. */
export const startBackground = async (database: OpenDatabase, platform: Platform): Promise<BackgroundWork> => {
  const { env, disk, mailSealer, limiter, log } = platform;
  const mailer = await startMailer(database, {
    disk,
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    sealer: mailSealer,
    limiter,
    log,
  });
  const workers = [
    startHousekeeping,
    startReindexing,
    startHiringTimes,
    startInterviewReminders,
    startFileMoves,
  ].flatMap((start) => start(platform) ?? []);
  // Run requests come from admins through any process, and from triggers for new files; every worker process runs them.
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
