/**
 * The column types that all tables share. Times are ISO 8601 strings with milliseconds on our side and
 * `timestamptz(3)` in the database, so that a cursor made of one compares exactly. Indexes are declared ascending, also for
 * lists that run newest first: PostgreSQL walks them backwards, while a declared DESC NULLS LAST would not serve ORDER BY … DESC.
 */
import { sql } from 'drizzle-orm';
import { customType, uuid } from 'drizzle-orm/pg-core';

/** A moment as the driver gives it, as an ISO 8601 string in UTC. */
export const toInstant = (value: string | Date): string => new Date(value).toISOString();

/** A moment. In and out: an ISO 8601 string in UTC. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => value,
  fromDriver: toInstant,
});

/** Bytes of a file. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value),
});

/** The primary key of most tables; the app makes it (`newId`). */
export const id = () => uuid('id').primaryKey();

/** When the row was made; the database's clock, so that all processes agree. */
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);

export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** `what between 1 and 50`, for the checks that back a limit. */
export const between = (what: string, least: number, most: number) => sql.raw(`${what} between ${least} and ${most}`);

/** `column in ('a', 'b')`, for the checks that back a closed list. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
