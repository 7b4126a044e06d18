/**
 * Lists as the API answers them: where they are read (the replica, where there is one that has come as far as the primary), the page out
 * of what was read with its cursor, and rows that are JSON already, which are written once, through the schema of their list, and may
 * be answered many times.
 * Invariant: only `rowWriter` writes rows, so nothing leaves that the schema does not declare.
 */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { invalidField } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Db } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { Metrics } from '../observe/metrics.ts';
import { isDatabaseAway } from './problem.ts';

/** Packs a cursor into a URL-safe text. */
export const encodeCursor = (cursor: unknown): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The refusal of a cursor that is another list's, or of another order. */
export const foreignCursor = () => invalidField('cursor', 'foreign-cursor');

/** Unpacks a cursor and checks its shape. Throws `invalid` for anything that is not one of this list's own. */
export const decodeCursor = <Schema extends $ZodType>(schema: Schema, text: string): z.output<Schema> => {
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw foreignCursor();
  }
  const parsed = z.safeParse(schema, raw);
  if (!parsed.success) throw foreignCursor();
  return parsed.data;
};

/** Reads `?limit=`: the usual number where absent, cut to the most there may be. Throws `invalid` for what is no number from 1. */
export const readLimit = (
  text: string | undefined,
  usual: number = LIMITS.pageDefault,
  most: number = LIMITS.pageMax,
): number => {
  if (text === undefined || text === '') return usual;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw invalidField('limit', 'not-a-limit');
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

export type ReadLists = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Gives the function that reads a list. What the replica breaks off is read once more from the primary, so `read` must do nothing but read. */
export const createListReader = (
  primary: Db,
  replica: Replica | null,
  metrics: Pick<Metrics, 'countListRead'>,
): ReadLists => {
  if (replica === null) return (read) => read(primary);
  return async (read) => {
    const db = await replica.caughtUp();
    if (db !== null) {
      try {
        const result = await read(db);
        metrics.countListRead('replica');
        return result;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        replica.leave(error);
      }
    }
    metrics.countListRead('primary');
    return read(primary);
  };
};

/** The bytes of one row that passed the schema of its list. */
export type WrittenRow<Row> = Buffer & { readonly __row: Row };

const OPENING = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']');

/** The rows of a page, as they are sent. */
export class WrittenRows<Row> {
  readonly rows: readonly WrittenRow<Row>[];

  constructor(rows: readonly WrittenRow<Row>[]) {
    this.rows = rows;
  }

  /** The rows themselves, for whoever changes or samples them. */
  read(): Row[] {
    return this.rows.map((row) => JSON.parse(row.toString()) as Row);
  }

  /** The JSON of the list. */
  toBytes(): Buffer {
    const parts: Buffer[] = [OPENING];
    for (const row of this.rows) {
      if (parts.length > 1) parts.push(COMMA);
      parts.push(row);
    }
    parts.push(CLOSING);
    return Buffer.concat(parts);
  }
}

/** Bytes of their own: those of a shared slab would keep all of it as long as one row is kept. */
const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

/** A function that writes rows of this shape. It throws for what the schema does not allow, as answering it would. */
export const rowWriter =
  <Schema extends $ZodType>(schema: Schema) =>
  (row: z.output<Schema>): WrittenRow<z.output<Schema>> =>
    bytesOf(JSON.stringify(z.encode(schema, row))) as WrittenRow<z.output<Schema>>;

/** A row with one field more, which its schema declares and which holds a plain value. */
export const withField = <Row, Field extends keyof Row & string>(
  row: WrittenRow<Row>,
  field: Field,
  value: Row[Field] & (boolean | number),
): WrittenRow<Row> =>
  Buffer.concat([row.subarray(0, -1), Buffer.from(`,"${field}":${String(value)}}`)]) as WrittenRow<Row>;
