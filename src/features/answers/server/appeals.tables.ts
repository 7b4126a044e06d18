/** Candidates' appeals against declines. Only the answers feature writes them. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { APPEAL_ENDS } from '#shared/vocabulary.ts';

export const applicationAppeals = pgTable(
  'application_appeals',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** The history entry of the decline. Each decline can be appealed once. */
    declineId: uuid('decline_id')
      .notNull()
      .unique()
      .references(() => applicationHistory.id),
    /** The company and the candidate of the application, duplicated so that each one's list scans a single index. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    /** The person who declined, and therefore cannot close the appeal. */
    declinedBy: uuid('declined_by')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    dueAt: instant('due_at').notNull(),
    outcome: text('outcome', { enum: APPEAL_ENDS }),
    note: text('note'),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('application_appeals_outcome_check', isInList('outcome', APPEAL_ENDS)),
    check('application_appeals_closed_check', sql`num_nulls(outcome, closed_at, closed_by) in (0, 3)`),
    // The person who declined may undo the decline, which grants the appeal, or delete the company's account, which ends it.
    check('application_appeals_reviewer_check', sql`outcome <> 'upheld' or closed_by <> declined_by`),
    index('application_appeals_application_idx').on(table.applicationId),
    index('application_appeals_company_idx').on(table.companyId, table.createdAt, table.id),
    index('application_appeals_candidate_idx').on(table.candidateId, table.createdAt, table.id),
    index('application_appeals_newest_idx').on(table.createdAt, table.id),
    index('application_appeals_due_idx').on(table.dueAt, table.id).where(sql`closed_at is null`),
  ],
);
