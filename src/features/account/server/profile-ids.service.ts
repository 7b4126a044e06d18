/** Loads the ids of an account's company and candidate profiles, for events about the account. */
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import type { Queryable } from '#server/db/database.ts';

export const findProfileIds = async (db: Queryable, userId: string) => ({
  companyId: (await findUserCompany(db, userId))?.id ?? null,
  candidateId: (await findUserCandidate(db, userId))?.id ?? null,
});
