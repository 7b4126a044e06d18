/** SQL for appeals against declines. Each decline can be appealed once, and each appeal is closed once. The callers check permissions. */
import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { AppealEnd } from '#shared/vocabulary.ts';
import type { AppealState } from '../answers.contract.ts';
import { applicationAppeals } from './appeals.tables.ts';
import { applicationDeclines } from './declines.tables.ts';

export type StoredAppeal = typeof applicationAppeals.$inferSelect;

type NewAppeal = Omit<typeof applicationAppeals.$inferInsert, 'id' | 'outcome' | 'note' | 'closedAt' | 'closedBy'>;

/** Files an appeal; returns null if this decline already has one. */
export const insertAppeal = (tx: Tx, appeal: NewAppeal): Promise<StoredAppeal | null> =>
  firstRow(
    tx
      .insert(applicationAppeals)
      .values({ id: newId(), ...appeal })
      .onConflictDoNothing({ target: applicationAppeals.declineId })
      .returning(),
  );

/** Returns the appeal against a decline, or null. */
export const findDeclineAppeal = (db: Queryable, declineId: string): Promise<StoredAppeal | null> =>
  firstRow(db.select().from(applicationAppeals).where(eq(applicationAppeals.declineId, declineId)));

const selectAppeals = (db: Queryable) =>
  db
    .select({
      appeal: applicationAppeals,
      status: applications.status,
      declinedFrom: applications.declinedFrom,
      jobTitle: jobs.title,
      company: { userId: companies.userId, companyName: companies.companyName },
      candidate: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
      },
      decline: {
        reason: applicationHistory.declineReason,
        note: applicationHistory.note,
        at: applicationHistory.createdAt,
      },
      scoreOptOut: candidates.scoreOptOut,
      score: sql<number | null>`(${applicationDeclines.compatibility} ->> 'score')::int`,
    })
    .from(applicationAppeals)
    .innerJoin(applications, eq(applications.id, applicationAppeals.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applicationAppeals.companyId))
    .innerJoin(candidates, eq(candidates.id, applicationAppeals.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .innerJoin(applicationHistory, eq(applicationHistory.id, applicationAppeals.declineId))
    .leftJoin(applicationDeclines, eq(applicationDeclines.moveId, applicationAppeals.declineId));

export type AppealRow = Awaited<ReturnType<typeof selectAppeals>>[number];

/** Whose appeals to select: those that a candidate filed, those against a company's declines, or all. */
export type AppealScope = { candidateId: string } | { companyId: string } | 'everyone';

const matchesScope = (scope: AppealScope): SQL | undefined => {
  if (scope === 'everyone') return undefined;
  return 'candidateId' in scope
    ? eq(applicationAppeals.candidateId, scope.candidateId)
    : eq(applicationAppeals.companyId, scope.companyId);
};

const matchesState = (state: AppealState | null): SQL | undefined => {
  if (state === null) return undefined;
  if (state === 'closed') return isNotNull(applicationAppeals.closedAt);
  const isOpen = isNull(applicationAppeals.closedAt);
  return state === 'open' ? isOpen : and(isOpen, lt(applicationAppeals.dueAt, sql`now()`));
};

/** A position in a list of appeals: the due or filing date of an appeal, and its id. */
export type AppealsCursor = readonly [at: string, id: string];

/** Returns true if a list is ordered by due date, the earliest first. Other lists are ordered newest first. */
export const isSortedByDueDate = (state: AppealState | null): boolean => state === 'open' || state === 'overdue';

export const listAppeals = (
  db: Queryable,
  scope: AppealScope,
  state: AppealState | null,
  { limit, after }: { limit: number; after: AppealsCursor | null },
): Promise<AppealRow[]> => {
  const { createdAt, dueAt, id } = applicationAppeals;
  const time = isSortedByDueDate(state) ? dueAt : createdAt;
  const comparison = sql.raw(isSortedByDueDate(state) ? '>' : '<');
  const direction = isSortedByDueDate(state) ? asc : desc;
  return selectAppeals(db)
    .where(
      and(
        matchesScope(scope),
        matchesState(state),
        after ? sql`(${time}, ${id}) ${comparison} (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(direction(time), direction(id))
    .limit(limit);
};

export const countAppeals = (db: Queryable, scope: AppealScope, state: AppealState | null): Promise<number> =>
  db.$count(applicationAppeals, and(matchesScope(scope), matchesState(state)));

/** Returns true if a decline of this job has an open appeal. */
export const hasOpenAppeal = async (db: Queryable, jobId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: applicationAppeals.id })
    .from(applicationAppeals)
    .innerJoin(applications, eq(applications.id, applicationAppeals.applicationId))
    .where(and(eq(applications.jobId, jobId), isNull(applicationAppeals.closedAt)))
    .limit(1);
  return row !== undefined;
};

export const findAppeal = (db: Queryable, id: string): Promise<AppealRow | null> =>
  firstRow(selectAppeals(db).where(eq(applicationAppeals.id, id)));

interface Closing {
  outcome: AppealEnd;
  note: string | null;
  closedBy: string;
}

const closedColumns = (closing: Closing) => ({ ...closing, closedAt: sql`now()` });

/** Closes an open appeal; returns whether it was open. Only one of two simultaneous calls succeeds. */
export const closeAppeal = async (tx: Tx, id: string, closing: Closing): Promise<boolean> => {
  const rows = await tx
    .update(applicationAppeals)
    .set(closedColumns(closing))
    .where(and(eq(applicationAppeals.id, id), isNull(applicationAppeals.closedAt)))
    .returning({ id: applicationAppeals.id });
  return rows.length > 0;
};

/** Grants the open appeal of an application whose company undid its decline; returns whether there was one. */
export const grantOpenAppeal = async (tx: Tx, applicationId: string, closedBy: string): Promise<boolean> => {
  const rows = await tx
    .update(applicationAppeals)
    .set(closedColumns({ outcome: 'reopened', note: null, closedBy }))
    .where(and(eq(applicationAppeals.applicationId, applicationId), isNull(applicationAppeals.closedAt)))
    .returning({ id: applicationAppeals.id });
  return rows.length > 0;
};

/** Reopens the appeal that the reversal of its decline at `reversedAt` granted; returns whether there was one. */
export const reopenGrantedAppeal = async (tx: Tx, applicationId: string, reversedAt: string): Promise<boolean> => {
  const rows = await tx
    .update(applicationAppeals)
    .set({ outcome: null, note: null, closedAt: null, closedBy: null })
    .where(
      and(
        eq(applicationAppeals.applicationId, applicationId),
        eq(applicationAppeals.outcome, 'reopened'),
        // The appeal was granted in the transaction of the reversal.
        eq(applicationAppeals.closedAt, reversedAt),
      ),
    )
    .returning({ id: applicationAppeals.id });
  return rows.length > 0;
};

/** Ends the open appeals against a company's declines. Returns the ids of their applications. */
export const endOpenAppeals = async (tx: Tx, companyId: string, closedBy: string): Promise<string[]> => {
  const rows = await tx
    .update(applicationAppeals)
    .set(closedColumns({ outcome: 'ended', note: null, closedBy }))
    .where(and(eq(applicationAppeals.companyId, companyId), isNull(applicationAppeals.closedAt)))
    .returning({ applicationId: applicationAppeals.applicationId });
  return rows.map(({ applicationId }) => applicationId);
};

/** Erases the appeals that a candidate filed. */
export const deleteCandidateAppeals = async (tx: Tx, candidateId: string): Promise<void> => {
  await tx.delete(applicationAppeals).where(eq(applicationAppeals.candidateId, candidateId));
};
