/**
 * SQL for verifying companies and for the verification history. A database trigger makes the history append-only, except when the company is erased.
 * Every change to `verifiedAt` adds a step in the same transaction.
 */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { companies, companyVerificationSteps } from './companies.tables.ts';

/** Locks a company row for the transaction. Returns null if the company does not exist or its account was deleted. */
export const lockCompanyForUpdate = (tx: Tx, id: string) =>
  firstRow(
    tx
      .select({
        id: companies.id,
        userId: companies.userId,
        companyName: companies.companyName,
        verifiedAt: companies.verifiedAt,
      })
      .from(companies)
      .innerJoin(users, and(eq(users.id, companies.userId), isNull(users.deletedAt)))
      .where(eq(companies.id, id))
      .for('update', { of: companies }),
  );

export type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompanyForUpdate>>>;

/** Sets or clears the verification of a company that the caller has locked. */
export const setVerified = async (tx: Tx, id: string, isVerified: boolean): Promise<void> => {
  await tx
    .update(companies)
    .set({ verifiedAt: isVerified ? sql`now()` : null })
    .where(eq(companies.id, id));
};

export type NewVerificationStep = Omit<typeof companyVerificationSteps.$inferInsert, 'id' | 'createdAt'>;

export const insertVerificationStep = async (tx: Tx, step: NewVerificationStep): Promise<void> => {
  await tx.insert(companyVerificationSteps).values({ id: newId(), ...step });
};

/** Returns a page of a company's steps with the admin's name, newest first. */
export const listVerificationSteps = (
  db: Queryable,
  companyId: string,
  { limit, after }: { limit: number; after: readonly [createdAt: string, id: string] | null },
) =>
  db
    .select({
      id: companyVerificationSteps.id,
      step: companyVerificationSteps.step,
      method: companyVerificationSteps.method,
      note: companyVerificationSteps.note,
      createdAt: companyVerificationSteps.createdAt,
      by: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(companyVerificationSteps)
    .leftJoin(users, eq(users.id, companyVerificationSteps.adminId))
    .where(
      and(
        eq(companyVerificationSteps.companyId, companyId),
        after === null
          ? undefined
          : sql`(${companyVerificationSteps.createdAt}, ${companyVerificationSteps.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(companyVerificationSteps.createdAt), desc(companyVerificationSteps.id))
    .limit(limit);

/** Deletes the history of an erased company. */
export const deleteVerificationSteps = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.execute(sql`select set_config('puente.erasing', 'on', true)`);
  await tx.delete(companyVerificationSteps).where(eq(companyVerificationSteps.companyId, companyId));
  await tx.execute(sql`select set_config('puente.erasing', '', true)`);
};
