/**
 * Columns of uploaded files. Each file belongs to a row of a feature's table, and its bytes are either in the row (`content`) or in the file store
 * (`object` is the key). Uploads are always written into the row, in the transaction that adds the file. A background worker moves them later. So a
 * file never exists without its row, and an unavailable store does not block uploads.
 */
import { sql } from 'drizzle-orm';
import { check, integer, type PgColumn, text } from 'drizzle-orm/pg-core';
import { bytes } from '../db/columns.ts';

/** Returns the columns of a file. Write them with `newFileValues`, read them with `Files.read`. */
export const fileColumns = () => ({
  /** The bytes; null after the move to the store. */
  content: bytes('content'),
  /** The key in the store. */
  object: text('object'),
  /** The size in bytes of a file in the store. */
  size: integer('size'),
});

/** Returns the check of these columns. The table also needs two triggers (see `photos_file_given` and `photos_file_gone`). */
export const fileCheck = (table: string) =>
  check(`${table}_stored_check`, sql`(content is null) = (object is not null) and (object is null) = (size is null)`);

/** Returns the column values of a new upload. They also clear the key of a replaced file. */
export const newFileValues = (content: Buffer) => ({ content, object: null, size: null });

/** Returns the SQL for the size of a file in bytes. */
export const fileSizeColumn = (columns: Record<'content' | 'size', PgColumn>) =>
  sql<number>`coalesce(${columns.size}, octet_length(${columns.content}))`.mapWith(Number);
