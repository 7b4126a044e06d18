/**
 * Reads a page of a list sorted by score. The order comes from the index and the rows come from the database.
 * Rows without a score come last, by date. All lists sorted by score share one order and one cursor format.
 * Invariants: scored rows are in index order, and the rest are newest first. Each row occurs
 * once. Rows deleted in the meantime are skipped and do not end the list.
 */
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import type { Place } from './match-queries.ts';

export { comparePlaces } from '#engine/retrieval/best-first.ts';
export type { Place } from './match-queries.ts';

/** Returns the exclusive lower bound (`above`) of the scores that are displayed as `shown` or more. Screens round half up. */
export const toScoreBound = (shown: number): number => shown - 0.5 - Number.EPSILON * 1_000;

/** A position in a list sorted by score. Rows without a score come last, by date, then id. */
export type RankedCursor = ScoredCursor | UnscoredCursor;
export type ScoredCursor = [score: number, id: string, nearness: number, step: number];
type UnscoredCursor = ['unscored', at: string, id: string];

const isUnscored = (cursor: RankedCursor): cursor is UnscoredCursor => cursor.length === 3;

/** A `RankedCursor` for a list with several sort orders. A scored cursor starts with the name of its order. */
export type NamedRankedCursor = ['match', ...ScoredCursor] | UnscoredCursor;

/** Converts a cursor to the cursor format of a list with several sort orders. */
export const namedCursor = (next: RankedCursor | null): NamedRankedCursor | null =>
  next === null || isUnscored(next) ? next : ['match', ...next];

/** Parses the cursor of a list with several sort orders. Throws `invalid` for a cursor of another order. */
export const parseRankedCursor = (after: readonly unknown[] | null): RankedCursor | null => {
  if (after === null) return null;
  const [order, scoreOrDate, id, nearness, step] = after;
  if (order === 'match') return [Number(scoreOrDate), String(id), Number(nearness), Number(step)];
  if (order === 'unscored') return ['unscored', String(scoreOrDate), String(id)];
  throw wrongCursorError();
};

/** A row without a score: its id in the list, its date and a tiebreaker. */
export interface UnscoredRow {
  id: string;
  at: string;
  cursorId: string;
}

const toPlace = ([score, id, nearness, step]: ScoredCursor): Place => ({ score, id, nearness, step });
const toCursor = ({ score, id, nearness, step }: Place): ScoredCursor => [score, id, nearness, step];

/** The data sources for a page of a list sorted by score. */
export interface RankedList<Found extends Place, Row> {
  limit: number;
  after: RankedCursor | null;
  find(slice: { after: Place | null; limit: number }): Promise<readonly Found[]>;
  /** Reads the rows without a score after a position, newest first. */
  findUnscored(slice: { after: [at: string, id: string] | null; limit: number }): Promise<readonly UnscoredRow[]>;
  /** Reads the rows with these ids, in any order. */
  load(ids: string[]): Promise<readonly Row[]>;
  rowId(row: Row): string;
}

/** A row of the list. `found` is its match, or null if the row has no score. */
interface ListRow<Found> {
  id: string;
  cursor: RankedCursor;
  found: Found | null;
}

const findRowsAfter = async <Found extends Place, Row>(
  { after, find, findUnscored }: RankedList<Found, Row>,
  limit: number,
): Promise<ListRow<Found>[]> => {
  const isAmongUnscored = after !== null && isUnscored(after);
  const scored = isAmongUnscored ? [] : await find({ after: after && toPlace(after), limit });
  const rows = scored.map((match): ListRow<Found> => ({ id: match.id, cursor: toCursor(match), found: match }));
  if (rows.length >= limit) return rows;
  const rest = await findUnscored({ after: isAmongUnscored ? [after[1], after[2]] : null, limit: limit - rows.length });
  return [
    ...rows,
    ...rest.map(({ id, at, cursorId }): ListRow<Found> => ({ id, cursor: ['unscored', at, cursorId], found: null })),
  ];
};

/** Reads the page after a position. Returns each row with its match. */
export const loadRankedPage = async <Found extends Place, Row>(
  list: RankedList<Found, Row>,
): Promise<{ items: { row: Row; found: Found | null }[]; next: RankedCursor | null }> => {
  const rows = await findRowsAfter(list, list.limit + 1);
  const { items, next } = toPage(rows, list.limit, ({ cursor }) => cursor);
  const loaded = await list.load(items.map(({ id }) => id));
  const byId = new Map(loaded.map((row) => [list.rowId(row), row]));
  return {
    items: items.flatMap(({ id, found }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ row, found }];
    }),
    next,
  };
};
