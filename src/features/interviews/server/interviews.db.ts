/**
 * SQL for interviews. Code that changes an interview must lock its row. Changes that calendars show increment the sequence, so that calendar apps
 * recognize the newest version. Lock order: the users of both sides, the memberships of interviewers, the application, the interview, then the
 * calendars of all participants.
 */
import {
  aliasedTable,
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isActiveAccount } from '#features/auth/server/active-accounts.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { recipientAddress } from '#features/auth/server/company-recipients.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import { newId } from '#server/ids.ts';
import type { Side } from '#shared/sides.ts';
import { findBusyInterviewers, type Interviewer, listInterviewers, lockCalendars } from './interviewers.db.ts';
import { interviewInterviewers, interviewSlots, interviews } from './interviews.tables.ts';

/** The company's user in `selectInterviews`. */
export const companyUsers = aliasedTable(users, 'company_users');

/** Selects the columns of an email recipient. `email` is null for deleted and suspended accounts. */
const receiverColumns = (user: typeof users) => ({
  userId: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  email: recipientAddress(user),
  language: user.language,
  mutedMails: user.mutedMails,
  mutedBell: user.mutedBell,
});

/** Selects interviews with their company and candidate. */
export const selectInterviews = (db: Queryable) =>
  db
    .select({
      interview: getTableColumns(interviews),
      applicationStatus: applications.status,
      job: { id: jobs.id, title: jobs.title, timezone: jobs.timezone },
      company: { id: companies.id, companyName: companies.companyName, logoUrl: companies.logoUrl },
      candidate: { id: candidates.id, timezone: candidates.timezone },
      companyUser: receiverColumns(companyUsers),
      candidateUser: receiverColumns(users),
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .innerJoin(companyUsers, eq(companyUsers.id, companies.userId))
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId));

type FoundInterview = Awaited<ReturnType<typeof selectInterviews>>[number];

/** An interview with its company, candidate, interviewers, and proposed times (earliest first). */
export interface InterviewRow extends FoundInterview {
  interviewers: Interviewer[];
  starts: string[];
}

/** Adds the interviewers and the proposed times. */
export const loadInterviewParts = async (db: Queryable, rows: FoundInterview[]): Promise<InterviewRow[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ interview }) => interview.id);
  const [slots, interviewers] = await runConcurrently(
    db
      .select()
      .from(interviewSlots)
      .where(equalsAny(interviewSlots.interviewId, ids))
      .orderBy(asc(interviewSlots.startsAt))
      .execute(),
    listInterviewers(db, ids),
  );
  const slotsByInterview = Map.groupBy(slots, ({ interviewId }) => interviewId);
  const interviewersByInterview = Map.groupBy(interviewers, ({ interviewId }) => interviewId);
  return rows.map((row) => ({
    ...row,
    interviewers: interviewersByInterview.get(row.interview.id) ?? [],
    starts: (slotsByInterview.get(row.interview.id) ?? []).map(({ startsAt }) => startsAt),
  }));
};

/** Returns an interview, or null. */
export const findInterview = async (db: Queryable, id: string): Promise<InterviewRow | null> =>
  firstRow(loadInterviewParts(db, await selectInterviews(db).where(eq(interviews.id, id))));

/** Returns the interviews with these ids, ordered by id. */
export const findInterviewsById = async (db: Queryable, ids: readonly string[]): Promise<InterviewRow[]> =>
  ids.length === 0
    ? []
    : loadInterviewParts(
        db,
        await selectInterviews(db).where(equalsAny(interviews.id, ids)).orderBy(asc(interviews.id)),
      );

/** The interviews of a company, a candidate, an interviewer, or certain applications. */
export type InterviewScope =
  | { companyId: string }
  | { candidateId: string }
  | { interviewerId: string }
  | { applicationIds: readonly string[]; isProposedOnly?: boolean };

export const isInterviewInScope = (scope: InterviewScope): SQL => {
  if ('companyId' in scope) return eq(interviews.companyId, scope.companyId);
  if ('interviewerId' in scope) {
    return sql`${interviews.id} in (
      select ${interviewInterviewers.interviewId} from ${interviewInterviewers}
      where ${interviewInterviewers.userId} = ${scope.interviewerId})`;
  }
  return 'candidateId' in scope
    ? eq(interviews.candidateId, scope.candidateId)
    : sql`(${equalsAny(interviews.applicationId, scope.applicationIds)}
        and (${!scope.isProposedOnly} or ${interviews.status} = 'proposed'))`;
};

/**
 * Locks accounts for the transaction, so that they are not suspended or deleted in the meantime. Returns false if one of them already was.
 */
export const lockAccountsForShare = async (tx: Tx, userIds: readonly string[]): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(equalsAny(users.id, userIds), isNull(users.deletedAt), isActiveAccount(users)))
    .orderBy(asc(users.id))
    .for('share', { of: users });
  return rows.length === userIds.length;
};

/** Returns the user id of an application's candidate, or null. */
export const findCandidateUserId = async (db: Queryable, applicationId: string): Promise<string | null> => {
  const [row] = await db
    .select({ userId: candidates.userId })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(eq(applications.id, applicationId));
  return row?.userId ?? null;
};

/** Locks the application, then the interview, so that the application cannot end in the meantime. */
export const lockInterviewForUpdate = async (tx: Tx, { id, applicationId }: { id: string; applicationId: string }) => {
  await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, applicationId)).for('share');
  await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, id)).for('no key update');
};

const isOpen = or(
  eq(interviews.status, 'proposed'),
  and(eq(interviews.status, 'booked'), gt(interviews.startsAt, sql`now()`)),
);

/** Counts the open interviews of an application: those that are proposed, or booked and not started. */
export const countOpenInterviews = (db: Queryable, applicationId: string): Promise<number> =>
  db.$count(interviews, and(eq(interviews.applicationId, applicationId), isOpen));

const replaceSlots = async (tx: Tx, interviewId: string, starts: readonly string[]): Promise<void> => {
  await tx.delete(interviewSlots).where(eq(interviewSlots.interviewId, interviewId));
  await tx.insert(interviewSlots).values(starts.map((startsAt) => ({ interviewId, startsAt })));
};

type NewInterviewRow = Omit<typeof interviews.$inferInsert, 'id'>;

/** Inserts an interview with its proposed times. Returns its id. */
export const insertInterview = async (tx: Tx, values: NewInterviewRow, starts: readonly string[]): Promise<string> => {
  const id = newId();
  await tx.insert(interviews).values({ id, ...values });
  await replaceSlots(tx, id, starts);
  return id;
};

type InterviewChanges = Partial<typeof interviews.$inferInsert>;

const nextVersion = { sequence: sql`${interviews.sequence} + 1`, updatedAt: sql`now()` };

/** Updates a locked interview to its next version. `starts` replaces the proposed times. */
export const changeInterview = async (
  tx: Tx,
  id: string,
  changes: InterviewChanges,
  starts?: readonly string[],
): Promise<void> => {
  await tx
    .update(interviews)
    .set({ ...changes, ...nextVersion })
    .where(eq(interviews.id, id));
  if (starts !== undefined) await replaceSlots(tx, id, starts);
};

/** Records whether a locked interview took place. Does not create a new version, because calendars do not change. */
export const recordOutcome = async (tx: Tx, id: string, status: 'held' | 'missed'): Promise<void> => {
  await tx.update(interviews).set({ status, updatedAt: sql`now()` }).where(eq(interviews.id, id));
};

/** The side that already has another interview at the requested time: the candidate, or some of the interviewers. */
export interface BusySide {
  side: Side;
  /** The busy interviewers. Empty for the candidate. */
  userIds: ReadonlySet<string>;
}

/**
 * Books a time for a locked interview if the candidate and all interviewers are free. Returns who is busy, or null if the time was booked. Locks on
 * all calendars make concurrent bookings wait. Exclusion constraints cover other code that writes bookings.
 */
export const bookTime = async (
  tx: Tx,
  { interview: { id, candidateId }, interviewers }: Pick<InterviewRow, 'interview' | 'interviewers'>,
  time: { startsAt: string; endsAt: string } & Pick<
    InterviewChanges,
    'companyZone' | 'candidateZone' | 'cancelledBy' | 'cancelReason'
  >,
): Promise<BusySide | null> => {
  const userIds = interviewers.map(({ userId }) => userId);
  await lockCalendars(tx, [candidateId, ...userIds]);
  const busy = await findBusyInterviewers(tx, userIds, { interviewId: id, ...time });
  if (busy.size > 0) return { side: 'company', userIds: busy };
  const [conflict] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        ne(interviews.id, id),
        eq(interviews.status, 'booked'),
        eq(interviews.candidateId, candidateId),
        lt(interviews.startsAt, time.endsAt),
        gt(interviews.endsAt, time.startsAt),
      ),
    )
    .limit(1);
  if (conflict) return { side: 'candidate', userIds: new Set() };
  await changeInterview(tx, id, { status: 'booked', bookedAt: sql`now()` as never, moveNote: null, ...time });
  return null;
};

/**
 * Returns the company and the candidate of an application, and the time zones that the job and the candidate state. Returns null if the application
 * does not exist.
 */
export const findApplicationSides = (db: Queryable, applicationId: string) =>
  firstRow(
    db
      .select({
        companyId: applications.companyId,
        candidateId: applications.candidateId,
        companyUserId: companies.userId,
        candidateUserId: candidates.userId,
        jobTimezone: jobs.timezone,
        candidateTimezone: candidates.timezone,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .innerJoin(candidates, eq(candidates.id, applications.candidateId))
      .where(eq(applications.id, applicationId)),
  );

/** Locks open interviews and returns their ids in order. */
export const lockOpenInterviewsForNoKeyUpdate = async (tx: Tx, scope: InterviewScope): Promise<string[]> => {
  const rows = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(isInterviewInScope(scope), isOpen))
    .orderBy(asc(interviews.id))
    .for('no key update');
  return rows.map(({ id }) => id);
};

/** Locks the interviews that were canceled by their application's status change at `movedAt`. Returns their ids in order. */
export const lockCanceledInterviewsForNoKeyUpdate = async (
  tx: Tx,
  applicationId: string,
  movedAt: string,
): Promise<string[]> => {
  const rows = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.status, 'cancelled'),
        eq(interviews.updatedAt, movedAt),
      ),
    )
    .orderBy(asc(interviews.id))
    .for('no key update');
  return rows.map(({ id }) => id);
};

/** Cancels locked interviews, each as its next version. */
export const cancelInterviews = async (
  tx: Tx,
  ids: readonly string[],
  cancelled: { cancelledBy: Side | null; cancelReason: string | null },
): Promise<void> => {
  await tx
    .update(interviews)
    .set({ status: 'cancelled', ...cancelled, ...nextVersion })
    .where(equalsAny(interviews.id, ids));
};

/** Returns the interviews in the calendar of a candidate or an interviewer from a given time on, earliest first. */
export const listCalendarInterviews = async (
  db: Queryable,
  scope: { interviewerId: string } | { candidateId: string },
  from: string,
  max: number,
): Promise<InterviewRow[]> => {
  const rows = await selectInterviews(db)
    .where(
      and(
        isInterviewInScope(scope),
        equalsAny(interviews.status, ['booked', 'held', 'missed']),
        isNotNull(interviews.startsAt),
        gte(interviews.startsAt, from),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(max);
  return loadInterviewParts(db, rows);
};

/** Erases the text and data that a deleted company or candidate wrote. */
export const eraseSideTexts = async (tx: Tx, scope: { companyId: string } | { candidateId: string }): Promise<void> => {
  const side = 'companyId' in scope ? 'company' : 'candidate';
  // Earlier versions stored the note of a candidate who proposed times in `note`.
  const own =
    side === 'company'
      ? { companyZone: null, videoUrl: null, note: null }
      : {
          candidateZone: null,
          moveNote: null,
          note: sql`case when ${interviews.proposedBy} = 'candidate' then null else ${interviews.note} end`,
        };
  await tx
    .update(interviews)
    .set({
      ...own,
      cancelReason: sql`case when ${interviews.cancelledBy} = ${side} then null else ${interviews.cancelReason} end`,
    })
    .where(isInterviewInScope(scope));
};
