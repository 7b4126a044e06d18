/**
 * Undoes the latest move of an application with all its effects: the held email, the other party's notification,
 * and the effects in features that subscribe to `application.undone`. Runs in the caller's transaction.
 */

import { listPossibleRecipientIds } from '#features/auth/server/mail-recipients.service.ts';
import { withdrawNotifications } from '#features/notifications/server/notifications.service.ts';
import { storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import { withdrawAllOrNone } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { SIDES, type Side } from '#shared/sides.ts';
import { moveMailKey, publishApplications } from './application-notifications.ts';
import type { ApplicationRow } from './applications.db.ts';
import { loadCandidateAfterMove } from './candidate-after.ts';
import { type MoveOutcome, refusedOutcome } from './move-outcome.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { recordMoves } from './recorded-moves.ts';
import { lockUndoableForUpdate, undoMove } from './undo-move.db.ts';

/** Who undoes a move: the side, that side's account and, for a company, the acting member. `note` is stored in the history. */
export interface UndoRequest {
  side: Side;
  byUserId: string;
  /** The acting member; only for a company. */
  memberId?: string | undefined;
  note: string | null;
}

/** Cancels the emails to the other party about a move. Returns false if one may already have been sent. */
const cancelMoveMails = async (tx: Tx, moveId: string, otherId: string): Promise<boolean> => {
  const ids = await listPossibleRecipientIds(tx, otherId);
  const keys = [moveMailKey(moveId), ...ids.map((userId) => moveMailKey(moveId, userId))];
  return withdrawAllOrNone(tx, keys);
};

/**
 * Undoes the latest move of an application from the state in `row`. Returns the application with
 * its previous status. Returns null if the application has been moved since, if it is too late, or if
 * delivery of the email has started.
 */
export const undoNewestMove = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  { side, byUserId, memberId, note }: UndoRequest,
): Promise<ApplicationRow | null> => {
  const { undoMoveId: moveId, undoBy, id, status, statusChangedAt } = row.application;
  if (moveId === null || undoBy !== side || row.hasCandidateLeft) return null;
  const otherId = side === 'company' ? row.candidate.userId : row.company.userId;
  if (!(await lockUndoableForUpdate(tx, id, { moveId, side })) || !(await cancelMoveMails(tx, moveId, otherId)))
    return null;
  const application = await undoMove(tx, id, { moveId, from: status, byUserId, memberId, note });
  if (side === 'company') await storeReceipts(tx, platform, 'move', [row]);
  await withdrawNotifications(tx, [otherId], 'application_moved', {
    about: { applicationId: id },
    since: statusChangedAt,
  });
  await emit(tx, platform, 'application.undone', {
    applicationId: id,
    from: status,
    to: application.status,
    by: side,
    byUserId,
    movedAt: statusChangedAt,
  });
  const undone = { ...row, ...(await loadCandidateAfterMove(tx, row, status, application.status)), application };
  await publishApplications(tx, [undone], SIDES);
  return undone;
};

/**
 * Undoes the latest move and records that in the company's log, or returns why the undo is refused. If `shownMoveIds`
 * is set, the latest move must be one of them.
 */
export const undoOrRefuse = async (
  tx: Tx,
  platform: Platform,
  { undoRefusal }: Pick<PipelinePorts, 'undoRefusal'>,
  row: ApplicationRow,
  { shownMoveIds, ...request }: UndoRequest & { shownMoveIds?: readonly string[] | undefined },
): Promise<MoveOutcome> => {
  const { undoMoveId, undoBy } = row.application;
  if (row.hasCandidateLeft) return refusedOutcome('person-has-left');
  if (shownMoveIds && !shownMoveIds.includes(undoMoveId ?? '')) return refusedOutcome('moved-since');
  if (undoMoveId === null || undoBy !== request.side) return refusedOutcome('nothing-to-undo');
  // Otherwise the candidate would wait for a decision on a job that has closed since.
  if (request.side === 'candidate' && row.job.status === 'closed') return refusedOutcome('job-closed');
  const refused = request.memberId === undefined ? null : await undoRefusal(tx, row.application, request.memberId);
  if (refused !== null) return refusedOutcome(refused);
  const undone = await undoNewestMove(tx, platform, row, request);
  if (undone === null) return refusedOutcome('undo-too-late');
  await recordMoves(tx, request.memberId, [undone], 'application.move-undone');
  return { row: undone, refusal: null };
};
