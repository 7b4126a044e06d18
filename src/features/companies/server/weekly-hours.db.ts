/** SQL of companies' hours, one row per company. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { WeeklyHours } from '../weekly-hours.domain.ts';
import { companyHours } from './companies.tables.ts';

/** Returns the hours that a company set, or null. */
export const hoursOf = async (db: Queryable, companyId: string): Promise<WeeklyHours | null> => {
  const [row] = await db
    .select({ timeZone: companyHours.timeZone, spans: companyHours.spans })
    .from(companyHours)
    .where(eq(companyHours.companyId, companyId));
  return row ?? null;
};

/** Replaces the hours of a company. */
export const saveHours = async (tx: Tx, companyId: string, hours: WeeklyHours): Promise<void> => {
  await tx
    .insert(companyHours)
    .values({ companyId, ...hours })
    .onConflictDoUpdate({ target: companyHours.companyId, set: { ...hours, updatedAt: sql`now()` } });
};

/** Deletes the hours of a company, if any. */
export const deleteHours = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(companyHours).where(eq(companyHours.companyId, companyId));
};
