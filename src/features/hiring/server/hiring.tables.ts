/**
 * Tables for offers and their documents, hires, and check-ins. Written only by the hiring feature. Triggers reject changes to the terms
 * and the document of an offer.
 */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { between, bytes, createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import { CHECK_IN_ANSWERS, HIRE_STATUSES, HIRE_STEPS, OFFER_STATUSES, WORK_TYPES } from '#shared/vocabulary.ts';
import { CHECK_IN_DAYS, OPEN_OFFER_STATUSES } from '../hiring.domain.ts';

const termColumns = () => ({
  /** Whole U.S. dollars. */
  hourlyRate: smallint('hourly_rate').notNull(),
  hoursPerWeek: smallint('hours_per_week').notNull(),
  employmentType: text('employment_type', { enum: WORK_TYPES }).notNull(),
  startDate: date('start_date').notNull(),
  /** Null if there is no end date. */
  endDate: date('end_date'),
});

const termChecks = (table: string) => [
  check(`${table}_rate_check`, between('hourly_rate', LIMITS.rateMin, LIMITS.rateMax)),
  check(`${table}_hours_check`, between('hours_per_week', 1, LIMITS.weeklyHoursMax)),
  check(`${table}_employment_type_check`, isInList('employment_type', WORK_TYPES)),
  check(`${table}_dates_check`, sql`end_date >= start_date`),
];

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id);
const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);
const candidateId = () =>
  uuid('candidate_id')
    .notNull()
    .references(() => candidates.id);

export const offers = pgTable(
  'offers',
  {
    id: id(),
    applicationId: applicationId(),
    /** The company and the candidate. Duplicated here so that lists scan a single index. They never change for an application. */
    companyId: companyId(),
    candidateId: candidateId(),
    version: smallint('version').notNull(),
    status: text('status', { enum: OFFER_STATUSES }).notNull().default('sent'),
    ...termColumns(),
    note: text('note'),
    expiresAt: instant('expires_at').notNull(),
    seenAt: instant('seen_at'),
    endedAt: instant('ended_at'),
    /** The candidate's reason for declining. */
    reason: text('reason'),
    sha256: text('sha256'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('offers_version_key').on(table.applicationId, table.version),
    uniqueIndex('offers_one_open_key').on(table.applicationId).where(isInList('status', OPEN_OFFER_STATUSES)),
    uniqueIndex('offers_one_accepted_key').on(table.applicationId).where(sql`status = 'accepted'`),
    index('offers_sides_idx').on(table.candidateId, table.companyId, table.createdAt),
    index('offers_company_newest_idx').on(table.companyId, table.createdAt, table.id),
    // For a company's open offers, the next to expire first.
    index('offers_company_open_idx')
      .on(table.companyId, table.expiresAt)
      .where(isInList('status', OPEN_OFFER_STATUSES)),
    // For the worker that expires offers.
    index('offers_expiry_idx').on(table.expiresAt).where(isInList('status', OPEN_OFFER_STATUSES)),
    check('offers_status_check', isInList('status', OFFER_STATUSES)),
    check('offers_ended_check', sql`(${isInList('status', OPEN_OFFER_STATUSES)}) = (ended_at is null)`),
    check('offers_seen_check', sql`status <> 'seen' or seen_at is not null`),
    check('offers_document_check', sql`(status = 'accepted') = (sha256 is not null)`),
    check('offers_version_check', sql`version > 0`),
    ...termChecks('offers'),
  ],
);

/** Other terms that the candidate proposed for a version, at most once. The proposal is open until the offer ends or the company keeps its terms. */
export const offerProposals = pgTable(
  'offer_proposals',
  {
    offerId: uuid('offer_id')
      .primaryKey()
      .references(() => offers.id),
    hourlyRate: smallint('hourly_rate').notNull(),
    hoursPerWeek: smallint('hours_per_week').notNull(),
    startDate: date('start_date').notNull(),
    note: text('note'),
    createdAt: createdAt(),
    /** When the company decided to keep its terms. */
    keptAt: instant('kept_at'),
  },
  () => [
    check('offer_proposals_rate_check', between('hourly_rate', LIMITS.rateMin, LIMITS.rateMax)),
    check('offer_proposals_hours_check', between('hours_per_week', 1, LIMITS.weeklyHoursMax)),
    check('offer_proposals_kept_check', sql`kept_at >= created_at`),
  ],
);

/** The PDF of the accepted terms. A trigger rejects every change. */
export const offerDocuments = pgTable('offer_documents', {
  offerId: uuid('offer_id')
    .primaryKey()
    .references(() => offers.id),
  content: bytes('content').notNull(),
});

export const hires = pgTable(
  'hires',
  {
    id: id(),
    applicationId: applicationId(),
    companyId: companyId(),
    candidateId: candidateId(),
    offerId: uuid('offer_id').references(() => offers.id),
    ...termColumns(),
    guaranteeEndsOn: date('guarantee_ends_on').notNull(),
    status: text('status', { enum: HIRE_STATUSES }).notNull().default('agreed'),
    statusChangedAt: instant('status_changed_at').notNull().default(sql`now()`),
    /** True if the hire ended before its first day. */
    isCalledOff: boolean('is_called_off').notNull().default(false),
    reason: text('reason'),
    replacedById: uuid('replaced_by_id').references((): AnyPgColumn => hires.id),
    /** Completed steps of the company's checklist. */
    steps: text('steps', { enum: HIRE_STEPS }).array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('hires_application_key').on(table.applicationId),
    unique('hires_replacement_key').on(table.replacedById),
    index('hires_newest_idx').on(table.createdAt, table.id),
    index('hires_company_newest_idx').on(table.companyId, table.createdAt, table.id),
    index('hires_candidate_newest_idx').on(table.candidateId, table.createdAt, table.id),
    check('hires_status_check', isInList('status', HIRE_STATUSES)),
    check('hires_called_off_check', sql`not is_called_off or status not in ('agreed', 'started')`),
    check(
      'hires_guarantee_check',
      sql.raw(`guarantee_ends_on = (start_date + interval '${BRAND_FACTS.guaranteeMonths} months')::date`),
    ),
    check('hires_replacement_check', sql`replaced_by_id is null or (status = 'replaced' and replaced_by_id <> id)`),
    check('hires_steps_check', sql.raw(`steps <@ array[${HIRE_STEPS.map((step) => `'${step}'`).join(', ')}]::text[]`)),
    ...termChecks('hires'),
  ],
);

export const checkIns = pgTable(
  'check_ins',
  {
    hireId: uuid('hire_id')
      .notNull()
      .references(() => hires.id),
    /** Days after the start. */
    day: smallint('day').notNull(),
    dueOn: date('due_on').notNull(),
    /** When it was emailed, or skipped because it was too old or the hire had ended. */
    settledAt: instant('settled_at'),
    isMailed: boolean('is_mailed').notNull().default(false),
    /** The hash of the token in each side's link. */
    companyTokenHash: text('company_token_hash').unique('check_ins_company_token_key'),
    candidateTokenHash: text('candidate_token_hash').unique('check_ins_candidate_token_key'),
    companyAnswer: text('company_answer', { enum: CHECK_IN_ANSWERS }),
    candidateAnswer: text('candidate_answer', { enum: CHECK_IN_ANSWERS }),
    companyAnsweredAt: instant('company_answered_at'),
    candidateAnsweredAt: instant('candidate_answered_at'),
  },
  (table) => [
    primaryKey({ name: 'check_ins_pkey', columns: [table.hireId, table.day] }),
    index('check_ins_due_idx').on(table.dueOn, table.hireId).where(sql`settled_at is null`),
    check('check_ins_day_check', sql.raw(`day in (${CHECK_IN_DAYS.join(', ')})`)),
    check('check_ins_company_check', isInList('company_answer', CHECK_IN_ANSWERS)),
    check('check_ins_candidate_check', isInList('candidate_answer', CHECK_IN_ANSWERS)),
    check(
      'check_ins_answered_check',
      sql`(company_answer is null) = (company_answered_at is null)
      and (candidate_answer is null) = (candidate_answered_at is null)`,
    ),
  ],
);
