/** SQL for the jobs, applications and applicants that a member can see through their hiring teams. */
import { and, eq, type SQL } from 'drizzle-orm';
import { jobMembers } from '#features/jobs/server/hiring-team.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { applications } from './applications.tables.ts';

type SeenObject = 'job' | 'application' | 'candidate';

/** The SQL condition for the applications of each kind of object. */
const APPLICATION_CONDITION: Record<Exclude<SeenObject, 'job'>, (id: string) => SQL> = {
  application: (id) => eq(applications.id, id),
  candidate: (id) => eq(applications.candidateId, id),
};

/** Returns true if the member is on the hiring team of a job, of an application's job, or of a job that a candidate applied to. */
export const isVisibleThroughTeams = async (
  db: Queryable,
  memberId: string,
  kind: SeenObject,
  id: string,
): Promise<boolean> => {
  const isOnTeam = eq(jobMembers.userId, memberId);
  const rows =
    kind === 'job'
      ? await db
          .select({ jobId: jobMembers.jobId })
          .from(jobMembers)
          .where(and(isOnTeam, eq(jobMembers.jobId, id)))
      : await db
          .select({ jobId: jobMembers.jobId })
          .from(jobMembers)
          .innerJoin(applications, eq(applications.jobId, jobMembers.jobId))
          .where(and(isOnTeam, APPLICATION_CONDITION[kind](id)))
          .limit(1);
  return rows.length > 0;
};
