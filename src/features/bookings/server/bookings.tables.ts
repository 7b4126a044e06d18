/** Booked consultations. Only one active booking can hold a start time. Canceled bookings stay, so that their links still show the cancellation. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isInList, updatedAt } from '#server/db/columns.ts';
import { searchableSql } from '#server/search/folded-text.db.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** The folded text in which admins search. */
export const bookingSearchText = searchableSql("name || ' ' || email");

export const bookings = pgTable(
  'bookings',
  {
    /** Also the stable id of the calendar entry. */
    id: id(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    notes: text('notes'),
    /** Language of the person's emails. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** IANA name sent by the person's browser, or null if unknown. */
    timeZone: text('time_zone'),
    /** SHA-256 of the token in the emailed link. The token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    /** Version of the calendar entry: 0 at first, incremented with each change. */
    sequence: integer('sequence').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    /** The team's note about the call. For admins only. */
    teamNote: text('team_note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('bookings_time_check', sql`ends_at > starts_at`),
    check('bookings_language_check', isInList('language', LANGUAGES)),
    check('bookings_sequence_check', sql`sequence >= 0`),
    check('bookings_email_check', sql`email = lower(email)`),
    uniqueIndex('bookings_active_start_key').on(table.startsAt).where(sql`cancelled_at is null`),
    // For the admins' list.
    index('bookings_starts_at_idx').on(table.startsAt, table.id),
    index('bookings_search_idx').using('gin', sql`${bookingSearchText} gin_trgm_ops`),
    index('bookings_email_idx').on(table.email),
    // For deleting expired bookings.
    index('bookings_ends_at_idx').on(table.endsAt),
    uniqueIndex('bookings_token_hash_key').on(table.tokenHash),
  ],
);
