/**
 * The one sweeper: drops what has been kept for as long as `shared/retention.ts` says, and what has ended by itself (links, windows of
 * limits, feeds), in small batches; notes which verifications expired. Safe in several processes at once.
 */
import { dropOldErasureRequests } from '#features/account/server/erasure.service.ts';
import { dropExpiredCredentials } from '#features/auth/server/auth.service.ts';
import { dropOldBookings } from '#features/bookings/server/bookings.service.ts';
import { dropOldAnswers } from '#features/fairness/server/voluntary-answers.service.ts';
import { dropOldChanges } from '#features/matching/server/match-index.service.ts';
import { dropUnsentAttachments } from '#features/messages/server/messages.service.ts';
import { dropOldNotifications } from '#features/notifications/server/notifications.service.ts';
import { dropOldReceipts } from '#features/scores/server/receipts.service.ts';
import { dropOldIntakes } from '#features/talent-intake/server/talent-intake.service.ts';
import {
  dropOldEnglishTexts,
  dropOldReferences,
  noteExpired,
} from '#features/verifications/server/verifications.service.ts';
import { dropOldEntries } from '#server/audit/audit.db.ts';
import type { Db } from '#server/db/database.ts';
import { dropEndedWindows } from '#server/limits/rate-limits.db.ts';
import { dropOldMails, eraseSentSecrets } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { RETENTION } from '#shared/retention.ts';
import { type BackgroundWorker, processBatches, startBackgroundWorker } from './background-worker.ts';

const FIRST_WAIT_MS = 30_000;
const EVERY_MS = 10 * 60_000;
const HOURS_A_DAY = 24;

/** What goes in batches, each the rows it dropped. */
const BATCHES: readonly ((db: Db) => Promise<number>)[] = [
  (db) => dropOldMails(db, { sent: RETENTION.sentMails.days, failed: RETENTION.failedMails.days }),
  (db) => dropOldNotifications(db, RETENTION.notifications.days),
  (db) => dropOldIntakes(db, RETENTION.intakes.days),
  (db) => dropOldBookings(db, RETENTION.bookings.days),
  (db) => dropUnsentAttachments(db),
  (db) => dropOldEntries(db, RETENTION.audit.days),
];

/** Sweeps once. */
export const sweep = async (
  { db, env }: Pick<Platform, 'db' | 'env'>,
  signal: AbortSignal,
  onBatch?: (count: number) => void,
): Promise<void> => {
  await dropExpiredCredentials(db);
  await dropOldErasureRequests(db);
  await dropEndedWindows(db);
  await eraseSentSecrets(db, RETENTION.mailSecrets.days * HOURS_A_DAY);
  await dropOldChanges(db);
  await noteExpired(db);
  await dropOldReferences(db);
  await dropOldEnglishTexts(db);
  await dropOldReceipts(db, env.scoreReceiptYears);
  await dropOldAnswers(db, env.scoreReceiptYears);
  for (const dropSome of BATCHES) {
    const batch = async () => {
      const count = await dropSome(db);
      return count === 0 ? null : { count, last: null };
    };
    await processBatches<null>(signal, null, batch, onBatch);
  }
};

/** Starts the worker; its first run is soon after the start. */
export const startHousekeeping = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'housekeeping',
    run: (signal, onBatch) => sweep(platform, signal, onBatch),
    failure: 'housekeeping failed',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: () => EVERY_MS,
  });
