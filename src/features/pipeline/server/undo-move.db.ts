/**
 * SQL for undoing the latest move of an application. The application is locked during the undo, so that exactly
 * one of several concurrent changes succeeds. The history is append-only: the undo is a separate entry that
 * refers to the undone entry.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { NO_UNDO } from './application-moves.db.ts';
import { applicationHistory, applications } from './applications.tables.ts';

/**
 * Locks an application if `moveId` is its latest move, made by this side and still within the undo period.
 * Returns false otherwise.
 */
export const lockUndoableForUpdate = async (
  tx: Tx,
  applicationId: string,
  { moveId, side }: { moveId: string; side: Side },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.undoMoveId, moveId),
        eq(applications.undoBy, side),
        sql`${applications.statusChangedAt} > now() - make_interval(mins => ${LIFETIMES.undoMinutes})`,
      ),
    )
    .for('update', { of: applications });
  return rows.length > 0;
};

/** The move to undo, the current status, and who undoes the move: the company's or candidate's account and, for a company, the acting member. */
export interface Undo {
  moveId: string;
  from: ApplicationStatus;
  byUserId: string;
  /** The acting member; only for a company. */
  memberId?: string | undefined;
  note: string | null;
}

/** Undoes a move. The caller must have locked the application. Returns the application with its previous status. */
export const undoMove = async (tx: Tx, applicationId: string, { moveId, from, byUserId, memberId, note }: Undo) => {
  const [row] = await tx
    .update(applications)
    .set({
      status: sql`${applications.undoTo}`,
      // Undoing the reversal of a decline also restores the status before that decline.
      declinedFrom: sql`case when ${applications.undoTo} = 'declined' then ${applications.status} end`,
      // An undone move does not count as an answer.
      answeredMoveAt: sql`case when ${applications.undoBy} <> 'company' or ${applications.answeredMoveAt} <> ${applications.statusChangedAt}
        then ${applications.answeredMoveAt} end`,
      statusChangedAt: sql`${applications.undoToSince}`,
      updatedAt: sql`now()`,
      ...NO_UNDO,
    })
    .where(and(eq(applications.id, applicationId), eq(applications.undoMoveId, moveId)))
    .returning();
  if (row === undefined) throw new Error(`Application ${applicationId} was not locked`);
  const entry = {
    applicationId,
    fromStatus: from,
    toStatus: row.status,
    byUserId,
    memberId: memberId ?? null,
    note,
    undoesId: moveId,
  };
  await tx.insert(applicationHistory).values({ id: newId(), ...entry });
  return row;
};
