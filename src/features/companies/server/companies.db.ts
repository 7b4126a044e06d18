/**
 * All SQL of company profiles. Knows no rule: who may read or change a row is decided by the callers.
 * Invariant: one company per user, kept by the unique constraint and never by looking first.
 */
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Person } from '#features/auth/auth.contract.ts';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Erasure } from '#server/db/whole-rows.ts';
import type { AnswerFigures } from '../answers.domain.ts';
import { answerColumns, companies, companyAnswers } from './companies.tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type NewCompanyRow = typeof companies.$inferInsert;
/** A company with its owner and how it answers. */
export type AnsweringCompany = CompanyRow & AnswerFigures & { readonly user: Person };

const selectAnswering = (db: Queryable) =>
  db
    .select({ ...getTableColumns(companies), ...answerColumns, user: personColumns })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(companyAnswers, eq(companyAnswers.companyId, companies.id));
/** The columns that an owner's change may set. */
export type CompanyValues = Partial<
  Omit<
    NewCompanyRow,
    'id' | 'userId' | 'answerableCount' | 'answeredCount' | 'answerMedianHours' | 'createdAt' | 'updatedAt'
  >
>;

/** What stays of a verification after a change. */
const unlessRenamed = ({ companyName, website }: CompanyValues) => {
  const name = companyName === undefined ? sql`true` : sql`${companies.companyName} = ${companyName}`;
  const site = website === undefined ? sql`true` : sql`${companies.website} is not distinct from ${website}`;
  return sql`case when ${name} and ${site} then ${companies.verifiedAt} end`;
};

/** What becomes of each column when the account of a company ends. */
export type CompanyErasure = Erasure<typeof companies>;

/** Inserts a company; null where its user has one already. */
export const insertCompany = async (db: Queryable, values: NewCompanyRow): Promise<CompanyRow | null> => {
  const [row] = await db.insert(companies).values(values).onConflictDoNothing({ target: companies.userId }).returning();
  return row ?? null;
};

/** A company whose account is there and not suspended; null otherwise. */
export const findActiveCompany = async (db: Queryable, id: string): Promise<AnsweringCompany | null> => {
  const [row] = await selectAnswering(db).where(
    and(eq(companies.id, id), isNull(users.deletedAt), isNull(users.suspendedAt)),
  );
  return row ?? null;
};

/** The company of a user; null where there is none yet. */
export const companyOf = async (db: Queryable, userId: string): Promise<CompanyRow | null> => {
  const [row] = await db.select().from(companies).where(eq(companies.userId, userId));
  return row ?? null;
};

/** The company of a user with how it answers; null where there is none yet. */
export const answeringCompanyOf = async (db: Queryable, userId: string): Promise<AnsweringCompany | null> => {
  const [row] = await selectAnswering(db).where(eq(companies.userId, userId));
  return row ?? null;
};

/** Notes that the company of a user was verified just now, or that it is not any more; null where there is none. */
export const updateVerified = async (
  db: Queryable,
  userId: string,
  isVerified: boolean,
): Promise<CompanyRow | null> => {
  const [row] = await db
    .update(companies)
    .set({ verifiedAt: isVerified ? sql`now()` : null })
    .where(eq(companies.userId, userId))
    .returning();
  return row ?? null;
};

/** Changes the company of a user; null where there is none. Under another name or website it is not the one that was verified. */
export const updateCompanyOf = async (
  db: Queryable,
  userId: string,
  values: CompanyValues,
): Promise<CompanyRow | null> => {
  const [row] = await db
    .update(companies)
    .set({ verifiedAt: unlessRenamed(values), ...values, updatedAt: sql`now()` })
    .where(eq(companies.userId, userId))
    .returning();
  return row ?? null;
};
