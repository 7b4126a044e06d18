/** Photos of people, as the server made them: one a person, square, without what a camera adds. Written by the account feature only. */
import { sql } from 'drizzle-orm';
import { check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { bytes, createdAt } from '#server/db/columns.ts';

export const photos = pgTable(
  'photos',
  {
    /** Made of the content, so that an address always shows the same picture. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** WebP. */
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  () => [check('photos_content_check', sql`octet_length(content) between 1 and 1048576`)],
);
