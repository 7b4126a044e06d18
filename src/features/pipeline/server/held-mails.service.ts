/** Decides at the sending time of a held email about a move whether it is still true: newer moves may have replaced the status it announces. */
import type { Queryable } from '#server/db/database.ts';
import type { SendingDecision } from '#server/mail/mailer.ts';
import type { OutboxMail } from '#server/mail/outbox.db.ts';
import { undoDeadline } from '../applications.domain.ts';
import { findAnnouncedMove } from './application-moves.db.ts';
import { parseMoveMailKey } from './application-notifications.ts';

/**
 * Returns `drop` if the application has left the status that the email announces. While the newer move can be undone, returns the seconds until it
 * no longer can, because an undo makes the email true again.
 */
export const decideMoveMail = async (
  db: Queryable,
  { dedupeKey }: Pick<OutboxMail, 'dedupeKey'>,
  now: Date,
): Promise<SendingDecision> => {
  const moveId = dedupeKey && parseMoveMailKey(dedupeKey);
  const move = moveId ? await findAnnouncedMove(db, moveId) : null;
  if (move === null || move.isCurrent) return 'send';
  const undoable = move.newerUndoableMoveAt;
  const waitMs = undoable === null ? 0 : Date.parse(undoDeadline(undoable)) - now.getTime();
  return waitMs > 0 ? { postponeSeconds: Math.ceil(waitMs / 1_000) } : 'drop';
};
