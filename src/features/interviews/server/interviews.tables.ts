/**
 * Interviews, their interviewers and proposed times, sent reminders, and calendar feeds. Two exclusion constraints in the migrations prevent
 * overlapping booked interviews for a candidate and for an interviewer. Triggers (db/triggers.sql) ensure that each interview has an
 * interviewer.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { between, createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';
import { SIDES } from '#shared/sides.ts';
import { INTERVIEW_STATUSES } from '#shared/vocabulary.ts';
import type { ReminderKind } from '../interviews.domain.ts';

/** An interview's position in the list of upcoming ones, as in `interview-lists.db.ts`. Proposals have no time yet and come last. */
const UPCOMING_PLACE = sql`coalesce(starts_at, '9999-12-31 00:00:00+00'::timestamptz)`;
/** Only interviews with these statuses can be upcoming. */
const CAN_BE_UPCOMING = sql`status in ('proposed', 'booked')`;
/** An interview's position in the list of past ones. */
const PAST_PLACE = sql`coalesce(starts_at, created_at)`;

export const interviews = pgTable(
  'interviews',
  {
    /** Also the stable id of the calendar entry. */
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** The company and the candidate of the application. Duplicated here for the constraints, and so that lists scan a single index. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id),
    status: text('status', { enum: INTERVIEW_STATUSES }).notNull().default('proposed'),
    durationMinutes: integer('duration_minutes').notNull(),
    proposedBy: text('proposed_by', { enum: SIDES }).notNull().default('company'),
    /** The booked time. Kept after a cancellation. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    bookedAt: instant('booked_at'),
    /** The last booked time that was replaced by rescheduling. Null if no booked time was ever replaced. */
    movedFrom: instant('moved_from'),
    videoUrl: text('video_url'),
    /** The company's note. */
    note: text('note'),
    /** The candidate's note about the times that they proposed. Null once a time is booked or the company proposes others. */
    moveNote: text('move_note'),
    cancelledBy: text('cancelled_by', { enum: SIDES }),
    cancelReason: text('cancel_reason'),
    /** IANA time zones sent by the browsers, or null. */
    companyZone: text('company_zone'),
    candidateZone: text('candidate_zone'),
    /** The version of the calendar entry: initially 0, incremented with each change. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('interviews_status_check', isInList('status', INTERVIEW_STATUSES)),
    check('interviews_proposed_by_check', isInList('proposed_by', SIDES)),
    check('interviews_cancelled_by_check', isInList('cancelled_by', SIDES)),
    check(
      'interviews_duration_check',
      sql.raw(`duration_minutes between ${LIMITS.interviewMinutesMin} and ${LIMITS.interviewMinutesMax}`),
    ),
    check('interviews_time_check', sql`(starts_at is null) = (ends_at is null) and ends_at > starts_at`),
    check(
      'interviews_booked_check',
      sql`status not in ('booked', 'held', 'missed') or (starts_at is not null and booked_at is not null)`,
    ),
    check('interviews_sequence_check', sql`sequence >= 0`),
    index('interviews_application_idx').on(table.applicationId, table.createdAt, table.id),
    index('interviews_company_newest_idx').on(table.companyId, table.createdAt, table.id),
    index('interviews_candidate_newest_idx').on(table.candidateId, table.createdAt, table.id),
    index('interviews_company_start_idx').on(table.companyId, table.startsAt),
    index('interviews_candidate_start_idx').on(table.candidateId, table.startsAt),
    index('interviews_company_upcoming_idx').on(table.companyId, UPCOMING_PLACE, table.id).where(CAN_BE_UPCOMING),
    index('interviews_candidate_upcoming_idx').on(table.candidateId, UPCOMING_PLACE, table.id).where(CAN_BE_UPCOMING),
    index('interviews_company_past_idx').on(table.companyId, PAST_PLACE, table.id),
    index('interviews_candidate_past_idx').on(table.candidateId, PAST_PLACE, table.id),
    index('interviews_booked_start_idx').on(table.startsAt).where(sql`status = 'booked'`),
  ],
);

export const interviewSlots = pgTable(
  'interview_slots',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.startsAt] })],
);

/** The members of the company who take part. A trigger adds one when an interview is inserted. */
export const interviewInterviewers = pgTable(
  'interview_interviewers',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** For interviews that are over, this may be someone who has left the company. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The position in the order that the company chose, from 1. Its check constraint limits the number of interviewers. */
    place: smallint('place').notNull(),
    /** The IANA time zone that the person's browser sent last, or null. */
    timeZone: text('time_zone'),
    /** The booked time of the interview, or null in any other status. A trigger copies it for the exclusion constraint. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.userId] }),
    uniqueIndex('interview_interviewers_place_key').on(table.interviewId, table.place),
    check('interview_interviewers_place_check', between('place', 1, LIMITS.interviewersPerInterview)),
    index('interview_interviewers_user_idx').on(table.userId, table.createdAt),
  ],
);

export const interviewReminders = pgTable(
  'interview_reminders',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** The version of the interview when the reminder was sent. A new time gets new reminders. */
    sequence: integer('sequence').notNull(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.sequence, table.kind] }),
    check('interview_reminders_kind_check', isInList('kind', ['day', 'hour'])),
  ],
);

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The SHA-256 hash of the token in the feed's URL. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, encrypted with the app's secret, so that the owner can view the URL again. */
  tokenSealed: text('token_sealed').notNull(),
  createdAt: createdAt(),
});
