/**
 * SQL for interviewers, the members of a company who take part in an interview. Code that changes them must lock the interview. A trigger copies the
 * booked time to each row for the exclusion constraint.
 */
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { takeAdvisoryLocks } from '#server/db/advisory-lock.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import { INTERVIEWER_ROLES } from '../interviews.policy.ts';
import { interviewInterviewers, interviewReminders, interviews } from './interviews.tables.ts';

const columns = {
  interviewId: interviewInterviewers.interviewId,
  userId: interviewInterviewers.userId,
  timeZone: interviewInterviewers.timeZone,
  firstName: users.firstName,
  lastName: users.lastName,
  /** Null for suspended and deleted accounts. */
  email: sql<string | null>`case when ${users.suspendedAt} is null then ${users.email} end`,
  language: users.language,
  mutedMails: users.mutedMails,
  mutedBell: users.mutedBell,
  hideNames: users.hideNames,
};

/** Returns the interviewers of these interviews, in the order the company chose. */
export const listInterviewers = (db: Queryable, interviewIds: readonly string[]) =>
  db
    .select(columns)
    .from(interviewInterviewers)
    .innerJoin(users, eq(users.id, interviewInterviewers.userId))
    .where(equalsAny(interviewInterviewers.interviewId, interviewIds))
    .orderBy(asc(interviewInterviewers.interviewId), asc(interviewInterviewers.place));

export type Interviewer = Awaited<ReturnType<typeof listInterviewers>>[number];

/**
 * Lists the members of a company who may conduct interviews: owners, then recruiters, then reviewers. Within a role, the longest-standing come first.
 */
export const listPossibleInterviewers = (
  db: Queryable,
  accountId: string,
): Promise<{ userId: string; role: MemberRole }[]> =>
  db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.accountId, accountId),
        isNull(memberships.endedAt),
        equalsAny(memberships.role, INTERVIEWER_ROLES),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(
      sql`${memberships.role} = 'owner' desc`,
      sql`${memberships.role} = 'recruiter' desc`,
      asc(memberships.createdAt),
      asc(memberships.userId),
    );

/**
 * Locks these members of a company for the transaction, so that they are not removed in the meantime. Returns the ids of those who may conduct
 * interviews. Call this before locking the interview, because removing a member changes the membership first and then the interviews.
 */
export const lockPossibleInterviewersForShare = async (
  tx: Tx,
  accountId: string,
  userIds: readonly string[],
): Promise<Set<string>> => {
  await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), equalsAny(memberships.userId, userIds)))
    .orderBy(asc(memberships.userId))
    .for('share');
  const possible = await listPossibleInterviewers(tx, accountId);
  return new Set(possible.flatMap(({ userId }) => (userIds.includes(userId) ? [userId] : [])));
};

/**
 * Locks the members of a company, except those who are being removed. Returns those who may conduct interviews, in the order of
 * `listPossibleInterviewers`.
 */
export const lockAllPossibleInterviewersForShare = async (tx: Tx, accountId: string) => {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.userId))
    .for('share', { skipLocked: true });
  const locked = new Set(rows.map(({ userId }) => userId));
  return (await listPossibleInterviewers(tx, accountId)).filter(({ userId }) => locked.has(userId));
};

/** Returns each person's last known time zone, from their newest interview with a known time zone. */
export const findLastZones = async (db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .selectDistinctOn([interviewInterviewers.userId], {
      userId: interviewInterviewers.userId,
      timeZone: interviewInterviewers.timeZone,
    })
    .from(interviewInterviewers)
    .where(and(equalsAny(interviewInterviewers.userId, userIds), isNotNull(interviewInterviewers.timeZone)))
    .orderBy(interviewInterviewers.userId, sql`${interviewInterviewers.createdAt} desc`);
  return new Map(rows.flatMap(({ userId, timeZone }) => (timeZone === null ? [] : [[userId, timeZone]])));
};

/** Replaces the interviewers of a locked interview. `zones` are the browser time zones sent with this request, by user id. */
export const setInterviewers = async (
  tx: Tx,
  interviewId: string,
  userIds: readonly string[],
  zones: ReadonlyMap<string, string> = new Map(),
): Promise<void> => {
  const lastZones = await findLastZones(tx, userIds);
  const previous = await tx
    .delete(interviewInterviewers)
    .where(eq(interviewInterviewers.interviewId, interviewId))
    .returning({ userId: interviewInterviewers.userId, createdAt: interviewInterviewers.createdAt });
  await tx.insert(interviewInterviewers).values(
    userIds.map((userId, index) => ({
      interviewId,
      userId,
      place: index + 1,
      timeZone: zones.get(userId) ?? lastZones.get(userId) ?? null,
      createdAt: previous.find((row) => row.userId === userId)?.createdAt,
    })),
  );
};

/** Stores the time zone that an interviewer's browser sent. Does nothing for other people. */
export const setInterviewerZone = async (
  tx: Tx,
  interviewId: string,
  userId: string,
  timeZone: string,
): Promise<void> => {
  await tx
    .update(interviewInterviewers)
    .set({ timeZone })
    .where(and(eq(interviewInterviewers.interviewId, interviewId), eq(interviewInterviewers.userId, userId)));
};

/** Copies the record of sent reminders to the next version of an interview. Call this only for changes that keep the time. */
export const copyReminders = async (tx: Tx, { id, sequence }: { id: string; sequence: number }): Promise<void> => {
  await tx.execute(sql`
    insert into ${interviewReminders} (interview_id, sequence, kind)
    select interview_id, sequence + 1, kind from ${interviewReminders}
    where interview_id = ${id} and sequence = ${sequence} on conflict do nothing`);
};

/** Locks the calendars of these people until the transaction ends. Candidates are identified by their profile id. */
export const lockCalendars = takeAdvisoryLocks;

/** Returns which of these interviewers have another booked interview that overlaps the given time. Lock their calendars first. */
export const findBusyInterviewers = async (
  db: Queryable,
  userIds: readonly string[],
  time: { interviewId: string; startsAt: string; endsAt: string },
): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ userId: interviewInterviewers.userId })
    .from(interviewInterviewers)
    .where(
      and(
        equalsAny(interviewInterviewers.userId, userIds),
        ne(interviewInterviewers.interviewId, time.interviewId),
        lt(interviewInterviewers.startsAt, time.endsAt),
        gt(interviewInterviewers.endsAt, time.startsAt),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
};

/** Lists the current and upcoming booked times of a candidate and of interviewers, earliest first. */
export const listBusyTimes = async (
  db: Queryable,
  { candidateId, interviewers }: { candidateId: string; interviewers: readonly string[] },
): Promise<{ start: string; end: string }[]> => {
  const interviewerRows = db
    .select({ id: interviewInterviewers.interviewId })
    .from(interviewInterviewers)
    .where(and(equalsAny(interviewInterviewers.userId, interviewers), gt(interviewInterviewers.endsAt, sql`now()`)));
  const rows = await db
    .select({ start: interviews.startsAt, end: interviews.endsAt })
    .from(interviews)
    .where(
      and(
        or(eq(interviews.candidateId, candidateId), sql`${interviews.id} in ${interviewerRows}`),
        eq(interviews.status, 'booked'),
        gt(interviews.endsAt, sql`now()`),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(1_000);
  return rows.flatMap(({ start, end }) => (start !== null && end !== null ? [{ start, end }] : []));
};

const isAboutJob = (db: Queryable, jobId: string) =>
  sql`${interviews.applicationId} in ${db.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId))}`;

export interface InterviewerScope {
  /** The company's first account. */
  accountId: string;
  userId: string;
  /** Limits the scope to one job. */
  jobId?: string;
}

/** Locks the open interviews of an interviewer at a company, and returns their ids in order. */
export const lockOpenAssignmentsForNoKeyUpdate = async (
  tx: Tx,
  { accountId, userId, jobId }: InterviewerScope,
): Promise<string[]> => {
  const rows = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        sql`${interviews.id} in ${tx
          .select({ id: interviewInterviewers.interviewId })
          .from(interviewInterviewers)
          .where(eq(interviewInterviewers.userId, userId))}`,
        jobId === undefined ? undefined : isAboutJob(tx, jobId),
        sql`${interviews.companyId} in ${tx.select({ id: companies.id }).from(companies).where(eq(companies.userId, accountId))}`,
        or(
          eq(interviews.status, 'proposed'),
          and(eq(interviews.status, 'booked'), gt(interviews.startsAt, sql`now()`)),
        ),
      ),
    )
    .orderBy(asc(interviews.id))
    .for('no key update');
  return rows.map(({ id }) => id);
};

/** Lists the interviews in which a person is an interviewer, newest first, for their data export. */
export const listAssignments = (
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
) =>
  db
    .select({
      interviewId: interviews.id,
      status: interviews.status,
      start: interviews.startsAt,
      end: interviews.endsAt,
      timeZone: interviewInterviewers.timeZone,
      addedAt: interviewInterviewers.createdAt,
    })
    .from(interviewInterviewers)
    .innerJoin(interviews, eq(interviews.id, interviewInterviewers.interviewId))
    .where(
      and(
        eq(interviewInterviewers.userId, userId),
        after
          ? sql`(${interviewInterviewers.createdAt}, ${interviews.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${interviewInterviewers.createdAt} desc`, sql`${interviews.id} desc`)
    .limit(limit);

/** Erases the time zone of a person whose account is deleted. */
export const eraseInterviewerZones = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(interviewInterviewers)
    .set({ timeZone: null })
    .where(and(eq(interviewInterviewers.userId, userId), isNotNull(interviewInterviewers.timeZone)));
};
