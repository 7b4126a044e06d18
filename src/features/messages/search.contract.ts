/**
 * Searches for conversations by person, company or job applied to, and for messages by their
 * text. Every word must match, in any order, ignoring case and accents. Users find only text that
 * they may read, and never find a person by a hidden name.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, requiredText } from '#shared/schema.ts';
import { conversationSchema, correspondentSchema, messageSchema } from './messages.contract.ts';

export const foundConversationSchema = z.extend(conversationSchema, {
  /** The title of the matching job that the candidate most recently applied to at this company. Null if no job matches. */
  jobTitle: z.nullable(z.string()),
});
export type FoundConversation = z.infer<typeof foundConversationSchema>;

export const foundMessageSchema = z.object({ message: messageSchema, user: correspondentSchema });
export type FoundMessage = z.infer<typeof foundMessageSchema>;

const query = z.object({ q: requiredText('search-required', LIMITS.search) });
const cursor = z.tuple([cursorInstant(), z.uuid()]);

export const messageSearchContract = {
  searchConversations: route({
    method: 'GET',
    path: '/api/conversations/search',
    access: 'member',
    may: 'recruit',
    summary: 'Searches conversations, including archived ones, by person, company or job title; newest first',
    query,
    response: z.array(foundConversationSchema),
    cursor,
  }),
  searchMessages: route({
    method: 'GET',
    path: '/api/conversations/search/messages',
    access: 'member',
    may: 'recruit',
    summary: 'Searches messages by their words, newest first',
    query,
    response: z.array(foundMessageSchema),
    cursor,
  }),
};
