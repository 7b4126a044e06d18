/** All that a process does beside requests: mail, and the work that comes again and again. A process that only answers requests starts none of it. */
import { BACKGROUND_CHANNEL } from '#server/background/background-runs.db.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { type Mailer, startMailer } from '#server/mail/mailer.ts';
import type { Platform } from '#server/platform.ts';
import { startFileMoves } from './file-moves.ts';
import { startHiringTimes } from './hiring-times.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startInterviewReminders } from './interview-reminders.ts';
import { startReindexing } from './reindexing.ts';

export interface Background {
  mailer: Mailer;
  /** Ends the work between two batches, then mail. */
  stop(): Promise<void>;
}

/** Starts all of it. */
export const startBackground = async (database: OpenDatabase, platform: Platform): Promise<Background> => {
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
  // An admin asks for a run in whichever process answers them, a trigger where there is a file to move; it is made in every one that works.
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
