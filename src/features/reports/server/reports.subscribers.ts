/** What reports do when something happens elsewhere. They outlive the account: admins still look into them. */
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import { listReportsBy, type ReportRow } from './reports.db.ts';

export const reportSubscribers = [
  on('account.exporting', 'add the reports that the person filed', async (db, { userId }) => ({
    reports: inBatches<ReportRow>((last) => listReportsBy(db, userId, { limit: BATCH, afterId: last?.id ?? null })),
  })),
];
