/** A company's log: which member did what. A trigger refuses changes; see db/triggers.sql. */
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, isInList } from '#server/db/columns.ts';
import { COMPANY_LOG_ACTIONS } from '../company-log.contract.ts';

export const companyLog = pgTable(
  'company_log',
  {
    id: id(),
    /** The company's first account. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action', { enum: COMPANY_LOG_ACTIONS }).notNull(),
    /** The job, application, interview, offer, hire or member. */
    targetId: uuid('target_id'),
    /** The title of a job, or the address that was invited. Never the name of a candidate. Empty for members, whose current name is joined. */
    targetName: text('target_name').notNull().default(''),
    /** The new status or role. */
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    check('company_log_action_check', isInList('action', COMPANY_LOG_ACTIONS)),
    index('company_log_account_idx').on(table.accountId, table.createdAt, table.id),
    index('company_log_actor_id_idx').on(table.actorId),
    index('company_log_created_at_idx').on(table.createdAt),
    index('company_log_target_name_idx').on(table.targetName),
  ],
);
