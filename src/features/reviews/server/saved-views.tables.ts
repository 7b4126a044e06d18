/** Named views of a company's list of applications. Written by the reviews feature only. */
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#features/companies/server/companies.tables.ts';
import { createdAt, id } from '#server/db/columns.ts';

export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('saved_views_name_key').on(table.companyId, table.name)],
);
