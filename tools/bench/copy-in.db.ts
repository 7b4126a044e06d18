/**
 * COPY … FROM STDIN over `pg`, which supports the protocol messages but has no API for them. Rows have the types of the tables, and the columns
 * themselves encode the values. A changed column needs no change here.
 */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The part of pg's connection that COPY needs (`pg/lib/connection.js`), which is missing from its types. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A query object for `client.query` that handles the protocol messages itself. */
class CopyIn {
  readonly #statement: string;
  readonly #data: Buffer;
  readonly #done: (error?: Error) => void;
  #error: Error | undefined;

  constructor(statement: string, data: Buffer, done: (error?: Error) => void) {
    this.#statement = statement;
    this.#data = data;
    this.#done = done;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#error = error;
    // Calling it twice is harmless: an error is followed by ReadyForQuery, but a lost connection sends nothing more.
    this.#done(error);
  }

  handleReadyForQuery(): void {
    this.#done(this.#error);
  }
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** The values that columns can pass to the driver. */
type DriverValue = string | number | boolean | Uint8Array | null;

/** Encodes a value in PostgreSQL's COPY text format. */
export const copyText = (value: DriverValue): string => {
  if (value === null) return String.raw`\N`;
  // The format doubles every backslash, including the one of the hexadecimal form.
  if (value instanceof Uint8Array) return String.raw`\\x` + Buffer.from(value).toString('hex');
  return String(value).replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char);
};

/** Appends rows to a table in one statement. All rows have the columns of the first. */
export const copyRows = async <T extends PgTable>(
  client: pg.Client,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const tableColumns = getTableColumns(table);
  const columns = Object.keys(first).map((key) => {
    const column = tableColumns[key];
    if (column === undefined) throw new Error(`${getTableName(table)} has no column ${key}`);
    return { key, column };
  });
  const lines = rows.map((row) =>
    columns
      .map(({ key, column }) => {
        const value: unknown = row[key as keyof typeof row];
        return copyText(value === null || value === undefined ? null : (column.mapToDriverValue(value) as DriverValue));
      })
      .join('\t'),
  );
  const names = columns.map(({ column }) => `"${column.name}"`).join(', ');
  const statement = `copy "${getTableName(table)}" (${names}) from stdin`;
  const data = Buffer.from(`${lines.join('\n')}\n`);
  await new Promise<void>((resolve, reject) => {
    const copy = new CopyIn(statement, data, (error) => (error ? reject(error) : resolve()));
    client.query(copy as unknown as pg.Submittable);
  });
};
