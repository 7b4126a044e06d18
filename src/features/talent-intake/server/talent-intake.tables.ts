/** Intakes: applications to the market itself, filed on the public page before there is an account. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { profileChecks, profileColumns } from '#features/candidates/server/profile.tables.ts';
import { createdAt, id, instant, oneOf } from '#server/db/columns.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { APPROVAL_STATUSES, EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';

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
    /** The account that an approval made. */
    userId: uuid('user_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('intakes_status_check', oneOf('status', APPROVAL_STATUSES)),
    check('intakes_language_check', oneOf('language', LANGUAGES)),
    check('intakes_experience_check', oneOf('experience', EXPERIENCE_LEVELS)),
    check('intakes_availability_check', oneOf('availability', WORK_TYPES)),
    check('intakes_hourly_rate_check', sql`hourly_rate between 5 and 200`),
    check('intakes_skills_check', sql`cardinality(skills) between 1 and 50`),
    ...profileChecks('intakes'),
    check('intakes_reviewed_check', sql`(status = 'pending') = (reviewed_at is null)`),
    uniqueIndex('intakes_pending_email_key').on(table.email).where(sql`status = 'pending'`),
    index('intakes_email_idx').on(table.email),
    index('intakes_user_id_idx').on(table.userId),
    index('intakes_queue_idx').on(table.createdAt, table.id).where(sql`status = 'pending'`),
  ],
);
