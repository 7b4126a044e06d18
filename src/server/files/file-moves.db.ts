/**
 * Moves files from their rows into a store, and removes from it what no row has any more. What is to be removed stands in a table that triggers
 * write, in the transaction in which a row went or got another file, so that no removal is lost while a store is away.
 * Invariant: a key that is in the store is named by a row or stands in the table of removals, whenever a process dies.
 */
import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../db/database.ts';
import type { FileStore } from './file-store.ts';

/** A table of files, as its feature hands it to whoever moves them. */
export interface FileTable {
  table: PgTable;
  /** The primary key. */
  id: PgColumn;
}

/** Of a table at a time; files are up to some megabytes. */
const MOVED_AT_ONCE = 8;
const REMOVED_AT_ONCE = 50;
/** A file that is being moved is removed after this, unless its row took it. */
const TAKEN_WITHIN = '1 hour';
/** A removal that failed is tried again after this. */
const TRIED_AGAIN_AFTER = '2 minutes';

interface Found {
  id: string;
  /** The transaction that wrote the row: another one gives it another version. */
  version: string;
  content: Uint8Array;
}

const moveOne = async (db: Db, store: FileStore, { table, id }: FileTable, found: Found): Promise<boolean> => {
  const key = `${getTableName(table)}/${randomUUID()}`;
  await db.execute(sql`insert into file_removals (object, due_at) values (${key}, now() + ${TAKEN_WITHIN}::interval)`);
  await store.put(key, found.content);
  return db.transaction(async (tx) => {
    const taken = rowsOf(
      await tx.execute(sql`
        update ${table} set object = ${key}, size = octet_length(content), content = null
        where ${id} = ${found.id}::uuid and content is not null and ${table}.xmin::text = ${found.version} returning 1 as taken`),
    );
    const isTaken = taken.length > 0;
    // Somebody gave another file meanwhile, or the row went: then what was put there is not wanted.
    await tx.execute(
      isTaken
        ? sql`delete from file_removals where object = ${key}`
        : sql`update file_removals set due_at = now() where object = ${key}`,
    );
    return isTaken;
  });
};

/** Moves some files of a table. Gives how many it looked at; 0 where none is left in a row. */
export const moveFiles = async (db: Db, store: FileStore, file: FileTable): Promise<number> => {
  const { table, id } = file;
  const found = rowsOf<Found>(
    await db.execute(sql`
      select ${id}::text as id, ${table}.xmin::text as version, content from ${table}
      where content is not null limit ${MOVED_AT_ONCE}::int`),
  );
  for (const one of found) await moveOne(db, store, file, one);
  return found.length;
};

/** Removes some of what is due from the store. Gives how many; rejects, with the rest left for later, where the store does not answer. */
export const removeFiles = async (db: Db, store: FileStore): Promise<number> => {
  const due = rowsOf<{ object: string }>(
    await db.execute(sql`
      update file_removals set due_at = now() + ${TRIED_AGAIN_AFTER}::interval where object in (
        select object from file_removals where due_at <= now() order by due_at
        limit ${REMOVED_AT_ONCE}::int for update skip locked)
      returning object`),
  );
  for (const { object } of due) {
    await store.remove(object);
    await db.execute(sql`delete from file_removals where object = ${object}`);
  }
  return due.length;
};
