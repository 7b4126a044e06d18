/** The type that queries run on (either database or a transaction) and small helpers for them. */

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For functions that run inside or outside of a transaction. */
export type Queryable = Db | Tx;

/**
 * Calls `make` once per database and caches the result, such as prepared statements or batchers. Lists may read the primary or a replica; this keeps
 * their state apart.
 */
export const perDatabase = <Value>(make: (db: Db) => Value): ((db: Db) => Value) => {
  const cache = new WeakMap<Db, Value>();
  return (db) => {
    const cached = cache.get(db);
    if (cached !== undefined) return cached;
    const value = make(db);
    cache.set(db, value);
    return value;
  };
};

/**
 * Returns true if a column holds one of the values, false for an empty list. The list is a single parameter, so that the statement's text and its
 * cached plan do not depend on its length.
 */
export const isAnyOf = <Column extends PgColumn>(column: Column, values: readonly Column['_']['data'][]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;

/** The rows of a raw query, for either database. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
