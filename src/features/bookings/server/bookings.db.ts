/** SQL for bookings. A database constraint ensures that only one booking holds a time, so no check is needed before an insert. */
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-errors.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import type { Slot } from '../bookings.domain.ts';
import { bookings } from './bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

/** Returns the times of active bookings that end after `from` and start before `until`. */
export const listBookedSlots = (db: Queryable, from: string, until: string): Promise<Slot[]> =>
  db
    .select({ start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    .where(and(isNull(bookings.cancelledAt), gt(bookings.endsAt, from), lt(bookings.startsAt, until)))
    .orderBy(asc(bookings.startsAt));

/** Books a time. Returns null if another booking holds it. */
export const insertBooking = (tx: Queryable, values: typeof bookings.$inferInsert): Promise<BookingRow | null> =>
  firstRow(tx.insert(bookings).values(values).onConflictDoNothing().returning());

/** Returns the booking that a link belongs to, or null. */
export const findBooking = (db: Queryable, tokenHash: string): Promise<BookingRow | null> =>
  firstRow(db.select().from(bookings).where(eq(bookings.tokenHash, tokenHash)));

/**
 * Returns the booking that a link belongs to, locked for the transaction, or null. Changes run one at a time, because two bookings that swap times
 * would deadlock.
 */
export const lockBookingForUpdate = async (tx: Tx, tokenHash: string): Promise<BookingRow | null> => {
  await takeAdvisoryLock(tx, 'bookingChanges');
  const [row] = await tx.select().from(bookings).where(eq(bookings.tokenHash, tokenHash)).for('update');
  return row ?? null;
};

const nextVersion = { sequence: sql`${bookings.sequence} + 1`, updatedAt: sql`now()` };

/** Moves a booking. Returns null if another booking holds the time. */
export const moveBooking = async (tx: Queryable, id: string, slot: Slot): Promise<BookingRow | null> => {
  try {
    // A savepoint, so that the transaction stays usable after a violation of the constraint.
    return await tx.transaction(async (inner) => {
      const [row] = await inner
        .update(bookings)
        .set({ startsAt: slot.start, endsAt: slot.end, ...nextVersion })
        .where(eq(bookings.id, id))
        .returning();
      return row ?? null;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

/** Cancels a booking, which frees its time. */
export const cancelBooking = (tx: Queryable, id: string): Promise<BookingRow | null> =>
  firstRow(
    tx
      .update(bookings)
      .set({ cancelledAt: sql`now()`, ...nextVersion })
      .where(and(eq(bookings.id, id), isNull(bookings.cancelledAt)))
      .returning(),
  );

/** Replaces the team's note. Returns false if the booking does not exist or its note is no longer `before`. */
export const setTeamNote = async (
  tx: Queryable,
  id: string,
  { note, before }: { note: string | null; before: string | null },
): Promise<boolean> => {
  const rows = await tx
    .update(bookings)
    .set({ teamNote: note })
    .where(and(eq(bookings.id, id), sql`${bookings.teamNote} is not distinct from ${before}::text`))
    .returning({ id: bookings.id });
  return rows.length > 0;
};

/** Far above the number of bookings made with one email address. */
const MAX_PER_ADDRESS = 1000;

/** Returns all bookings made with an email address, oldest first. */
export const listBookings = (db: Queryable, email: string): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.email, email))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(MAX_PER_ADDRESS);

/** Deletes all bookings made with an email address and returns them. */
export const deleteBookings = (tx: Queryable, email: string): Promise<BookingRow[]> =>
  tx.delete(bookings).where(eq(bookings.email, email)).returning();

/** Deletes a batch of bookings that ended at least `days` days ago. */
export const dropOldBookings = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, bookings, bookings.endsAt, days);
