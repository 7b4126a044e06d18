/**
 * Undoes a review decision while its email is held: only by the admin who made it, and only if nothing depends on it yet (`isUndoable`). Locks the
 * decision first, so that only one of two concurrent undos succeeds. Each step is refused if its condition changed since the check.
 */
import { clearAccountType, deleteUnusedUser } from '#features/auth/server/users.service.ts';
import { deleteUnchangedCandidate, undoCandidateDecision } from '#features/candidates/server/candidates.service.ts';
import { publishQueueChange, withdrawNotifications } from '#features/notifications/server/notifications.service.ts';
import { forgetAcknowledgments } from '#features/scores/server/notice.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/database-errors.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { hasMailWithKey, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { reviewMailKey } from './decision-mails.ts';
import {
  type DecisionRow,
  findDecision,
  type ListedDecision,
  lockDecisionForUpdate,
  markUndone,
  reopenIntake,
} from './review-decisions.db.ts';

const tooLateError = () => new AppError('conflict', 'decision-final');

/** Throws `conflict` unless the undo is possible. */
const requireUndoable = (isPossible: boolean): void => {
  if (!isPossible) throw tooLateError();
};

/** Cancels the email. Refuses the undo if its delivery has started, because the person would read a decision that was undone. */
const cancelDecisionMail = async (tx: Tx, decisionId: string): Promise<void> => {
  const key = reviewMailKey(decisionId);
  requireUndoable((await withdrawMail(tx, key)) || !(await hasMailWithKey(tx, key)));
};

interface UndoContext {
  tx: Tx;
  decision: DecisionRow;
  /** The person's id. Empty if there is no account. */
  userId: string;
  email: string;
}

/** Puts the profile back into the queue. */
const undoProfileStatus = async ({ tx, decision }: UndoContext, candidateId: string): Promise<void> => {
  const { outcome, decidedAt, priorNotes, priorReviewedBy, priorReviewedAt } = decision;
  const prior = { reviewNotes: priorNotes, reviewedBy: priorReviewedBy, reviewedAt: priorReviewedAt };
  requireUndoable(await undoCandidateDecision(tx, candidateId, { outcome, decidedAt, prior }));
};

/** Deletes the profile and the account that the approval created. Foreign keys prevent this if another row refers to them. */
const undoCreation = async ({ tx, decision, userId, email }: UndoContext, candidateId: string): Promise<void> => {
  requireUndoable(await deleteUnchangedCandidate(tx, candidateId));
  if (decision.effect !== 'account') return;
  await forgetAcknowledgments(tx, userId);
  requireUndoable(await deleteUnusedUser(tx, userId, email));
};

const undoEffect = async (context: UndoContext): Promise<void> => {
  const { tx, decision, userId } = context;
  const { effect, candidateId, outcome, decidedAt } = decision;
  if (candidateId === null) return;
  await (effect === 'status' ? undoProfileStatus : undoCreation)(context, candidateId);
  if (effect === 'account') return;
  if (decision.madeCandidate && effect === 'profile') await clearAccountType(tx, userId);
  const notificationType = outcome === 'approved' ? 'profile_approved' : 'profile_rejected';
  await withdrawNotifications(tx, [userId], notificationType, { about: {}, since: decidedAt });
};

const undoInTransaction = async (tx: Tx, { id, viewer, clientAddress }: UndoRequest): Promise<ListedDecision> => {
  await lockDecisionForUpdate(tx, id);
  const foundDecision = await findDecision(tx, id);
  if (foundDecision === null) throw notFound('decision');
  const { decision, isUndoable } = foundDecision;
  if (decision.decidedBy !== viewer.userId) throw notOwnError();
  requireUndoable(isUndoable);
  await cancelDecisionMail(tx, id);
  const { userId, email } = { userId: foundDecision.userId ?? '', email: foundDecision.person.email ?? '' };
  if (decision.source === 'public') requireUndoable(await reopenIntake(tx, decision));
  await undoEffect({ tx, decision, userId, email });
  await markUndone(tx, id);
  await recordAudit(tx, {
    actor: { id: viewer.userId, email: viewer.email },
    action: 'review.undone',
    target: email,
    detail: { source: decision.source, outcome: decision.outcome },
    clientAddress,
  });
  await publishQueueChange(tx);
  const undone = await findDecision(tx, id);
  return undone ?? foundDecision;
};

const notOwnError = () => new AppError('conflict', 'decision-not-yours');

interface UndoRequest {
  /** The id of the decision. */
  id: string;
  viewer: Viewer;
  clientAddress: string;
}

/** Undoes one decision and returns it. Throws `notFound` if it does not exist, `conflict` if it cannot be undone. */
export const undoReview = async (platform: Platform, request: UndoRequest): Promise<ListedDecision> => {
  try {
    return await platform.db.transaction((tx) => undoInTransaction(tx, request));
  } catch (error) {
    // Another row refers to a row to delete, or someone just filed another application from this address.
    if (isForeignKeyViolation(error) || isUniqueViolation(error)) throw tooLateError();
    throw error;
  }
};
