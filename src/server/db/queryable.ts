/** What queries run on (the database or a transaction of it, whichever of the two databases it is), and what many of them need. */

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Where a function may run in or outside of a transaction. */
export type Queryable = Db | Tx;

/**
 * Gives what `make` makes for a database, made once for each: prepared statements and gathered questions, where lists read more than one
 * database. What is asked of one is never answered by another.
 */
export const onEachDatabase = <Made>(make: (db: Db) => Made): ((db: Db) => Made) => {
  const made = new WeakMap<Db, Made>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const now = make(db);
    made.set(db, now);
    return now;
  };
};

/**
 * Whether a column holds one of the values; never where there are none. The list is one value, however long it is, so that the
 * statement's text and its kept plan stay the same.
 */
export const isAnyOf = <Column extends PgColumn>(column: Column, values: readonly Column['_']['data'][]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;

/** The rows of a raw query, on either database. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
