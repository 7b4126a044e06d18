/**
 * The mail about unread messages. It is written when a message is stored, held for ten minutes, and
 * withdrawn if the message is read first. At most one waits per conversation and direction, and two
 * are at least an hour apart.
 */
import { mailsAsRead } from '#features/blind-review/server/hidden-names.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { addMails, withdrawMail, withdrawMailsLike } from '#server/mail/outbox.db.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import type { Message } from '../messages.contract.ts';
import { unreadMailDue } from '../messages.domain.ts';
import type { Parties } from './messages.db.ts';
import { unreadMessageMail } from './messages.mails.ts';
import { findMailStates } from './unread-mail.db.ts';

/** Users who mute this kind do not receive it. */
const UNREAD_MAIL_KIND = MAIL_CHOICES.unreadMessages.kind;

const KEY_START = `${UNREAD_MAIL_KIND}:`;
const keyEnd = (senderId: string): string => `:${senderId}`;
const keyOf = (readerId: string, senderId: string): string => `${KEY_START}${readerId}${keyEnd(senderId)}`;

/** A stored message and its two people. */
export interface Delivery {
  message: Message;
  parties: Parties;
}

const mailOf = (publicUrl: string, { message, parties }: Delivery, dedupeKey: string, lastSentAt: string | null) => ({
  kind: UNREAD_MAIL_KIND,
  to: parties.mail.address ?? '',
  userId: message.receiverId,
  content: unreadMessageMail(
    {
      language: parties.mail.language,
      publicUrl: siteFor(publicUrl, parties.other.accountType),
      firstName: parties.other.firstName,
    },
    { ...message, writerName: parties.writerName },
  ),
  sendAfter: unreadMailDue(message.createdAt, lastSentAt),
  dedupeKey,
});

const isMailed = ({ parties: { mail } }: Delivery): boolean =>
  mail.address !== null && !mail.isSuspended && !mail.mutedKinds.includes(UNREAD_MAIL_KIND);

/** Holds a mail about each message for its receiver, unless one is already waiting or they muted it. */
export const holdUnreadMails = async (
  tx: Queryable,
  publicUrl: string,
  deliveries: readonly Delivery[],
): Promise<void> => {
  const newDeliveries = new Map<string, Delivery>();
  for (const delivery of deliveries.filter(isMailed)) {
    const key = keyOf(delivery.message.receiverId, delivery.message.senderId);
    if (!newDeliveries.has(key)) newDeliveries.set(key, delivery);
  }
  if (newDeliveries.size === 0) return;
  const states = await findMailStates(tx, [...newDeliveries.keys()]);
  const mails = [...newDeliveries].flatMap(([key, delivery]) => {
    const { isWaiting = false, lastSentAt = null } = states.get(key) ?? {};
    if (isWaiting) return [];
    const mail = mailOf(publicUrl, delivery, key, lastSentAt);
    const { hideNames } = delivery.parties.mail;
    return [{ mail, personId: delivery.message.senderId, jobId: null, hideNames }];
  });
  await addMails(tx, await mailsAsRead(tx, mails));
};

/** Withdraws the waiting mail after its reader has seen the messages or blocked the sender. */
export const withdrawUnreadMail = async (tx: Queryable, readerId: string, senderId: string): Promise<void> => {
  await withdrawMail(tx, keyOf(readerId, senderId));
};

/** Withdraws the waiting mails about a sender's messages to anyone. */
export const withdrawUnreadMailsFrom = (tx: Queryable, senderId: string): Promise<void> =>
  withdrawMailsLike(tx, KEY_START, keyEnd(senderId));
