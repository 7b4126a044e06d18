/** SQL for interview hours: one row per company, and one per member who set their own. */
import { eq, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { WeeklyHours } from '../weekly-hours.domain.ts';
import { companyHours, memberHours } from './companies.tables.ts';

/** Returns the hours that a company set, or null. */
export const findCompanyHours = (db: Queryable, companyId: string): Promise<WeeklyHours | null> =>
  firstRow(
    db
      .select({ timeZone: companyHours.timeZone, spans: companyHours.spans })
      .from(companyHours)
      .where(eq(companyHours.companyId, companyId)),
  );

export const saveCompanyHours = async (tx: Tx, companyId: string, hours: WeeklyHours): Promise<void> => {
  await tx
    .insert(companyHours)
    .values({ companyId, ...hours })
    .onConflictDoUpdate({ target: companyHours.companyId, set: { ...hours, updatedAt: sql`now()` } });
};

/** Returns the hours of these members: their own, or the company's. Members without either are omitted. */
export const findMemberHours = async (
  db: Queryable,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, WeeklyHours>> => {
  const own = await db
    .select({ userId: memberHours.userId, timeZone: memberHours.timeZone, spans: memberHours.spans })
    .from(memberHours)
    .where(equalsAny(memberHours.userId, userIds));
  const fallbackHours = own.length < userIds.length ? await findCompanyHours(db, companyId) : null;
  const ownHours = new Map(own.map(({ userId, ...hours }) => [userId, hours]));
  return new Map(
    userIds.flatMap((userId) => {
      const hours = ownHours.get(userId) ?? fallbackHours;
      return hours === null ? [] : [[userId, hours] as const];
    }),
  );
};

/** Returns the hours that a member set, or null. */
export const findOwnHours = (db: Queryable, userId: string): Promise<WeeklyHours | null> =>
  firstRow(
    db
      .select({ timeZone: memberHours.timeZone, spans: memberHours.spans })
      .from(memberHours)
      .where(eq(memberHours.userId, userId)),
  );

/** Replaces the hours of a member. */
export const saveOwnHours = async (tx: Tx, userId: string, hours: WeeklyHours): Promise<void> => {
  await tx
    .insert(memberHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: memberHours.userId, set: { ...hours, updatedAt: sql`now()` } });
};

/** Deletes the hours of a member, if any. */
export const deleteOwnHours = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(memberHours).where(eq(memberHours.userId, userId));
};

export const deleteCompanyHours = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(companyHours).where(eq(companyHours.companyId, companyId));
};
