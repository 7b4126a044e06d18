/**
 * Messages between companies and candidates. A company may write to vetted candidates, to its
 * applicants and to candidates who wrote first. A candidate may write to companies they applied to
 * and to companies that wrote first. After a block, neither can write to the other. Owns messages,
 * conversations and blocks. The live connection's frames are at the end.
 */

import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, isVisible, objectId, optionalText } from '#shared/schema.ts';
import { ACCOUNT_TYPES } from '#shared/vocabulary.ts';
import { attachmentSchema } from './attachments.contract.ts';

/** The person who wrote a message. A company's thread is shared by its members. */
const authorSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  /** Omitted for a company member if the reader is a candidate. */
  lastName: z.optional(z.string()),
});

/** `senderId` and `receiverId` identify a candidate and a company's first account. */
export const messageSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  author: authorSchema,
  /** '' if the message consists only of files. */
  content: z.string(),
  /** The number of files that the message was sent with. */
  attachmentCount: z.int(),
  /** The files that still exist. After a block, excludes those that the other person sent. */
  attachments: z.array(attachmentSchema),
  /** The key set by the sender, by which a tab recognizes its own message. */
  clientId: z.nullable(z.string()),
  createdAt: instantSchema,
  readAt: z.nullable(instantSchema),
});
export type Message = z.infer<typeof messageSchema>;

/** The other person in a conversation. */
export const correspondentSchema = z.extend(personSchema, {
  accountType: z.nullable(z.enum(ACCOUNT_TYPES)),
  companyName: z.nullable(z.string()),
  /** The candidate's profile id, for the link to it; null for companies. */
  candidateId: z.nullable(z.string()),
  /** Whether the account is deleted. Its messages remain. */
  isDeleted: z.boolean(),
});
export type Correspondent = z.infer<typeof correspondentSchema>;

export const conversationSchema = z.object({
  user: correspondentSchema,
  lastMessage: z.object({
    id: z.string(),
    senderId: z.string(),
    author: z.pick(authorSchema, { id: true, firstName: true }),
    content: z.string(),
    attachmentCount: z.int(),
    createdAt: instantSchema,
  }),
  unreadCount: z.int(),
  /** Whether the reader archived the conversation and no newer message exists. */
  isArchived: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The header of a thread. Also available before the first message. */
export const correspondenceSchema = z.object({
  user: correspondentSchema,
  /** The IANA time zone of the other person. Null if unknown. */
  zone: z.nullable(z.string()),
  /** Whether the reader may write. If not, `refusal` is the reason as an English sentence, and `refusalCode` its code for other languages. */
  canWrite: z.boolean(),
  refusal: z.nullable(z.string()),
  refusalCode: z.nullable(z.string()),
  /** Whether the reader blocked the other person. A block by the other person is not revealed. */
  isBlocked: z.boolean(),
  /** Whether there is at least one message. */
  hasBegun: z.boolean(),
  isArchived: z.boolean(),
});
export type Correspondence = z.infer<typeof correspondenceSchema>;

const fileIds = z.array(objectId()).check(
  z.maxLength(LIMITS.attachmentsPerMessage, refusal('too-many-files', { count: LIMITS.attachmentsPerMessage })),
  z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, 'file-twice'),
);

/** Text, files or both. */
export const newMessageSchema = z
  .object({
    receiverId: objectId('receiver-required'),
    content: optionalText(LIMITS.message),
    /** The sender's unsent files, in the order in which the message shows them. */
    attachmentIds: z.optional(z.nullable(fileIds)),
    clientId: z.optional(z.nullable(objectId('not-a-uuid'))),
  })
  .check(
    z.refine(
      ({ content, attachmentIds }) =>
        (typeof content === 'string' && isVisible(content)) || Boolean(attachmentIds?.length),
      {
        path: ['content'],
        error: 'message-required',
        // Runs even if other fields are invalid, so that all errors are reported together.
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
  );

/** Which conversations to list: those in the inbox, those in the archive, or all. */
export const CONVERSATION_BOXES = ['inbox', 'archived', 'all'] as const;
export type ConversationBox = (typeof CONVERSATION_BOXES)[number];

export const messagesContract = {
  listConversations: route({
    method: 'GET',
    path: '/api/conversations',
    access: 'member',
    may: 'recruit',
    summary: 'Returns conversations, newest first; only those in the inbox unless another box is given',
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
    may: 'recruit',
    summary: 'Returns the number of unread messages in all conversations',
    response: z.object({ unreadCount: z.int() }),
  }),
  getCorrespondence: route({
    method: 'GET',
    path: '/api/conversations/:userId',
    access: 'member',
    may: 'recruit',
    summary: 'Returns the other person in a conversation, and whether the signed-in user may write to them',
    response: correspondenceSchema,
  }),
  archiveConversation: route({
    method: 'PUT',
    path: '/api/conversations/:userId/archive',
    access: 'member',
    may: 'recruit',
    summary: 'Archives a conversation until its next message',
    response: z.null(),
    status: 204,
  }),
  unarchiveConversation: route({
    method: 'DELETE',
    path: '/api/conversations/:userId/archive',
    access: 'member',
    may: 'recruit',
    summary: 'Moves a conversation back to the inbox',
    response: z.null(),
    status: 204,
  }),
  getThread: route({
    method: 'GET',
    path: '/api/messages/:userId',
    access: 'member',
    may: 'recruit',
    summary:
      'Returns the newest 50 messages with a person, oldest first, or 50 messages before, after or around a given message',
    query: z.object({ before: z.optional(objectId()), after: z.optional(objectId()), around: z.optional(objectId()) }),
    response: z.array(messageSchema),
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/messages',
    access: 'member',
    may: 'recruit',
    summary: 'Sends a message; sending the same `clientId` again returns the stored message',
    body: newMessageSchema,
    response: messageSchema,
    status: 201,
  }),
  markRead: route({
    method: 'POST',
    path: '/api/messages/:userId/read',
    access: 'member',
    may: 'recruit',
    summary: 'Marks the messages of a person as read',
    response: z.null(),
    status: 204,
  }),
  block: route({
    method: 'PUT',
    path: '/api/blocks/:userId',
    access: 'member',
    may: 'recruit',
    summary: 'Blocks a person, who can no longer write to the signed-in user',
    response: z.null(),
    status: 204,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'member',
    may: 'recruit',
    summary: 'Unblocks a person',
    response: z.null(),
    status: 204,
  }),
};

/** The frames about messages that the server sends over the live connection. */
export type MessageFrame =
  | { type: 'new_message'; message: Message }
  /** `userId` has read every message up to this one. */
  | { type: 'messages_read'; userId: string; messageId: string }
  | { type: 'typing'; userId: string }
  /** Another tab archived or restored the conversation with `userId`. */
  | { type: 'conversation_archived'; userId: string };

/** The frames that a client may send over the socket. Any other JSON is ignored. */
export const clientFrameSchema = z.union([
  z.object({ type: z.literal('typing'), userId: z.uuid() }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;
