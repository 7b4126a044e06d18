/** What queries run on: the database or a transaction of it, whichever of the two databases it is. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Where a function may run in or outside of a transaction. */
export type Queryable = Db | Tx;
