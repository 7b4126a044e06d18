/** Saved searches and the results they sent. Written by the saved-searches feature only. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HeadlineReason } from '#engine/matching.contract.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { between, createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { ALERT_FREQUENCIES, SEARCH_KINDS } from '../saved-searches.contract.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: SEARCH_KINDS }).notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    frequency: text('frequency', { enum: ALERT_FREQUENCIES }).notNull(),
    minScore: smallint('min_score').notNull().default(0),
    /** True for a candidate's weekly new matches. The worker creates this search, lists omit it, and an account setting turns it off. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** True if the list refused the query at the last replay. */
    cannotRun: boolean('cannot_run').notNull().default(false),
    /** Only rows added to the list after this time are new. */
    checkedAt: instant('checked_at').notNull().default(sql`now()`),
    /** The search is not replayed before this time. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    lastSentAt: instant('last_sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('saved_searches_kind_check', isInList('kind', SEARCH_KINDS)),
    check('saved_searches_frequency_check', isInList('frequency', ALERT_FREQUENCIES)),
    check('saved_searches_min_score_check', between('min_score', 0, 100)),
    check('saved_searches_name_check', sql`name <> '' or is_automatic`),
    index('saved_searches_user_newest_idx').on(table.userId, table.createdAt, table.id),
    uniqueIndex('saved_searches_automatic_key').on(table.userId).where(sql`is_automatic`),
    index('saved_searches_due_idx').on(table.kind, table.dueAt).where(sql`frequency in ('daily', 'weekly')`),
    index('saved_searches_instant_idx').on(table.kind, table.checkedAt).where(sql`frequency = 'instant'`),
  ],
);

export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    id: id(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobs.id),
    candidateId: uuid('candidate_id').references(() => candidates.id),
    /** Null if the result has no score. */
    score: smallint('score'),
    /** The facts behind the headline, for wording it in the reader's language. */
    reason: jsonb('reason').$type<HeadlineReason>(),
    sentAt: instant('sent_at').notNull().default(sql`now()`),
  },
  (table) => [
    // Each search sends a job or a person only once.
    unique('saved_search_hits_job_key').on(table.searchId, table.jobId),
    unique('saved_search_hits_candidate_key').on(table.searchId, table.candidateId),
    check('saved_search_hits_subject_check', sql`num_nonnulls(job_id, candidate_id) = 1`),
    check('saved_search_hits_score_check', between('score', 0, 100)),
    index('saved_search_hits_newest_idx').on(table.searchId, table.sentAt, table.id),
    index('saved_search_hits_job_idx').on(table.jobId).where(sql`job_id is not null`),
    index('saved_search_hits_candidate_idx').on(table.candidateId).where(sql`candidate_id is not null`),
    // For deleting expired rows.
    index('saved_search_hits_sent_at_idx').on(table.sentAt),
  ],
);
