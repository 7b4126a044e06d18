/** Companies: one per company account. Written by the companies feature only. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, instant, oneOf, updatedAt } from '#server/db/columns.ts';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/vocabulary.ts';

export const companies = pgTable(
  'companies',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    companyName: text('company_name').notNull(),
    industry: text('industry', { enum: INDUSTRIES }),
    companySize: text('company_size', { enum: COMPANY_SIZES }),
    website: text('website'),
    description: text('description'),
    logoUrl: text('logo_url'),
    /** When an admin made sure that the company is who it says; another name ends it. */
    verifiedAt: instant('verified_at'),
    /** The name folded for search (lower case, without accents). */
    searchName: text('search_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('companies_company_name_check', sql`company_name <> ''`),
    check('companies_industry_check', oneOf('industry', INDUSTRIES)),
    check('companies_company_size_check', oneOf('company_size', COMPANY_SIZES)),
    index('companies_search_name_idx').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);
