/**
 * The email about unread messages. It is queued when a message is stored, held for ten minutes, and
 * canceled if the recipient or one of their colleagues reads the message first. At most one email is
 * pending per conversation and recipient, and emails are at least an hour apart.
 */

import {
  findMailRecipients,
  listPossibleRecipientIds,
  type MailRecipient,
} from '#features/auth/server/mail-recipients.service.ts';
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

/** Users who mute this kind do not receive these emails. */
const UNREAD_MAIL_KIND = MAIL_CHOICES.unreadMessages.kind;

const KEY_PREFIX = `${UNREAD_MAIL_KIND}:`;
const keySuffix = (senderId: string): string => `:${senderId}`;
const unreadMailKey = (userId: string, senderId: string): string => `${KEY_PREFIX}${userId}${keySuffix(senderId)}`;

/** A stored message with its sender and recipient. */
export interface Delivery {
  message: Message;
  parties: Parties;
}

/** A delivery, and one of the people who receive email on behalf of its recipient. */
interface DeliveryToMail extends Delivery {
  mailRecipient: MailRecipient;
}

const buildUnreadMail = (
  publicUrl: string,
  { message, parties, mailRecipient }: DeliveryToMail,
  dedupeKey: string,
  lastSentAt: string | null,
) => ({
  kind: UNREAD_MAIL_KIND,
  to: mailRecipient.email,
  userId: mailRecipient.userId,
  content: unreadMessageMail(
    {
      language: mailRecipient.language,
      publicUrl: siteFor(publicUrl, parties.other.accountType),
      firstName: mailRecipient.firstName,
    },
    { ...message, writerName: parties.writerName },
  ),
  sendAfter: unreadMailDueAt(message.createdAt, lastSentAt),
  dedupeKey,
});

/**
 * Returns the deliveries to email about, by dedupe key. Each key has one email, so only its first delivery is used. Omits users who muted these
 * emails.
 */
const findDeliveriesToMail = async (
  tx: Queryable,
  deliveries: readonly Delivery[],
): Promise<Map<string, DeliveryToMail>> => {
  const recipients = await findMailRecipients(tx, [...new Set(deliveries.map(({ message }) => message.receiverId))]);
  const mailed = new Map<string, DeliveryToMail>();
  for (const delivery of deliveries) {
    for (const mailRecipient of recipients.get(delivery.message.receiverId) ?? []) {
      const key = unreadMailKey(mailRecipient.userId, delivery.message.senderId);
      if (!mailRecipient.mutedMails.includes(UNREAD_MAIL_KIND) && !mailed.has(key))
        mailed.set(key, { ...delivery, mailRecipient });
    }
  }
  return mailed;
};

/**
 * Queues emails about messages to everyone who receives email for their recipients. Each person receives one email for all messages from a sender,
 * and none if one is already pending or they muted these emails.
 */
export const queueUnreadMails = async (
  tx: Queryable,
  publicUrl: string,
  deliveries: readonly Delivery[],
): Promise<void> => {
  const deliveriesToMail = await findDeliveriesToMail(tx, deliveries);
  if (deliveriesToMail.size === 0) return;
  const states = await findMailStates(tx, [...deliveriesToMail.keys()]);
  const mails = [...deliveriesToMail].flatMap(([key, delivery]) => {
    const { isWaiting = false, lastSentAt = null } = states.get(key) ?? {};
    if (isWaiting) return [];
    const mail = buildUnreadMail(publicUrl, delivery, key, lastSentAt);
    const { receiverId: accountId, senderId: personId } = delivery.message;
    return [{ mail, accountId, personId, jobId: null, hideNames: delivery.mailRecipient.hideNames }];
  });
  await addMails(tx, await hideNamesInMails(tx, mails));
};

/** Cancels the pending emails to an account after someone there has read the messages or blocked the sender. */
export const withdrawUnreadMails = async (tx: Queryable, accountId: string, senderId: string): Promise<void> => {
  const ids = await listPossibleRecipientIds(tx, accountId);
  await withdrawMails(
    tx,
    ids.map((userId) => unreadMailKey(userId, senderId)),
  );
};

/** Cancels all pending emails about a sender's messages, regardless of the recipient. */
export const withdrawUnreadMailsFrom = (tx: Queryable, senderId: string): Promise<void> =>
  withdrawMailsLike(tx, KEY_PREFIX, keySuffix(senderId));
