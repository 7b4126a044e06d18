/** Tables of candidate profiles and shortlists. Only the candidates feature writes them. */
import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { between, bytes, createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';
import { APPROVAL_STATUSES, EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import { linkIndexes, profileChecks, profileColumns } from './profile.tables.ts';

/** `isVetted` (candidates.policy.ts) in SQL, written exactly as in the partial indexes so that they apply. */
export const isVettedRow = sql`approval_status = 'approved' and is_listed`;

/** `isAvailable` (candidates.policy.ts) in SQL, written exactly as in the indexes of lists so that they apply. */
export const isAvailableRow = sql.raw(
  `(open_to_work or committed_hours < ${LIMITS.weeklyHoursBeforeAcknowledgment - LIMITS.fewHoursLeft})`,
);

/** The time at which a profile was added to the lists: its approval. Written exactly as in the index so that it applies. */
export const listedSince = sql.raw('coalesce(reviewed_at, created_at)');

/** Turns off fast updates of GIN indexes. With fast updates, each lookup first reads a list of pending changes, and candidates rarely change. */
const NO_FAST_UPDATE = { fastupdate: false };

/** The availability date, or the earliest possible date for people without one. Written exactly as in the indexes of lists so that they apply. */
export const freeFrom = sql.raw(`coalesce(available_from, '-infinity'::date)`);

export const candidates = pgTable(
  'candidates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    jobTitle: text('job_title').notNull(),
    bio: text('bio'),
    /** As the candidate wrote them. */
    skills: text('skills').array().notNull(),
    /** Canonical skill keys of the matching engine, for retrieval with GIN. */
    skillKeys: text('skill_keys').array().notNull(),
    /** Engine version that wrote the derived columns (`keysVersion`). 0 if they were never derived. */
    matchVersion: integer('match_version').notNull().default(0),
    /** The engine's encoding of the profile (`preparedCandidateColumns`). Null if it was never derived or the profile was erased. */
    prepared: bytes('prepared'),
    experience: text('experience', { enum: EXPERIENCE_LEVELS }),
    /** Whole USD an hour. */
    hourlyRate: integer('hourly_rate'),
    /** Free text. */
    timezone: text('timezone'),
    /** UTC offsets in minutes, parsed from `timezone` by the engine. Null if it is empty or cannot be parsed. */
    offsetJanuary: smallint('offset_january'),
    offsetJuly: smallint('offset_july'),
    availability: text('availability', { enum: WORK_TYPES }),
    ...profileColumns(),
    /** E.164. Visible to the candidate, and to companies with an open offer to them or a current or future hire. */
    phone: text('phone'),
    /** Whether the candidate wants to be found even with few hours left. */
    openToWork: boolean('open_to_work').notNull().default(false),
    /** Hours and other facts of current hires. The database counts them (`count_commitments`); application code never writes them. */
    activeHires: integer('active_hires').notNull().default(0),
    committedHours: integer('committed_hours').notNull().default(0),
    hasEstimatedHours: boolean('has_estimated_hours').notNull().default(false),
    hiredSince: date('hired_since'),
    /** The earliest last day among active hires. Commitments are recounted the day after. */
    commitmentEndsOn: date('commitment_ends_on'),
    approvalStatus: text('approval_status', { enum: APPROVAL_STATUSES }).notNull().default('pending'),
    reviewNotes: text('review_notes'),
    reviewedBy: uuid('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    /** Time of the last submission for review. It orders the queue. */
    submittedAt: instant('submitted_at').notNull().default(sql`now()`),
    /** False while the account is suspended or deleted. Such profiles are in no list. */
    isListed: boolean('is_listed').notNull().default(true),
    /** True if the person opted out of scores (`users.score_opt_out`). They are then not in the score index, and last in lists by score. */
    scoreOptOut: boolean('score_opt_out').notNull().default(false),
    /** Name, place, title and skills, folded for search. */
    searchText: text('search_text').notNull(),
    /** Time of the last visit to the dashboard. Newer matches count as new. */
    matchesSeenAt: instant('matches_seen_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('candidates_job_title_check', sql`job_title <> ''`),
    // The profile of a deleted account is empty and in no list.
    check(
      'candidates_skills_check',
      sql.raw(`cardinality(skills) <= ${LIMITS.skills} and (cardinality(skills) >= 1 or not is_listed)`),
    ),
    check('candidates_experience_check', isInList('experience', EXPERIENCE_LEVELS)),
    check('candidates_hourly_rate_check', between('hourly_rate', LIMITS.rateMin, LIMITS.rateMax)),
    check('candidates_availability_check', isInList('availability', WORK_TYPES)),
    check('candidates_approval_status_check', isInList('approval_status', APPROVAL_STATUSES)),
    check('candidates_phone_check', sql.raw(`phone ~ '^\\+[1-9][0-9]{6,14}$'`)),
    ...profileChecks('candidates'),
    ...linkIndexes('candidates'),
    // The columns after the id are filters of lists, so that rows that do not match are skipped inside the index.
    index('candidates_listed_newest_idx')
      .on(
        table.createdAt,
        table.id,
        isAvailableRow,
        table.availability,
        table.experience,
        table.hourlyRate,
        table.englishLevel,
        freeFrom,
        table.offsetJanuary,
        table.offsetJuly,
      )
      .where(isVettedRow),
    index('candidates_listed_rate_idx')
      .on(
        table.hourlyRate,
        table.id,
        isAvailableRow,
        table.availability,
        table.experience,
        table.englishLevel,
        freeFrom,
        table.offsetJanuary,
        table.offsetJuly,
      )
      .where(isVettedRow),
    index('candidates_listed_country_idx').on(table.country).where(isVettedRow),
    // For people who were approved after a time: saved searches and the filter for new people.
    index('candidates_listed_since_idx').on(listedSince).where(isVettedRow),
    // For the worker that recounts after a hire has ended.
    index('candidates_commitment_ends_idx').on(table.commitmentEndsOn).where(sql`commitment_ends_on is not null`),
    // For the candidates without a score at the end of lists by score.
    index('candidates_unscored_newest_idx').on(table.createdAt, table.id).where(sql`${isVettedRow} and score_opt_out`),
    index('candidates_queue_idx').on(table.submittedAt, table.id).where(sql`approval_status = 'pending'`),
    index('candidates_match_version_idx').on(table.matchVersion, table.id),
    index('candidates_skill_keys_idx').using('gin', table.skillKeys).with(NO_FAST_UPDATE),
    index('candidates_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')).with(NO_FAST_UPDATE),
  ],
);

export const shortlists = pgTable(
  'shortlists',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    /** Private to the company; never shown to the candidate. */
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index('shortlists_candidate_idx').on(table.candidateId),
    index('shortlists_company_newest_idx').on(table.companyId, table.createdAt, table.candidateId),
  ],
);

const {
  searchText: _searchText,
  skillKeys: _skillKeys,
  offsetJanuary: _offsetJanuary,
  offsetJuly: _offsetJuly,
  ...columns
} = getTableColumns(candidates);
/** The columns for reading. Search columns are excluded, because they are derived from the others. */
export const candidateColumns = columns;
