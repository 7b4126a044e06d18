/** Helpers that write rows column by column. A new table column or call field does not compile until its handling is defined. */
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Marks a column that an erasure leaves unchanged, because it is not personal or other people need it. */
export const UNCHANGED_BY_ERASURE = Symbol('kept');

/** The value that each column of a row gets when the row's person is deleted. */
export type Erasure<Table extends PgTable> = {
  readonly [Column in keyof Table['$inferSelect']]: Table['$inferSelect'][Column] | SQL | typeof UNCHANGED_BY_ERASURE;
};

type ErasedColumns<Table extends PgTable> = {
  [Column in keyof Table['$inferSelect']]?: Table['$inferSelect'][Column] | SQL;
};

/** Returns the columns that an erasure sets. */
export const erasedColumns = <Table extends PgTable>(erasure: Erasure<Table>): ErasedColumns<Table> =>
  Object.fromEntries(
    Object.entries(erasure).filter(([, value]) => value !== UNCHANGED_BY_ERASURE),
  ) as ErasedColumns<Table>;

/** The functions that convert the fields of a call to the columns of the same names. */
export type ColumnWriters<Sent extends object, Values extends { [Field in keyof Sent]?: unknown }> = {
  readonly [Field in keyof Sent]-?: (value: Exclude<Sent[Field], undefined>) => Exclude<Values[Field], undefined>;
};

/** Converts sent fields to columns. Fields that were not sent are omitted and stay unchanged. */
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
