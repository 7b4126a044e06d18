/**
 * Writing a row column by column so that none can be forgotten: a column that is new to a table, or a field that is new to a call,
 * does not compile until somebody has said what becomes of it.
 */
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** In an erasure: the column says nothing of the person, or others need it. */
export const KEPT = Symbol('kept');

/** What becomes of each column when the person of a row is gone. */
export type Erasure<Table extends PgTable> = {
  readonly [Column in keyof Table['$inferSelect']]: Table['$inferSelect'][Column] | SQL | typeof KEPT;
};

type ErasedColumns<Table extends PgTable> = {
  [Column in keyof Table['$inferSelect']]?: Table['$inferSelect'][Column] | SQL;
};

/** The columns that an erasure sets. */
export const erasedColumns = <Table extends PgTable>(erasure: Erasure<Table>): ErasedColumns<Table> =>
  Object.fromEntries(Object.entries(erasure).filter(([, value]) => value !== KEPT)) as ErasedColumns<Table>;

/** How each field of a call becomes the column of the same name. */
export type ColumnWriters<Sent extends object, Values extends { [Field in keyof Sent]?: unknown }> = {
  readonly [Field in keyof Sent]-?: (value: Exclude<Sent[Field], undefined>) => Exclude<Values[Field], undefined>;
};

/** What was sent, as columns; what was not sent stays out, so that it is not changed. */
export const sentColumns = <Sent extends object, Values extends { [Field in keyof Sent]?: unknown }>(
  writers: ColumnWriters<Sent, Values>,
  sent: Partial<Sent>,
): Partial<Values> => {
  const columns: Record<string, unknown> = {};
  for (const [field, write] of Object.entries(writers) as [keyof Sent & string, (value: unknown) => unknown][]) {
    const value = sent[field];
    if (value !== undefined) columns[field] = write(value);
  }
  return columns as Partial<Values>;
};
