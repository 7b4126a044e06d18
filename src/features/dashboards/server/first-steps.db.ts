/** SQL for a new company's first steps. Uses one statement, and counts only up to the number that completes a step. */
import { eq, exists, sql } from 'drizzle-orm';
import { companies, companyHours } from '#features/companies/server/companies.tables.ts';
import { invitations } from '#features/invitations/server/invitations.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { FIRST_INVITATIONS, type FirstSteps } from '../dashboards.contract.ts';

/** Returns the steps that a user's company has completed. Without a company, no step is complete. */
export const loadFirstSteps = async (db: Queryable, userId: string): Promise<FirstSteps> => {
  const firstInvitations = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.companyId, companies.id))
    .limit(FIRST_INVITATIONS);
  const anyJob = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companies.id));
  const anyHours = db
    .select({ id: companyHours.companyId })
    .from(companyHours)
    .where(eq(companyHours.companyId, companies.id));
  const [steps] = await db
    .select({
      profile: sql<boolean>`${companies.description} is not null`,
      job: sql<boolean>`${exists(anyJob)}`,
      invited: sql<number>`(select count(*)::int from (${firstInvitations}) as first)`,
      calendar: sql<boolean>`${exists(anyHours)}`,
    })
    .from(companies)
    .where(eq(companies.userId, userId));
  return steps ?? { profile: false, job: false, invited: 0, calendar: false };
};
