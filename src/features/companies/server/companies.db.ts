/**
 * SQL for company profiles. Callers decide who may read or change a row. Invariant: one company per user, enforced by the unique
 * constraint without a prior lookup.
 */
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Person } from '#features/auth/auth.contract.ts';
import { isActiveAccount } from '#features/auth/server/active-accounts.tables.ts';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import type { Erasure } from '#server/db/whole-rows.ts';
import type { AnswerFigures } from '../answers.domain.ts';
import { answerColumns, companies, companyAnswers } from './companies.tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type NewCompanyRow = typeof companies.$inferInsert;
/** A company with the user of its first account and its response statistics. */
export type CompanyWithAnswers = CompanyRow & AnswerFigures & { readonly user: Person };

const selectWithAnswers = (db: Queryable) =>
  db
    .select({ ...getTableColumns(companies), ...answerColumns, user: personColumns })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(companyAnswers, eq(companyAnswers.companyId, companies.id));

/** Columns that an update can set. */
export type CompanyValues = Partial<
  Omit<
    NewCompanyRow,
    'id' | 'userId' | 'answerableCount' | 'answeredCount' | 'answerMedianHours' | 'createdAt' | 'updatedAt'
  >
>;

/** Returns the value of `verifiedAt` after an update: null if the name or the website changes. */
const verifiedAtAfterUpdate = ({ companyName, website }: CompanyValues) => {
  const name = companyName === undefined ? sql`true` : sql`${companies.companyName} = ${companyName}`;
  const site = website === undefined ? sql`true` : sql`${companies.website} is not distinct from ${website}`;
  return sql`case when ${name} and ${site} then ${companies.verifiedAt} end`;
};

/** What happens to each column when the company's account is deleted. */
export type CompanyErasure = Erasure<typeof companies>;

/** Inserts a company. Returns null if the user already has one. */
export const insertCompany = (db: Queryable, values: NewCompanyRow): Promise<CompanyRow | null> =>
  firstRow(db.insert(companies).values(values).onConflictDoNothing({ target: companies.userId }).returning());

/** Returns a company, or null if it does not exist or its account is not active. */
export const findActiveCompany = (db: Queryable, id: string): Promise<CompanyWithAnswers | null> =>
  firstRow(selectWithAnswers(db).where(and(eq(companies.id, id), isNull(users.deletedAt), isActiveAccount(users))));

/** Returns a user's company, or null. */
export const findUserCompany = (db: Queryable, userId: string): Promise<CompanyRow | null> =>
  firstRow(db.select().from(companies).where(eq(companies.userId, userId)));

/** Returns a user's company with its response statistics, or null. */
export const findUserCompanyWithAnswers = (db: Queryable, userId: string): Promise<CompanyWithAnswers | null> =>
  firstRow(selectWithAnswers(db).where(eq(companies.userId, userId)));

/** Locks a user's company row for the transaction. Returns when the company was verified, or null if it is not verified. */
export const lockVerifiedAt = async (tx: Tx, userId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ verifiedAt: companies.verifiedAt })
    .from(companies)
    .where(eq(companies.userId, userId))
    .for('update');
  return row?.verifiedAt ?? null;
};

/** Updates a user's company. Returns null if the user has none. A new name or website clears the verification. */
export const updateUserCompany = (db: Queryable, userId: string, values: CompanyValues): Promise<CompanyRow | null> =>
  firstRow(
    db
      .update(companies)
      .set({ verifiedAt: verifiedAtAfterUpdate(values), ...values, updatedAt: sql`now()` })
      .where(eq(companies.userId, userId))
      .returning(),
  );
