/**
 * Handles domain events that affect reports. Reports outlive the reporter's account, so that admins
 * can still handle them.
 */
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import { listReportsBy, type ReportRow } from './reports.db.ts';

export const reportSubscribers = [
  on('account.exporting', 'add the reports that the person filed', async (db, { accountId }) => ({
    reports: inBatches<ReportRow>((last) =>
      listReportsBy(db, accountId, { limit: BATCH_SIZE, afterId: last?.id ?? null }),
    ),
  })),
];
