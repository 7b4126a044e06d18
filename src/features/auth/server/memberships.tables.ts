/**
 * The table of who belongs to which company. Part of auth, because every request needs the person's role. A company is identified by its first
 * account, the `user_id` of its profile. The trigger `users_become_owner` creates the first membership of each company.
 */
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, isInList } from '#server/db/columns.ts';
import { MEMBER_ROLES } from '#shared/vocabulary.ts';
import { users } from './auth.tables.ts';

export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The company's first account. It still identifies the company after that person leaves. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    createdAt: createdAt(),
    /** When the person was removed. The row stays, so that their screen can refer them to the company. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('memberships_role_check', isInList('role', MEMBER_ROLES)),
    index('memberships_account_id_idx').on(table.accountId),
  ],
);
