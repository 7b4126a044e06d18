/** Cursors of paged lists: what the last row was sorted by, packed so that nobody is tempted to build one by hand. */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { invalidField } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';

/** Packs a cursor into a URL-safe text. */
export const encodeCursor = (cursor: unknown): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Unpacks a cursor and checks its shape. Throws `invalid` for anything that is not one of this list's own. */
export const decodeCursor = <Schema extends $ZodType>(schema: Schema, text: string): z.output<Schema> => {
  const broken = () => invalidField('cursor', 'Is not a cursor of this list');
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw broken();
  }
  const parsed = z.safeParse(schema, raw);
  if (!parsed.success) throw broken();
  return parsed.data;
};

/** Reads `?limit=`: the usual number where absent, cut to the most there may be. Throws `invalid` for what is no number from 1. */
export const readLimit = (
  text: string | undefined,
  usual: number = LIMITS.pageDefault,
  most: number = LIMITS.pageMax,
): number => {
  if (text === undefined || text === '') return usual;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw invalidField('limit', 'Must be a number from 1');
  return Math.min(Number(text), most);
};

/**
 * One page out of `limit + 1` rows that were read: the extra row only tells that there is more.
 * `cursorOf` gives a row's place in the order.
 */
export const toPage = <Item, Cursor>(rows: Item[], limit: number, cursorOf: (item: Item) => Cursor) => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
};
