/** The profiles of an account, for the events about it. */
import { candidateOf } from '#features/candidates/server/candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import type { Queryable } from '#server/db/database.ts';

export const findProfileIds = async (db: Queryable, userId: string) => ({
  companyId: (await companyOf(db, userId))?.id ?? null,
  candidateId: (await candidateOf(db, userId))?.id ?? null,
});
