/** Message templates that candidates and companies save. */
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { between, createdAt, id, updatedAt } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';

export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('message_templates_user_idx').on(table.userId, table.title, table.id),
    check('message_templates_title_check', between('length(title)', 1, LIMITS.name)),
    check('message_templates_body_check', between('length(body)', 1, LIMITS.messageTemplate)),
  ],
);
