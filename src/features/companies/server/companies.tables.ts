/**
 * Tables for companies (one per company account) with their logos, hours, verification history and response statistics. Written only by the companies
 * feature and the trigger that counts answers.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { between, createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { fileCheck, fileColumns } from '#server/files/stored-files.tables.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  COMPANY_SIZES,
  COMPANY_VERIFICATION_METHODS,
  COMPANY_VERIFICATION_STEPS,
  INDUSTRIES,
} from '#shared/vocabulary.ts';
import type { HourSpan } from '../weekly-hours.domain.ts';

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
    /** When an admin verified the company's identity. Changing the name or the website clears it. */
    verifiedAt: instant('verified_at'),
    /** The name as used for search: lowercase, without accents. */
    searchName: text('search_name').notNull(),
    /** The number of days within which the company promises to answer an application. */
    answerDays: smallint('answer_days').notNull().default(LIMITS.answerDays.default),
    /**
     * The number of applications to its jobs (except those withdrawn before an answer), how many were answered, and the median hours. A trigger on
     * `applications` updates them in the transaction of each change. Read them through `companyAnswers`.
     */
    answerableCount: integer('answerable_count').notNull().default(0),
    answeredCount: integer('answered_count').notNull().default(0),
    answerMedianHours: real('answer_median_hours'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('companies_company_name_check', sql`company_name <> ''`),
    check('companies_industry_check', isInList('industry', INDUSTRIES)),
    check('companies_company_size_check', isInList('company_size', COMPANY_SIZES)),
    check('companies_answer_days_check', between('answer_days', LIMITS.answerDays.min, LIMITS.answerDays.max)),
    check('companies_answers_check', sql`answered_count between 0 and answerable_count`),
    // For the admins' list. Rows that do not match a filter are skipped inside the index.
    index('companies_newest_idx').on(table.createdAt, table.id, table.userId, table.verifiedAt),
    index('companies_verified_newest_idx')
      .on(table.createdAt, table.id, table.userId)
      .where(sql`verified_at is not null`),
    index('companies_search_name_idx').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);

/**
 * When and how a company was verified, and how the verification ended. Append-only: a database trigger rejects every change to a step, and every
 * deletion unless the company is being erased. `lapsed`: the company changed its name or website.
 */
export const companyVerificationSteps = pgTable(
  'company_verification_steps',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    step: text('step', { enum: COMPANY_VERIFICATION_STEPS }).notNull(),
    method: text('method', { enum: COMPANY_VERIFICATION_METHODS }),
    /** The evidence for the verification, or why it was removed. Visible only to admins. */
    note: text('note'),
    /** Null if it lapsed. */
    adminId: uuid('admin_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('company_verification_steps_step_check', isInList('step', COMPANY_VERIFICATION_STEPS)),
    check('company_verification_steps_method_check', isInList('method', COMPANY_VERIFICATION_METHODS)),
    check('company_verification_steps_evidence_check', sql`(step = 'verified') = (method is not null)`),
    check(
      'company_verification_steps_note_check',
      sql`case when step = 'lapsed' then note is null and admin_id is null else note <> '' and admin_id is not null end`,
    ),
    index('company_verification_steps_of_idx').on(table.companyId, table.createdAt, table.id),
  ],
);

/**
 * Each company's response statistics at the time of reading. An application counts once it is answered or an answer is due, which is `answer_days`
 * after it was filed. An application withdrawn before an answer never counts, even if the answer was overdue. The trigger maintains the numbers that
 * change only with a write. An answer also becomes due just by the passing of time, so the unanswered applications that are not due yet are
 * subtracted here. They are at most 30 days old and are found through `applications_unanswered_idx`.
 */
export const companyAnswers = pgView('company_answers', {
  companyId: uuid('company_id').notNull(),
  countedCount: integer('counted_count').notNull(),
  answeredCount: integer('answered_count').notNull(),
  answerMedianHours: real('answer_median_hours'),
}).as(sql`
  select id as company_id,
    answerable_count - (
      select count(*)::int from applications
      where applications.company_id = companies.id
        and answered_move_at is null and answered_message_at is null and status <> 'withdrawn'
        and applications.created_at > now() - make_interval(hours => 24 * companies.answer_days)
    ) as counted_count,
    answered_count, answer_median_hours
  from companies`);

/** The columns that statements select when they join `companyAnswers`. */
export const answerColumns = {
  countedCount: companyAnswers.countedCount,
  answeredCount: companyAnswers.answeredCount,
  answerMedianHours: companyAnswers.answerMedianHours,
};

/** How many answers a company gave after each number of hours, used to compute the median. Updated by the same trigger. */
export const companyAnswerHours = pgTable(
  'company_answer_hours',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Whole hours. Answers after sixty days or more share one value. */
    hours: smallint('hours').notNull(),
    answers: integer('answers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.hours] }),
    check('company_answer_hours_answers_check', sql`answers >= 0`),
  ],
);

/** Logos after processing: one per company, square, without metadata. */
export const companyLogos = pgTable(
  'company_logos',
  {
    /** A hash of the company and the content, so that a URL always shows the same picture. */
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .unique()
      .references(() => companies.id),
    /** WebP. */
    ...fileColumns(),
    createdAt: createdAt(),
  },
  () => [
    check('company_logos_content_check', sql`octet_length(content) between 1 and 1048576`),
    fileCheck('company_logos'),
  ],
);

/** A company's interview hours. Without a row, the default work week applies. */
export const companyHours = pgTable(
  'company_hours',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    /** The IANA time zone of these hours. */
    timeZone: text('time_zone').notNull(),
    spans: jsonb('spans').$type<HourSpan[]>().notNull(),
    updatedAt: updatedAt(),
  },
  () => [
    check('company_hours_time_zone_check', sql`time_zone <> ''`),
    check('company_hours_spans_check', sql`jsonb_typeof(spans) = 'array' and jsonb_array_length(spans) > 0`),
  ],
);

/** The hours of members who set their own. The company's hours apply to all others. */
export const memberHours = pgTable(
  'member_hours',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The IANA time zone of these hours. */
    timeZone: text('time_zone').notNull(),
    spans: jsonb('spans').$type<HourSpan[]>().notNull(),
    updatedAt: updatedAt(),
  },
  () => [
    check('member_hours_time_zone_check', sql`time_zone <> ''`),
    check('member_hours_spans_check', sql`jsonb_typeof(spans) = 'array' and jsonb_array_length(spans) > 0`),
  ],
);
