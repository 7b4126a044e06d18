/**
 * Messages between a company and a candidate. Who may write to whom is decided on the server: a company to vetted
 * candidates and its applicants, a candidate to companies they applied to and to those who wrote first; where one of the
 * two blocked the other, neither writes. Owns messages, conversations and blocks. Live events stand at the end.
 */

import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, objectId, optionalText } from '#shared/schema.ts';
import { ACCOUNT_TYPES } from '#shared/vocabulary.ts';
import { attachmentSchema } from './attachments.contract.ts';

export const messageSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  /** '' where it is nothing but files. */
  content: z.string(),
  /** How many files it was sent with. */
  attachmentCount: z.int(),
  /** Those of them that the reader may have. */
  attachments: z.array(attachmentSchema),
  /** The sender's own key, so that a tab knows its own message again. */
  clientId: z.nullable(z.string()),
  createdAt: instantSchema,
  readAt: z.nullable(instantSchema),
});
export type Message = z.infer<typeof messageSchema>;

/** The other side of a conversation. */
export const correspondentSchema = z.extend(personSchema, {
  accountType: z.nullable(z.enum(ACCOUNT_TYPES)),
  companyName: z.nullable(z.string()),
  /** A candidate's profile, for the link to it; null for companies. */
  candidateId: z.nullable(z.string()),
  /** The account is gone; what it wrote stays. */
  isDeleted: z.boolean(),
});
export type Correspondent = z.infer<typeof correspondentSchema>;

export const conversationSchema = z.object({
  user: correspondentSchema,
  lastMessage: z.object({
    id: z.string(),
    senderId: z.string(),
    content: z.string(),
    attachmentCount: z.int(),
    createdAt: instantSchema,
  }),
  unreadCount: z.int(),
  /** Put away by the reader, and no one has written since. */
  isArchived: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** What the message screen shows above a thread, also before the first message. */
export const correspondenceSchema = z.object({
  user: correspondentSchema,
  /** Where their clock stands, as `Intl` takes it; null where neither a profile nor a job of theirs says it. */
  zone: z.nullable(z.string()),
  /** Whether the reader may write; where not, why, as a sentence. */
  canWrite: z.boolean(),
  refusal: z.nullable(z.string()),
  isBlocked: z.boolean(),
  /** Someone has written. */
  hasBegun: z.boolean(),
  isArchived: z.boolean(),
});
export type Correspondence = z.infer<typeof correspondenceSchema>;

const fileIds = z.array(objectId()).check(
  z.maxLength(LIMITS.attachmentsPerMessage, refusal('too-many-files', { count: LIMITS.attachmentsPerMessage })),
  z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, 'file-twice'),
);

/** Words, files, or both. */
export const newMessageSchema = z
  .object({
    receiverId: objectId('receiver-required'),
    content: optionalText(LIMITS.message),
    /** Of own files that are in no message yet; in this order. */
    attachmentIds: z.optional(z.nullable(fileIds)),
    clientId: z.optional(z.nullable(objectId('not-a-uuid'))),
  })
  .check(
    z.refine(({ content, attachmentIds }) => Boolean(content) || Boolean(attachmentIds?.length), {
      path: ['content'],
      error: 'message-required',
      // Said beside what else is wrong.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** Which conversations: those that are going on, those that were put away, or both. */
export const CONVERSATION_BOXES = ['inbox', 'archived', 'all'] as const;
export type ConversationBox = (typeof CONVERSATION_BOXES)[number];

export const messagesContract = {
  listConversations: route({
    method: 'GET',
    path: '/api/conversations',
    access: 'member',
    summary: 'Conversations, the newest first: those in the inbox unless asked otherwise',
    query: z.object({
      box: z.optional(z.enum(CONVERSATION_BOXES, refusal('not-one-of', { list: CONVERSATION_BOXES }))),
    }),
    response: z.array(conversationSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  countUnreadMessages: route({
    method: 'GET',
    path: '/api/conversations/unread-count',
    access: 'member',
    summary: 'How many messages wait unread, over all conversations',
    response: z.object({ unreadCount: z.int() }),
  }),
  getCorrespondence: route({
    method: 'GET',
    path: '/api/conversations/:userId',
    access: 'member',
    summary: 'Who the other side of a thread is, and whether one may write',
    response: correspondenceSchema,
  }),
  archiveConversation: route({
    method: 'PUT',
    path: '/api/conversations/:userId/archive',
    access: 'member',
    summary: 'Put a conversation away, until somebody writes in it',
    response: z.null(),
    status: 204,
  }),
  unarchiveConversation: route({
    method: 'DELETE',
    path: '/api/conversations/:userId/archive',
    access: 'member',
    summary: 'Take a conversation back into the inbox',
    response: z.null(),
    status: 204,
  }),
  getThread: route({
    method: 'GET',
    path: '/api/messages/:userId',
    access: 'member',
    summary:
      'The newest 50 messages with a person, oldest first; before or after: the 50 on that side of a message; around: a message among its 50 neighbours',
    query: z.object({ before: z.optional(objectId()), after: z.optional(objectId()), around: z.optional(objectId()) }),
    response: z.array(messageSchema),
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/messages',
    access: 'member',
    summary: 'Send a message; the same clientId again gives the message that is there',
    body: newMessageSchema,
    response: messageSchema,
    status: 201,
  }),
  markRead: route({
    method: 'POST',
    path: '/api/messages/:userId/read',
    access: 'member',
    summary: "Mark a person's messages as read",
    response: z.null(),
    status: 204,
  }),
  block: route({
    method: 'PUT',
    path: '/api/blocks/:userId',
    access: 'member',
    summary: 'Block a person: they can write no more',
    response: z.null(),
    status: 204,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'member',
    summary: 'Take a block back',
    response: z.null(),
    status: 204,
  }),
};

/** What the live connection says of messages. */
export type MessageFrame =
  | { type: 'new_message'; message: Message }
  /** `userId` read everything up to the message. */
  | { type: 'messages_read'; userId: string; messageId: string }
  | { type: 'typing'; userId: string }
  /** In another tab the conversation with `userId` was put away or taken back. */
  | { type: 'conversation_archived'; userId: string };

/** What a client may say over the socket. Anything else that is JSON is ignored. */
export const clientFrameSchema = z.union([
  z.object({ type: z.literal('typing'), userId: z.uuid() }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;
