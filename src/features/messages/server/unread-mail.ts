/**
 * The email about unread messages. It is queued when a message is stored, held for ten minutes, and
 * canceled if the recipient or one of their colleagues reads the message first. At most one email is
 * pending per conversation and recipient, and emails are at least an hour apart.
 */

import { findMailReceivers, listMailedIds, type MailReceiver } from '#features/auth/server/mail-receivers.service.ts';
import { hideNamesInMails } from '#features/blind-review/server/hidden-names.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { addMails, withdrawMails, withdrawMailsLike } from '#server/mail/outbox.db.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import type { Message } from '../messages.contract.ts';
import { unreadMailDueAt } from '../messages.domain.ts';
import type { Parties } from './messages.db.ts';
import { unreadMessageMail } from './messages.mails.ts';
import { findMailStates } from './unread-mail.db.ts';

/** Users who mute this kind do not receive it. */
const UNREAD_MAIL_KIND = MAIL_CHOICES.unreadMessages.kind;

const KEY_START = `${UNREAD_MAIL_KIND}:`;
const keyEnd = (senderId: string): string => `:${senderId}`;
const unreadMailKey = (readerId: string, senderId: string): string => `${KEY_START}${readerId}${keyEnd(senderId)}`;

/** A stored message with its sender and recipient. */
export interface Delivery {
  message: Message;
  parties: Parties;
}

/** A delivery, and one of the people who receive email on behalf of its recipient. */
interface MailedDelivery extends Delivery {
  reader: MailReceiver;
}

const buildUnreadMail = (
  publicUrl: string,
  { message, parties, reader }: MailedDelivery,
  dedupeKey: string,
  lastSentAt: string | null,
) => ({
  kind: UNREAD_MAIL_KIND,
  to: reader.email,
  userId: reader.userId,
  content: unreadMessageMail(
    {
      language: reader.language,
      publicUrl: siteFor(publicUrl, parties.other.accountType),
      firstName: reader.firstName,
    },
    { ...message, writerName: parties.writerName },
  ),
  sendAfter: unreadMailDueAt(message.createdAt, lastSentAt),
  dedupeKey,
});

/** Returns the first delivery per key, for everyone who has not muted these emails. */
const findMailedDeliveries = async (
  tx: Queryable,
  deliveries: readonly Delivery[],
): Promise<Map<string, MailedDelivery>> => {
  const receivers = await findMailReceivers(tx, [...new Set(deliveries.map(({ message }) => message.receiverId))]);
  const mailed = new Map<string, MailedDelivery>();
  for (const delivery of deliveries) {
    for (const reader of receivers.get(delivery.message.receiverId) ?? []) {
      const key = unreadMailKey(reader.userId, delivery.message.senderId);
      if (!reader.mutedMails.includes(UNREAD_MAIL_KIND) && !mailed.has(key)) mailed.set(key, { ...delivery, reader });
    }
  }
  return mailed;
};

/** Queues an email about each message to everyone who receives email for its recipient, unless one is already pending or they muted these emails. */
export const queueUnreadMails = async (
  tx: Queryable,
  publicUrl: string,
  deliveries: readonly Delivery[],
): Promise<void> => {
  const newDeliveries = await findMailedDeliveries(tx, deliveries);
  if (newDeliveries.size === 0) return;
  const states = await findMailStates(tx, [...newDeliveries.keys()]);
  const mails = [...newDeliveries].flatMap(([key, delivery]) => {
    const { isWaiting = false, lastSentAt = null } = states.get(key) ?? {};
    if (isWaiting) return [];
    const mail = buildUnreadMail(publicUrl, delivery, key, lastSentAt);
    const { receiverId: accountId, senderId: personId } = delivery.message;
    return [{ mail, accountId, personId, jobId: null, hideNames: delivery.reader.hideNames }];
  });
  await addMails(tx, await hideNamesInMails(tx, mails));
};

/** Cancels the pending emails to an account after someone there has read the messages or blocked the sender. */
export const withdrawUnreadMail = async (tx: Queryable, accountId: string, senderId: string): Promise<void> => {
  const ids = await listMailedIds(tx, accountId);
  await withdrawMails(
    tx,
    ids.map((userId) => unreadMailKey(userId, senderId)),
  );
};

/** Cancels all pending emails about a sender's messages. */
export const withdrawUnreadMailsFrom = (tx: Queryable, senderId: string): Promise<void> =>
  withdrawMailsLike(tx, KEY_START, keyEnd(senderId));
