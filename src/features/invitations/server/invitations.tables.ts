/** Invitations of candidates to jobs, one per pair. Written only by the invitations feature. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { INVITATION_STATUSES } from '#shared/vocabulary.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    /** The job's company. Stored here, so that listing a company's invitations is one index scan. Jobs never change company. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    note: text('note'),
    status: text('status', { enum: INVITATION_STATUSES }).notNull().default('invited'),
    createdAt: createdAt(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('invitations_once_key').on(table.jobId, table.candidateId),
    check('invitations_status_check', isInList('status', INVITATION_STATUSES)),
    check('invitations_answered_check', sql`(status = 'invited') = (answered_at is null)`),
    index('invitations_company_newest_idx').on(table.companyId, table.createdAt, table.id),
    index('invitations_job_newest_idx').on(table.jobId, table.createdAt, table.id),
    index('invitations_candidate_newest_idx').on(table.candidateId, table.createdAt, table.id),
  ],
);
