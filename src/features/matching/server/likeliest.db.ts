/**
 * Finds the rows of a table that are likeliest to score high, without reading the table: a bounded number of rows gets the
 * rough score where they are, and the best of these come back. Where not more than that match the filters, these are all of
 * them; else those of some cells (cells.ts), which a look at a sample chooses.
 * Invariant: some multiple of RETRIEVAL.rows are read and scored for a list, however many there are.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import type { KeysWanted } from '../match-keys.ts';
import { chooseCells } from './cells.ts';
import { type RoughParts, withRoughScore } from './rough-score.db.ts';
import {
  countByFacets,
  estimateListed,
  fetched,
  inCells,
  newestListed,
  newestMatching,
  RETRIEVING,
  type Searched,
} from './searched.db.ts';

/** What a list may cost. Tests lower it, so that a small market is as a large one. */
export const RETRIEVAL = {
  /** About how many rows are scored roughly for a list. */
  rows: 16_000,
  /** The sample: from it is judged how many match, and how common the wanted keys are. */
  lookedAt: 1_500,
};
/** Several searches share so many times as many rows: the square root of their number, and not more than this. */
const MOST_SHARED = 2.5;
/** Up to this share of all, those that match are fetched through the index of the facets. */
const FEW = 0.03;
/** Up to this share, words and skills narrow a search through their own indexes. */
const SOME = 0.1;
/** Where they are all that match, up to so many times as many rows are scored. */
const MOST_FETCHED = 2;
/** Where few of what is read match, up to so many times as many are read. */
const MOST_READ = 3;

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

/** A row that was looked at: which of the wanted keys it has, whether it is as asked, and whether as words and skills ask. */
interface Looked {
  keys: readonly string[];
  matches: boolean;
  is_keyed: boolean;
}

/** Looks at some rows, as one search sees them. */
const lookAt = async (
  db: Queryable,
  searched: Searched,
  { own, related }: KeysWanted,
  rows: SQL,
): Promise<Looked[]> => {
  const { matchKeys, matches, keys } = searched;
  const wanted = sql`${sql.param([...own.map(({ key }) => key), ...related], matchKeys)}::text[]`;
  const shared = sql`array_to_string(array(select key from unnest(${matchKeys}) as key where key = any(${wanted})), ',')`;
  const looked = rowsOf<Omit<Looked, 'keys'> & { keys: string }>(
    await db.execute(
      sql`select ${shared} as keys, ${matches} as matches, ${keys ?? sql`true`} as is_keyed from ${rows}`,
    ),
  );
  return looked.map((row) => ({ ...row, keys: row.keys.split(',') }));
};

const shareOf = (rows: readonly Looked[], is: (row: Looked) => boolean): number =>
  rows.filter(is).length / Math.max(1, rows.length);

/** Where the rows to be scored come from. */
interface Choice {
  of(search: Search): Promise<SQL[]>;
  /** Whether these are all that match. */
  areAll: boolean;
}

const allOf = (rows: SQL): Choice => ({ of: () => Promise.resolve([rows]), areAll: true });

/** What a look at the newest says of a list. */
interface Outlook {
  first: Search;
  /** As the first search sees them. */
  looked: Looked[];
  /** About how many are listed, and the share of these that matches. */
  listed: number;
  share: number;
  /** Whether words and skills leave so few that their indexes are asked. */
  isIndexed: boolean;
}

/** The rows of a search's cells, and the newest where these leave room. */
const byCells = async (
  db: Queryable,
  searched: Searched,
  { first, looked, listed, share, isIndexed }: Outlook,
  search: Search,
  most: number,
): Promise<SQL[]> => {
  const { lookedAt } = RETRIEVAL;
  const sampled = isIndexed ? fetched(searched, lookedAt) : newestListed(searched, lookedAt);
  const isLooked = search === first && !isIndexed;
  const rows = isLooked ? looked : await lookAt(db, searched, search.wanted, sampled);
  const sample = { rows: rows.map(({ keys }) => keys), all: isIndexed ? listed * share : listed };
  const room = isIndexed ? most : most * Math.min(MOST_READ, Math.max(1, SOME / share));
  const { cells, expected } = chooseCells(search.wanted, sample, room);
  // A sample may mislead; what the cells really have ends at twice as much as they should.
  const sources = [inCells(searched, cells, 2 * most, isIndexed)];
  const left = Math.round(room - expected);
  if (left > lookedAt) sources.push(newestMatching(searched, left));
  return sources;
};

/** Chooses the rows that are scored roughly, about `most`, for any of the searches; the first decides how many match. */
const chooseRows = async (db: Queryable, searched: Searched, first: Search, most: number): Promise<Choice> => {
  const { matches, facets, fetches } = searched;
  const areFew = (await countByFacets(db, searched, most)) <= most;
  if (areFew && matches === facets) return allOf(newestMatching(searched, most));
  const looked = await lookAt(db, searched, first.wanted, newestListed(searched, RETRIEVAL.lookedAt));
  const share = shareOf(looked, (row) => row.matches);
  const isIndexed = fetches !== null && shareOf(looked, (row) => row.is_keyed) < SOME;
  if (areFew && (!isIndexed || share >= FEW)) return allOf(newestMatching(searched, most));
  const listed = Math.max(most, await estimateListed(db, searched));
  const isFetched = isIndexed || (fetches === null && share < FEW);
  if (isFetched && listed * share <= MOST_FETCHED * most) return allOf(fetched(searched, MOST_FETCHED * most));
  const outlook = { first, looked, listed, share, isIndexed };
  return { of: (search) => byCells(db, searched, outlook, search, most), areAll: false };
};

interface Scored extends Found {
  rough: number;
}

const bestOf = async (
  db: Queryable,
  { columns }: Searched,
  rows: SQL,
  { parts }: Search,
  size: number,
): Promise<Scored[]> => {
  const scored = withRoughScore(rows, columns, parts);
  const best = sql`select id, version, rough from (${scored}) as scored order by rough desc, id limit ${size}::int`;
  return rowsOf<Scored>(await db.execute(best));
};

/**
 * At most `size` rows that match and are the likeliest to score high in one of the searches. `isAll` where nothing else
 * matches.
 */
export const findLikeliest = async (
  db: Queryable,
  searched: Searched,
  searches: readonly Search[],
  size: number,
): Promise<{ found: Found[]; isAll: boolean }> => {
  const [first] = searches;
  if (first === undefined) return { found: [], isAll: false };
  const shared = RETRIEVAL.rows * Math.min(MOST_SHARED, Math.sqrt(searches.length));
  const most = Math.ceil(shared / searches.length);
  const { best, areAll } = await db.transaction(async (tx) => {
    await tx.execute(RETRIEVING);
    const choice = await chooseRows(tx, searched, first, most);
    const scored: Scored[] = [];
    for (const search of searches) {
      for (const rows of await choice.of(search)) scored.push(...(await bestOf(tx, searched, rows, search, size)));
    }
    return { best: scored, areAll: choice.areAll };
  });
  const found = new Map<string, Found>();
  for (const row of best.toSorted((one, other) => other.rough - one.rough)) {
    if (found.size < size) found.set(row.id, row);
  }
  return { found: [...found.values()], isAll: areAll && found.size < size };
};
