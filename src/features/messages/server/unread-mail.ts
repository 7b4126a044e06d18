/**
 * The mail about messages that stay unread: written when a message is stored, held for ten minutes, taken back when its
 * reader was faster. One waits per conversation and direction at a time, and two are at least an hour apart.
 */
import type { Queryable } from '#server/db/database.ts';
import { addMail, withdrawMail, withdrawMailsLike } from '#server/mail/outbox.db.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import type { Message } from '../messages.contract.ts';
import { unreadMailDue } from '../messages.domain.ts';
import type { Parties } from './messages.db.ts';
import { unreadMessageMail } from './messages.mails.ts';
import { isMailWaiting, lastMailSentAt } from './unread-mail.db.ts';

/** Whoever mutes it gets none. */
const UNREAD_MAIL_KIND = MAIL_CHOICES.unreadMessages;

const KEY_START = `${UNREAD_MAIL_KIND}:`;
const keyEnd = (senderId: string): string => `:${senderId}`;
const keyOf = (readerId: string, senderId: string): string => `${KEY_START}${readerId}${keyEnd(senderId)}`;

/** Holds a mail about a message for its receiver, unless one waits already or they want none. */
export const holdUnreadMail = async (
  tx: Queryable,
  publicUrl: string,
  message: Message,
  parties: Parties,
): Promise<void> => {
  const { address, isSuspended, mutedKinds, language } = parties.mail;
  if (address === null || isSuspended || mutedKinds.includes(UNREAD_MAIL_KIND)) return;
  const dedupeKey = keyOf(message.receiverId, message.senderId);
  if (await isMailWaiting(tx, dedupeKey)) return;
  await addMail(tx, {
    kind: UNREAD_MAIL_KIND,
    to: address,
    userId: message.receiverId,
    content: unreadMessageMail(
      { language, publicUrl: siteFor(publicUrl, parties.other.accountType), firstName: parties.other.firstName },
      { ...message, writerName: parties.writerName },
    ),
    sendAfter: unreadMailDue(message.createdAt, await lastMailSentAt(tx, dedupeKey)),
    dedupeKey,
  });
};

/** Takes the waiting mail back, because its reader has seen the messages or wants none of this sender. */
export const withdrawUnreadMail = async (tx: Queryable, readerId: string, senderId: string): Promise<void> => {
  await withdrawMail(tx, keyOf(readerId, senderId));
};

/** Takes back the mails that wait about a sender's messages, whoever their readers are. */
export const withdrawUnreadMailsFrom = (tx: Queryable, senderId: string): Promise<void> =>
  withdrawMailsLike(tx, KEY_START, keyEnd(senderId));
