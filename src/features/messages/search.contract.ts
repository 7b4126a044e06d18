/**
 * Finding conversations by who and what about (person, company, the jobs one applied to at the other), and messages by their words. Every word has to
 * be found, in any order; case and accents do not matter. One finds what one may read, and no one by a name that is hidden.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, requiredText } from '#shared/schema.ts';
import { conversationSchema, correspondentSchema, messageSchema } from './messages.contract.ts';

export const foundConversationSchema = z.extend(conversationSchema, {
  /** The job between the two that the words name, the newest of several; null where they name none. */
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
    summary: 'Conversations, archived ones too, by person, company or job title, the newest first',
    query,
    response: z.array(foundConversationSchema),
    cursor,
  }),
  searchMessages: route({
    method: 'GET',
    path: '/api/conversations/search/messages',
    access: 'member',
    summary: 'Messages by their words, the newest first',
    query,
    response: z.array(foundMessageSchema),
    cursor,
  }),
};
