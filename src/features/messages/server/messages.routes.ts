/**
 * API calls for messages: conversations, threads, sending, read state and blocks. Every call acts
 * for the signed-in person's candidate or company account. `messages.policy.ts` decides who may write.
 */
import type { FastifyInstance } from 'fastify';
import { readZoneName } from '#engine/matching.domain.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findShortProfiles } from '#features/candidates/server/candidates.service.ts';
import { findCompanyHours, findUserCompany } from '#features/companies/server/companies.service.ts';
import { findNewestTimezone } from '#features/jobs/server/jobs.service.ts';
import { settleNotifications, settleOwnNotifications } from '#features/notifications/server/notifications.service.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { publish } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { formatRefusal } from '#server/refusal-messages.ts';
import type { QueryOf } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type Correspondence, type Correspondent, type Message, messagesContract } from '../messages.contract.ts';
import { areBlocked } from './attachments.db.ts';
import { deleteBlock, insertBlock } from './blocks.db.ts';
import { listConversations, setArchived } from './conversations.db.ts';
import { loadWritingCheck } from './correspondence.ts';
import {
  findThreadMessage,
  listMessagesAround,
  listThread,
  markThreadRead,
  type StoredMessage,
  toReaderMessage,
  userExists,
} from './messages.db.ts';
import type { MessageEvent } from './messages.service.ts';
import { createSender } from './send-message.ts';
import { clearUnread, countUnreadMessages, listUnreadIds, type Reader, toReader } from './unread.db.ts';
import { withdrawUnreadMails } from './unread-mail.ts';

const findStatedZone = async (db: Queryable, { id, accountType }: Correspondent): Promise<string | null> => {
  if (accountType === 'candidate') return (await findShortProfiles(db, [id])).get(id)?.timezone ?? null;
  const company = await findUserCompany(db, id);
  if (company === null) return null;
  return (await findCompanyHours(db, company.id))?.timeZone ?? (await findNewestTimezone(db, company.id));
};

/**
 * Finds the time zone of a candidate's profile or of a company's interview hours. If a company has no
 * interview hours, uses its newest job with a time zone. Returns null for a deleted account or if there is
 * no valid time zone.
 */
const findCorrespondentZone = async (db: Queryable, person: Correspondent): Promise<string | null> =>
  person.isDeleted ? null : readZoneName((await findStatedZone(db, person)) ?? '');

/** Converts an id to the form the database uses, because ids are compared and sorted as text. */
const normalizeId = (text: string): string => text.toLowerCase();

const personNotFoundError = () => notFound('person');

/** Returns the header of a thread. Throws `notFound` if the viewer cannot write to the person, has no thread with them and has not blocked them. */
const getCorrespondence = async (db: Db, viewerId: string, otherId: string): Promise<Correspondence> => {
  const check = await loadWritingCheck(db, viewerId, otherId);
  if (check === null) throw personNotFoundError();
  const { parties, decision } = check;
  if (!decision.canWrite && !parties.hasConversation && !parties.facts.hasBlocked) throw personNotFoundError();
  const refusal = decision.refusal && formatRefusal(decision.refusal);
  const zone = await findCorrespondentZone(db, parties.other);
  return {
    user: parties.other,
    zone,
    canWrite: decision.canWrite,
    refusal: refusal && refusal.sentence,
    refusalCode: refusal && refusal.code,
    isBlocked: parties.facts.hasBlocked,
    hasBegun: parties.hasConversation,
    isArchived: parties.isArchived,
  };
};

/** Removes the other person's files from the messages if either person blocked the other. */
const hideBlockedFiles = async (db: Db, viewerId: string, otherId: string, messages: Message[]) => {
  const hasOthersFiles = ({ senderId, attachments }: Message) => senderId === otherId && attachments.length > 0;
  if (!messages.some(hasOthersFiles) || !(await areBlocked(db, viewerId, otherId))) return messages;
  return messages.map((message) => (hasOthersFiles(message) ? { ...message, attachments: [] } : message));
};

type ThreadQuery = QueryOf<typeof messagesContract.getThread>;

const loadThread = async (db: Db, viewerId: string, otherId: string, query: ThreadQuery): Promise<StoredMessage[]> => {
  const id = query.around ?? query.after ?? query.before;
  if (id === undefined) return listThread(db, viewerId, otherId, null);
  const message = await findThreadMessage(db, viewerId, otherId, id);
  if (message === null) throw notFound('message');
  if (query.around !== undefined) return listMessagesAround(db, viewerId, otherId, message);
  return listThread(db, viewerId, otherId, { message, side: query.after === undefined ? 'before' : 'after' });
};

/** Clears `readAt` of the messages that the member has not read, even if another member has read them. */
const markUnreadForMember = async (db: Db, { userId, memberId }: Reader, otherId: string, messages: Message[]) => {
  if (memberId === null) return messages;
  const unreadIds = await listUnreadIds(db, { userId, memberId }, otherId);
  return messages.map((message) => (unreadIds.has(message.id) ? { ...message, readAt: null } : message));
};

const getThread = async (db: Db, reader: Reader, otherId: string, query: ThreadQuery): Promise<Message[]> => {
  const { userId } = reader;
  const messages = (await loadThread(db, userId, otherId, query)).map((message) => toReaderMessage(message, userId));
  if (messages.length === 0 && !(await userExists(db, otherId))) throw personNotFoundError();
  return hideBlockedFiles(db, userId, otherId, await markUnreadForMember(db, reader, otherId, messages));
};

/** Marks the notifications about a newly blocked person's messages as read and cancels the pending emails. */
const settleBlockedMessages = async (tx: Tx, readerId: string, senderId: string): Promise<void> => {
  await settleNotifications(tx, [readerId], 'message_received', { userId: senderId });
  await withdrawUnreadMails(tx, readerId, senderId);
};

type ReadEvent = Extract<MessageEvent, { type: 'messages_read' }>;

/** Builds the live events for the reader and the sender. Other members of a company have not read the messages, so they receive none. */
const buildReadEvents = (reader: Reader, senderId: string, read: { own: string | null; receipt: string | null }) => {
  const { userId, memberId } = reader;
  const event = (to: string[], messageId: string | null, isPersonal = false): ReadEvent[] =>
    messageId === null
      ? []
      : [{ type: 'messages_read', to, ...(isPersonal ? { isPersonal } : {}), ids: { userId, messageId } }];
  if (memberId === null) return event([userId, senderId], read.receipt);
  return [...event([senderId], read.receipt), ...event([memberId], read.own ?? read.receipt, true)];
};

/**
 * Marks the messages in a thread as read by the reader. When the first member of a company reads them, the receipt is set and the pending emails to
 * all members are canceled.
 */
const markRead = (db: Db, reader: Reader, senderId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId, memberId } = reader;
    const own = memberId === null ? null : await clearUnread(tx, { userId, memberId }, senderId);
    const receipt = await markThreadRead(tx, userId, senderId);
    if (own === null && receipt === null) return;
    await settleOwnNotifications(tx, memberId ?? userId, 'message_received', { userId: senderId });
    if (receipt !== null) await withdrawUnreadMails(tx, userId, senderId);
    await publish<MessageEvent>(tx, ...buildReadEvents(reader, senderId, { own, receipt }));
  });

const block = (db: Db, blockerId: string, blockedId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAccountForShare(tx, blockerId);
    await insertBlock(tx, blockerId, blockedId);
    await settleBlockedMessages(tx, blockerId, blockedId);
  });

/** Archives or restores a conversation and notifies the person's other tabs. */
const setConversationArchived = (db: Db, userId: string, otherId: string, isArchived: boolean): Promise<null> =>
  db.transaction(async (tx) => {
    if (!(await setArchived(tx, userId, otherId, isArchived))) throw notFound('conversation');
    await publish<MessageEvent>(tx, { type: 'conversation_archived', to: [userId], ids: { userId: otherId } });
    return null;
  });

const requirePerson = async (db: Db, userId: string): Promise<void> => {
  if (!(await userExists(db, userId))) throw personNotFoundError();
};

const createHandlers = (platform: Platform): Handlers<typeof messagesContract> => {
  const { db } = platform;
  const send = createSender(platform);
  return {
    listConversations: async ({ viewer, query, page }) => {
      const rows = await listConversations(page.db, toReader(viewer), { box: query.box ?? 'inbox', ...page });
      return toPage(rows, page.limit, (row): [string, string] => [row.lastMessage.createdAt, row.user.id]);
    },
    countUnreadMessages: async ({ viewer }) => ({ unreadCount: await countUnreadMessages(db, toReader(viewer)) }),
    getCorrespondence: ({ viewer, params }) => getCorrespondence(db, viewer.userId, normalizeId(params.userId)),
    getThread: ({ viewer, params, query }) => getThread(db, toReader(viewer), normalizeId(params.userId), query),
    sendMessage: ({ viewer, body }) =>
      send({
        senderId: viewer.userId,
        author: { id: viewer.memberId, firstName: viewer.profile.firstName, lastName: viewer.profile.lastName },
        receiverId: normalizeId(body.receiverId),
        content: body.content ?? '',
        attachmentIds: (body.attachmentIds ?? []).map(normalizeId),
        clientId: body.clientId ?? null,
      }),
    archiveConversation: ({ viewer, params }) =>
      setConversationArchived(db, viewer.userId, normalizeId(params.userId), true),
    unarchiveConversation: ({ viewer, params }) =>
      setConversationArchived(db, viewer.userId, normalizeId(params.userId), false),
    markRead: async ({ viewer, params }) => {
      const otherId = normalizeId(params.userId);
      await requirePerson(db, otherId);
      await markRead(db, toReader(viewer), otherId);
      return null;
    },
    block: async ({ viewer, params }) => {
      const otherId = normalizeId(params.userId);
      if (otherId === viewer.userId) throw new AppError('forbidden', 'blocking-oneself');
      await requirePerson(db, otherId);
      await block(db, viewer.userId, otherId);
      return null;
    },
    unblock: async ({ viewer, params }) => {
      const otherId = normalizeId(params.userId);
      await requirePerson(db, otherId);
      await deleteBlock(db, viewer.userId, otherId);
      return null;
    },
  };
};

export const mountMessages = (app: FastifyInstance, platform: Platform): void => {
  mountContract(app, messagesContract, createHandlers(platform));
};
