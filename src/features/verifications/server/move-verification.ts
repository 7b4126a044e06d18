/**
 * Moves a verification to another status: by an admin, or by the raters of a writing test.
 * Invariant: the move, its entry in the history, the candidate's notification (a reaction to
 * `verification.moved`) and the log entry are written in one transaction.
 */
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import type { Platform } from '#server/platform.ts';
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
  platform: Platform,
  row: VerificationRow,
  { actor, ...move }: Omit<Move, 'adminId'> & { actor: Actor },
): Promise<VerificationRow> => {
  const updatedRow = await writeMove(tx, row, { ...move, adminId: actor.userId });
  const { id: verificationId, userId, kind, subject, status } = updatedRow;
  await emit(tx, platform, 'verification.moved', { verificationId, userId, kind, subject, status });
  await emit(tx, platform, 'verification.queue-changed', { verificationId });
  await recordAudit(tx, {
    actor: { id: actor.userId, email: actor.email },
    action: 'verification.moved',
    target: await loadUserName(tx, userId),
    detail: { verificationId, kind, from: row.status, to: status },
    clientAddress: actor.clientAddress,
  });
  return updatedRow;
};
