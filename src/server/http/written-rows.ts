/**
 * Rows of a list that are JSON already, as bytes. A row is written once, through the schema of its list, and may be answered many times.
 * Invariant: only `rowWriter` writes rows, so nothing leaves that the schema does not declare.
 */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

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
