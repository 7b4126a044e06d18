/**
 * Messages between a company and a candidate. Who may write to whom is decided on the server: a company to vetted
 * candidates and its applicants, a candidate to companies they applied to and to those who wrote first; a blocked person
 * to nobody who blocked them. Owns messages, conversations and blocks. Live events stand at the end.
 */
import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, objectId, requiredText } from '#shared/schema.ts';
import { ACCOUNT_TYPES } from '#shared/vocabulary.ts';

export const messageSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  content: z.string(),
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
  lastMessage: z.object({ id: z.string(), senderId: z.string(), content: z.string(), createdAt: instantSchema }),
  unreadCount: z.int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** What the message screen shows above a thread, also before the first message. */
export const correspondenceSchema = z.object({
  user: correspondentSchema,
  /** Whether the reader may write; where not, why, as a sentence. */
  canWrite: z.boolean(),
  refusal: z.nullable(z.string()),
  isBlocked: z.boolean(),
});
export type Correspondence = z.infer<typeof correspondenceSchema>;

export const newMessageSchema = z.object({
  receiverId: objectId('Receiver is required'),
  content: requiredText('Message is required', LIMITS.message),
  clientId: z.optional(z.nullable(objectId('Must be a UUID'))),
});

export const messagesContract = {
  listConversations: route({
    method: 'GET',
    path: '/api/conversations',
    access: 'signedIn',
    summary: 'Conversations, the newest first',
    response: z.array(conversationSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  countUnreadMessages: route({
    method: 'GET',
    path: '/api/conversations/unread-count',
    access: 'signedIn',
    summary: 'How many messages wait unread, over all conversations',
    response: z.object({ unreadCount: z.int() }),
  }),
  getCorrespondence: route({
    method: 'GET',
    path: '/api/conversations/:userId',
    access: 'signedIn',
    summary: 'Who the other side of a thread is, and whether one may write',
    response: correspondenceSchema,
  }),
  getThread: route({
    method: 'GET',
    path: '/api/messages/:userId',
    access: 'signedIn',
    summary: 'The newest 50 messages with a person, oldest first; before: the 50 before that message',
    query: z.object({ before: z.optional(objectId()) }),
    response: z.array(messageSchema),
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/messages',
    access: 'signedIn',
    summary: 'Send a message; the same clientId again gives the message that is there',
    body: newMessageSchema,
    response: messageSchema,
    status: 201,
  }),
  markRead: route({
    method: 'POST',
    path: '/api/messages/:userId/read',
    access: 'signedIn',
    summary: "Mark a person's messages as read",
    response: z.null(),
    status: 204,
  }),
  block: route({
    method: 'PUT',
    path: '/api/blocks/:userId',
    access: 'signedIn',
    summary: 'Block a person: they can write no more',
    response: z.null(),
    status: 204,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'signedIn',
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
  | { type: 'typing'; userId: string };

/** What a client may say over the socket. Anything else that is JSON is ignored. */
export const clientFrameSchema = z.union([
  z.object({ type: z.literal('typing'), userId: z.uuid() }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;
