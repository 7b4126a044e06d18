/** All SQL of bookings. That a time is held by one booking only is the database's to say, not a look before the write. */
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import { isUniqueViolation } from '#server/db/refusals.ts';
import type { Slot } from '../bookings.domain.ts';
import { bookings } from './bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

/** The times held by bookings that end after `from` and start before `until`. */
export const listBooked = (db: Queryable, from: string, until: string): Promise<Slot[]> =>
  db
    .select({ start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    .where(and(isNull(bookings.cancelledAt), gt(bookings.endsAt, from), lt(bookings.startsAt, until)))
    .orderBy(asc(bookings.startsAt));

/** Books a time; null where another booking holds it. */
export const insertBooking = async (
  tx: Queryable,
  values: typeof bookings.$inferInsert,
): Promise<BookingRow | null> => {
  const [row] = await tx.insert(bookings).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

/** The booking of a link, or null. */
export const findBooking = async (db: Queryable, tokenHash: string): Promise<BookingRow | null> => {
  const [row] = await db.select().from(bookings).where(eq(bookings.tokenHash, tokenHash));
  return row ?? null;
};

/**
 * The booking of a link, held until the transaction ends, or null. Changes go one after another: two that want each other's
 * time would else wait for each other.
 */
export const lockBookingForUpdate = async (tx: Tx, tokenHash: string): Promise<BookingRow | null> => {
  await takeAdvisoryLock(tx, 'bookingChanges');
  const [row] = await tx.select().from(bookings).where(eq(bookings.tokenHash, tokenHash)).for('update');
  return row ?? null;
};

const changed = { sequence: sql`${bookings.sequence} + 1`, updatedAt: sql`now()` };

/** Moves a booking; null where another one holds the time. */
export const moveBooking = async (tx: Queryable, id: string, slot: Slot): Promise<BookingRow | null> => {
  try {
    // A savepoint, so that a refusal of the constraint leaves the transaction usable.
    return await tx.transaction(async (inner) => {
      const [row] = await inner
        .update(bookings)
        .set({ startsAt: slot.start, endsAt: slot.end, ...changed })
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
export const cancelBooking = async (tx: Queryable, id: string): Promise<BookingRow | null> => {
  const [row] = await tx
    .update(bookings)
    .set({ cancelledAt: sql`now()`, ...changed })
    .where(and(eq(bookings.id, id), isNull(bookings.cancelledAt)))
    .returning();
  return row ?? null;
};

/** More bookings than one address makes. */
const MAX_OF_ONE = 1000;

/** Every booking made with an address, oldest first. */
export const bookingsOf = (db: Queryable, email: string): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.email, email))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(MAX_OF_ONE);

/** Drops every booking made with an address, and gives what they were. */
export const deleteBookingsOf = (tx: Queryable, email: string): Promise<BookingRow[]> =>
  tx.delete(bookings).where(eq(bookings.email, email)).returning();

/** Drops a batch of bookings that ended so many days ago. */
export const dropOldBookings = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, bookings, bookings.endsAt, days);
