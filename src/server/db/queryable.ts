/** The types that queries run on (either database or a transaction) and small helpers for queries. */

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For functions that run inside or outside of a transaction. */
export type Queryable = Db | Tx;

/**
 * Calls `create` once per database and caches the result, such as prepared statements or batchers. Lists may read the primary or a replica, which
 * must not share this state.
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

/** A value in a statement, or its placeholder in a prepared statement. */
export type SqlValue = string | Placeholder;

/**
 * Prepares a statement once per database and shape, because building the text takes longer than running most statements. The shape contains
 * everything that changes the text, such as whether there is a cursor. Values are placeholders.
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
 * Returns the SQL condition that a column equals one of the values; false for an empty list. The list is a single parameter, so that the statement's
 * text and cached plan do not depend on the length of the list.
 */
export const equalsAny = <Column extends PgColumn>(column: Column, values: readonly Column['_']['data'][]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;

/** Returns the rows of a raw query's result, for either database. */
export const resultRows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
