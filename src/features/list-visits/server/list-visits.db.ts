/** All SQL for list visits. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ListVisit, VisitedList } from '../list-visits.contract.ts';
import { listVisits } from './list-visits.tables.ts';

const { visitedAt, previousAt } = listVisits;

const hasEnded = sql`${visitedAt} < now() - make_interval(mins => ${sql.raw(String(LIFETIMES.listVisitMinutes))})`;

/**
 * Continues the current visit to a list, or starts a new one. Returns the time of the previous visit, or null. Uses one statement, so that several
 * tabs do not conflict.
 */
export const recordVisit = async (db: Queryable, userId: string, list: VisitedList): Promise<string | null> => {
  const [row] = await db
    .insert(listVisits)
    .values({ userId, list })
    .onConflictDoUpdate({
      target: [listVisits.userId, listVisits.list],
      set: {
        previousAt: sql`case when ${hasEnded} then ${visitedAt} else ${previousAt} end`,
        // `now()` is the start of this transaction. It may be earlier than a concurrent visit that the transaction waited for.
        visitedAt: sql`greatest(${visitedAt}, now())`,
      },
    })
    .returning({ previousAt });
  return row?.previousAt ?? null;
};

/** Lists the visits of a user, for the export. */
export const listUserVisits = (db: Queryable, userId: string): Promise<ListVisit[]> =>
  db
    .select({ list: listVisits.list, visitedAt, previousAt })
    .from(listVisits)
    .where(eq(listVisits.userId, userId))
    .orderBy(listVisits.list);

export const deleteUserVisits = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(listVisits).where(eq(listVisits.userId, userId));
};
