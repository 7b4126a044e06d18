/** Candidates' applications to jobs, and the history of their moves. Written by the pipeline feature only. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { SIDES } from '#shared/sides.ts';
import { APPLICATION_STATUSES, DECLINE_REASONS } from '#shared/vocabulary.ts';
import { APPLICATION_VIAS } from '../applications.domain.ts';

/** The sort rank by must-have: 2 if it is met, 0 if it is not, 1 if the job has none or the question was not answered. */
export const mustHaveRank = sql<number>`(case meets_must_have when true then 2 when false then 0 else 1 end)`;

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    /** The job's company, denormalized so that a company's list is a single index scan. Jobs never change companies. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    coverLetter: text('cover_letter'),
    /** Whether the company had invited the candidate to this job. */
    invited: boolean('invited').notNull().default(false),
    /** How the application was submitted. Null if the candidate submitted it from their account. */
    via: text('via', { enum: APPLICATION_VIAS }),
    status: text('status', { enum: APPLICATION_STATUSES }).notNull().default('pending'),
    /** The status before a decline. An undo can only restore this status. */
    declinedFrom: text('declined_from', { enum: APPLICATION_STATUSES }),
    statusChangedAt: instant('status_changed_at').notNull().default(sql`now()`),
    /** The history entry of the latest move. Null after an undo, or if the move is final. The undo period is checked separately. */
    undoMoveId: uuid('undo_move_id'),
    /** The side that can undo the move, the previous status, and the time of the change to that status. */
    undoBy: text('undo_by', { enum: SIDES }),
    undoTo: text('undo_to', { enum: APPLICATION_STATUSES }),
    undoToSince: instant('undo_to_since'),
    viewedAt: instant('viewed_at'),
    /**
     * The times of the company's first move that was not undone, and of its first message to the
     * candidate. The earlier one is its answer.
     */
    answeredMoveAt: instant('answered_move_at'),
    answeredMessageAt: instant('answered_message_at'),
    /** When the candidate asked for an answer, at most once. */
    nudgedAt: instant('nudged_at'),
    /** Whether the answer met the job's must-have. Null if there is none or the question was not answered. Used only to sort and mark applications. */
    meetsMustHave: boolean('meets_must_have'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('applications_once_key').on(table.jobId, table.candidateId),
    check('applications_status_check', isInList('status', APPLICATION_STATUSES)),
    check('applications_via_check', isInList('via', APPLICATION_VIAS)),
    check('applications_declined_from_check', sql`(status = 'declined') = (declined_from is not null)`),
    check('applications_undo_check', sql`num_nulls(undo_move_id, undo_by, undo_to, undo_to_since) in (0, 4)`),
    index('applications_company_newest_idx').on(table.companyId, table.createdAt, table.id),
    index('applications_company_status_idx').on(table.companyId, table.status, table.createdAt, table.id),
    index('applications_job_newest_idx').on(table.jobId, table.createdAt, table.id),
    // For the list of a single status, most recently moved first (`sort=moved`).
    index('applications_company_moved_idx').on(table.companyId, table.status, table.statusChangedAt, table.id),
    // For the list sorted by waiting time.
    index('applications_company_since_idx').on(table.companyId, table.statusChangedAt, table.id),
    // For the applications that the viewer has not rated.
    index('applications_company_id_idx').on(table.companyId, table.id),
    // For the lists sorted by must-have, for all jobs or a single one.
    index('applications_company_must_have_idx').on(table.companyId, mustHaveRank, table.createdAt, table.id),
    index('applications_job_must_have_idx').on(table.jobId, mustHaveRank, table.createdAt, table.id),
    // For the view `company_answers`: unanswered applications that are not due yet.
    index('applications_unanswered_idx')
      .on(table.companyId, table.createdAt)
      .where(sql`answered_move_at is null and answered_message_at is null and status <> 'withdrawn'`),
    // For a job's candidates who asked for an answer.
    index('applications_nudged_idx').on(table.jobId).where(sql`nudged_at is not null`),
    // Like `applications_company_moved_idx`, but for a single job.
    index('applications_job_moved_idx').on(table.jobId, table.status, table.statusChangedAt, table.id),
    index('applications_candidate_newest_idx').on(table.candidateId, table.createdAt, table.id),
    // For marketplace-wide numbers: by status and the time of its last change, and by submission date.
    index('applications_status_since_idx').on(table.status, table.statusChangedAt),
    index('applications_created_at_idx').on(table.createdAt),
  ],
);

export const applicationHistory = pgTable(
  'application_history',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** Null for the submission entry. */
    fromStatus: text('from_status', { enum: APPLICATION_STATUSES }),
    toStatus: text('to_status', { enum: APPLICATION_STATUSES }).notNull(),
    byUserId: uuid('by_user_id')
      .notNull()
      .references(() => users.id),
    /** The company member who made the move. Null for moves by candidates and by the product itself. */
    memberId: uuid('member_id').references(() => users.id),
    /** A note to the other party from the one that made the move. Both can read it. */
    note: text('note'),
    /** The reason for a decline by the company. Null for other moves, and for declines that predate this column. */
    declineReason: text('decline_reason', { enum: DECLINE_REASONS }),
    /** The entry that this entry undoes. Each entry can be undone once. */
    undoesId: uuid('undoes_id').references((): AnyPgColumn => applicationHistory.id),
    /** Whether the move reopened the application after an appeal against the decline. */
    isReview: boolean('is_review').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('application_history_undone_once_key').on(table.undoesId),
    check('application_history_from_check', isInList('from_status', APPLICATION_STATUSES)),
    check('application_history_to_check', isInList('to_status', APPLICATION_STATUSES)),
    check('application_history_reason_check', isInList('decline_reason', DECLINE_REASONS)),
    check('application_history_declined_check', sql`decline_reason is null or to_status = 'declined'`),
    index('application_history_application_idx').on(table.applicationId, table.createdAt, table.id),
    // For companies' answers by time.
    index('application_history_answers_idx')
      .on(table.createdAt, table.applicationId)
      .where(sql`from_status = 'pending' and to_status <> 'withdrawn'`),
  ],
);
