/** SQL for the applications between the two people in a conversation. */
import { and, desc, eq } from 'drizzle-orm';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { type ApplicationRow, selectApplications } from './applications.db.ts';
import { applications } from './applications.tables.ts';

/** The maximum number of applications shown. Few candidates apply to more jobs at one company. */
const MAX_SHOWN = 10;

/** Reads a candidate's newest applications to a company's jobs, given the user ids of both. */
export const listApplicationsBetween = (
  db: Queryable,
  { companyUserId, candidateUserId }: { companyUserId: string; candidateUserId: string },
): Promise<ApplicationRow[]> =>
  selectApplications(db)
    .where(and(eq(companies.userId, companyUserId), eq(candidates.userId, candidateUserId)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(MAX_SHOWN);
