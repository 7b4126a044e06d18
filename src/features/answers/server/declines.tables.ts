/** A candidate's score at the time of a decline. */
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';

export const applicationDeclines = pgTable(
  'application_declines',
  {
    /** The history entry of the decline. */
    moveId: uuid('move_id')
      .primaryKey()
      .references(() => applicationHistory.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** The score with its factors at the time of the decline, worded for the candidate. */
    compatibility: jsonb('compatibility').$type<ExplainedCompatibility>().notNull(),
  },
  (table) => [index('application_declines_application_idx').on(table.applicationId)],
);
