/**
 * All SQL of messages and conversations. A conversation is found by its pair of people in the order of their ids (lower
 * case, as PostgreSQL writes them). Sending locks the conversation's row, so that what happens to one pair happens in order.
 */
import { aliasedTable, and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates, isVettedRow } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { Language } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import type { MutableMail } from '#shared/vocabulary.ts';
import type { Conversation, Correspondent, Message } from '../messages.contract.ts';
import type { WritingFacts } from '../messages.policy.ts';
import { blocks, conversations, messages } from './messages.tables.ts';

const shown = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  content: messages.content,
  clientId: messages.clientId,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
};

const pairOf = (one: string, other: string): { low: string; high: string } =>
  one < other ? { low: one, high: other } : { low: other, high: one };

/** The person as the other side sees them; a deleted account has lost its company's name and its profile. */
const correspondent = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  accountType: users.accountType,
  companyName: sql<string | null>`case when ${users.deletedAt} is null then ${companies.companyName} end`,
  candidateId: sql<string | null>`(
    select ${candidates.id} from ${candidates} where ${candidates.userId} = ${users.id} and ${users.deletedAt} is null
  )`,
  isDeleted: sql<boolean>`${users.deletedAt} is not null`,
};

/** The two people of a letter, as far as the decision, the notification and the mail need them. */
export interface Parties {
  facts: Omit<WritingFacts, 'haveMet'>;
  hasConversation: boolean;
  /** The writer blocked the other one. */
  hasBlocked: boolean;
  other: Correspondent;
  /** What the other one sees as the sender: the company's name, else the person's. */
  writerName: string;
  /** Where and whether the other one is mailed. */
  mail: { address: string | null; isSuspended: boolean; mutedKinds: MutableMail[]; language: Language };
}

const exists = (query: ReturnType<typeof sql>) => sql<boolean>`exists (select 1 from ${query})`;

/** Someone and who they write to; ids in lower case. */
export interface Pair {
  writerId: string;
  otherId: string;
}

const selectParties = (db: Queryable, pairs: readonly Pair[]) => {
  const writerIds = sql.param(pairs.map(({ writerId }) => writerId));
  const otherIds = sql.param(pairs.map(({ otherId }) => otherId));
  const writer = aliasedTable(users, 'writer');
  const writerCompany = aliasedTable(companies, 'writer_company');
  return db
    .select({
      place: sql<number>`pair.place::int`,
      other: correspondent,
      deletedAt: users.deletedAt,
      suspendedAt: users.suspendedAt,
      address: users.email,
      mutedKinds: users.mutedMails,
      language: users.language,
      writerType: writer.accountType,
      writerFirstName: writer.firstName,
      writerLastName: writer.lastName,
      writerCompany: writerCompany.companyName,
      isVetted: exists(sql`${candidates} where ${candidates.userId} = ${users.id} and ${isVettedRow}`),
      isBlocked: exists(sql`${blocks} where ${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${writer.id}`),
      hasBlocked: exists(sql`${blocks} where ${blocks.blockerId} = ${writer.id} and ${blocks.blockedId} = ${users.id}`),
      startedBy: conversations.startedBy,
    })
    .from(sql`unnest(${writerIds}::uuid[], ${otherIds}::uuid[]) with ordinality as pair (writer_id, other_id, place)`)
    .innerJoin(users, sql`${users.id} = pair.other_id`)
    .innerJoin(writer, sql`${writer.id} = pair.writer_id`)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(writerCompany, eq(writerCompany.userId, writer.id))
    .leftJoin(
      conversations,
      sql`${conversations.lowUserId} = least(pair.writer_id, pair.other_id)
        and ${conversations.highUserId} = greatest(pair.writer_id, pair.other_id)`,
    );
};

type PartiesRow = Awaited<ReturnType<typeof selectParties>>[number];

const toParties = (row: PartiesRow, { writerId, otherId }: Pair): Parties => ({
  facts: {
    isSamePerson: writerId === otherId,
    writer: { accountType: row.writerType, hasCompany: row.writerCompany !== null },
    other: { accountType: row.other.accountType, isDeleted: row.deletedAt !== null, isVetted: row.isVetted },
    isBlocked: row.isBlocked,
    otherWroteFirst: row.startedBy === otherId,
  },
  hasConversation: row.startedBy !== null,
  hasBlocked: row.hasBlocked,
  other: row.other,
  writerName: row.writerCompany ?? `${row.writerFirstName} ${row.writerLastName}`,
  mail: {
    address: row.address,
    isSuspended: row.suspendedAt !== null,
    mutedKinds: row.mutedKinds,
    language: row.language,
  },
});

/** What is known of each pair, in their order; null where there is no such other person. */
export const findParties = async (db: Queryable, pairs: readonly Pair[]): Promise<(Parties | null)[]> => {
  const rows = await selectParties(db, pairs);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return pairs.map((pair, index) => {
    const row = byPlace.get(index + 1);
    return row === undefined ? null : toParties(row, pair);
  });
};

/** Whether two people have a conversation. Ids in lower case. */
export const haveConversation = async (db: Queryable, one: string, other: string): Promise<boolean> => {
  const { low, high } = pairOf(one, other);
  const found = await db.$count(
    conversations,
    and(eq(conversations.lowUserId, low), eq(conversations.highUserId, high)),
  );
  return found > 0;
};

/** Whether there is such a person. */
export const isPerson = async (db: Queryable, userId: string): Promise<boolean> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return row !== undefined;
};

/** A message before it is stored. */
export interface Letter {
  senderId: string;
  receiverId: string;
  content: string;
  clientId: string | null;
}

/** The messages that were stored under the senders' own keys, in the order of the letters; null where there is none. */
export const findByClientIds = async (db: Queryable, letters: readonly Letter[]): Promise<(Message | null)[]> => {
  const senderIds = sql.param(letters.map(({ senderId }) => senderId));
  const clientIds = sql.param(letters.map(({ clientId }) => clientId));
  const rows = await db
    .select({ ...shown, place: sql<number>`letter.place::int` })
    .from(
      sql`unnest(${senderIds}::uuid[], ${clientIds}::uuid[]) with ordinality as letter (sender_id, client_id, place)`,
    )
    .innerJoin(messages, sql`${messages.senderId} = letter.sender_id and ${messages.clientId} = letter.client_id`);
  const byPlace = new Map(rows.map(({ place, ...message }) => [place, message]));
  return letters.map((_, index) => byPlace.get(index + 1) ?? null);
};

interface StoredRow {
  id: string;
  created_at: string;
}

/**
 * Stores messages, makes their conversations or moves them to the newest message, and locks the conversations' rows until the
 * transaction ends, in one order for everybody. A message that was begun earlier than the newest one leaves the newest in its place. Gives the
 * messages in the order of the letters; null where the sender's key is taken already.
 */
export const insertMessages = async (tx: Queryable, letters: readonly Letter[]): Promise<(Message | null)[]> => {
  const written = letters.map((letter) => ({ id: newId(), ...letter }));
  const column = (name: keyof (typeof written)[number]) => sql.param(written.map((letter) => letter[name]));
  const result = await tx.execute(sql`
    with stored as (
      insert into ${messages} (id, sender_id, receiver_id, content, client_id)
      select * from unnest(
        ${column('id')}::uuid[], ${column('senderId')}::uuid[], ${column('receiverId')}::uuid[],
        ${column('content')}::text[], ${column('clientId')}::uuid[]
      ) as letter (id, sender_id, receiver_id, content, client_id)
      order by sender_id, client_id, id
      on conflict do nothing
      returning id, least(sender_id, receiver_id) as low, greatest(sender_id, receiver_id) as high, sender_id, created_at
    ), moved as (
      insert into ${conversations} (low_user_id, high_user_id, last_message_id, last_message_at, started_by)
      select distinct on (low, high) low, high, id, created_at,
        first_value(sender_id) over (partition by low, high order by created_at, id)
      from stored order by low, high, created_at desc, id desc
      on conflict (low_user_id, high_user_id) do update
      set last_message_id = excluded.last_message_id, last_message_at = excluded.last_message_at
      where (${conversations.lastMessageAt}, ${conversations.lastMessageId}) < (excluded.last_message_at, excluded.last_message_id)
    )
    select id, created_at from stored`);
  const createdAt = new Map(rowsOf<StoredRow>(result).map((row) => [row.id, toInstant(row.created_at)]));
  return written.map((letter) => {
    const at = createdAt.get(letter.id);
    return at === undefined ? null : { ...letter, createdAt: at, readAt: null };
  });
};

const inThread = (one: string, other: string) => {
  const { low, high } = pairOf(one, other);
  return sql`least(${messages.senderId}, ${messages.receiverId}) = ${low} and greatest(${messages.senderId}, ${messages.receiverId}) = ${high}`;
};

/** A message of the thread of two people, or null. */
export const findInThread = async (
  db: Queryable,
  one: string,
  other: string,
  messageId: string,
): Promise<Message | null> => {
  const [row] = await db
    .select(shown)
    .from(messages)
    .where(and(eq(messages.id, messageId), inThread(one, other)));
  return row ?? null;
};

/** The newest messages of a thread, or those just before one, oldest first. */
export const listThread = async (
  db: Queryable,
  one: string,
  other: string,
  before: Message | null,
): Promise<Message[]> => {
  const rows = await db
    .select(shown)
    .from(messages)
    .where(
      and(
        inThread(one, other),
        before ? sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(LIMITS.threadPage);
  return rows.toReversed();
};

/** Messages by their ids, in their order; null where there is none. */
export const findMessages = async (db: Queryable, ids: readonly string[]): Promise<(Message | null)[]> => {
  const rows = await db
    .select(shown)
    .from(messages)
    .where(sql`${messages.id} = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((message) => [message.id, message]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** Marks all messages from a person as read; resolves to the id of the newest of them, or null where none was unread. */
export const markThreadRead = async (tx: Queryable, readerId: string, fromId: string): Promise<string | null> => {
  const rows = await tx
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.receiverId, readerId), eq(messages.senderId, fromId), isNull(messages.readAt)))
    .returning({ id: messages.id, createdAt: messages.createdAt });
  const newest = rows.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))[0];
  return newest?.id ?? null;
};

/** How many messages wait unread for a person, over all conversations. */
export const countUnreadMessages = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.receiverId, userId), isNull(messages.readAt)));
  return row?.unread ?? 0;
};

type Cursor = readonly [lastMessageAt: string, otherId: string];

/** One half of a person's conversations: those in which their id is the lower (or the higher) of the two. */
const halfOf = (db: Queryable, side: 'low' | 'high', userId: string, limit: number, after: Cursor | null) => {
  const [own, other] =
    side === 'low'
      ? [conversations.lowUserId, conversations.highUserId]
      : [conversations.highUserId, conversations.lowUserId];
  return db
    .select({
      otherId: sql<string>`${other}`.as('other_id'),
      lastMessageId: sql<string>`${conversations.lastMessageId}`.as('last_id'),
      lastMessageAt: sql<string>`${conversations.lastMessageAt}`.as('last_at'),
    })
    .from(conversations)
    .where(
      and(
        eq(own, userId),
        after ? sql`(${conversations.lastMessageAt}, ${other}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(other))
    .limit(limit);
};

/**
 * A person's conversations, the newest first, `limit + 1` at most. Each half is one walk of its own index; the other
 * person, the last message and the unread count are joined to the rows of the page only.
 */
export const listConversations = async (
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<Conversation[]> => {
  const page = unionAll(halfOf(db, 'low', userId, limit + 1, after), halfOf(db, 'high', userId, limit + 1, after)).as(
    'page',
  );
  return db
    .select({
      user: correspondent,
      lastMessage: {
        id: messages.id,
        senderId: messages.senderId,
        content: messages.content,
        createdAt: messages.createdAt,
      },
      unreadCount: sql<number>`(
        select count(*)::int from ${messages} unread
        where unread.receiver_id = ${userId} and unread.sender_id = ${users.id} and unread.read_at is null
      )`,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.otherId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .innerJoin(messages, eq(messages.id, page.lastMessageId))
    .orderBy(desc(page.lastMessageAt), desc(page.otherId))
    .limit(limit + 1);
};

/** Everybody a person has a conversation with. */
export const listCorrespondentIds = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .select({
      id: sql<string>`case when ${conversations.lowUserId} = ${userId} then ${conversations.highUserId} else ${conversations.lowUserId} end`,
    })
    .from(conversations)
    .where(or(eq(conversations.lowUserId, userId), eq(conversations.highUserId, userId)));
  return rows.map(({ id }) => id);
};
