/**
 * Receipts: scores that companies acted on, and a sample of those that stood in lists, so that each can be computed again. Written by
 * the scores feature only. Invariant: nothing in here names a person; `applicationId` and the two keys are all that leads to one, and go
 * with their account.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from '#server/db/columns.ts';

/** What a score was kept for: an application was filed, its company moved it, it stood in a list. */
export const RECEIPT_CAUSES = ['application', 'move', 'list'] as const;

/** Lists that scores are sampled of. */
export const SAMPLED_LISTS = ['candidates', 'matches', 'applications', 'jobs', 'job-matches'] as const;
export type SampledList = (typeof SAMPLED_LISTS)[number];

export const VIEWER_ROLES = ['company', 'candidate'] as const;

/** A side as it was scored, once per version, under the hash of its text. */
export const scoreInputs = pgTable('score_inputs', {
  /** SHA-256 of the body, base64url. */
  hash: text('hash').primaryKey(),
  /** JSON; see `KeptJob` and `KeptCandidate`. */
  body: text('body').notNull(),
  createdAt: createdAt(),
});

/** Applications whose receipts must be kept, whatever their age. */
export const scoreHolds = pgTable('score_holds', {
  id: id(),
  /** Null once the candidate's account was deleted; the receipts stay held. */
  applicationId: uuid('application_id').unique(),
  createdAt: createdAt(),
});

export const scoreReceipts = pgTable(
  'score_receipts',
  {
    id: id(),
    cause: text('cause', { enum: RECEIPT_CAUSES }).notNull(),
    /** Of applications and moves; null once the candidate's account was deleted. */
    applicationId: uuid('application_id'),
    /** The candidate under a name that only the app's secret makes; null once their account was deleted. */
    subjectKey: text('subject_key'),
    scoredAt: instant('scored_at').notNull().default(sql`now()`),
    engine: text('engine').notNull(),
    taxonomy: integer('taxonomy').notNull(),
    /** Null where the candidate was considered without a score; then there is nothing else of it either. */
    score: smallint('score'),
    /** JSON: score and weight of each factor, in the order of `MATCH_FACTORS`. */
    factors: text('factors'),
    jobHash: text('job_hash').references(() => scoreInputs.hash),
    candidateHash: text('candidate_hash').references(() => scoreInputs.hash),
    /** Of lists: which, the place on the page and the page, by whom it was read. */
    list: text('list', { enum: SAMPLED_LISTS }),
    rank: smallint('rank'),
    /** From 1; null where this process did not serve the page before. */
    page: smallint('page'),
    viewerRole: text('viewer_role', { enum: VIEWER_ROLES }),
    viewerKey: text('viewer_key'),
    holdId: uuid('hold_id').references(() => scoreHolds.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('score_receipts_cause_check', oneOf('cause', RECEIPT_CAUSES)),
    check('score_receipts_score_check', sql`score between 0 and 100`),
    check('score_receipts_whole_check', sql`num_nulls(score, factors, job_hash, candidate_hash) in (0, 4)`),
    check('score_receipts_list_check', oneOf('list', SAMPLED_LISTS)),
    check('score_receipts_viewer_role_check', oneOf('viewer_role', VIEWER_ROLES)),
    check('score_receipts_place_check', sql`(cause = 'list') = (list is not null and rank is not null)`),
    index('score_receipts_application_idx')
      .on(table.applicationId, table.scoredAt)
      .where(sql`application_id is not null`),
    index('score_receipts_subject_idx').on(table.subjectKey).where(sql`subject_key is not null`),
    index('score_receipts_viewer_idx').on(table.viewerKey).where(sql`viewer_key is not null`),
    // Replaying a period, and what has served its time.
    index('score_receipts_scored_at_idx').on(table.scoredAt, table.id),
    index('score_receipts_job_hash_idx').on(table.jobHash),
    index('score_receipts_candidate_hash_idx').on(table.candidateHash),
    index('score_receipts_hold_idx').on(table.holdId).where(sql`hold_id is not null`),
  ],
);
