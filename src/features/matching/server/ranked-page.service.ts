/**
 * A page of a list by score. The index returns the order, the database the rows. People without a
 * score follow, by date. All such lists share one order and one cursor. Invariants: rows keep the
 * order of the index, then newest first. Each occurs once. Rows deleted in the meantime are skipped
 * and do not end the list.
 */
import { foreignCursor, toPage } from '#server/http/lists.ts';
import type { ScorePlace } from './match-queries.ts';

/** A position in a list by score: unrounded score, then id; after the scored rows date, then id. */
export type RankedCursor = [score: number, id: string] | UnscoredCursor;
type UnscoredCursor = ['unscored', at: string, id: string];

/** The same for a list with several orders. */
export type NamedRankedCursor = ['match', number, string] | UnscoredCursor;

/** The cursor of a list with several orders. */
export const namedCursor = (next: RankedCursor | null): NamedRankedCursor | null =>
  next === null || next.length === 3 ? next : ['match', ...next];

/** The position of a cursor of a list with several orders. Throws `invalid` for a cursor of another order. */
export const rankedPlaceIn = (after: readonly unknown[] | null): RankedCursor | null => {
  if (after === null) return null;
  const [order, at, id] = after;
  if (order === 'match') return [Number(at), String(id)];
  if (order === 'unscored') return ['unscored', String(at), String(id)];
  throw foreignCursor();
};

/** A row without a score: its id in the list, its date and a tiebreaker. */
export interface Unscored {
  id: string;
  at: string;
  cursorId: string;
}

/** The data sources of a page of a list by score. */
export interface RankedList<Found extends ScorePlace, Row> {
  limit: number;
  after: RankedCursor | null;
  find(slice: { after: ScorePlace | null; limit: number }): Promise<readonly Found[]>;
  /** Rows without a score after a position, newest first. */
  findUnscored(slice: { after: [at: string, id: string] | null; limit: number }): Promise<readonly Unscored[]>;
  /** The rows with some ids, in any order. */
  load(ids: string[]): Promise<readonly Row[]>;
  idOf(row: Row): string;
}

/** A row of the list and its match; null for a row without a score. */
interface Place<Found> {
  id: string;
  cursor: RankedCursor;
  found: Found | null;
}

const placesAfter = async <Found extends ScorePlace, Row>(
  { after, find, findUnscored }: RankedList<Found, Row>,
  limit: number,
): Promise<Place<Found>[]> => {
  const isBehind = after !== null && after[0] === 'unscored';
  const scored = isBehind ? [] : await find({ after: after && { score: Number(after[0]), id: after[1] }, limit });
  const places = scored.map((found): Place<Found> => ({ id: found.id, cursor: [found.score, found.id], found }));
  if (places.length >= limit) return places;
  const rest = await findUnscored({ after: isBehind ? [after[1], after[2]] : null, limit: limit - places.length });
  return [
    ...places,
    ...rest.map(({ id, at, cursorId }): Place<Found> => ({ id, cursor: ['unscored', at, cursorId], found: null })),
  ];
};

/** The page after a position, each row with its match. */
export const rankedPage = async <Found extends ScorePlace, Row>(
  list: RankedList<Found, Row>,
): Promise<{ items: { row: Row; found: Found | null }[]; next: RankedCursor | null }> => {
  const places = await placesAfter(list, list.limit + 1);
  const { items, next } = toPage(places, list.limit, ({ cursor }) => cursor);
  const loaded = await list.load(items.map(({ id }) => id));
  const byId = new Map(loaded.map((row) => [list.idOf(row), row]));
  return {
    items: items.flatMap(({ id, found }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ row, found }];
    }),
    next,
  };
};
