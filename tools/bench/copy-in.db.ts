/**
 * COPY … FROM STDIN over `pg`, which has the protocol's messages but no call for them. Rows come as the tables' own types say and are
 * written as their columns would write them, so that a changed column changes what is copied.
 */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The part of pg's connection that COPY needs (`pg/lib/connection.js`; its types leave these out). */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** What `client.query` takes besides texts: an object that speaks with the connection itself. */
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
    // A lost connection sends nothing more; an error of a statement is followed by ReadyForQuery, and this twice does no harm.
    this.#done(error);
  }

  handleReadyForQuery(): void {
    this.#done(this.#error);
  }
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** What the columns of a market give the driver. */
type DriverValue = string | number | boolean | Uint8Array | null;

/** A value in COPY's text format, as PostgreSQL describes it. */
export const copyText = (value: DriverValue): string => {
  if (value === null) return String.raw`\N`;
  // The backslash of PostgreSQL's hexadecimal form is written twice, as every backslash of a COPY.
  if (value instanceof Uint8Array) return String.raw`\\x` + Buffer.from(value).toString('hex');
  return String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
};

/** Appends rows to a table in one statement. All rows have the columns of the first. */
export const copyRows = async <T extends PgTable>(
  client: pg.Client,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const known = getTableColumns(table);
  const columns = Object.keys(first).map((key) => {
    const column = known[key];
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
