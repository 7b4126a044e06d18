/**
 * Reads and writes whole tables of either database. Rows use PostgreSQL's text form of a row; they are read through a cursor and written as arrays of
 * rows. Works for any schema: this file names only the tables that it skips.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Db, type Queryable, resultRows, type Tx } from '../db/database.ts';
import type { ArchivedTable, ArchiveFoot } from './archive.ts';

/**
 * The change feed refers to transaction ids of this cluster and is only needed by running processes, which load everything at start. Pending removals
 * belong to the database that owns the file store; a copy must not delete its files.
 */
const SKIPPED_TABLES = ['match_changes', 'file_removals'];

/** Makes the text form of values independent of server and role settings. */
const SETTINGS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
];

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The schemas in a backup. Tables outside of `public` are prefixed with their schema. */
const SCHEMAS = sql.raw(`('public', 'audit')`);
const nameColumn = sql.raw(`case n.nspname when 'public' then c.relname::text else n.nspname || '.' || c.relname end`);
/** Returns the schema-qualified name of a table or sequence, quoted for SQL. */
const qualifiedName = (name: string): string => {
  const [schema = 'public', own = ''] = name.includes('.') ? name.split('.') : ['public', name];
  return `${schema}.${quote(own)}`;
};
const tableReference = (name: string): SQL => sql.raw(qualifiedName(name));

/** Sets the text form of values for this transaction. */
export const setArchiveFormat = async (tx: Tx): Promise<void> => {
  for (const setting of SETTINGS) await tx.execute(sql.raw(setting));
};

/** Returns the tables of a backup, sorted by schema (`public` first) and name, with their columns in order. */
export const listTables = async (db: Queryable): Promise<ArchivedTable[]> => {
  const rows = resultRows<{ name: string; columns: string[] }>(
    await db.execute(sql`
      select ${nameColumn} as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ${SCHEMAS} and c.relkind = 'r'
      group by n.nspname, c.relname order by n.nspname = 'public' desc, n.nspname, c.relname`),
  );
  return rows.filter(({ name }) => !SKIPPED_TABLES.includes(name));
};

/** Returns the names of tables that have rows. */
export const listFilledTables = async (db: Queryable, tables: readonly ArchivedTable[]): Promise<string[]> => {
  const filled: string[] = [];
  for (const { name } of tables) {
    const [row] = resultRows<{ filled: boolean }>(
      await db.execute(sql`select exists (select 1 from ${tableReference(name)}) as filled`),
    );
    if (row?.filled === true) filled.push(name);
  }
  return filled;
};

/** Returns the creation times of the applied migrations, in order. Empty if the database was never migrated. */
export const listAppliedMigrations = async (db: Queryable): Promise<number[]> => {
  const [row] = resultRows<{ is_there: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`),
  );
  if (row?.is_there !== true) return [];
  const rows = resultRows<{ made: string }>(
    await db.execute(sql`select created_at::text as made from drizzle.__drizzle_migrations order by created_at`),
  );
  return rows.map(({ made }) => Number(made));
};

/** Returns the planner's estimate of the number of all rows, for the progress line. */
export const estimateRows = async (db: Queryable): Promise<number> => {
  const [row] = resultRows<{ rows: string }>(
    await db.execute(sql`
      select coalesce(sum(greatest(c.reltuples, 0)), 0)::bigint::text as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${SCHEMAS} and c.relkind = 'r'`),
  );
  return Number(row?.rows ?? 0);
};

/** Approximate maximum size of a batch. */
const BATCH_BYTES = 1024 * 1024;
const BATCH_ROWS = 1_000;
const FIRST_BATCH = 8;

/** Yields every row of a table as text. Needs a transaction; opens one cursor at a time. */
export async function* streamRowTexts(tx: Tx, name: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare whole_table no scroll cursor for select one_row::text as row from ${tableReference(name)} one_row`,
  );
  let longest = 1;
  let count = FIRST_BATCH;
  for (;;) {
    const rows = resultRows<{ row: string }>(await tx.execute(sql.raw(`fetch ${count} from whole_table`)));
    for (const { row } of rows) {
      longest = Math.max(longest, row.length);
      yield row;
    }
    if (rows.length < count) break;
    // Based on the longest row so far, because a table of files may have a hundred small rows before the large ones.
    count = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / longest)));
  }
  await tx.execute(sql`close whole_table`);
}

/** Columns that identify a table of files. */
const FILE_COLUMNS = ['content', 'object', 'size'];

/** Yields the keys of all files in the store, as of this transaction. A key starts with the name of its table. */
export async function* streamObjectKeys(tx: Tx, tables: readonly ArchivedTable[]): AsyncGenerator<string> {
  const fileTables = tables.filter(({ columns }) => FILE_COLUMNS.every((column) => columns.includes(column)));
  for (const { name } of fileTables) {
    await tx.execute(
      sql`declare stored_objects no scroll cursor for select object from ${tableReference(name)} where object is not null`,
    );
    for (;;) {
      const rows = resultRows<{ object: string }>(await tx.execute(sql.raw(`fetch ${BATCH_ROWS} from stored_objects`)));
      for (const { object } of rows) yield object;
      if (rows.length < BATCH_ROWS) break;
    }
    await tx.execute(sql`close stored_objects`);
  }
}

/** Writes a file of the store into its row. */
export const putIntoRow = async (tx: Tx, key: string, content: Buffer): Promise<void> => {
  const [table = ''] = key.split('/');
  await tx.execute(
    sql`update ${tableReference(table)} set content = ${content}, object = null, size = null where object = ${key}`,
  );
};

const toArrayLiteral = (rows: readonly string[]): string =>
  `{${rows.map((row) => `"${row.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

/** Writes rows in batches; `flush` writes the rest. */
export const createRowWriter = (tx: Tx, name: string) => {
  let rows: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const text = toArrayLiteral(rows);
    rows = [];
    bytes = 0;
    await tx.execute(
      sql`insert into ${tableReference(name)} select * from unnest(${text}::text::${tableReference(name)}[])`,
    );
  };
  return {
    flush,
    add: async (row: string): Promise<void> => {
      rows.push(row);
      bytes += row.length;
      if (rows.length >= BATCH_ROWS || bytes >= BATCH_BYTES) await flush();
    },
  };
};

/** The triggers and foreign keys to restore after loading the rows. */
interface DisabledIntegrityChecks {
  tableNames: readonly string[];
  foreignKeys: readonly { table: string; name: string; definition: string }[];
}

/**
 * Disables triggers, which already ran when the rows were first written, and drops foreign keys, which are validated when `restoreIntegrityChecks`
 * adds them. Locks the tables until the transaction ends.
 */
export const disableIntegrityChecks = async (
  tx: Tx,
  tables: readonly ArchivedTable[],
): Promise<DisabledIntegrityChecks> => {
  const tableNames = tables.map(({ name }) => name);
  for (const name of tableNames) {
    await tx.execute(sql`lock table ${tableReference(name)} in access exclusive mode`);
    await tx.execute(sql`alter table ${tableReference(name)} disable trigger user`);
  }
  const foreignKeys = resultRows<{ table: string; name: string; definition: string }>(
    await tx.execute(sql`
      select ${nameColumn} as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname in ${SCHEMAS}`),
  );
  for (const { table, name } of foreignKeys) {
    await tx.execute(sql`alter table ${tableReference(table)} drop constraint ${sql.raw(quote(name))}`);
  }
  return { tableNames, foreignKeys };
};

/** Restores triggers and foreign keys. Fails for a row with a dangling foreign key. */
export const restoreIntegrityChecks = async (
  tx: Tx,
  { tableNames, foreignKeys }: DisabledIntegrityChecks,
): Promise<void> => {
  for (const { table, name, definition } of foreignKeys) {
    await tx.execute(
      sql`alter table ${tableReference(table)} add constraint ${sql.raw(quote(name))} ${sql.raw(definition)}`,
    );
  }
  for (const name of tableNames) await tx.execute(sql`alter table ${tableReference(name)} enable trigger user`);
};

type Sequences = ArchiveFoot['sequences'];

export const listSequences = async (tx: Tx): Promise<Sequences> => {
  const names = resultRows<{ name: string }>(
    await tx.execute(
      sql`select ${nameColumn} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${SCHEMAS} and c.relkind = 'S' order by 1`,
    ),
  );
  const sequences: Sequences = [];
  for (const { name } of names) {
    const [row] = resultRows<{ last_value: string; is_called: boolean }>(
      await tx.execute(sql`select last_value::text, is_called from ${tableReference(name)}`),
    );
    if (row) sequences.push({ name, lastValue: row.last_value, isCalled: row.is_called });
  }
  return sequences;
};

export const setSequences = async (tx: Tx, sequences: Sequences): Promise<void> => {
  for (const { name, lastValue, isCalled } of sequences) {
    await tx.execute(sql`select setval(${qualifiedName(name)}::regclass, ${lastValue}::bigint, ${isCalled})`);
  }
};

/** Updates the planner's statistics after loading. */
export const analyzeAll = async (db: Db): Promise<void> => {
  await db.execute(sql`analyze`);
};
