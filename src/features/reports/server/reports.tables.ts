/** Reports of one person about another, for admins to review. Written by the reports feature only. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { REPORT_STATUSES } from '#shared/vocabulary.ts';

const userId = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id);

export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: userId('reporter_id'),
    reportedId: userId('reported_id'),
    reason: text('reason').notNull(),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('open'),
    /** The admin's findings or actions. Only admins can read this text. */
    resolution: text('resolution'),
    resolvedBy: uuid('resolved_by').references(() => users.id),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('reports_two_people_check', sql`reporter_id <> reported_id`),
    check('reports_reason_check', sql`reason <> ''`),
    check('reports_status_check', isInList('status', REPORT_STATUSES)),
    check('reports_resolved_check', sql`(status = 'resolved') = (resolved_at is not null)`),
    // Allows one open report per reporter and person, and another after it is resolved.
    uniqueIndex('reports_open_once_key').on(table.reporterId, table.reportedId).where(sql`status = 'open'`),
    index('reports_status_newest_idx').on(table.status, table.createdAt, table.id),
    index('reports_reported_idx').on(table.reportedId),
  ],
);
