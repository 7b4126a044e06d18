/** Files in messages, with their bytes. A file is uploaded first and attached when the message is sent. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { between, bytes, createdAt, id, isInList } from '#server/db/columns.ts';
import { fileCheck, fileColumns } from '#server/files/stored-files.tables.ts';
import { LIMITS } from '#shared/limits.ts';
import { ATTACHMENT_TYPES } from '#shared/vocabulary.ts';
import { messages } from './messages.tables.ts';

/** The maximum size of a preview. Previews are much smaller because their dimensions are limited. */
const PREVIEW_BYTES = 1024 * 1024;

export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    /** The account that uploads and sends the file. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null until the file is sent. */
    messageId: uuid('message_id').references(() => messages.id),
    /** The position among the files of the message, from 0. */
    place: smallint('place'),
    /** Determined from the content. */
    type: text('type', { enum: ATTACHMENT_TYPES }).notNull(),
    /** Ends with the extension of the type. */
    fileName: text('file_name').notNull(),
    /** In bytes. */
    fileSize: integer('file_size').notNull(),
    /** In pixels; pictures only. */
    width: integer('width'),
    height: integer('height'),
    ...fileColumns(),
    /** A small WebP, for pictures only. Always stored in the row. */
    preview: bytes('preview'),
    createdAt: createdAt(),
  },
  (table) => [
    check('attachments_type_check', isInList('type', ATTACHMENT_TYPES)),
    check('attachments_file_name_check', between('length(file_name)', 1, LIMITS.fileName)),
    check('attachments_content_check', between('octet_length(content)', 1, LIMITS.attachmentBytes)),
    check('attachments_preview_check', between('octet_length(preview)', 1, PREVIEW_BYTES)),
    fileCheck('attachments'),
    check('attachments_size_check', sql`file_size > 0`),
    check('attachments_picture_check', sql`(preview is null) = (width is null) and (width is null) = (height is null)`),
    check(
      'attachments_place_check',
      sql.raw(`(message_id is null) = (place is null) and place between 0 and ${LIMITS.attachmentsPerMessage - 1}`),
    ),
    uniqueIndex('attachments_message_idx').on(table.messageId, table.place),
    index('attachments_user_idx').on(table.userId, table.createdAt),
    index('attachments_unsent_idx').on(table.createdAt).where(sql`message_id is null`),
  ],
);
