/**
 * All SQL for message files. Queries for messages read their files with `attachmentsColumn`. The
 * bytes are read only for downloads.
 */
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { firstRow, type Queryable, resultRows, type Tx } from '#server/db/database.ts';
import type { StoredFile } from '#server/files/files.ts';
import { newFileValues } from '#server/files/stored-files.tables.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { Attachment } from '../attachments.contract.ts';
import { attachments } from './attachments.tables.ts';
import { blocks, messages } from './messages.tables.ts';

/**
 * The files of a message, as a column for any query on `messages`. Columns are qualified by hand,
 * because the query builder omits the table name in statements on a single table.
 */
export const attachmentsColumn: SQL<Attachment[]> = sql<
  Attachment[]
>`case when "messages"."attachment_count" = 0 then '[]'::json else coalesce((
    select json_agg(json_build_object(
      'id', file.id, 'senderId', file.user_id, 'type', file.type, 'fileName', file.file_name, 'size', file.file_size,
      'width', file.width, 'height', file.height) order by file.place)
    from ${attachments} file where file.message_id = "messages"."id"), '[]'::json) end`;

export type NewAttachment = Omit<
  typeof attachments.$inferInsert,
  'messageId' | 'place' | 'createdAt' | 'content' | 'object' | 'size'
> & { content: Buffer };

const columns = {
  id: attachments.id,
  senderId: attachments.userId,
  type: attachments.type,
  fileName: attachments.fileName,
  size: attachments.fileSize,
  width: attachments.width,
  height: attachments.height,
};

/** Inserts a file that is not part of a message yet. */
export const insertAttachment = async (tx: Tx, file: NewAttachment): Promise<Attachment> => {
  const [row] = await tx
    .insert(attachments)
    .values({ ...file, ...newFileValues(file.content) })
    .returning(columns);
  if (row === undefined) throw new Error('The file was not stored');
  return row;
};

/** Returns the size of a person's files in bytes: in total, and for the last day. */
export const sumAttachmentBytes = async (db: Queryable, userId: string): Promise<{ total: number; today: number }> => {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${attachments.fileSize}), 0)`.mapWith(Number),
      today: sql<number>`coalesce(sum(${attachments.fileSize}) filter (
        where ${attachments.createdAt} > now() - interval '1 day'), 0)`.mapWith(Number),
    })
    .from(attachments)
    .where(eq(attachments.userId, userId));
  return row ?? { total: 0, today: 0 };
};

/** The files of a message, in order. */
export interface MessageFiles {
  messageId: string;
  senderId: string;
  attachmentIds: readonly string[];
}

/**
 * Attaches files to their messages. Returns each message's attached files. Skips files that do not
 * belong to the sender or were already sent.
 */
export const attachToMessages = async (
  tx: Queryable,
  messageFiles: readonly MessageFiles[],
): Promise<Map<string, Attachment[]>> => {
  const files = messageFiles.flatMap(({ messageId, senderId, attachmentIds }) =>
    attachmentIds.map((attachmentId, index) => ({ attachmentId, messageId, senderId, place: index })),
  );
  if (files.length === 0) return new Map();
  const column = (name: keyof (typeof files)[number]) => sql.param(files.map((file) => file[name]));
  const rows = await tx
    .update(attachments)
    .set({ messageId: sql`enclosed.message_id`, place: sql`enclosed.place` })
    .from(
      sql`unnest(${column('attachmentId')}::uuid[], ${column('messageId')}::uuid[], ${column('senderId')}::uuid[],
        ${column('place')}::smallint[]) as enclosed (id, message_id, sender_id, place)`,
    )
    .where(
      sql`${attachments.id} = enclosed.id and ${attachments.userId} = enclosed.sender_id and ${attachments.messageId} is null`,
    )
    .returning({ ...columns, messageId: attachments.messageId });
  const byMessage = new Map<string, Attachment[]>();
  const filePosition = ({ id }: Attachment): number => files.findIndex(({ attachmentId }) => attachmentId === id);
  for (const { messageId, ...file } of rows.toSorted((a, b) => filePosition(a) - filePosition(b))) {
    if (messageId !== null) byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), file]);
  }
  return byMessage;
};

/** Returns true if either of two people blocked the other. The ids must be in lower case. */
export const areBlocked = async (db: Queryable, userId: string, otherId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, userId), eq(blocks.blockedId, otherId)),
        and(eq(blocks.blockerId, otherId), eq(blocks.blockedId, userId)),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** Finds a file without its bytes, and the recipient of its message (null if unsent). Returns null if the file does not exist. */
export const findAttachment = (
  db: Queryable,
  id: string,
): Promise<(Attachment & { receiverId: string | null }) | null> =>
  firstRow(
    db
      .select({ ...columns, receiverId: messages.receiverId })
      .from(attachments)
      .leftJoin(messages, eq(messages.id, attachments.messageId))
      .where(eq(attachments.id, id)),
  );

/** Reads a file's bytes, or the key of its object in the file store. Returns null if the file does not exist. */
export const findStoredFile = async (db: Queryable, id: string): Promise<StoredFile | null> => {
  const { content, object } = attachments;
  const [row] = await db.select({ content, object }).from(attachments).where(eq(attachments.id, id));
  return row ?? null;
};

/** Reads the preview of a picture. Returns null if there is none. */
export const findAttachmentPreview = async (db: Queryable, id: string): Promise<Buffer | null> => {
  const [row] = await db.select({ preview: attachments.preview }).from(attachments).where(eq(attachments.id, id));
  return row?.preview ?? null;
};

/** Deletes a person's unsent file. Returns false if there is none. */
export const deleteUnsentAttachment = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.userId, userId), isNull(attachments.messageId)))
    .returning({ id: attachments.id });
  return rows.length > 0;
};

/** Deletes all files of a person. */
export const deleteUserAttachments = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(attachments).where(eq(attachments.userId, userId));
};

const BATCH = 100;

/** Deletes a batch of expired unsent files and returns the number deleted. */
export const dropUnsentAttachments = async (db: Queryable): Promise<number> => {
  const dropped = await db.execute(sql`delete from ${attachments} where ${attachments.id} in (
    select ${attachments.id} from ${attachments}
    where ${attachments.messageId} is null
      and ${attachments.createdAt} < now() - make_interval(hours => ${LIFETIMES.unsentFileHours}::int)
    order by ${attachments.createdAt} limit ${BATCH}::int for update skip locked
  ) returning ${attachments.id}`);
  return resultRows(dropped).length;
};
