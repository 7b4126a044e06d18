/**
 * Lists of the API: the database to read from (an up-to-date replica or the primary), pages and cursors, and rows that are serialized once and sent
 * many times. Only `createRowSerializer` creates serialized rows, so a response has only fields that the list's schema declares.
 */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { invalidField } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Db } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { Metrics } from '../observe/metrics.ts';
import { isDatabaseUnavailable } from './problem.ts';

/** Encodes a cursor as URL-safe text. */
export const encodeCursor = (cursor: unknown): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Returns the error for a cursor that is malformed or belongs to another list or sort order. */
export const wrongCursorError = () => invalidField('cursor', 'foreign-cursor');

/** Decodes and validates a cursor. Throws `invalid` if it does not match the schema of this list's cursors. */
export const decodeCursor = <Schema extends $ZodType>(schema: Schema, text: string): z.output<Schema> => {
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw wrongCursorError();
  }
  const parsed = z.safeParse(schema, raw);
  if (!parsed.success) throw wrongCursorError();
  return parsed.data;
};

/** Reads `?limit=`: the default if absent, capped at the maximum. Throws `invalid` unless it is a whole number of at least 1. */
export const readLimit = (
  text: string | undefined,
  defaultLimit: number = LIMITS.pageDefault,
  max: number = LIMITS.pageMax,
): number => {
  if (text === undefined) return defaultLimit;
  if (!/^\d+$/.test(text) || Number(text) < 1) throw invalidField('limit', 'not-a-limit');
  return Math.min(Number(text), max);
};

export const EMPTY_PAGE = { items: [], next: null };

/** Builds a page from up to `limit + 1` rows. The extra row only shows that there is a next page. `toCursor` returns the position of a row. */
export const toPage = <Item, Cursor>(rows: Item[], limit: number, toCursor: (item: Item) => Cursor) => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? toCursor(last) : null };
};

export type ReadLists = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Returns the function that runs list queries. If the replica fails, `read` runs again on the primary, so it must have no side effects. */
export const createListReader = (
  primary: Db,
  replica: Replica | null,
  metrics: Pick<Metrics, 'countListRead'>,
): ReadLists => {
  if (replica === null) return (read) => read(primary);
  return async (read) => {
    const db = await replica.waitForCatchUp();
    if (db !== null) {
      try {
        const result = await read(db);
        metrics.countListRead('replica');
        return result;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        replica.markUnavailable(error);
      }
    }
    metrics.countListRead('primary');
    return read(primary);
  };
};

/** The JSON bytes of a row whose parts were validated with its list's schema. */
export type SerializedRow<Row> = Buffer & { readonly __row: Row };

const OPENING = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']');

export class SerializedRows<Row> {
  readonly rows: readonly SerializedRow<Row>[];

  constructor(rows: readonly SerializedRow<Row>[]) {
    this.rows = rows;
  }

  /** Parses the rows, for code that changes or samples them. */
  read(): Row[] {
    return this.rows.map((row) => JSON.parse(row.toString()) as Row);
  }

  /** Returns the JSON of the list. */
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

/** Copies the bytes, because a slice of a shared slab would retain the whole slab in memory. */
const toBuffer = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

/** The validated shared fields of rows. Also has the other fields, which are undefined, so that a row keeps the order of its schema. */
export type SharedPart<Row, Shared extends keyof Row> = Pick<Row, Shared> & { readonly __shared: Row };

/**
 * Returns a serializer of rows in two parts: `shared` are the fields that several rows have in common, so that they are validated once. Both
 * functions throw if a part does not match the schema.
 */
export const createRowSerializer = <Schema extends z.ZodMiniObject, Shared extends keyof z.output<Schema> & string>(
  schema: Schema,
  shared: Readonly<Record<Shared, true>>,
) => {
  type Row = z.output<Schema>;
  const sharedSchema = z.pick(schema, shared as never) as $ZodType;
  const otherSchema = z.omit(schema, shared as never) as $ZodType;
  // JSON omits undefined fields.
  const noFields = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined]));
  return {
    validateShared: (part: Pick<Row, Shared>): SharedPart<Row, Shared> =>
      ({ ...noFields, ...(z.encode(sharedSchema, part) as object) }) as SharedPart<Row, Shared>,
    serialize: (part: SharedPart<Row, Shared>, others: Omit<Row, Shared>): SerializedRow<Row> =>
      toBuffer(JSON.stringify({ ...part, ...(z.encode(otherSchema, others) as object) })) as SerializedRow<Row>,
  };
};

/** Adds a declared field with a plain value to a row. */
export const withField = <Row, Field extends keyof Row & string>(
  row: SerializedRow<Row>,
  field: Field,
  value: Row[Field] & (boolean | number),
): SerializedRow<Row> =>
  Buffer.concat([row.subarray(0, -1), Buffer.from(`,"${field}":${String(value)}}`)]) as SerializedRow<Row>;
