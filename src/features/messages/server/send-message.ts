/**
 * Sends messages. One transaction stores messages, updates their conversations, notifies the recipients,
 * schedules the emails and publishes live events to both people. Messages that arrive during a transaction
 * are sent together in the next one. Invariants: a message is stored before it is acknowledged, the same key
 * never creates a second message, and no message fails because of another.
 */

import { notifyEach } from '#features/notifications/server/notifications.service.ts';
import { recordAnswersByMessage } from '#features/pipeline/server/applications.service.ts';
import { createBatcher } from '#server/batching.ts';
import { isRefusedByDatabase } from '#server/db/database-errors.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { publish } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Message } from '../messages.contract.ts';
import { loadWritingChecks, type WritingCheck } from './correspondence.ts';
import { findByClientIds, insertMessages, type NewMessage } from './messages.db.ts';
import type { MessageEvent } from './messages.service.ts';
import { type Delivery, queueUnreadMails } from './unread-mail.ts';

/** The result of a draft: the message, or the error. */
type Outcome = Message | Error;

/** A draft in progress. The outcome is set once it is final. */
interface DraftInProgress {
  draft: NewMessage;
  outcome: Outcome | null;
}

/** A draft that may be sent, and the facts about its two people. */
interface AllowedDraft {
  item: DraftInProgress;
  parties: WritingCheck['parties'];
}

const withoutOutcome = (items: readonly DraftInProgress[]): DraftInProgress[] =>
  items.filter(({ outcome }) => outcome === null);

/** Resolves the drafts whose key was already used. A key that was used for a different recipient is a conflict. */
const resolveSent = async ({ db }: Platform, items: readonly DraftInProgress[]): Promise<void> => {
  const keyed = items.filter(({ draft }) => draft.clientId !== null);
  if (keyed.length === 0) return;
  const drafts = keyed.map(({ draft }) => draft);
  for (const [index, earlier] of (await findByClientIds(db, drafts)).entries()) {
    const item = keyed[index];
    if (!item || earlier === null) continue;
    const isSame = earlier.receiverId === item.draft.receiverId;
    item.outcome = isSame ? earlier : new AppError('conflict', 'message-key-reused');
  }
};

const countAgainstLimit = async ({ db, limiter }: Platform, items: readonly DraftInProgress[]): Promise<void> => {
  const senderIds = items.map(({ draft }) => draft.senderId);
  for (const [index, refusal] of (await limiter.countEach(db, RATE_LIMITS.messages, senderIds)).entries()) {
    const item = items[index];
    if (item) item.outcome = refusal;
  }
};

/** Returns the drafts that may be sent, and refuses the rest with a reason. */
const filterAllowed = async ({ db }: Platform, items: readonly DraftInProgress[]): Promise<AllowedDraft[]> => {
  const pairs = items.map(({ draft }) => ({ writerId: draft.senderId, otherId: draft.receiverId }));
  const checks = await loadWritingChecks(db, pairs);
  return items.flatMap((item, index) => {
    const check = checks[index] ?? null;
    if (check === null) item.outcome = notFound('person');
    else if (!check.decision.canWrite) item.outcome = new AppError('forbidden', check.decision.refusal);
    return check && item.outcome === null ? [{ item, parties: check.parties }] : [];
  });
};

/** Stores messages and returns them in the order of the drafts. An entry is null if another request with the same key came first. */
const storeInTransaction = ({ db, env }: Platform, allowed: readonly AllowedDraft[]): Promise<(Message | null)[]> =>
  db.transaction(async (tx) => {
    const drafts = allowed.map(({ item }) => item.draft);
    const messages = await insertMessages(tx, drafts);
    const deliveries = allowed.flatMap(({ parties }, index): Delivery[] => {
      const message = messages[index];
      return message ? [{ message, parties }] : [];
    });
    if (deliveries.length === 0) return messages;
    const notifications = deliveries.map(({ message: { senderId, receiverId }, parties }) => ({
      userId: receiverId,
      data: { userId: senderId, name: parties.writerName },
    }));
    const byCompanies = deliveries.filter(({ parties }) => parties.facts.writer.accountType === 'company');
    const answers = byCompanies.map(({ message }) => message);
    await runConcurrently(
      recordAnswersByMessage(tx, answers),
      notifyEach(tx, 'message_received', notifications),
      queueUnreadMails(tx, env.publicUrl, deliveries),
    );
    const events = deliveries.map(({ message: { id, senderId, receiverId } }) => ({
      type: 'new_message' as const,
      to: [senderId, receiverId],
      ids: { messageId: id },
    }));
    await publish<MessageEvent>(tx, ...events);
    return messages;
  });

const storeAll = async (platform: Platform, allowed: readonly AllowedDraft[]): Promise<void> => {
  try {
    for (const [index, message] of (await storeInTransaction(platform, allowed)).entries()) {
      const item = allowed[index]?.item;
      if (item) item.outcome = message;
    }
  } catch (error) {
    // A failing draft must not fail the others, so store them one by one, unless the database is
    // unavailable.
    if (allowed.length > 1 && (error instanceof AppError || isRefusedByDatabase(error))) {
      for (const allowedPosting of allowed) await storeAll(platform, [allowedPosting]);
      return;
    }
    const failure = error instanceof Error ? error : new Error(String(error));
    for (const { item } of allowed) item.outcome = failure;
  }
};

const sendBatch = async (platform: Platform, drafts: readonly NewMessage[]): Promise<Outcome[]> => {
  const items = drafts.map((draft): DraftInProgress => ({ draft, outcome: null }));
  await resolveSent(platform, items);
  await countAgainstLimit(platform, withoutOutcome(items));
  const open = withoutOutcome(items);
  if (open.length > 0) {
    const allowed = await filterAllowed(platform, open);
    if (allowed.length > 0) await storeAll(platform, allowed);
    // If nothing was stored, another request with the same key came first, and its message now
    // exists.
    await resolveSent(platform, withoutOutcome(items));
  }
  return items.map(({ outcome }) => outcome ?? new AppError('conflict', 'message-not-stored'));
};

/**
 * Returns a function that sends a message. If the key was already used, the function returns the
 * message sent with it. It throws `notFound` for an unknown recipient, `forbidden` with the reason if
 * the sender may not write, `conflict` if the key was used for a different recipient or a file is not
 * available, and `tooMany` for more than 30 messages a minute.
 */
export const createSender = (platform: Platform): ((draft: NewMessage) => Promise<Message>) => {
  const send = createBatcher((drafts: readonly NewMessage[]) => sendBatch(platform, drafts));
  return async (draft) => {
    const outcome = await send(draft);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
};
