/** Addresses that receive no mail, because an email bounced or the recipient complained. */

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, isInList } from '../db/columns.ts';

/** `bounced`: the mailbox rejected an email. `complained`: the recipient reported an email as spam. */
export const SUPPRESSION_REASONS = ['bounced', 'complained'] as const;

export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    id: id(),
    /** Lower case. */
    address: text('address').notNull(),
    reason: text('reason', { enum: SUPPRESSION_REASONS }).notNull(),
    /** The mail server's reply, if there was one. */
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    check('suppressed_addresses_address_check', sql`address = lower(address)`),
    check('suppressed_addresses_reason_check', isInList('reason', SUPPRESSION_REASONS)),
    uniqueIndex('suppressed_addresses_address_key').on(table.address),
    index('suppressed_addresses_newest_idx').on(table.createdAt, table.id),
  ],
);
