/** The table of invitations to join a company. A row is deleted when its invitation is used or withdrawn, or by housekeeping after it expires. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { MEMBER_ROLES } from '#shared/vocabulary.ts';

export const memberInvitations = pgTable(
  'member_invitations',
  {
    id: id(),
    /** The company's first account. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('member_invitations_role_check', isInList('role', MEMBER_ROLES)),
    check('member_invitations_email_lower_check', sql`email = lower(email)`),
    uniqueIndex('member_invitations_account_email_key').on(table.accountId, table.email),
    index('member_invitations_email_idx').on(table.email),
    index('member_invitations_invited_by_idx').on(table.invitedBy),
    index('member_invitations_expires_at_idx').on(table.expiresAt),
  ],
);
