/**
 * Finds the rows of a table that are likeliest to score high, without reading the table: a bounded number of rows gets the
 * rough score where they are, and the best of these come back. Where not more than that match the filters, these are all
 * of them; else those that share the rarest keys, as a look at the newest has it. Knows no table; the features name theirs.
 * Invariant: about RETRIEVAL.rows rows are read and scored for a list, however many there are.
 */
import { and, type Column, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import type { KeysWanted } from '../sketch.ts';
import { type Cell, chooseCells, type Sample } from './cells.ts';
import { type RoughParts, withRoughScore } from './rough-score.db.ts';

/** What a list may cost. Tests lower it, so that a small market is as a large one. */
export const RETRIEVAL = {
  /** How many rows are scored roughly for a list; several searches share them. */
  rows: 16_000,
  /** The newest, from whom is judged how many match and how common a key is. */
  lookedAt: 1_500,
};
/** Up to this share of all, those that match are fetched through the indexes of the filters. */
const FEW = 0.03;

/** A table under filters. */
export interface Searched {
  table: SQLWrapper;
  matchKeys: Column;
  /** What a row must be to be in any list, as the index of the newest has it, and that index. */
  isListed: SQL;
  newestFirst: SQL;
  newestIndex: string;
  /** What the index of the newest can tell of what is asked; and all of it. */
  facets: SQL;
  matches: SQL;
  /** All of it so that the indexes of words and skills are used; null where neither is asked. */
  fetches: SQL | null;
}

/** One side that others are searched for. */
export interface Search {
  wanted: KeysWanted;
  parts: RoughParts;
}

/** A row that was found; another `version` after every change of it. */
export interface Found {
  id: string;
  version: string;
}

/** A list that the planner does not see: it would take a common key for a reason to read the whole table. */
export const unseen = (keys: readonly string[], column: Column): SQL =>
  sql`(select ${sql.param([...keys], column)}::text[])`;

const newest = ({ table, newestFirst }: Searched, facets: SQL, limit: number): SQL =>
  sql`(select * from ${table} where ${facets} order by ${newestFirst} limit ${limit}::int) as ${table}`;

const countOf = async (db: Queryable, count: SQL): Promise<number> =>
  rowsOf<{ count: number }>(await db.execute(count))[0]?.count ?? 0;

/**
 * For the rest of a transaction: where some thousands of rows are scattered over a table, the planner would rather read all
 * of it, which grows with the table as these rows do not. Compiling such statements takes longer than they do.
 */
export const NEVER_WHOLE = sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`;

/** How many rows have the facets, but not more than one above `most`. */
const countByFacets = (db: Queryable, { table, facets, newestFirst }: Searched, most: number): Promise<number> =>
  countOf(
    db,
    sql`select count(*)::int as count from (select 1 from ${table} where ${facets} order by ${newestFirst} limit ${most + 1}::int) as found`,
  );

/** About how many are listed, as the planner knows it; too few where it does not. */
const estimateListed = (db: Queryable, { newestIndex }: Searched): Promise<number> =>
  countOf(db, sql`select reltuples::int as count from pg_class where oid = ${newestIndex}::regclass`);

/** Looks at the newest: the share of those that match, and which of the wanted keys each has. */
const lookAtNewest = async (
  db: Queryable,
  searched: Searched,
  wanted: readonly string[],
): Promise<{ share: number; keys: string[][] }> => {
  const { matchKeys, matches, isListed } = searched;
  const list = sql`${sql.param([...wanted], matchKeys)}::text[]`;
  const own = sql`array_to_string(array(select key from unnest(${matchKeys}) as key where key = any(${list})), ',')`;
  const rows = rowsOf<{ keys: string; matches: boolean }>(
    await db.execute(
      sql`select ${own} as keys, ${matches} as matches from ${newest(searched, isListed, RETRIEVAL.lookedAt)}`,
    ),
  );
  const share = rows.filter((row) => row.matches).length / Math.max(1, rows.length);
  return { share, keys: rows.map(({ keys }) => keys.split(',')) };
};

/** Those of the newest that match. */
const walked = (searched: Searched, walk: number): SQL =>
  sql`(select * from ${newest(searched, searched.facets, walk)} where ${searched.matches}) as ${searched.table}`;

/** All that match, through the indexes of the filters. */
const fetched = ({ table, fetches, matches }: Searched, limit: number): SQL =>
  sql`(select * from ${table} where ${fetches ?? matches} limit ${limit}::int) as ${table}`;

/** Those that have all keys of one of the cells, and, of as many of the newest as there is room for, those that have not. */
const reached = (searched: Searched, cells: readonly Cell[], most: number): SQL => {
  const { table, matchKeys, matches } = searched;
  const left = most - cells.reduce((sum, { expected }) => sum + expected, 0);
  const others = walked(searched, Math.max(RETRIEVAL.lookedAt, Math.round(left)));
  const single = cells.flatMap(({ keys }) => (keys.length === 1 ? keys : []));
  const isInCell = or(
    single.length > 0 ? sql`${matchKeys} && ${unseen(single, matchKeys)}` : undefined,
    ...cells.flatMap(({ keys }) => (keys.length > 1 ? [sql`${matchKeys} @> ${unseen(keys, matchKeys)}`] : [])),
  );
  if (isInCell === undefined) return walked(searched, most);
  return sql`((select * from ${table} where ${and(matches, isInCell)} limit ${most}::int)
    union all (select * from ${others} where not (${isInCell}))) as ${table}`;
};

interface Rows {
  /** Those to be scored for a search. */
  of(search: Search): SQL;
  /** Whether they are all that match. */
  areAll: boolean;
}

/** Chooses the rows that are scored roughly: at most about `most`. */
const chooseRows = async (
  db: Queryable,
  searched: Searched,
  searches: readonly Search[],
  most: number,
): Promise<Rows> => {
  const byFacets = await countByFacets(db, searched, most);
  const isNarrowed = searched.matches !== searched.facets;
  const all: Rows = { of: () => walked(searched, most), areAll: true };
  if (byFacets <= most && !isNarrowed) return all;
  const wanted = searches.flatMap(({ wanted: { own, related } }) => [...own, ...related]);
  const look = await lookAtNewest(db, searched, [...new Set(wanted)]);
  if (byFacets <= most && (searched.fetches === null || look.share >= FEW)) return all;
  if (isNarrowed && look.share < FEW) return { of: () => fetched(searched, most), areAll: true };
  const listed = await estimateListed(db, searched);
  const isIndexed = searched.fetches !== null && listed > most;
  if (isIndexed && listed * look.share <= most) return { of: () => fetched(searched, most), areAll: true };
  const sample: Sample = { keys: look.keys, all: Math.max(most, listed) };
  return { of: (search) => reached(searched, chooseCells(search.wanted, sample, most), most), areAll: false };
};

interface Scored extends Found {
  rough: number;
}

const bestOf = async (db: Queryable, rows: SQL, columns: SQL, { parts }: Search, size: number): Promise<Scored[]> => {
  const scored = withRoughScore(rows, columns, parts);
  const best = sql`select id, version, rough from (${scored}) as scored order by rough desc, id limit ${size}::int`;
  return rowsOf<Scored>(await db.execute(best));
};

/**
 * At most `size` rows that match and are the likeliest to score high in one of the searches. `columns` give their `id` and
 * `version`. `isAll` where nothing else matches.
 */
export const findLikeliest = async (
  db: Queryable,
  searched: Searched,
  searches: readonly Search[],
  { columns, size }: { columns: SQL; size: number },
): Promise<{ found: Found[]; isAll: boolean }> => {
  const most = Math.ceil(RETRIEVAL.rows / Math.max(1, searches.length));
  const { best, areAll } = await db.transaction(async (tx) => {
    await tx.execute(NEVER_WHOLE);
    const rows = await chooseRows(tx, searched, searches, most);
    const scored: Scored[] = [];
    for (const search of searches) scored.push(...(await bestOf(tx, rows.of(search), columns, search, size)));
    return { best: scored, areAll: rows.areAll };
  });
  const found = new Map<string, Found>();
  for (const row of best.toSorted((one, other) => other.rough - one.rough)) {
    if (found.size < size) found.set(row.id, row);
  }
  return { found: [...found.values()], isAll: areAll && found.size < size };
};
