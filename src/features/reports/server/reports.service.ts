/** What the account needs of reports: those a person filed, to take along. They outlive the account: admins still look into them. */
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { listReportsBy, type ReportRow } from './reports.db.ts';

/** All reports of a person about others, from the first to the last. */
export const reportsBy = (db: Queryable, reporterId: string): AsyncGenerator<ReportRow> =>
  inBatches((last) => listReportsBy(db, reporterId, { limit: BATCH, afterId: last?.id ?? null }));
