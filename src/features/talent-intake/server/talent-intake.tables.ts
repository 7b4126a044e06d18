/**
 * Intakes, and admins' decisions on intakes and profiles. An intake is an application to the
 * marketplace, filed on the public page before the person has an account.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mailboxKey, nameOrder, users } from '#features/auth/server/auth.tables.ts';
import { linkIndexes, profileChecks, profileColumns } from '#features/candidates/server/profile.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import type { Answer } from '#features/screening/screening.contract.ts';
import { between, createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { APPROVAL_STATUSES, EXPERIENCE_LEVELS, REVIEW_OUTCOMES, WORK_TYPES } from '#shared/vocabulary.ts';
import { REJECTION_REASONS, REVIEW_EFFECTS, REVIEW_SOURCES } from '../review.domain.ts';

export const intakes = pgTable(
  'intakes',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    jobTitle: text('job_title').notNull(),
    experience: text('experience', { enum: EXPERIENCE_LEVELS }).notNull(),
    bio: text('bio').notNull(),
    hourlyRate: integer('hourly_rate').notNull(),
    timezone: text('timezone').notNull(),
    availability: text('availability', { enum: WORK_TYPES }).notNull(),
    ...profileColumns(),
    skills: text('skills').array().notNull(),
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('pending'),
    reviewNotes: text('review_notes'),
    reviewedBy: uuid('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    /** The versions of the legal texts that the form showed. The person agreed to them by submitting the form. Both are null if it showed none. */
    agreedTerms: date('agreed_terms'),
    agreedPrivacy: date('agreed_privacy'),
    /** The job whose page it was filed from. An approval files an application to this job. */
    jobId: uuid('job_id').references(() => jobs.id),
    /** The version of the notice about scores that the person acknowledged for this job. */
    scoreNotice: smallint('score_notice'),
    /** The answers to the job's own questions, with the wording that the applicant saw. */
    answers: jsonb('answers').$type<readonly Answer[]>(),
    /** The account that an approval created or found. */
    userId: uuid('user_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('intakes_status_check', isInList('status', APPROVAL_STATUSES)),
    check('intakes_language_check', isInList('language', LANGUAGES)),
    check('intakes_experience_check', isInList('experience', EXPERIENCE_LEVELS)),
    check('intakes_availability_check', isInList('availability', WORK_TYPES)),
    check('intakes_hourly_rate_check', between('hourly_rate', LIMITS.intakeRateMin, LIMITS.intakeRateMax)),
    check('intakes_skills_check', between('cardinality(skills)', 1, LIMITS.skills)),
    ...profileChecks('intakes'),
    ...linkIndexes('intakes'),
    check('intakes_score_notice_check', sql`score_notice is null or job_id is not null`),
    check('intakes_answers_check', sql`answers is null or job_id is not null`),
    check('intakes_reviewed_check', sql`(status = 'pending') = (reviewed_at is null)`),
    uniqueIndex('intakes_pending_email_key').on(table.email).where(sql`status = 'pending'`),
    index('intakes_mailbox_idx').on(mailboxKey),
    index('intakes_name_likeness_idx').using('gin', sql`${nameOrder} gin_trgm_ops`),
    index('intakes_email_idx').on(table.email),
    index('intakes_user_id_idx').on(table.userId),
    // For deleting expired rows.
    index('intakes_reviewed_at_idx').on(table.reviewedAt).where(sql`reviewed_at is not null`),
    index('intakes_queue_idx').on(table.createdAt, table.id).where(sql`status = 'pending'`),
  ],
);

/** All review decisions, including undone decisions. */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: id(),
    source: text('source', { enum: REVIEW_SOURCES }).notNull(),
    /** The intake or candidate in the queue, depending on the source. */
    rowId: uuid('row_id').notNull(),
    outcome: text('outcome', { enum: REVIEW_OUTCOMES }).notNull(),
    reasons: text('reasons', { enum: REJECTION_REASONS }).array().notNull().default([]),
    /** The message to a rejected person; null for the default text and for approvals. */
    message: text('message'),
    reviewNotes: text('review_notes'),
    decidedBy: uuid('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull().default(sql`now()`),
    effect: text('effect', { enum: REVIEW_EFFECTS }).notNull(),
    /** The created or changed profile. */
    candidateId: uuid('candidate_id'),
    /** The other jobs that the email about the decision names. Null if it names none. */
    otherJobIds: uuid('other_job_ids').array(),
    /** Whether the approval turned an account without a type into a candidate account. */
    madeCandidate: boolean('made_candidate').notNull().default(false),
    /** The previous review of the profile. */
    priorNotes: text('prior_notes'),
    priorReviewedBy: uuid('prior_reviewed_by'),
    priorReviewedAt: instant('prior_reviewed_at'),
    /** Null if the email was sent immediately. */
    undoableUntil: instant('undoable_until'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    check('review_decisions_source_check', isInList('source', REVIEW_SOURCES)),
    check('review_decisions_outcome_check', isInList('outcome', REVIEW_OUTCOMES)),
    check('review_decisions_effect_check', isInList('effect', REVIEW_EFFECTS)),
    check('review_decisions_candidate_check', sql`(effect = 'none') = (candidate_id is null)`),
    check('review_decisions_undone_check', sql`undone_at is null or undoable_until is not null`),
    index('review_decisions_newest_idx').on(table.decidedAt, table.id),
    index('review_decisions_row_idx').on(table.rowId, table.decidedAt),
  ],
);
