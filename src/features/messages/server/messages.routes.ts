/**
 * The calls of messages: conversations, threads, sending, read state, blocks. Everything is bound to the signed-in person;
 * who may write to whom is decided in `messages.domain.ts`.
 */
import type { FastifyInstance } from 'fastify';
import { settleNotifications } from '#features/notifications/server/notifications.service.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { publish } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type Correspondence, type Message, messagesContract } from '../messages.contract.ts';
import { deleteBlock, insertBlock } from './blocks.db.ts';
import { loadCorrespondence } from './correspondence.ts';
import {
  countUnreadMessages,
  findInThread,
  isPerson,
  listConversations,
  listThread,
  markThreadRead,
} from './messages.db.ts';
import type { MessageEvent } from './messages.service.ts';
import { createSender } from './send-message.ts';
import { withdrawUnreadMail } from './unread-mail.ts';

/** Ids are compared and sorted as text, so they are taken the way the database writes them. */
const idOf = (text: string): string => text.toLowerCase();

const personNotFound = () => notFound('Person');

/** The other side of a thread; whoever one may not write to and has no thread with is not there to be asked about. */
const getCorrespondence = async (db: Db, viewerId: string, otherId: string): Promise<Correspondence> => {
  const correspondence = await loadCorrespondence(db, viewerId, otherId);
  if (correspondence === null) throw personNotFound();
  const { parties, decision } = correspondence;
  if (!decision.canWrite && !parties.hasConversation && !parties.hasBlocked) throw personNotFound();
  return { user: parties.other, ...decision, isBlocked: parties.hasBlocked };
};

const getThread = async (db: Db, viewerId: string, otherId: string, beforeId?: string): Promise<Message[]> => {
  const before = beforeId === undefined ? null : await findInThread(db, viewerId, otherId, beforeId);
  if (beforeId !== undefined && before === null) throw notFound('Message');
  const messages = await listThread(db, viewerId, otherId, before);
  if (messages.length === 0 && before === null && !(await isPerson(db, otherId))) throw personNotFound();
  return messages;
};

/** The notification and the mail about messages of someone that need no reading any more. */
const settle = async (tx: Tx, readerId: string, senderId: string): Promise<void> => {
  await settleNotifications(tx, readerId, 'message_received', { userId: senderId });
  await withdrawUnreadMail(tx, readerId, senderId);
};

const markRead = (db: Db, readerId: string, senderId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const messageId = await markThreadRead(tx, readerId, senderId);
    if (messageId === null) return;
    await settle(tx, readerId, senderId);
    await publish<MessageEvent>(tx, {
      type: 'messages_read',
      to: [readerId, senderId],
      ids: { userId: readerId, messageId },
    });
  });

const block = (db: Db, blockerId: string, blockedId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await insertBlock(tx, blockerId, blockedId);
    await settle(tx, blockerId, blockedId);
  });

const requirePerson = async (db: Db, userId: string): Promise<void> => {
  if (!(await isPerson(db, userId))) throw personNotFound();
};

const createHandlers = (platform: Platform): Handlers<typeof messagesContract> => {
  const { db } = platform;
  const send = createSender(platform);
  return {
    listConversations: async ({ viewer, page }) => {
      const rows = await listConversations(db, viewer.userId, page);
      return toPage(rows, page.limit, (row): [string, string] => [row.lastMessage.createdAt, row.user.id]);
    },
    countUnreadMessages: async ({ viewer }) => ({ unreadCount: await countUnreadMessages(db, viewer.userId) }),
    getCorrespondence: ({ viewer, params }) => getCorrespondence(db, viewer.userId, idOf(params.userId)),
    getThread: ({ viewer, params, query }) => getThread(db, viewer.userId, idOf(params.userId), query.before),
    sendMessage: ({ viewer, body }) =>
      send({
        senderId: viewer.userId,
        receiverId: idOf(body.receiverId),
        content: body.content,
        clientId: body.clientId ?? null,
      }),
    markRead: async ({ viewer, params }) => {
      const otherId = idOf(params.userId);
      await requirePerson(db, otherId);
      await markRead(db, viewer.userId, otherId);
      return null;
    },
    block: async ({ viewer, params }) => {
      const otherId = idOf(params.userId);
      if (otherId === viewer.userId) throw new AppError('forbidden', 'You cannot block yourself');
      await requirePerson(db, otherId);
      await block(db, viewer.userId, otherId);
      return null;
    },
    unblock: async ({ viewer, params }) => {
      const otherId = idOf(params.userId);
      await requirePerson(db, otherId);
      await deleteBlock(db, viewer.userId, otherId);
      return null;
    },
  };
};

/** Mounts the calls of messages. */
export const mountMessages = (app: FastifyInstance, platform: Platform): void => {
  mountContract(app, messagesContract, createHandlers(platform));
};
