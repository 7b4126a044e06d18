/**
 * Makes one move of an application: the table decides, the database makes sure it is made once, and the other side is told,
 * all in the caller's transaction. Used by single moves and by several at once; when a job closes or an account goes,
 * end-applications.ts makes them all together.
 */
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';
import { canMove } from '../applications.policy.ts';
import { changeStatus } from './application-moves.db.ts';
import { notifyMoved } from './application-notifications.ts';
import type { ApplicationRow } from './applications.db.ts';
import { candidateAfter } from './candidate-after.ts';
import { type MoveOutcome, refuse } from './move-outcome.ts';
import { recordDeclines } from './record-declines.ts';
import { keepScores } from './score-receipts.ts';
import { undoNewest } from './undo-move.ts';

/** Who moves, where to, and what they write to the other side. */
export interface MoveRequest {
  to: ApplicationStatus;
  side: Side;
  byUserId: string;
  note: string | null;
  /** Why a company declines; `other` where it does not say. */
  reason?: DeclineReason | null;
}

const MOVED_MEANWHILE = 'moved-meanwhile';

/** Moves an application as it was read in `row`. Refusals are returned, as they are expected. */
export const moveApplication = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  { to, side, byUserId, note, reason: stated }: MoveRequest,
): Promise<MoveOutcome> => {
  const { id, status: from, declinedFrom } = row.application;
  if (row.hasCandidateLeft) return refuse('person-has-left');
  if (!canMove({ from, to }, side, declinedFrom)) {
    return refuse(
      from === to ? refusal('application-is-already', { status: to }) : refusal('move-not-allowed', { from, to }),
    );
  }
  // As long as a decline can be undone as if it had not been, this is that.
  const isUndo = from === 'declined' && row.application.undoTo === to;
  const undone = isUndo ? await undoNewest(tx, platform, row, { side, byUserId, note }) : null;
  if (undone !== null) return { row: undone, refusal: null };
  const reason = to === 'declined' ? (stated ?? 'other') : null;
  const changed = await changeStatus(tx, { applicationId: id, from, to, side, byUserId, note, reason });
  if (changed === null) return refuse(MOVED_MEANWHILE);
  const moved = { row: { ...row, application: changed.application }, from, moveId: changed.moveId };
  if (side === 'company') await keepScores(tx, platform, 'move', [row]);
  if (to === 'declined') await recordDeclines(tx, [moved]);
  await notifyMoved(tx, platform, [{ ...moved, declineId: from === 'declined' ? row.application.undoMoveId : null }], {
    to,
    note,
    reason,
    by: side,
    byUserId,
  });
  // Read after the subscribers, which end hires.
  return { row: { ...moved.row, ...(await candidateAfter(tx, row, from, to)) }, refusal: null };
};
