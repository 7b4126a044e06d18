/** Hiring teams of jobs. The trigger `memberships_leave_teams` deletes the rows of members who leave their company. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { createdAt } from '#server/db/columns.ts';
import type { SqlValue } from '#server/db/queryable.ts';
import { jobs } from './jobs.tables.ts';

export const jobMembers = pgTable(
  'job_members',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => memberships.userId, { onDelete: 'cascade' }),
    /** Whether a reviewer or viewer is notified of new applications. */
    notify: boolean('notify').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    // For a reviewer's jobs.
    index('job_members_user_idx').on(table.userId, table.jobId),
  ],
);

/** Returns the SQL condition that the member in `scope` is on the job's hiring team, or undefined without a scope. */
export const isInScope = (jobId: Column, scope: SqlValue | null): SQL | undefined =>
  scope === null
    ? undefined
    : sql`exists (select 1 from ${jobMembers} where ${jobMembers.jobId} = ${jobId} and ${jobMembers.userId} = ${scope}::uuid)`;
