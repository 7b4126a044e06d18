/**
 * Files that people give us: each belongs to a row of a feature's table and stands in the row (`content`) or in a file store (`object`, its key there).
 * It is always written into the row, in the transaction of its cause; a background worker moves it on where there is a store. So a file is never
 * without its row, and a store that is away keeps nobody from giving one.
 */
import { sql } from 'drizzle-orm';
import { check, integer, type PgColumn, text } from 'drizzle-orm/pg-core';
import { bytes } from '../db/columns.ts';

/** The columns of a file. Write them with `inRow`, read them with `Files.read`. */
export const fileColumns = () => ({
  /** The bytes; null where they were moved into the store. */
  content: bytes('content'),
  /** The key in the store. */
  object: text('object'),
  /** In bytes, of a file in the store. */
  size: integer('size'),
});

/** The check of these columns. The table also needs two triggers (`photos_file_given` and `photos_file_gone` are an example). */
export const fileCheck = (table: string) =>
  check(`${table}_stored_check`, sql`(content is null) = (object is not null) and (object is null) = (size is null)`);

/** The columns of a file that was given just now, also where it takes the place of another one. */
export const inRow = (content: Buffer) => ({ content, object: null, size: null });

/** How many bytes a file has, in a statement. */
export const sizeOf = (columns: Record<'content' | 'size', PgColumn>) =>
  sql<number>`coalesce(${columns.size}, octet_length(${columns.content}))`.mapWith(Number);
