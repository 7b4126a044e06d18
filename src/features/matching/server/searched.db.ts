/**
 * A table under filters, and the ways into it: by the index of the newest, by those of words and skills, by that of the keys
 * which a list by match goes by. Says where rows come from; what they are worth is for others. Knows no table.
 */
import { type Column, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import type { Cell } from './cells.ts';

/** A table under filters. */
export interface Searched {
  table: SQLWrapper;
  matchKeys: Column;
  /** What is told of a row that was found: `id` and `version`. */
  columns: SQL;
  /** What a row must be to be in any list, as the index of the newest has it, and that index. */
  isListed: SQL;
  newestFirst: SQL;
  newestIndex: string;
  /** What the index of the newest can tell of what is asked; and all of it. */
  facets: SQL;
  matches: SQL;
  /** Of all that, the words and skills; and all of it so that their indexes are used. Null where neither is asked. */
  keys: SQL | null;
  fetches: SQL | null;
}

/** A list that the planner does not see: it would take a common key for a reason to read the whole table. */
export const unseen = (keys: readonly string[], column: Column): SQL =>
  sql`(select ${sql.param([...keys], column)}::text[])`;

/**
 * For the rest of a transaction. Where some thousands of rows are scattered over a table, the planner would rather read all
 * of it, which grows with the table as these rows do not. Compiling such statements takes longer than they do. And the usual
 * memory makes an index forget which rows it found and name their pages instead.
 */
export const RETRIEVING = sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
  set_config('work_mem', '64MB', true)`;

const newestOf = ({ table, newestFirst }: Searched, condition: SQL, limit: number): SQL =>
  sql`(select * from ${table} where ${condition} order by ${newestFirst} limit ${limit}::int) as ${table}`;

/** The newest that any list could have. */
export const newestListed = (searched: Searched, limit: number): SQL => newestOf(searched, searched.isListed, limit);

/** Those that match of the newest that have the facets. */
export const newestMatching = (searched: Searched, walk: number): SQL =>
  sql`(select * from ${newestOf(searched, searched.facets, walk)} where ${searched.matches}) as ${searched.table}`;

/** Those that match, through the indexes of the filters. */
export const fetched = ({ table, fetches, matches }: Searched, limit: number): SQL =>
  sql`(select * from ${table} where ${fetches ?? matches} limit ${limit}::int) as ${table}`;

/** Those of one of the cells that match. `withFilters` also asks the indexes of words and skills, for where these leave few. */
export const inCells = (searched: Searched, cells: readonly Cell[], limit: number, withFilters: boolean): SQL => {
  const { table, matchKeys, matches, fetches } = searched;
  const single = cells.flatMap((keys) => (keys.length === 1 ? keys : []));
  const isIn = or(
    single.length > 0 ? sql`${matchKeys} && ${unseen(single, matchKeys)}` : undefined,
    ...cells.flatMap((keys) => (keys.length > 1 ? [sql`${matchKeys} @> ${unseen(keys, matchKeys)}`] : [])),
  );
  const filters = (withFilters ? fetches : null) ?? matches;
  return sql`(select * from ${table} where ${filters} and ${isIn ?? sql`false`} limit ${limit}::int) as ${table}`;
};

const countOf = async (db: Queryable, count: SQL): Promise<number> =>
  rowsOf<{ count: number }>(await db.execute(count))[0]?.count ?? 0;

/** How many rows have the facets, but not more than one above `most`. */
export const countByFacets = (db: Queryable, searched: Searched, most: number): Promise<number> => {
  const { table, facets, newestFirst } = searched;
  const rows = sql`select 1 from ${table} where ${facets} order by ${newestFirst} limit ${most + 1}::int`;
  return countOf(db, sql`select count(*)::int as count from (${rows}) as found`);
};

/** About how many are listed, as the planner knows it; too few where it does not. */
export const estimateListed = (db: Queryable, { newestIndex }: Searched): Promise<number> =>
  countOf(db, sql`select reltuples::int as count from pg_class where oid = ${newestIndex}::regclass`);
