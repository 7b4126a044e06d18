/**
 * The mail about unread messages. It is written when a message is stored, held for ten minutes, and
 * withdrawn if someone on the receiving side reads the message first. At most one mail is waiting per
 * conversation and receiver, and two mails are at least an hour apart.
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

/** A stored message and its two people. */
export interface Delivery {
  message: Message;
  parties: Parties;
}

/** A delivery, and one of the people who receive mail on behalf of its receiver. */
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

/** Returns the first delivery per key, for everyone who has not muted the mail. */
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

/** Queues a mail about each message to everyone who receives mail on behalf of its receiver, unless one is already waiting or they muted it. */
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

/** Withdraws the waiting mails to a side after it has read the messages or blocked the sender. */
export const withdrawUnreadMail = async (tx: Queryable, accountId: string, senderId: string): Promise<void> => {
  const ids = await listMailedIds(tx, accountId);
  await withdrawMails(
    tx,
    ids.map((userId) => unreadMailKey(userId, senderId)),
  );
};

/** Withdraws the waiting mails about a sender's messages to anyone. */
export const withdrawUnreadMailsFrom = (tx: Queryable, senderId: string): Promise<void> =>
  withdrawMailsLike(tx, KEY_START, keyEnd(senderId));
