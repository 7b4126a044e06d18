/** Photos, and erasure requests from people without an account. Only the account feature writes them. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, instant } from '#server/db/columns.ts';
import { fileCheck, fileColumns } from '#server/files/stored-files.tables.ts';

/** A request to erase everything stored about an address, not yet confirmed by the emailed link. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    /** Lowercase. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('erasure_requests_email_check', sql`email = lower(email)`),
    index('erasure_requests_email_idx').on(table.email),
    index('erasure_requests_expires_at_idx').on(table.expiresAt),
  ],
);

/** One per person, square and without camera metadata. */
export const photos = pgTable(
  'photos',
  {
    /** Derived from the person and the content, so that a URL always shows the same picture. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** WebP. */
    ...fileColumns(),
    createdAt: createdAt(),
  },
  () => [check('photos_content_check', sql`octet_length(content) between 1 and 1048576`), fileCheck('photos')],
);
