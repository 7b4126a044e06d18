/**
 * Writes applications and their history. Every change of status is one conditional UPDATE with a
 * history entry in the same transaction, so that exactly one of two concurrent moves succeeds.
 */
import { and, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';
import { type ApplicationVia, UNDECIDED_STATUSES } from '../applications.domain.ts';
import { mayBeUndone } from '../applications.policy.ts';
import { applicationHistory, applications } from './applications.tables.ts';

type StoredApplication = typeof applications.$inferSelect;

/** Returns the condition that a candidate has been invited to a job, regardless of how they responded. */
export type WasInvited = (candidateId: string, jobId: string) => SQL;

interface NewApplicationRow {
  jobId: string;
  companyId: string;
  candidateId: string;
  coverLetter: string | null;
  via: ApplicationVia | null;
  meetsMustHave: boolean | null;
}

/** Inserts an application and records whether the candidate was invited. Returns null if this candidate has already applied to this job. */
export const insertApplication = async (
  tx: Tx,
  values: NewApplicationRow,
  wasInvited: WasInvited,
  byUserId: string,
): Promise<StoredApplication | null> => {
  const newApplication = tx.$with('filed').as(
    tx
      .insert(applications)
      .values({ id: newId(), ...values, invited: wasInvited(values.candidateId, values.jobId) })
      .onConflictDoNothing({ target: [applications.jobId, applications.candidateId] })
      .returning(),
  );
  const entry = sql`insert into ${applicationHistory} (id, application_id, to_status, by_user_id)
    select ${newId()}::uuid, id, status, ${byUserId}::uuid from filed`;
  const insertedEntry = tx.$with('inserted_entry', {}).as(entry);
  const [row] = await tx.with(newApplication, insertedEntry).select().from(newApplication);
  return row ?? null;
};

/** Locks an application until the transaction ends. Returns false if it does not exist. */
export const lockApplicationForUpdate = async (tx: Tx, applicationId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update');
  return rows.length > 0;
};

export interface StatusChange {
  applicationId: string;
  from: ApplicationStatus;
  /** When the application reached `from`. */
  since: string;
  to: ApplicationStatus;
  side: Side;
  byUserId: string;
  /** The acting member, if the company moves the application. */
  memberId?: string | undefined;
  note: string | null;
  /** The reason for a decline by the company. */
  reason: DeclineReason | null;
}

/** Returns the columns that record a company's first move as its answer. An undo finds the move by its time (`statusChangedAt`). */
const answerColumns = (side: Side) =>
  side === 'company' ? { answeredMoveAt: sql<string>`coalesce(${applications.answeredMoveAt}, now())` } : {};

/** Returns the undo columns for a move. They are stored on the application until the next move. */
const undoColumns = (moveId: string | SQL, by: Side, to: ApplicationStatus | SQL) => ({
  undoMoveId: typeof moveId === 'string' ? moveId : sql<string>`${moveId}`,
  undoBy: by,
  undoTo: typeof to === 'string' ? to : sql<ApplicationStatus>`${to}`,
  // In an UPDATE, this is the previous value.
  undoToSince: sql<string>`${applications.statusChangedAt}`,
});

/** The values of the undo columns if there is nothing to undo. */
export const NO_UNDO = { undoMoveId: null, undoBy: null, undoTo: null, undoToSince: null } as const;

/**
 * Moves an application if it has not been moved since it was read. Returns it with the id of the move, or
 * null if it was moved in the meantime.
 */
export const changeStatus = async (
  tx: Tx,
  change: StatusChange,
): Promise<{ application: StoredApplication; moveId: string } | null> => {
  const moveId = newId();
  const isUndoable = mayBeUndone({ from: change.from, to: change.to, by: change.side });
  const [row] = await tx
    .update(applications)
    .set({
      status: change.to,
      declinedFrom: change.to === 'declined' ? change.from : null,
      ...(isUndoable ? undoColumns(moveId, change.side, change.from) : NO_UNDO),
      ...answerColumns(change.side),
      statusChangedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(applications.id, change.applicationId),
        eq(applications.status, change.from),
        eq(applications.statusChangedAt, change.since),
      ),
    )
    .returning();
  if (row === undefined) return null;
  await tx.insert(applicationHistory).values({
    id: moveId,
    applicationId: change.applicationId,
    fromStatus: change.from,
    toStatus: change.to,
    byUserId: change.byUserId,
    memberId: change.memberId ?? null,
    note: change.note,
    declineReason: change.to === 'declined' ? change.reason : null,
  });
  return { application: row, moveId };
};

/** The undecided applications of a job, a candidate or a company. For a job, `only` and `except` restrict them by id. */
export type UndecidedScope =
  | { jobId: string; except?: readonly string[]; only?: readonly string[] }
  | { candidateId: string }
  | { companyId: string };

const matchesUndecidedScope = (scope: UndecidedScope): SQL | undefined => {
  if ('jobId' in scope) {
    const { jobId, except = [], only } = scope;
    return and(
      eq(applications.jobId, jobId),
      except.length === 0 ? undefined : not(equalsAny(applications.id, except)),
      only && equalsAny(applications.id, only),
    );
  }
  return 'candidateId' in scope
    ? eq(applications.candidateId, scope.candidateId)
    : eq(applications.companyId, scope.companyId);
};

/** A locked undecided application and its status. */
export interface LockedUndecided {
  id: string;
  from: ApplicationStatus;
}

/**
 * Locks the next undecided applications after an id, at most `limit`, in id order. Returns fewer
 * only if no more are left. Until the transaction ends, no one can move them, send
 * offers for them or book interviews for them.
 */
export const lockUndecidedForUpdate = (
  tx: Tx,
  scope: UndecidedScope,
  { after, limit }: { after: string | null; limit: number },
): Promise<LockedUndecided[]> =>
  tx
    .select({ id: applications.id, from: applications.status })
    .from(applications)
    .where(
      and(
        matchesUndecidedScope(scope),
        equalsAny(applications.status, UNDECIDED_STATUSES),
        after === null ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(applications.id)
    .limit(limit)
    .for('update');

/** An application that was ended, its previous status, and the id of the history entry. */
export interface EndedApplication extends LockedUndecided {
  moveId: string;
}

/** Ends locked undecided applications, each with a history entry. */
export const endLockedApplications = async (
  tx: Tx,
  lockedRows: readonly LockedUndecided[],
  {
    to,
    side,
    byUserId,
    memberId,
    note,
    reason,
  }: Pick<StatusChange, 'side' | 'byUserId' | 'memberId' | 'note' | 'reason'> & { to: 'declined' | 'withdrawn' },
): Promise<EndedApplication[]> => {
  if (lockedRows.length === 0) return [];
  const previousStatuses = new Map(lockedRows.map(({ id, from }) => [id, from]));
  const updated = await tx
    .update(applications)
    .set({
      status: to,
      declinedFrom: to === 'declined' ? sql`${applications.status}` : null,
      ...undoColumns(sql`gen_random_uuid()`, side, sql`${applications.status}`),
      ...answerColumns(side),
      statusChangedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(equalsAny(applications.id, [...previousStatuses.keys()]))
    .returning({ id: applications.id, moveId: sql<string>`${applications.undoMoveId}` });
  const ended = updated.flatMap(({ id, moveId }): EndedApplication[] => {
    const from = previousStatuses.get(id);
    return from === undefined ? [] : [{ id, from, moveId }];
  });
  await tx.insert(applicationHistory).values(
    ended.map(({ id, from, moveId }) => ({
      id: moveId,
      applicationId: id,
      fromStatus: from,
      toStatus: to,
      byUserId,
      memberId: memberId ?? null,
      note,
      declineReason: to === 'declined' ? reason : null,
    })),
  );
  return ended;
};

/** Restores a declined application after an appeal. The move cannot be undone. The caller must have locked the application. */
export const reopenDeclined = async (
  tx: Tx,
  applicationId: string,
  { to, byUserId, memberId, note }: Pick<StatusChange, 'to' | 'byUserId' | 'memberId' | 'note'>,
): Promise<void> => {
  await tx
    .update(applications)
    .set({ status: to, declinedFrom: null, ...NO_UNDO, statusChangedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(applications.id, applicationId), eq(applications.status, 'declined')));
  const entry = {
    applicationId,
    fromStatus: 'declined',
    toStatus: to,
    byUserId,
    memberId: memberId ?? null,
    note,
    isReview: true,
  } as const;
  await tx.insert(applicationHistory).values({ id: newId(), ...entry });
};

/** Returns whether an application still has the status of this move, and the time of its newest move if that can be undone. */
export const findAnnouncedMove = async (
  db: Queryable,
  moveId: string,
): Promise<{ isCurrent: boolean; newerUndoableMoveAt: string | null } | null> => {
  const [row] = await db
    .select({
      isCurrent: sql<boolean>`${applications.status} = ${applicationHistory.toStatus}`,
      statusChangedAt: applications.statusChangedAt,
      undoMoveId: applications.undoMoveId,
    })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .where(eq(applicationHistory.id, moveId));
  if (row === undefined) return null;
  return { isCurrent: row.isCurrent, newerUndoableMoveAt: row.undoMoveId && row.statusChangedAt };
};

/** Records the company's first view and returns the application, or null if it was already viewed. */
export const recordFirstView = (tx: Tx, applicationId: string): Promise<StoredApplication | null> =>
  firstRow(
    tx
      .update(applications)
      .set({ viewedAt: sql`now()` })
      .where(and(eq(applications.id, applicationId), isNull(applications.viewedAt)))
      .returning(),
  );
