/**
 * Receipts: the scores of applications when they were submitted or their status changed, and a sample of the
 * scores in lists, so that each can be recomputed. Written by the scores feature only. Invariant: no row names
 * a person. Only `applicationId` and the two keys refer to a person. They are removed with the account.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';

/** Why a score was stored: an application was submitted, its company changed its status, or the score was in a list. */
export const RECEIPT_CAUSES = ['application', 'move', 'list'] as const;

/** Lists whose scores are sampled. */
export const SAMPLED_LISTS = ['candidates', 'matches', 'applications', 'jobs', 'job-matches'] as const;
export type SampledList = (typeof SAMPLED_LISTS)[number];

export const VIEWER_ROLES = ['company', 'candidate'] as const;

/** The scored state of a job or candidate, stored once per version under the hash of its text. */
export const scoreInputs = pgTable('score_inputs', {
  /** SHA-256 of the body, base64url. */
  hash: text('hash').primaryKey(),
  /** JSON; see `StoredJob` and `StoredCandidate`. */
  body: text('body').notNull(),
  createdAt: createdAt(),
});

/** Applications whose receipts must be kept regardless of age. */
export const scoreHolds = pgTable('score_holds', {
  id: id(),
  /** Null after the candidate's account was deleted. The receipts stay on hold. */
  applicationId: uuid('application_id').unique(),
  createdAt: createdAt(),
});

export const scoreReceipts = pgTable(
  'score_receipts',
  {
    id: id(),
    cause: text('cause', { enum: RECEIPT_CAUSES }).notNull(),
    /** Set for submissions and status changes. Null after the candidate's account was deleted. */
    applicationId: uuid('application_id'),
    /** The candidate's pseudonym, derived from the app secret. Null after their account was deleted. */
    subjectKey: text('subject_key'),
    scoredAt: instant('scored_at').notNull().default(sql`now()`),
    engine: text('engine').notNull(),
    taxonomy: integer('taxonomy').notNull(),
    /** Null if the candidate was considered without a score. Then the factors and both hashes are null, too. */
    score: smallint('score'),
    /** JSON: score and weight of each factor, in the order of `MATCH_FACTORS`. */
    factors: text('factors'),
    jobHash: text('job_hash').references(() => scoreInputs.hash),
    candidateHash: text('candidate_hash').references(() => scoreInputs.hash),
    /** Set for lists: the list, the position on the page, the page, and the viewer. The history of an application records who moved it. */
    list: text('list', { enum: SAMPLED_LISTS }),
    rank: smallint('rank'),
    /** From 1. Null if this process did not serve the previous page. */
    page: smallint('page'),
    viewerRole: text('viewer_role', { enum: VIEWER_ROLES }),
    viewerKey: text('viewer_key'),
    holdId: uuid('hold_id').references(() => scoreHolds.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('score_receipts_cause_check', isInList('cause', RECEIPT_CAUSES)),
    check('score_receipts_score_check', sql`score between 0 and 100`),
    check('score_receipts_whole_check', sql`num_nulls(score, factors, job_hash, candidate_hash) in (0, 4)`),
    check('score_receipts_list_check', isInList('list', SAMPLED_LISTS)),
    check('score_receipts_viewer_role_check', isInList('viewer_role', VIEWER_ROLES)),
    check('score_receipts_place_check', sql`(cause = 'list') = (list is not null and rank is not null)`),
    index('score_receipts_application_idx')
      .on(table.applicationId, table.scoredAt)
      .where(sql`application_id is not null`),
    index('score_receipts_subject_idx').on(table.subjectKey).where(sql`subject_key is not null`),
    index('score_receipts_viewer_idx').on(table.viewerKey).where(sql`viewer_key is not null`),
    // For replaying a period and deleting expired receipts.
    index('score_receipts_scored_at_idx').on(table.scoredAt, table.id),
    index('score_receipts_job_hash_idx').on(table.jobHash),
    index('score_receipts_candidate_hash_idx').on(table.candidateHash),
    index('score_receipts_hold_idx').on(table.holdId).where(sql`hold_id is not null`),
  ],
);
