/** SQL for the number of applications per status. */
import { and, count, eq } from 'drizzle-orm';
import { isInScope } from '#features/jobs/server/hiring-team.tables.ts';
import type { TeamScope } from '#features/jobs/server/team-scope.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import type { StageCounts } from '../applications.contract.ts';
import { applications } from './applications.tables.ts';

/** Counts a company's applications, or those to one of its jobs, by status, within the viewer's scope. Without a company, all counts are 0. */
export const countByStatus = async (
  db: Queryable,
  companyId: string | null,
  jobId: string | null,
  scope: TeamScope,
): Promise<StageCounts> => {
  const belongsToJob = jobId === null ? undefined : eq(applications.jobId, jobId);
  const rows =
    companyId === null
      ? []
      : await db
          .select({ status: applications.status, total: count() })
          .from(applications)
          .where(and(eq(applications.companyId, companyId), belongsToJob, isInScope(applications.jobId, scope)))
          .groupBy(applications.status);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, totals.get(status) ?? 0])) as StageCounts;
};
