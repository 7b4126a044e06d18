/**
 * API calls for messages: conversations, threads, sending, read state, blocks. Everything is bound
 * to the signed-in person. `messages.policy.ts` decides who may write.
 */
import type { FastifyInstance } from 'fastify';
import { readZoneName } from '#engine/matching.domain.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { profilesOf } from '#features/candidates/server/candidates.service.ts';
import { companyOf, hoursOf } from '#features/companies/server/companies.service.ts';
import { newestTimezone } from '#features/jobs/server/jobs.service.ts';
import { settleNotifications } from '#features/notifications/server/notifications.service.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { formatRefusal } from '#server/error-words.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { publish } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import type { QueryOf } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type Correspondence, type Correspondent, type Message, messagesContract } from '../messages.contract.ts';
import { areBlocked } from './attachments.db.ts';
import { deleteBlock, insertBlock } from './blocks.db.ts';
import { listConversations, setArchived } from './conversations.db.ts';
import { loadCorrespondence } from './correspondence.ts';
import { countUnreadMessages, findInThread, isPerson, listAround, listThread, markThreadRead } from './messages.db.ts';
import type { MessageEvent } from './messages.service.ts';
import { createSender } from './send-message.ts';
import { withdrawUnreadMail } from './unread-mail.ts';

const statedBy = async (db: Queryable, { id, accountType }: Correspondent): Promise<string | null> => {
  if (accountType === 'candidate') return (await profilesOf(db, [id])).get(id)?.timezone ?? null;
  const company = await companyOf(db, id);
  if (company === null) return null;
  return (await hoursOf(db, company.id))?.timeZone ?? (await newestTimezone(db, company.id));
};

/**
 * For a candidate the zone of the profile. For a company that of its interview hours, otherwise of
 * its newest job that names one. Null if none can be read.
 */
const zoneOfCorrespondent = async (db: Queryable, person: Correspondent): Promise<string | null> =>
  person.isDeleted ? null : readZoneName((await statedBy(db, person)) ?? '');

/** Ids are compared and sorted as text, so they are converted to the form of the database. */
const idOf = (text: string): string => text.toLowerCase();

const personNotFound = () => notFound('person');

/** The other side of a thread. A person the viewer cannot write to and has no thread with counts as absent. */
const getCorrespondence = async (db: Db, viewerId: string, otherId: string): Promise<Correspondence> => {
  const correspondence = await loadCorrespondence(db, viewerId, otherId);
  if (correspondence === null) throw personNotFound();
  const { parties, decision } = correspondence;
  if (!decision.canWrite && !parties.hasConversation && !parties.facts.hasBlocked) throw personNotFound();
  const zone = await zoneOfCorrespondent(db, parties.other);
  return {
    user: parties.other,
    zone,
    canWrite: decision.canWrite,
    refusal: decision.refusal && formatRefusal(decision.refusal).sentence,
    isBlocked: parties.facts.hasBlocked,
    hasBegun: parties.hasConversation,
    isArchived: parties.isArchived,
  };
};

/** Hides the other side's files if one of the two blocked the other. */
const withoutBlockedFiles = async (db: Db, viewerId: string, otherId: string, messages: Message[]) => {
  const isTheirs = ({ senderId, attachments }: Message) => senderId === otherId && attachments.length > 0;
  if (!messages.some(isTheirs) || !(await areBlocked(db, viewerId, otherId))) return messages;
  return messages.map((message) => (isTheirs(message) ? { ...message, attachments: [] } : message));
};

type ThreadQuery = QueryOf<typeof messagesContract.getThread>;

const readThread = async (db: Db, viewerId: string, otherId: string, query: ThreadQuery): Promise<Message[]> => {
  const id = query.around ?? query.after ?? query.before;
  if (id === undefined) return listThread(db, viewerId, otherId, null);
  const message = await findInThread(db, viewerId, otherId, id);
  if (message === null) throw notFound('message');
  if (query.around !== undefined) return listAround(db, viewerId, otherId, message);
  return listThread(db, viewerId, otherId, { side: query.after === undefined ? 'before' : 'after', of: message });
};

const getThread = async (db: Db, viewerId: string, otherId: string, query: ThreadQuery): Promise<Message[]> => {
  const messages = await readThread(db, viewerId, otherId, query);
  if (messages.length === 0 && !(await isPerson(db, otherId))) throw personNotFound();
  return withoutBlockedFiles(db, viewerId, otherId, messages);
};

/** Settles the notification and the mail about messages that have been read. */
const settle = async (tx: Tx, readerId: string, senderId: string): Promise<void> => {
  await settleNotifications(tx, [readerId], 'message_received', { userId: senderId });
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
    await lockAccountForShare(tx, blockerId);
    await insertBlock(tx, blockerId, blockedId);
    await settle(tx, blockerId, blockedId);
  });

/** Archives or restores a conversation, and informs the person's other tabs. */
const archive = (db: Db, userId: string, otherId: string, isArchived: boolean): Promise<null> =>
  db.transaction(async (tx) => {
    if (!(await setArchived(tx, userId, otherId, isArchived))) throw notFound('conversation');
    await publish<MessageEvent>(tx, { type: 'conversation_archived', to: [userId], ids: { userId: otherId } });
    return null;
  });

const requirePerson = async (db: Db, userId: string): Promise<void> => {
  if (!(await isPerson(db, userId))) throw personNotFound();
};

const createHandlers = (platform: Platform): Handlers<typeof messagesContract> => {
  const { db } = platform;
  const send = createSender(platform);
  return {
    listConversations: async ({ viewer, query, page }) => {
      const rows = await listConversations(page.db, viewer.userId, { box: query.box ?? 'inbox', ...page });
      return toPage(rows, page.limit, (row): [string, string] => [row.lastMessage.createdAt, row.user.id]);
    },
    countUnreadMessages: async ({ viewer }) => ({ unreadCount: await countUnreadMessages(db, viewer.userId) }),
    getCorrespondence: ({ viewer, params }) => getCorrespondence(db, viewer.userId, idOf(params.userId)),
    getThread: ({ viewer, params, query }) => getThread(db, viewer.userId, idOf(params.userId), query),
    sendMessage: ({ viewer, body }) =>
      send({
        senderId: viewer.userId,
        receiverId: idOf(body.receiverId),
        content: body.content ?? '',
        attachmentIds: (body.attachmentIds ?? []).map(idOf),
        clientId: body.clientId ?? null,
      }),
    archiveConversation: ({ viewer, params }) => archive(db, viewer.userId, idOf(params.userId), true),
    unarchiveConversation: ({ viewer, params }) => archive(db, viewer.userId, idOf(params.userId), false),
    markRead: async ({ viewer, params }) => {
      const otherId = idOf(params.userId);
      await requirePerson(db, otherId);
      await markRead(db, viewer.userId, otherId);
      return null;
    },
    block: async ({ viewer, params }) => {
      const otherId = idOf(params.userId);
      if (otherId === viewer.userId) throw new AppError('forbidden', 'blocking-oneself');
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

export const mountMessages = (app: FastifyInstance, platform: Platform): void => {
  mountContract(app, messagesContract, createHandlers(platform));
};
