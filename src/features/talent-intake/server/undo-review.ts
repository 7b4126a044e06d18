/**
 * Takes a decision of the review back while its mail is held: by the admin who made it, if nothing happened since. The decision is
 * held first, so that of two undos one wins; what came of it meanwhile (a sign-in, an invitation, a message) keeps it.
 */
import { clearAccountType, deleteUnusedUser } from '#features/auth/server/users.service.ts';
import { deleteUnchangedCandidate, undoCandidateDecision } from '#features/candidates/server/candidates.service.ts';
import { hasWrittenSince } from '#features/messages/server/messages.service.ts';
import { publishQueues, withdrawNotifications } from '#features/notifications/server/notifications.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/refusals.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { hasMailTo, hasMailWithKey, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { reviewMailKey } from './review.ts';
import {
  type DecisionRow,
  findDecision,
  isProfileInUse,
  type ListedDecision,
  lockUndoableForUpdate,
  markUndone,
  reopenIntake,
} from './review-decisions.db.ts';

const tooLate = () => new AppError('conflict', 'decision-final');

/** Throws where the undo would take away what someone relies on. */
const hold = (isPossible: boolean): void => {
  if (!isPossible) throw tooLate();
};

/** Cancels the mail. Refuses the undo if a sender has started with it, so that no one reads a decision that was undone. */
const cancelMoveMail = async (tx: Tx, decisionId: string): Promise<void> => {
  const key = reviewMailKey(decisionId);
  hold((await withdrawMail(tx, key)) || !(await hasMailWithKey(tx, key)));
};

interface Undoing {
  tx: Tx;
  decision: DecisionRow;
  /** The person's, where there is an account. */
  userId: string;
  email: string;
}

/** Lets the profile wait again. */
const undoStatus = async ({ tx, decision, userId }: Undoing, candidateId: string): Promise<void> => {
  const { outcome, decidedAt, priorNotes, priorReviewedBy, priorReviewedAt } = decision;
  if (outcome === 'approved') {
    hold(!(await isProfileInUse(tx, candidateId, decidedAt)));
    hold(!(await hasWrittenSince(tx, userId, decidedAt)));
  }
  const prior = { reviewNotes: priorNotes, reviewedBy: priorReviewedBy, reviewedAt: priorReviewedAt };
  hold(await undoCandidateDecision(tx, candidateId, { outcome, decidedAt, prior }));
};

/** Takes away what the approval made. Whatever refers to it by now refuses that in the database. */
const undoMade = async ({ tx, decision, userId, email }: Undoing, candidateId: string): Promise<void> => {
  hold(!(await hasWrittenSince(tx, userId, decision.decidedAt)));
  hold(await deleteUnchangedCandidate(tx, candidateId));
  // Any other mail told them of the account.
  if (decision.effect === 'account')
    hold(!(await hasMailTo(tx, userId)) && (await deleteUnusedUser(tx, userId, email)));
};

const undoEffect = async (undoing: Undoing): Promise<void> => {
  const { tx, decision, userId } = undoing;
  const { effect, candidateId, outcome, decidedAt } = decision;
  if (candidateId === null) return;
  await (effect === 'status' ? undoStatus : undoMade)(undoing, candidateId);
  if (effect === 'account') return;
  if (decision.madeCandidate && effect === 'profile') await clearAccountType(tx, userId);
  const told = outcome === 'approved' ? 'profile_approved' : 'profile_rejected';
  await withdrawNotifications(tx, userId, told, { about: {}, at: decidedAt });
};

const undoInside = async (tx: Tx, { id, viewer, clientAddress }: UndoRequest): Promise<ListedDecision> => {
  const listed = await findDecision(tx, id);
  if (listed === null) throw notFound('decision');
  const decision = await lockUndoableForUpdate(tx, id, viewer.userId);
  if (decision === null) throw listed.decision.decidedBy === viewer.userId ? tooLate() : notOwn();
  await cancelMoveMail(tx, id);
  const { userId, email } = { userId: listed.userId ?? '', email: listed.person.email ?? '' };
  if (decision.source === 'public') hold(await reopenIntake(tx, decision));
  await undoEffect({ tx, decision, userId, email });
  await markUndone(tx, id);
  await recordAudit(tx, {
    actor: { id: viewer.userId, email: viewer.email },
    action: 'review.undone',
    target: email,
    detail: { source: decision.source, outcome: decision.outcome },
    clientAddress,
  });
  await publishQueues(tx);
  const undone = await findDecision(tx, id);
  return undone ?? listed;
};

const notOwn = () => new AppError('conflict', 'decision-not-yours');

interface UndoRequest {
  /** Of the decision. */
  id: string;
  viewer: Viewer;
  clientAddress: string;
}

/** Takes one decision back and gives it as it is kept. Throws `notFound` where there is none, `conflict` where it must stay. */
export const undoReview = async (platform: Platform, request: UndoRequest): Promise<ListedDecision> => {
  try {
    return await platform.db.transaction((tx) => undoInside(tx, request));
  } catch (error) {
    // Something refers to what would go, or the address has filed another application at this moment.
    if (isForeignKeyViolation(error) || isUniqueViolation(error)) throw tooLate();
    throw error;
  }
};
