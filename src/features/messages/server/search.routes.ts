/** API calls for searching conversations and messages. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createNameHider } from '#features/blind-review/server/hidden-names.service.ts';
import type { Db } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { likePattern, type SearchWord, searchWords } from '#server/search/search-words.db.ts';
import { foldLatin } from '#shared/folded-letters.ts';
import {
  type FoundConversation,
  type FoundMessage,
  foundMessageSchema,
  messageSearchContract,
} from '../search.contract.ts';
import { toReaderMessage } from './messages.db.ts';
import { findConversations, findMatchingMessages, type Search } from './search.db.ts';
import { toReader } from './unread.db.ts';

const matchesWord = (text: string, { text: word, isStart }: SearchWord): boolean =>
  ` ${foldLatin(text)}`.includes(isStart ? ` ${word}` : word);

/** Returns the first title that contains one of the words, or null. */
const findMatchingTitle = (titles: readonly string[], words: readonly SearchWord[]): string | null =>
  titles.find((title) => words.some((word) => matchesWord(title, word))) ?? null;

/** Removes messages that match only because of a hidden name in their text. Finding them would reveal the name. */
const dropNameMatches = async (db: Db, viewer: Viewer, rows: FoundMessage[], words: readonly SearchWord[]) => {
  if (!viewer.hidesNames) return rows;
  const withoutNames = (await createNameHider(db)(viewer.userId, z.array(foundMessageSchema), rows)) as FoundMessage[];
  return rows.filter((_, index) =>
    words.every((word) => matchesWord(withoutNames[index]?.message.content ?? '', word)),
  );
};

export const mountMessageSearch = (app: FastifyInstance, { db, limiter }: Platform): void => {
  /** The requests that were counted. A query that a replica aborts is repeated and must not count as a second search. */
  const countedRequests = new WeakSet<FastifyRequest>();
  const prepareSearch = async (
    request: FastifyRequest,
    viewer: Viewer,
    q: string,
  ): Promise<Search & { words: SearchWord[] }> => {
    if (!countedRequests.has(request)) await limiter.count(db, RATE_LIMITS['message-search'], viewer.userId);
    countedRequests.add(request);
    const words = searchWords(foldLatin(q));
    return { ...toReader(viewer), hidesNames: viewer.hidesNames, words, patterns: words.map(likePattern) };
  };
  mountContract(app, messageSearchContract, {
    searchConversations: async ({ request, viewer, query, page }) => {
      const search = await prepareSearch(request, viewer, query.q);
      const rows = await findConversations(page.db, search, page);
      const { items, next } = toPage(rows, page.limit, ({ lastMessage, user }): [string, string] => [
        lastMessage.createdAt,
        user.id,
      ]);
      const conversations = items.map(
        ({ titles, ...conversation }): FoundConversation => ({
          ...conversation,
          jobTitle: findMatchingTitle(titles, search.words),
        }),
      );
      return { items: conversations, next };
    },

    searchMessages: async ({ request, viewer, query, page }) => {
      const search = await prepareSearch(request, viewer, query.q);
      const rows = await findMatchingMessages(page.db, search, page);
      const { items, next } = toPage(rows, page.limit, ({ message }): [string, string] => [
        message.createdAt,
        message.id,
      ]);
      const found = items.map(({ message, ...row }) => ({ ...row, message: toReaderMessage(message, viewer.userId) }));
      return { items: await dropNameMatches(page.db, viewer, found, search.words), next };
    },
  });
};
