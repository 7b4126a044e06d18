/**
 * Shared column types. Times are ISO 8601 strings with milliseconds, stored as `timestamptz(3)`, so that cursors compare exactly. Indexes are
 * declared ascending, even for lists that show the newest first: PostgreSQL scans them backward, while DESC NULLS LAST would not serve ORDER BY …
 * DESC.
 */
import { sql } from 'drizzle-orm';
import { customType, uuid } from 'drizzle-orm/pg-core';

/** `2026-11-28 19:50:09.12+00`, the format of PostgreSQL for a session in UTC. Omits trailing zeros. */
const WRITTEN_IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** Converts a driver value to an ISO 8601 string in UTC. Lists convert hundreds, so the usual form is not parsed as a date. */
export const toInstant = (value: string | Date): string => {
  const parts = typeof value === 'string' ? WRITTEN_IN_UTC.exec(value) : null;
  if (parts === null) return new Date(value).toISOString();
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
};

/** A point in time, read and written as an ISO 8601 string in UTC. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => value,
  fromDriver: toInstant,
});

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value),
});

/** Builds the primary key of most tables. The app generates its values (`newId`). */
export const id = () => uuid('id').primaryKey();

/** Builds the column of the creation time. Uses the database's clock, which all processes share. */
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);

export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** Returns the SQL `expression between 1 and 50` for a check constraint of a limit. */
export const between = (expression: string, min: number, max: number) =>
  sql.raw(`${expression} between ${min} and ${max}`);

/** Returns the SQL `column in ('a', 'b')` for a check constraint of a closed list. */
export const isInList = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
