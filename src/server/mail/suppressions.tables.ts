/** Addresses that mail is not sent to any more: it came back, or whoever has them said so. */

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from '../db/columns.ts';

/** Why: the address takes none (`bounced`), its person calls it spam (`complained`). */
export const SUPPRESSION_REASONS = ['bounced', 'complained'] as const;

export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    id: id(),
    /** Lower case. */
    address: text('address').notNull(),
    reason: text('reason', { enum: SUPPRESSION_REASONS }).notNull(),
    /** What the mail server said; null where nothing was said. */
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    check('suppressed_addresses_address_check', sql`address = lower(address)`),
    check('suppressed_addresses_reason_check', oneOf('reason', SUPPRESSION_REASONS)),
    uniqueIndex('suppressed_addresses_address_key').on(table.address),
    index('suppressed_addresses_newest_idx').on(table.createdAt, table.id),
  ],
);
