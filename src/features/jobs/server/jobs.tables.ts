/** Jobs and saved jobs. Written only by the jobs feature. */
import { getTableColumns, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type FactorWeights, MATCH_FACTORS, WEIGHT_BOUNDS } from '#engine/matching.contract.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { between, bytes, createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { searchableSql } from '#server/search/folded-text.db.ts';
import { LIMITS } from '#shared/limits.ts';
import { JOB_STATUSES, WORK_TYPES } from '#shared/vocabulary.ts';
import { JOB_VISIBILITIES } from '../job-conditions.contract.ts';

/**
 * Jobs are written rarely, and each lookup uses many keys. With `fastupdate`, each lookup would
 * first read the list of pending entries.
 */
const WITHOUT_FASTUPDATE = { fastupdate: false };

/** The title as admins search it: lowercase, without accents. */
export const jobTitleText = searchableSql('title');

/** Allows only known factors, each within its bounds. */
const weightsInBounds = sql.raw(
  [
    `factor_weights - array['${MATCH_FACTORS.join("','")}'] = '{}'::jsonb`,
    ...MATCH_FACTORS.map(
      (factor) =>
        `coalesce((factor_weights ->> '${factor}')::numeric between ${WEIGHT_BOUNDS.min} and ${WEIGHT_BOUNDS.max}, true)`,
    ),
  ].join(' and '),
);

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    responsibilities: text('responsibilities'),
    experience: text('experience'),
    /** The maximum, in whole USD per hour. */
    hourlyBudget: integer('hourly_budget'),
    /** The minimum. The score uses only the maximum. */
    hourlyBudgetFrom: integer('hourly_budget_from'),
    /** Free text, as the company wrote it. The matching engine derives the UTC offsets from it, in minutes. */
    timezone: text('timezone'),
    offsetJanuary: smallint('offset_january'),
    offsetJuly: smallint('offset_july'),
    jobType: text('job_type', { enum: WORK_TYPES }),
    /** The score factor weights that the company changed from the default of 1. */
    factorWeights: jsonb('factor_weights').$type<FactorWeights>().notNull().default({}),
    /** As the company wrote them. */
    requiredSkills: text('required_skills').array().notNull(),
    /** The required skills as canonical keys of the matching engine, for retrieval with GIN. */
    skillKeys: text('skill_keys').array().notNull(),
    /** The version of the derived columns (`keysVersion`), or 0 if they must be derived again. */
    matchVersion: integer('match_version').notNull().default(0),
    /** The prepared job as bytes (`preparedJobColumns`). Null if it must be prepared again. */
    prepared: bytes('prepared'),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('open'),
    /** ISO 3166-1 alpha-2. Empty: all of Latin America. */
    countries: text('countries').array().notNull().default([]),
    hoursPerWeek: smallint('hours_per_week'),
    startDate: date('start_date'),
    openings: smallint('openings').notNull().default(1),
    benefits: text('benefits'),
    /** The last day to apply. After that, the job closes automatically. */
    validThrough: date('valid_through')
      .notNull()
      .default(sql.raw(`current_date + ${LIMITS.jobDays.default}`)),
    /** The last day to apply for which the company received a reminder. */
    remindedThrough: date('reminded_through'),
    visibility: text('visibility', { enum: JOB_VISIBILITIES }).notNull().default('public'),
    /** False while the company's account is suspended. Candidates' lists then omit the job. Deleting the account closes the job instead. */
    isListed: boolean('is_listed').notNull().default(true),
    /** True if several people asked for an answer and have not received one. The job cannot be opened until all of them have. */
    owesAnswers: boolean('owes_answers').notNull().default(false),
    /** Title, description and skills as used for search (lowercase, without accents). The company's name is searched in the companies table. */
    searchText: text('search_text').notNull(),
    /** When it was last opened for applications: posted, or reopened. */
    openedAt: instant('opened_at').notNull().default(sql`now()`),
    closedAt: instant('closed_at'),
    /** When an admin took the job down, and the reason shown to its company. It stays closed until an admin restores it. */
    takenDownAt: instant('taken_down_at'),
    takedownReason: text('takedown_reason'),
    /** The status to which the job returns when it is restored. */
    statusBeforeTakedown: text('status_before_takedown', { enum: JOB_STATUSES }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('jobs_factor_weights_check', weightsInBounds),
    check('jobs_title_check', sql`title <> ''`),
    check('jobs_description_check', sql.raw(`char_length(description) >= ${LIMITS.jobDescriptionMin}`)),
    check('jobs_hourly_budget_check', between('hourly_budget', LIMITS.rateMin, LIMITS.rateMax)),
    check(
      'jobs_hourly_budget_from_check',
      sql.raw(
        `hourly_budget_from is null or (hourly_budget is not null and hourly_budget_from between ${LIMITS.rateMin} and hourly_budget)`,
      ),
    ),
    check('jobs_countries_check', sql.raw(`cardinality(countries) <= ${LIMITS.jobCountries}`)),
    check('jobs_hours_per_week_check', between('hours_per_week', 1, LIMITS.jobHoursPerWeek)),
    check('jobs_openings_check', between('openings', 1, LIMITS.openings)),
    check('jobs_benefits_check', sql.raw(`char_length(benefits) <= ${LIMITS.benefits}`)),
    check('jobs_visibility_check', isInList('visibility', JOB_VISIBILITIES)),
    check('jobs_job_type_check', isInList('job_type', WORK_TYPES)),
    check('jobs_status_check', isInList('status', JOB_STATUSES)),
    check('jobs_status_before_takedown_check', isInList('status_before_takedown', JOB_STATUSES)),
    check(
      'jobs_taken_down_check',
      sql`case when taken_down_at is null then takedown_reason is null and status_before_takedown is null
        else takedown_reason <> '' and status_before_takedown is not null and status = 'closed' end`,
    ),
    check('jobs_required_skills_check', between('cardinality(required_skills)', 1, LIMITS.skills)),
    index('jobs_company_newest_idx').on(table.companyId, table.createdAt, table.id),
    // The columns after the id are for list filters. Rows that do not match are skipped inside the index.
    index('jobs_open_newest_idx')
      .on(table.createdAt, table.id, table.jobType, table.hourlyBudget, table.offsetJanuary, table.offsetJuly)
      .where(sql`status = 'open'`),
    // For visitors. The columns after the id are for filters, as above.
    index('jobs_public_newest_idx')
      .on(table.createdAt, table.id, table.validThrough, table.jobType, table.hourlyBudget)
      .where(sql`status = 'open' and is_listed and visibility = 'public'`),
    index('jobs_public_countries_idx')
      .using('gin', table.countries)
      .where(sql`status = 'open' and is_listed and visibility = 'public'`),
    index('jobs_open_budget_idx').on(sql`coalesce(hourly_budget, 0)`, table.id).where(sql`status = 'open'`),
    index('jobs_open_type_idx').on(table.jobType, table.createdAt, table.id).where(sql`status = 'open'`),
    index('jobs_open_zone_idx').on(table.offsetJanuary, table.offsetJuly).where(sql`status = 'open'`),
    index('jobs_open_since_idx').on(table.openedAt).where(sql`status = 'open'`),
    index('jobs_valid_through_idx').on(table.validThrough).where(sql`status <> 'closed'`),
    // For the admins' list of jobs, with or without a status filter, and for detecting reposted jobs.
    index('jobs_newest_idx').on(table.createdAt, table.id),
    index('jobs_status_newest_idx').on(table.status, table.createdAt, table.id).where(sql`taken_down_at is null`),
    index('jobs_taken_down_newest_idx').on(table.createdAt, table.id).where(sql`taken_down_at is not null`),
    index('jobs_taken_down_company_idx').on(table.companyId).where(sql`taken_down_at is not null`),
    index('jobs_title_search_idx').using('gin', sql`${jobTitleText} gin_trgm_ops`).with(WITHOUT_FASTUPDATE),
    index('jobs_match_version_idx').on(table.matchVersion, table.id),
    index('jobs_skill_keys_idx').using('gin', table.skillKeys).with(WITHOUT_FASTUPDATE),
    index('jobs_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')).with(WITHOUT_FASTUPDATE),
  ],
);

/**
 * `acceptsApplications` (jobs.policy.ts) in SQL: open, and its company is not suspended. The status is a
 * literal, because partial indexes do not match a parameter.
 */
export const acceptsApplicationsSql = sql`${jobs.status} = 'open' and ${jobs.isListed}`;

/** Selects jobs that accept applications and that everyone may see. Uses literals as above, for the partial indexes. */
export const isPublic = sql`${acceptsApplicationsSql} and ${jobs.visibility} = 'public'`;

export const savedJobs = pgTable(
  'saved_jobs',
  {
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.jobId] }),
    index('saved_jobs_candidate_newest_idx').on(table.candidateId, table.createdAt, table.jobId),
  ],
);

const { searchText: _searchText, skillKeys: _skillKeys, ...columns } = getTableColumns(jobs);
/**
 * The columns to select. Excludes the search columns, because the search text is as long as the description.
 */
export const jobColumns = columns;
