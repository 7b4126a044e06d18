/** Booked consultations for the admins' list. Read-only. Upcoming and past consultations are two ranges of the same index. */
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { bookingSearchText, bookings } from '#features/bookings/server/bookings.tables.ts';
import { TEAM_CALENDAR } from '#features/bookings/team-calendar.domain.ts';
import { firstRow, type Queryable } from '#server/db/database.ts';
import type { ConsultationTime } from '../consultation-desk.contract.ts';

export interface ConsultationFilter {
  patterns: readonly string[];
  when: ConsultationTime;
}

/** All consultations have the same length, so those that started at this time or before have ended. */
const latestEndedStart = sql`now() - make_interval(mins => ${sql.raw(String(TEAM_CALENDAR.slotMinutes))})`;

const matches = ({ patterns, when }: ConsultationFilter): SQL | undefined =>
  and(
    when === 'upcoming' ? gt(bookings.startsAt, latestEndedStart) : lte(bookings.startsAt, latestEndedStart),
    ...patterns.map((pattern) => sql`${bookingSearchText} like ${pattern}`),
  );

const shown = {
  id: bookings.id,
  start: bookings.startsAt,
  end: bookings.endsAt,
  name: bookings.name,
  email: bookings.email,
  notes: bookings.notes,
  timeZone: bookings.timeZone,
  cancelledAt: bookings.cancelledAt,
  teamNote: bookings.teamNote,
  createdAt: bookings.createdAt,
};

/** Returns a page of consultations: upcoming ones soonest first, past ones latest first. */
export const listConsultations = (
  db: Queryable,
  filter: ConsultationFilter,
  { limit, after }: { limit: number; after: readonly [start: string, id: string] | null },
) => {
  const [direction, beyond] = filter.when === 'upcoming' ? [asc, sql.raw('>')] : [desc, sql.raw('<')];
  return db
    .select(shown)
    .from(bookings)
    .where(
      and(
        matches(filter),
        after === null
          ? undefined
          : sql`(${bookings.startsAt}, ${bookings.id}) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(direction(bookings.startsAt), direction(bookings.id))
    .limit(limit);
};

export const countConsultations = (db: Queryable, filter: ConsultationFilter): Promise<number> =>
  db.$count(bookings, matches(filter));

export const findConsultation = (db: Queryable, id: string) =>
  firstRow(db.select(shown).from(bookings).where(eq(bookings.id, id)));
