/**
 * All SQL for sending and reading messages. Lists of conversations are in `conversations.db.ts`,
 * unread messages in `unread.db.ts` and the search in `search.db.ts`. A conversation is identified by
 * the ids of its two people in ascending order (lower case, as PostgreSQL writes them). Sending locks
 * the conversation's row, so changes to one pair are serialized.
 */

import { aliasedTable, and, asc, desc, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates, isVettedRow } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { firstRow, type Queryable, resultRows } from '#server/db/database.ts';
import { prepareByShape, type SqlValue } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Correspondent, Message } from '../messages.contract.ts';
import type { WritingFacts } from '../messages.policy.ts';
import { attachmentsColumn, attachToMessages } from './attachments.db.ts';
import { blocks, conversations, messages } from './messages.tables.ts';

const authors = aliasedTable(users, 'authors');

/** The person who wrote a message. */
export const authorColumn = sql<Required<Message['author']>>`(
  select json_build_object('id', ${authors.id}, 'firstName', ${authors.firstName}, 'lastName', ${authors.lastName})
  from ${users} as "authors" where ${authors.id} = coalesce(${messages.authorId}, ${messages.senderId})
)`;

export const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  author: authorColumn.as('author'),
  isFromCompany: sql<boolean>`exists (select 1 from ${companies} where ${companies.userId} = ${messages.senderId})`.as(
    'is_from_company',
  ),
  content: messages.content,
  attachmentCount: messages.attachmentCount,
  attachments: attachmentsColumn.as('attachments'),
  clientId: messages.clientId,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
};

/** A stored message. `toReaderMessage` adapts it to a reader. */
export interface StoredMessage extends Message {
  author: Required<Message['author']>;
  isFromCompany: boolean;
}

/** Adapts a message to the reader's side. Candidates see only the first name of a company's author. */
export const toReaderMessage = ({ isFromCompany, author, ...message }: StoredMessage, readerId: string): Message => {
  const { lastName: _lastName, ...firstNameOnly } = author;
  return { ...message, author: isFromCompany && message.senderId !== readerId ? firstNameOnly : author };
};

/** Sorts the ids of two people. */
export const orderUserIds = (userId: string, otherId: string): { low: string; high: string } =>
  userId < otherId ? { low: userId, high: otherId } : { low: otherId, high: userId };

/** A person as their correspondent sees them. A deleted account has no company name and no profile. */
export const correspondentColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  // A thread is with a company, not with its user, so the logo replaces the user's photo.
  profileImageUrl: sql<string | null>`case when ${users.deletedAt} is null
    then coalesce(${companies.logoUrl}, ${users.profileImageUrl}) end`,
  accountType: users.accountType,
  companyName: sql<string | null>`case when ${users.deletedAt} is null then ${companies.companyName} end`,
  candidateId: sql<string | null>`(
    select ${candidates.id} from ${candidates} where ${candidates.userId} = ${users.id} and ${users.deletedAt} is null
  )`,
  isDeleted: sql<boolean>`${users.deletedAt} is not null`,
};

/** The facts about the sender and the recipient, for the decision, the notification and the email. */
export interface Parties {
  facts: Omit<WritingFacts, 'hasAppliedToCompany'>;
  hasConversation: boolean;
  /** Whether the writer archived the conversation. */
  isArchived: boolean;
  other: Correspondent;
  /** The sender name that the recipient sees: the company name, or else the person's name. */
  writerName: string;
}

const exists = (query: ReturnType<typeof sql>) => sql<boolean>`exists (select 1 from ${query})`;

/** A user and the user they write to. The ids are in lower case. */
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
      other: correspondentColumns,
      deletedAt: users.deletedAt,
      writerType: writer.accountType,
      writerFirstName: writer.firstName,
      writerLastName: writer.lastName,
      writerCompany: writerCompany.companyName,
      isVetted: exists(sql`${candidates} where ${candidates.userId} = ${users.id} and ${isVettedRow}`),
      isBlocked: exists(sql`${blocks} where ${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${writer.id}`),
      hasBlocked: exists(sql`${blocks} where ${blocks.blockerId} = ${writer.id} and ${blocks.blockedId} = ${users.id}`),
      startedBy: conversations.startedBy,
      isArchived: sql<boolean>`(${conversations.lastMessageAt} <= case
        when ${conversations.lowUserId} = pair.writer_id then ${conversations.lowArchivedThrough}
        else ${conversations.highArchivedThrough} end) is true`,
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
    hasBlocked: row.hasBlocked,
    otherWroteFirst: row.startedBy === otherId,
  },
  hasConversation: row.startedBy !== null,
  isArchived: row.isArchived,
  other: row.other,
  writerName: row.writerCompany ?? `${row.writerFirstName} ${row.writerLastName}`,
});

/** Reads the facts about each pair, in order. An entry is null if the other person does not exist. */
export const findParties = async (db: Queryable, pairs: readonly Pair[]): Promise<(Parties | null)[]> => {
  const rows = await selectParties(db, pairs);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return pairs.map((pair, index) => {
    const row = byPlace.get(index + 1);
    return row === undefined ? null : toParties(row, pair);
  });
};

/** Returns true if two people have a conversation. The ids must be in lower case. */
export const haveConversation = async (db: Queryable, userId: string, otherId: string): Promise<boolean> => {
  const { low, high } = orderUserIds(userId, otherId);
  const conversationCount = await db.$count(
    conversations,
    and(eq(conversations.lowUserId, low), eq(conversations.highUserId, high)),
  );
  return conversationCount > 0;
};

/** The SQL condition that a person has sent or received a message since an instant. */
export const hasMessageSince = (userId: SQLWrapper, since: SQLWrapper) =>
  sql`exists (select 1 from ${conversations}
    where (${conversations.lowUserId} = ${userId} or ${conversations.highUserId} = ${userId}) and ${conversations.lastMessageAt} > ${since})`;

export const userExists = async (db: Queryable, userId: string): Promise<boolean> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return row !== undefined;
};

/** A message before it is stored. */
export interface NewMessage {
  senderId: string;
  receiverId: string;
  author: Message['author'];
  content: string;
  /** The ids of the sender's unsent files, in order and in lower case. */
  attachmentIds: readonly string[];
  clientId: string | null;
}

/** Finds the message with the sender and client id of each draft, in the order of the drafts. An entry is null if there is none. */
export const findByClientIds = async (db: Queryable, drafts: readonly NewMessage[]): Promise<(Message | null)[]> => {
  const senderIds = sql.param(drafts.map(({ senderId }) => senderId));
  const clientIds = sql.param(drafts.map(({ clientId }) => clientId));
  const rows = await db
    .select({ ...messageColumns, place: sql<number>`draft.place::int` })
    .from(
      sql`unnest(${senderIds}::uuid[], ${clientIds}::uuid[]) with ordinality as draft (sender_id, client_id, place)`,
    )
    .innerJoin(messages, sql`${messages.senderId} = draft.sender_id and ${messages.clientId} = draft.client_id`);
  const byPlace = new Map(rows.map(({ place, ...message }) => [place, message]));
  return drafts.map((_, index) => byPlace.get(index + 1) ?? null);
};

const FILE_GONE = 'attachment-gone';

interface StoredRow {
  id: string;
  created_at: string;
}

/**
 * Stores messages and creates or updates their conversations. Locks each thread, always in the same order,
 * before it takes the time, so that the messages of a thread become visible in the order of their times and
 * a reader who continues after the last message misses none. A message that is older than the conversation's
 * last message does not replace it. Returns the messages in the order of the drafts. An entry is null
 * if the sender already used its `clientId`. Throws `conflict` if a file does not belong to the sender,
 * was already sent or no longer exists.
 */
export const insertMessages = async (tx: Queryable, drafts: readonly NewMessage[]): Promise<(Message | null)[]> => {
  const newRows = drafts.map((draft) => ({
    id: newId(),
    ...draft,
    authorId: draft.author.id === draft.senderId ? null : draft.author.id,
    attachmentCount: draft.attachmentIds.length,
  }));
  const column = (name: keyof (typeof newRows)[number]) => sql.param(newRows.map((draft) => draft[name]));
  const result = await tx.execute(sql`
    with draft as (
      select *, least(sender_id, receiver_id) as low, greatest(sender_id, receiver_id) as high from unnest(
        ${column('id')}::uuid[], ${column('senderId')}::uuid[], ${column('receiverId')}::uuid[], ${column('authorId')}::uuid[],
        ${column('content')}::text[], ${column('clientId')}::uuid[], ${column('attachmentCount')}::smallint[]
      ) as draft (id, sender_id, receiver_id, author_id, content, client_id, attachment_count)
    ), locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(low::text || high, 0)) from (select distinct low, high from draft order by low, high) as thread
    ), moment as materialized (
      select clock_timestamp() as created_at, count(*) from locked
    ), stored as (
      insert into ${messages} (id, sender_id, receiver_id, author_id, content, client_id, attachment_count, created_at)
      select id, sender_id, receiver_id, author_id, content, client_id, attachment_count, created_at from draft, moment
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
  const createdTimes = new Map(resultRows<StoredRow>(result).map((row) => [row.id, toInstant(row.created_at)]));
  const stored = newRows.filter(({ id }) => createdTimes.has(id));
  const files = await attachToMessages(
    tx,
    stored.map(({ id, senderId, attachmentIds }) => ({ messageId: id, senderId, attachmentIds })),
  );
  return newRows.map(({ attachmentIds, authorId: _authorId, ...draft }) => {
    const createdAt = createdTimes.get(draft.id);
    if (createdAt === undefined) return null;
    const attachments = files.get(draft.id) ?? [];
    if (attachments.length < attachmentIds.length) throw new AppError('conflict', FILE_GONE);
    return { ...draft, attachments, createdAt, readAt: null };
  });
};

const isInThread = ({ low, high }: Readonly<Record<'low' | 'high', SqlValue>>) =>
  sql`least(${messages.senderId}, ${messages.receiverId}) = ${low} and greatest(${messages.senderId}, ${messages.receiverId}) = ${high}`;

/** Finds a message in the thread of two people. Returns null if the thread does not contain it. */
export const findThreadMessage = (
  db: Queryable,
  userId: string,
  otherId: string,
  messageId: string,
): Promise<StoredMessage | null> =>
  firstRow(
    db
      .select(messageColumns)
      .from(messages)
      .where(and(eq(messages.id, messageId), isInThread(orderUserIds(userId, otherId)))),
  );

/** A message in a thread and the direction to read in from there. */
export interface ThreadAnchor {
  message: Message;
  side: 'before' | 'after';
}

const prepareThread = prepareByShape((db, { side }: { side: ThreadAnchor['side'] | 'newest' }) => {
  const position = sql`(${messages.createdAt}, ${messages.id})`;
  const anchor = sql`(${sql.placeholder('anchorTime')}, ${sql.placeholder('anchorId')})`;
  const positions = { newest: undefined, before: sql`${position} < ${anchor}`, after: sql`${position} > ${anchor}` };
  const inOrder = side === 'after' ? asc : desc;
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(isInThread({ low: sql.placeholder('low'), high: sql.placeholder('high') }), positions[side]))
    .orderBy(inOrder(messages.createdAt), inOrder(messages.id))
    .limit(sql.placeholder('limit'))
    .prepare('');
});

/** Reads the newest messages of a thread, or those before or after the anchor, oldest first. */
export const listThread = async (
  db: Queryable,
  userId: string,
  otherId: string,
  anchor: ThreadAnchor | null,
  limit: number = LIMITS.threadPage,
): Promise<StoredMessage[]> => {
  const side = anchor?.side ?? 'newest';
  const rows = await prepareThread(db, { side }).execute({
    ...orderUserIds(userId, otherId),
    anchorTime: anchor?.message.createdAt,
    anchorId: anchor?.message.id,
    limit,
  });
  return side === 'after' ? rows : rows.toReversed();
};

/** Reads a page of messages around a message in a thread, oldest first. */
export const listMessagesAround = async (
  db: Queryable,
  userId: string,
  otherId: string,
  message: StoredMessage,
): Promise<StoredMessage[]> => {
  const half = LIMITS.threadPage / 2;
  const earlier = await listThread(db, userId, otherId, { message, side: 'before' }, half);
  const later = await listThread(db, userId, otherId, { message, side: 'after' }, half - 1);
  return [...earlier, message, ...later];
};

/** Reads messages by id, in order. An entry is null if the message does not exist. */
export const findMessages = async (db: Queryable, ids: readonly string[]): Promise<(StoredMessage | null)[]> => {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(sql`${messages.id} = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((message) => [message.id, message]));
  return ids.map((id) => byId.get(id) ?? null);
};

/**
 * Marks all messages from one person to another as read. The writer sees this as a receipt. Returns the id of the newest message that was unread,
 * or null if there was none. Each company member's unread messages are stored separately (`unread.db.ts`).
 */
export const markThreadRead = async (tx: Queryable, readerId: string, fromId: string): Promise<string | null> => {
  const rows = await tx
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.receiverId, readerId), eq(messages.senderId, fromId), isNull(messages.readAt)))
    .returning({ id: messages.id, createdAt: messages.createdAt });
  const newest = rows.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))[0];
  return newest?.id ?? null;
};

/** Returns the ids of everyone a person has a conversation with. */
export const listCorrespondentIds = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .select({
      id: sql<string>`case when ${conversations.lowUserId} = ${userId} then ${conversations.highUserId} else ${conversations.lowUserId} end`,
    })
    .from(conversations)
    .where(or(eq(conversations.lowUserId, userId), eq(conversations.highUserId, userId)));
  return rows.map(({ id }) => id);
};
