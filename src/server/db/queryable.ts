/** The type that queries run on (either database or a transaction) and small helpers for them. */

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For functions that run inside or outside of a transaction. */
export type Queryable = Db | Tx;

/**
 * Calls `create` once per database and caches the result, such as prepared statements or batchers. Lists may read the primary or a replica; this keeps
 * their state apart.
 */
export const cachePerDatabase = <Value>(create: (db: Db) => Value): ((db: Db) => Value) => {
  const cache = new WeakMap<Db, Value>();
  return (db) => {
    const cached = cache.get(db);
    if (cached !== undefined) return cached;
    const value = create(db);
    cache.set(db, value);
    return value;
  };
};

/** A value of a statement, or the placeholder of one in a prepared statement. */
export type SqlValue = string | Placeholder;

/**
 * Prepares a statement once per database and shape, because building its text takes longer than most of them run. A shape is what changes the text,
 * such as whether there is a cursor; the values are placeholders.
 */
export const prepareByShape = <Shape extends object, Prepared>(
  prepare: (db: Db, shape: Shape) => Prepared,
): ((db: Db, shape: Shape) => Prepared) => {
  const databaseStatements = cachePerDatabase(() => new Map<string, Prepared>());
  return (db, shape) => {
    const statements = databaseStatements(db);
    const key = Object.values(shape).join();
    const known = statements.get(key);
    if (known !== undefined) return known;
    const prepared = prepare(db, shape);
    statements.set(key, prepared);
    return prepared;
  };
};

/**
 * Returns true if a column holds one of the values, false for an empty list. The list is a single parameter, so that the statement's text and its
 * cached plan do not depend on its length.
 */
export const equalsAny = <Column extends PgColumn>(column: Column, values: readonly Column['_']['data'][]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;

/** The rows of a raw query, for either database. */
export const resultRows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
