/** SQL for hiring teams. Callers check that the job belongs to the company. */
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { HiringTeam } from '../hiring-team.contract.ts';
import { jobMembers } from './hiring-team.tables.ts';
import { jobs } from './jobs.tables.ts';

/** Lists the hiring team of a job, in the order the members were added. */
export const listTeam = (db: Queryable, jobId: string): Promise<HiringTeam['members']> =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: memberships.role,
      notify: jobMembers.notify,
    })
    .from(jobMembers)
    .innerJoin(memberships, eq(memberships.userId, jobMembers.userId))
    .innerJoin(users, eq(users.id, jobMembers.userId))
    .where(eq(jobMembers.jobId, jobId))
    .orderBy(asc(jobMembers.createdAt), asc(jobMembers.userId));

/** Locks the hiring team of a job, which prevents members from leaving. Returns the ids of its members. */
export const lockTeamForShare = async (tx: Tx, jobId: string): Promise<Set<string>> => {
  const rows = await tx
    .select({ userId: jobMembers.userId })
    .from(jobMembers)
    .where(eq(jobMembers.jobId, jobId))
    .orderBy(asc(jobMembers.userId))
    .for('share');
  return new Set(rows.map(({ userId }) => userId));
};

/** Replaces the hiring team of a locked job. Members who stay keep their position. */
export const replaceTeam = async (
  tx: Tx,
  jobId: string,
  members: readonly { userId: string; notify: boolean }[],
): Promise<void> => {
  const ids = members.map(({ userId }) => userId);
  const isRemoved = ids.length === 0 ? undefined : notInArray(jobMembers.userId, ids);
  await tx.delete(jobMembers).where(and(eq(jobMembers.jobId, jobId), isRemoved));
  if (members.length === 0) return;
  await tx
    .insert(jobMembers)
    .values(members.map((member) => ({ jobId, ...member })))
    .onConflictDoUpdate({
      target: [jobMembers.jobId, jobMembers.userId],
      set: { notify: sql`excluded.notify` },
    });
};

/** Adds the reviewers among these members to the hiring team of a job. */
export const addReviewersToTeam = async (tx: Tx, jobId: string, userIds: readonly string[]): Promise<void> => {
  const reviewers = tx
    .select({
      jobId: sql<string>`${jobId}::uuid`.as('job_id'),
      userId: memberships.userId,
      notify: sql<boolean>`false`.as('notify'),
      createdAt: sql<string>`now()`.as('created_at'),
    })
    .from(memberships)
    .where(and(equalsAny(memberships.userId, userIds), eq(memberships.role, 'reviewer'), isNull(memberships.endedAt)));
  await tx.insert(jobMembers).select(reviewers).onConflictDoNothing();
};

/** Lists the hiring teams that a person is on, for their account export. */
export const listMemberTeams = (db: Queryable, userId: string) =>
  db
    .select({
      jobId: jobMembers.jobId,
      jobTitle: jobs.title,
      notify: jobMembers.notify,
      addedAt: jobMembers.createdAt,
    })
    .from(jobMembers)
    .innerJoin(jobs, eq(jobs.id, jobMembers.jobId))
    .where(eq(jobMembers.userId, userId))
    .orderBy(asc(jobMembers.createdAt), asc(jobMembers.jobId));

/** Lists the team members with notifications turned on for the job's applications. Omits owners and recruiters, who are notified for all jobs. */
export const listNotifiedMembers = async (db: Queryable, jobId: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: jobMembers.userId })
    .from(jobMembers)
    .innerJoin(memberships, eq(memberships.userId, jobMembers.userId))
    .where(
      and(
        eq(jobMembers.jobId, jobId),
        eq(jobMembers.notify, true),
        notInArray(memberships.role, ['owner', 'recruiter']),
      ),
    )
    .orderBy(asc(jobMembers.userId));
  return rows.map(({ userId }) => userId);
};
