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

/** The columns that an erasure sets. */
export const erasedColumns = <Table extends PgTable>(erasure: Erasure<Table>): Partial<Table['$inferInsert']> =>
  Object.fromEntries(Object.entries(erasure).filter(([, value]) => value !== KEPT)) as Partial<Table['$inferInsert']>;

/** How each field of a call becomes the column of the same name. */
export type ColumnWriters<Sent extends object, Values extends { [Field in keyof Sent]?: unknown }> = {
  readonly [Field in keyof Sent]-?: (value: Exclude<Sent[Field], undefined>) => Exclude<Values[Field], undefined>;
};

/** What was sent, as columns; what was not sent stays out, so that it is not changed. */
export const sentColumns = <Sent extends object, Values extends { [Field in keyof Sent]?: unknown }>(
  writers: ColumnWriters<Sent, Values>,
  sent: Partial<Sent>,
): Partial<Values> => {
  const columns: Partial<Values> = {};
  for (const field of Object.keys(writers) as (keyof Sent & string)[]) {
    const value = sent[field];
    if (value === undefined) continue;
    columns[field as keyof Values] = writers[field](value as Exclude<Sent[typeof field], undefined>) as never;
  }
  return columns;
};
