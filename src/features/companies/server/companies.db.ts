/**
 * All SQL of company profiles. Knows no rule: who may read or change a row is decided by the callers.
 * Invariant: one company per user, kept by the unique constraint and never by looking first.
 */
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { Erasure } from '#server/db/whole-rows.ts';
import { companies } from './companies.tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type NewCompanyRow = typeof companies.$inferInsert;
/** The columns that an owner's change may set. */
export type CompanyValues = Partial<Omit<NewCompanyRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

/** What becomes of each column when the account of a company ends. */
export type CompanyErasure = Erasure<typeof companies>;

/** Inserts a company; null where its user has one already. */
export const insertCompany = async (db: Queryable, values: NewCompanyRow): Promise<CompanyRow | null> => {
  const [row] = await db.insert(companies).values(values).onConflictDoNothing({ target: companies.userId }).returning();
  return row ?? null;
};

/** The company of a user; null where there is none yet. */
export const companyOf = async (db: Queryable, userId: string): Promise<CompanyRow | null> => {
  const [row] = await db.select().from(companies).where(eq(companies.userId, userId));
  return row ?? null;
};

/** Changes the company of a user; null where there is none. */
export const updateCompanyOf = async (
  db: Queryable,
  userId: string,
  values: CompanyValues,
): Promise<CompanyRow | null> => {
  const [row] = await db
    .update(companies)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(companies.userId, userId))
    .returning();
  return row ?? null;
};
