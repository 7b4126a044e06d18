/**
 * Moves files from rows into the file store and removes orphaned objects. Triggers record removals in a table, in the transaction that removes or
 * replaces the file, so no removal is lost while the store is unavailable. At any time, every key in the store belongs to a row or is listed in the
 * table of removals.
 */
import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, resultRows } from '../db/database.ts';
import type { FileStore } from './file-store.ts';

/** A table of files, registered by its feature. */
export interface FileTable {
  table: PgTable;
  id: PgColumn;
}

/** Batch size per table. Small, because a file can have several megabytes. */
const MOVE_BATCH_SIZE = 8;
const REMOVE_BATCH_SIZE = 50;
/** An object is removed if no row refers to it after this time. */
const MOVE_TIMEOUT = '1 hour';
/** Delay before a failed removal is retried. */
const RETRY_DELAY = '2 minutes';

interface FoundFile {
  id: string;
  /** The id of the transaction that wrote the row. Changes with every write. */
  version: string;
  content: Uint8Array;
}

const moveFile = async (db: Db, store: FileStore, { table, id }: FileTable, file: FoundFile): Promise<boolean> => {
  const key = `${getTableName(table)}/${randomUUID()}`;
  await db.execute(sql`insert into file_removals (object, due_at) values (${key}, now() + ${MOVE_TIMEOUT}::interval)`);
  await store.put(key, file.content);
  return db.transaction(async (tx) => {
    const updatedRows = resultRows(
      await tx.execute(sql`
        update ${table} set object = ${key}, size = octet_length(content), content = null
        where ${id} = ${file.id}::uuid and content is not null and ${table}.xmin::text = ${file.version} returning 1 as taken`),
    );
    const isUpdated = updatedRows.length > 0;
    // If no row was updated, the file was replaced or deleted meanwhile, and the new object is not needed.
    await tx.execute(
      isUpdated
        ? sql`delete from file_removals where object = ${key}`
        : sql`update file_removals set due_at = now() where object = ${key}`,
    );
    return isUpdated;
  });
};

/** Moves a batch of files of a table. Returns the number of files that it tried to move, or 0 when none are left. */
export const moveFiles = async (db: Db, store: FileStore, fileTable: FileTable): Promise<number> => {
  const { table, id } = fileTable;
  const files = resultRows<FoundFile>(
    await db.execute(sql`
      select ${id}::text as id, ${table}.xmin::text as version, content from ${table}
      where content is not null limit ${MOVE_BATCH_SIZE}::int`),
  );
  for (const file of files) await moveFile(db, store, fileTable, file);
  return files.length;
};

/** Removes a batch of due objects and returns their number. Rejects if the store does not answer; the remaining objects are retried later. */
export const removeFiles = async (db: Db, store: FileStore): Promise<number> => {
  const due = resultRows<{ object: string }>(
    await db.execute(sql`
      update file_removals set due_at = now() + ${RETRY_DELAY}::interval where object in (
        select object from file_removals where due_at <= now() order by due_at
        limit ${REMOVE_BATCH_SIZE}::int for update skip locked)
      returning object`),
  );
  for (const { object } of due) {
    await store.remove(object);
    await db.execute(sql`delete from file_removals where object = ${object}`);
  }
  return due.length;
};
