/**
 * SQL for the end of an account: which applications it leaves open, whom they tie it to, and what of them is erased. Locks come
 * in the order of the applications' ids, as everywhere.
 */
import { and, eq } from 'drizzle-orm';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { isAnyOf } from '#server/db/any-of.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { UNDECIDED_STATUSES } from '../applications.domain.ts';
import { applications } from './applications.tables.ts';

/** The profile of the account that ends: a candidate's or a company's. */
export type DeletedProfile = { candidateId: string } | { companyId: string };

const isOf = (deleted: DeletedProfile) =>
  'candidateId' in deleted
    ? eq(applications.candidateId, deleted.candidateId)
    : eq(applications.companyId, deleted.companyId);

/** Locks the undecided applications of an account until the transaction ends, and gives their ids. */
export const lockUndecidedOf = async (tx: Tx, deleted: DeletedProfile): Promise<string[]> => {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(isOf(deleted), isAnyOf(applications.status, UNDECIDED_STATUSES)))
    .orderBy(applications.id)
    .for('update');
  return rows.map(({ id }) => id);
};

/** Erases what a candidate wrote with their applications. */
export const eraseCoverLetters = async (tx: Tx, candidateId: string): Promise<void> => {
  await tx.update(applications).set({ coverLetter: null }).where(eq(applications.candidateId, candidateId));
};

/** All applications of an account, and the users on their other side. */
export const listRelated = async (
  db: Queryable,
  deleted: DeletedProfile,
): Promise<{ applicationIds: string[]; userIds: string[] }> => {
  const rows = await db
    .select({ id: applications.id, companyUserId: companies.userId, candidateUserId: candidates.userId })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(isOf(deleted));
  const others = rows.map((row) => ('candidateId' in deleted ? row.companyUserId : row.candidateUserId));
  return { applicationIds: rows.map(({ id }) => id), userIds: [...new Set(others)] };
};
