/**
 * Moves an application: checks the table of moves, moves it at most once, records the move in the company's log and notifies the other party, all in
 * the caller's transaction. Used for single and bulk moves. When a job closes or an account is deleted, `end-applications.ts` moves its applications
 * in batches.
 */
import { storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';
import { canMove } from '../applications.policy.ts';
import { changeStatus } from './application-moves.db.ts';
import { notifyMoved } from './application-notifications.ts';
import type { ApplicationRow } from './applications.db.ts';
import { loadCandidateAfterMove } from './candidate-after.ts';
import { type MoveOutcome, refusedOutcome } from './move-outcome.ts';
import { recordMoves } from './recorded-moves.ts';
import { undoNewestMove } from './undo-move.ts';

export interface MoveRequest {
  to: ApplicationStatus;
  side: Side;
  /** The account of the side. */
  byUserId: string;
  /** The acting member, if the company moves the application. */
  memberId?: string | undefined;
  note: string | null;
  /** The reason for a decline; defaults to `other`. */
  reason?: DeclineReason | null;
  /** The `statusChangedAt` that the reader saw, so that the move does not reverse a newer one that set the same status. */
  shownSince?: string | undefined;
}

const MOVED_MEANWHILE = 'moved-meanwhile';

const changeOrUndo = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  { to, side, byUserId, memberId, note, reason: statedReason, shownSince }: MoveRequest,
): Promise<MoveOutcome> => {
  const { id, status: from, declinedFrom, statusChangedAt: since } = row.application;
  if (row.hasCandidateLeft) return refusedOutcome('person-has-left');
  if (!canMove({ from, to }, side, declinedFrom)) {
    return refusedOutcome(
      from === to ? refusal('application-is-already', { status: to }) : refusal('move-not-allowed', { from, to }),
    );
  }
  if (shownSince !== undefined && shownSince !== since) return refusedOutcome('moved-since');
  // Within the undo period, reversing a decline is an undo rather than a move.
  const isUndo = from === 'declined' && row.application.undoTo === to;
  const undone = isUndo ? await undoNewestMove(tx, platform, row, { side, byUserId, memberId, note }) : null;
  if (undone !== null) return { row: undone, refusal: null };
  const reason = to === 'declined' ? (statedReason ?? 'other') : null;
  const change = await changeStatus(tx, { applicationId: id, from, since, to, side, byUserId, memberId, note, reason });
  if (change === null) return refusedOutcome(MOVED_MEANWHILE);
  const movedRow = { row: { ...row, application: change.application }, from, moveId: change.moveId };
  if (side === 'company') await storeReceipts(tx, platform, 'move', [row]);
  await notifyMoved(
    tx,
    platform,
    [{ ...movedRow, declineId: from === 'declined' ? row.application.undoMoveId : null }],
    {
      to,
      note,
      reason,
      by: side,
      byUserId,
    },
  );
  // Loads the candidate after the subscribers have run, because they may end hires.
  return { row: { ...movedRow.row, ...(await loadCandidateAfterMove(tx, row, from, to)) }, refusal: null };
};

/** Moves an application from the state in `row`. Returns refusals instead of throwing them, because they are expected. */
export const moveApplication = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  request: MoveRequest,
): Promise<MoveOutcome> => {
  const outcome = await changeOrUndo(tx, platform, row, request);
  const action = request.to === 'declined' ? 'application.declined' : 'application.moved';
  if (outcome.row !== null) await recordMoves(tx, request.memberId, [outcome.row], action);
  return outcome;
};
