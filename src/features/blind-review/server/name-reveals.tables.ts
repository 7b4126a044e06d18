/** The people whose names a company revealed. Only the blind-review feature writes them. */
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { createdAt } from '#server/db/columns.ts';

export const nameReveals = pgTable(
  'name_reveals',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    /** The application in which the company revealed the name. The name is then visible in all of the person's applications. */
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index('name_reveals_candidate_idx').on(table.candidateId),
    index('name_reveals_application_idx').on(table.applicationId),
  ],
);
