/**
 * Searches one person's conversations and messages. The message search uses an index on person
 * and text, so even a common word is searched for only among the person's messages. The conversation
 * search reads all of the person's conversations.
 */
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { nameReveals } from '#features/blind-review/server/name-reveals.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { searchableSql } from '#server/search/folded-text.db.ts';
import type { Conversation } from '../messages.contract.ts';
import type { FoundMessage } from '../search.contract.ts';
import { type ConversationCursor, conversationColumns, selectConversations } from './conversations.db.ts';
import { correspondentColumns, messageColumns, type StoredMessage } from './messages.db.ts';
import { messageSearchText, messages } from './messages.tables.ts';
import type { Reader } from './unread.db.ts';

/** A search and the user who runs it. */
export interface Search extends Reader {
  /** Whether names are hidden from the user. A search for a hidden name finds no one. */
  hidesNames: boolean;
  /** LIKE patterns of folded words; all must match. */
  patterns: readonly string[];
}

const matchesAll = (text: SQL, patterns: readonly string[]): SQL | undefined =>
  and(...patterns.map((pattern) => sql`${text} like ${pattern}`));

/** Selects the titles of the jobs that one person applied to at the other's company, newest application first. */
export const jobTitlesBetween = (userId: string): SQL<string[]> => {
  const selectApplied = (candidateUserId: SQL, companyUserId: SQL) => sql`
    select ${jobs.title} as title, ${applications.createdAt} as applied_at from ${candidates}
      join ${applications} on ${applications.candidateId} = ${candidates.id}
      join ${companies} as employer on employer.id = ${applications.companyId}
      join ${jobs} on ${jobs.id} = ${applications.jobId}
    where ${candidates.userId} = ${candidateUserId} and employer.user_id = ${companyUserId}`;
  const own = sql`${userId}::uuid`;
  const other = sql`${users.id}`;
  return sql<string[]>`array(
    select title from (${selectApplied(own, other)} union all ${selectApplied(other, own)}) as applied order by applied_at desc
  )`;
};

/** Returns the name to search in. A company that hides names can search for a candidate's name only after revealing it. */
const searchableName = ({ userId, hidesNames }: Search): SQL => {
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  if (!hidesNames) return name;
  return sql`case when not exists (select 1 from ${candidates} where ${candidates.userId} = ${users.id})
    or exists (
      select 1 from ${nameReveals}
        join ${companies} as reader on reader.id = ${nameReveals.companyId}
        join ${candidates} on ${candidates.id} = ${nameReveals.candidateId}
      where reader.user_id = ${userId} and ${candidates.userId} = ${users.id}
    ) then ${name} else '' end`;
};

/** No person has this many conversations. A limit makes PostgreSQL select the person's conversations before it reads titles and compares texts. */
const ALL_CONVERSATIONS = 2 ** 31 - 1;

interface Paging {
  limit: number;
  after: ConversationCursor | null;
}

/** Finds the matching conversations, newest first, at most `limit + 1`, with the titles of `jobTitlesBetween`. */
export const findConversations = (
  db: Queryable,
  search: Search,
  { limit, after }: Paging,
): Promise<(Conversation & { titles: string[] })[]> => {
  const { userId, patterns } = search;
  const page = selectConversations(db, userId, { box: 'all', after });
  const threads = db
    .select({
      otherId: page.otherId,
      lastMessageId: page.lastMessageId,
      lastMessageAt: page.lastMessageAt,
      isArchived: page.isArchived,
      name: sql<string>`${searchableName(search)}`.as('known_name'),
      company: sql<string>`case when ${users.deletedAt} is null then ${companies.companyName} end`.as('known_company'),
      titles: jobTitlesBetween(userId).as('known_titles'),
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.otherId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .limit(ALL_CONVERSATIONS)
    .as('known');
  const searchable = searchableSql(
    "known_name || ' ' || coalesce(known_company, '') || ' ' || array_to_string(known_titles, ' ')",
  );
  return db
    .select({ ...conversationColumns(threads, search), titles: threads.titles })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.otherId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .innerJoin(messages, eq(messages.id, threads.lastMessageId))
    .where(matchesAll(searchable, patterns))
    .orderBy(desc(threads.lastMessageAt), desc(threads.otherId))
    .limit(limit + 1);
};

/** Finds the matching messages, newest first, at most `limit + 1`. */
export const findMatchingMessages = (
  db: Queryable,
  { userId, patterns }: Search,
  { limit, after }: Paging,
): Promise<(FoundMessage & { message: StoredMessage })[]> => {
  const matches = db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        or(eq(messages.senderId, userId), eq(messages.receiverId, userId)),
        matchesAll(messageSearchText, patterns),
        after ? sql`(${messages.createdAt}, ${messages.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
    .as('found');
  return db
    .select({
      message: {
        id: matches.id,
        senderId: matches.senderId,
        receiverId: matches.receiverId,
        author: matches.author,
        isFromCompany: matches.isFromCompany,
        content: matches.content,
        attachmentCount: matches.attachmentCount,
        attachments: matches.attachments,
        clientId: matches.clientId,
        createdAt: matches.createdAt,
        readAt: matches.readAt,
      },
      user: correspondentColumns,
    })
    .from(matches)
    .innerJoin(
      users,
      sql`${users.id} = case when ${matches.senderId} = ${userId} then ${matches.receiverId} else ${matches.senderId} end`,
    )
    .leftJoin(companies, eq(companies.userId, users.id))
    .orderBy(desc(matches.createdAt), desc(matches.id));
};
