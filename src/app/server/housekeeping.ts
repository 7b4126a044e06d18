/**
 * Housekeeping: deletes data after the periods in `shared/retention.ts`, and everything that has expired (links, rate limit windows, old changes for
 * the score index). Also records expired verifications. Several processes can run this at the same time.
 */
import { dropOldErasureRequests } from '#features/account/server/erasure.service.ts';
import { dropExpiredCredentials } from '#features/auth/server/auth.service.ts';
import { dropOldBookings } from '#features/bookings/server/bookings.service.ts';
import { dropOldChanges } from '#features/matching/server/match-index.service.ts';
import { dropUnsentAttachments } from '#features/messages/server/messages.service.ts';
import { dropOldNotifications } from '#features/notifications/server/notifications.service.ts';
import { dropOldHits } from '#features/saved-searches/server/saved-searches.service.ts';
import { dropOldReceipts } from '#features/scores/server/receipts.service.ts';
import { dropOldAnswers } from '#features/scores/server/voluntary-answers.service.ts';
import { dropOldIntakes } from '#features/talent-intake/server/talent-intake.service.ts';
import { dropOldCompanyLog } from '#features/teams/server/company-log.service.ts';
import { dropExpiredInvitations } from '#features/teams/server/teams.service.ts';
import {
  dropOldEnglishTexts,
  dropOldReferences,
  recordExpiries,
} from '#features/verifications/server/verifications.service.ts';
import { dropOldEntries } from '#server/audit/audit.db.ts';
import type { Db } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { dropEndedWindows } from '#server/limits/rate-limits.db.ts';
import { dropOldMails, eraseSentSecrets } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { RETENTION, type RetentionId } from '#shared/retention.ts';
import { type BackgroundWorker, runUntilEmpty, startBackgroundWorker } from './background-worker.ts';

const FIRST_WAIT_MS = 30_000;
const RUN_INTERVAL_MS = 10 * 60_000;
const HOURS_PER_DAY = 24;

/** Deletions without batches, by row of the retention table. Expired links are deleted with sessions. */
const IN_ONE_STATEMENT: Partial<Record<RetentionId, (db: Db, env: Env) => Promise<unknown>>> = {
  sessions: async (db) => {
    await dropExpiredCredentials(db);
    await dropExpiredInvitations(db);
  },
  erasureRequests: dropOldErasureRequests,
  limits: dropEndedWindows,
  mailSecrets: (db) => eraseSentSecrets(db, RETENTION.mailSecrets.days * HOURS_PER_DAY),
  indexFeed: dropOldChanges,
  references: dropOldReferences,
  englishTexts: dropOldEnglishTexts,
  receipts: (db, { scoreReceiptYears }) => dropOldReceipts(db, scoreReceiptYears),
  voluntaryAnswers: (db, { scoreReceiptYears }) => dropOldAnswers(db, scoreReceiptYears),
};

/** Deletions in batches, by row of the retention table; each returns the number of rows. Failed emails are deleted with sent ones. */
const IN_BATCHES: Partial<Record<RetentionId, (db: Db) => Promise<number>>> = {
  sentMails: (db) => dropOldMails(db, { sent: RETENTION.sentMails.days, failed: RETENTION.failedMails.days }),
  sentSearchResults: (db) => dropOldHits(db, RETENTION.sentSearchResults.days),
  notifications: (db) => dropOldNotifications(db, RETENTION.notifications.days),
  intakes: (db) => dropOldIntakes(db, RETENTION.intakes.days),
  bookings: (db) => dropOldBookings(db, RETENTION.bookings.days),
  unsentFiles: dropUnsentAttachments,
  audit: (db) => dropOldEntries(db, RETENTION.audit.days),
  companyLog: (db) => dropOldCompanyLog(db, RETENTION.companyLog.days),
};

/** Deletes everything that is due now. */
export const runHousekeeping = async (
  platform: Platform,
  signal: AbortSignal,
  onBatch?: (count: number) => void,
): Promise<void> => {
  const { db, env } = platform;
  for (const drop of Object.values(IN_ONE_STATEMENT)) await drop(db, env);
  await recordExpiries(platform);
  for (const dropBatch of Object.values(IN_BATCHES)) await runUntilEmpty(signal, () => dropBatch(db), onBatch);
};

/** Starts the worker. Its first run is shortly after the start. */
export const startHousekeeping = (platform: Platform): BackgroundWorker =>
  startBackgroundWorker(platform, {
    name: 'housekeeping',
    run: (signal, onBatch) => runHousekeeping(platform, signal, onBatch),
    failure: 'housekeeping failed',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: () => RUN_INTERVAL_MS,
  });
