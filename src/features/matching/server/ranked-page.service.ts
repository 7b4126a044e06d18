/**
 * A page of a list by score: the index says who comes next, the database what they look like. One order and one cursor for all such
 * lists. Invariant: rows stand in the order of the index; whoever went meanwhile is left out and ends no list.
 */
import { toPage } from '#server/http/cursor.ts';
import type { ScorePlace } from './match-questions.ts';

/** A place in a list by score, as a cursor has it: unrounded score, then id. */
export type RankedCursor = [score: number, id: string];

/** What a page of a list by score is made of. */
export interface RankedList<Found extends ScorePlace, Row> {
  limit: number;
  after: RankedCursor | null;
  find(slice: { after: ScorePlace | null; limit: number }): Promise<readonly Found[]>;
  /** The rows of some ids, in any order. */
  load(ids: string[]): Promise<readonly Row[]>;
  idOf(row: Row): string;
}

/** The page after a place, each row with how it was found. */
export const rankedPage = async <Found extends ScorePlace, Row>({
  limit,
  after,
  find,
  load,
  idOf,
}: RankedList<Found, Row>): Promise<{ items: { row: Row; found: Found }[]; next: RankedCursor | null }> => {
  const place = after && { score: after[0], id: after[1] };
  const rows = [...(await find({ after: place, limit: limit + 1 }))];
  const { items, next } = toPage(rows, limit, ({ score, id }): RankedCursor => [score, id]);
  const loaded = await load(items.map(({ id }) => id));
  const byId = new Map(loaded.map((row) => [idOf(row), row]));
  return {
    items: items.flatMap((found) => {
      const row = byId.get(found.id);
      return row === undefined ? [] : [{ row, found }];
    }),
    next,
  };
};
