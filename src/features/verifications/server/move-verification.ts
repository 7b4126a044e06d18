/**
 * Moves a verification to another status: by an admin, or by the raters of a written task.
 * Invariant: the move, its event, the candidate's notification and the log entry are written in
 * one transaction.
 */
import { notify, publishQueueChange } from '#features/notifications/server/notifications.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { loadUserName, type Move, type VerificationRow, writeMove } from './verifications.db.ts';

/** The admin of a move, and the client address of the request. */
export interface Actor {
  userId: string;
  email: string;
  clientAddress: string;
}

/** Moves a locked verification. The caller checks that the move is allowed. */
export const moveVerification = async (
  tx: Tx,
  row: VerificationRow,
  actor: Actor,
  move: Omit<Move, 'adminId'>,
): Promise<VerificationRow> => {
  const updatedRow = await writeMove(tx, row, { ...move, adminId: actor.userId });
  const { id: verificationId, userId, kind, subject } = updatedRow;
  await notify(tx, userId, 'verification_moved', { verificationId, kind, subject, status: move.to });
  await publishQueueChange(tx);
  await recordAudit(tx, {
    actor: { id: actor.userId, email: actor.email },
    action: 'verification.moved',
    target: await loadUserName(tx, userId),
    detail: { verificationId, kind, from: row.status, to: move.to },
    clientAddress: actor.clientAddress,
  });
  return updatedRow;
};
