/**
 * Whole tables out of a database and into one, whichever of the two databases it is: rows as PostgreSQL's own text of a row, read
 * through a cursor and written as arrays of rows. Knows no table by its name but those that are not carried over.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Db, type Queryable, rowsOf, type Tx } from '../db/database.ts';
import type { ArchivedTable, ArchiveFoot } from './archive.ts';

/**
 * The feed of changes is by numbers of transactions, which mean nothing in another cluster, and says only what running processes
 * have yet to follow; the index loads everything when a process starts. What is to be removed from a file store is the business of the
 * database whose files stand there: a copy of it must not remove them.
 */
const LEFT_OUT = ['match_changes', 'file_removals'];

/** Values as text in one form, whatever the server and the role are set to. */
const SETTINGS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The schemas that a backup takes along. A table of the first has its own name, one of another its schema's before it. */
const SCHEMAS = sql.raw(`('public', 'audit')`);
const nameColumn = sql.raw(`case n.nspname when 'public' then c.relname::text else n.nspname || '.' || c.relname end`);
/** The full name of a table or a sequence, as a statement takes it. */
const fullName = (name: string): string => {
  const [schema = 'public', own = ''] = name.includes('.') ? name.split('.') : ['public', name];
  return `${schema}.${quoted(own)}`;
};
const tableOf = (name: string): SQL => sql.raw(fullName(name));

/** Has the transaction give and take values in the form of an archive. */
export const setArchiveForm = async (tx: Tx): Promise<void> => {
  for (const setting of SETTINGS) await tx.execute(sql.raw(setting));
};

/** All tables by name, with their columns in their order. */
export const listTables = async (db: Queryable): Promise<ArchivedTable[]> => {
  const rows = rowsOf<{ name: string; columns: string[] }>(
    await db.execute(sql`
      select ${nameColumn} as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ${SCHEMAS} and c.relkind = 'r'
      group by n.nspname, c.relname order by n.nspname = 'public' desc, n.nspname, c.relname`),
  );
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
};

/** The tables that hold rows. */
export const listFilledTables = async (db: Queryable, tables: readonly ArchivedTable[]): Promise<string[]> => {
  const filled: string[] = [];
  for (const { name } of tables) {
    const [row] = rowsOf<{ filled: boolean }>(
      await db.execute(sql`select exists (select 1 from ${tableOf(name)}) as filled`),
    );
    if (row?.filled === true) filled.push(name);
  }
  return filled;
};

/** When each migration that was applied was made, in their order; none where the database was never migrated. */
export const listAppliedMigrations = async (db: Queryable): Promise<number[]> => {
  const [there] = rowsOf<{ is_there: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`),
  );
  if (there?.is_there !== true) return [];
  const rows = rowsOf<{ made: string }>(
    await db.execute(sql`select created_at::text as made from drizzle.__drizzle_migrations order by created_at`),
  );
  return rows.map(({ made }) => Number(made));
};

/** About what the planner believes to be in all tables; for a progress line. */
export const estimateRows = async (db: Queryable): Promise<number> => {
  const [row] = rowsOf<{ rows: string }>(
    await db.execute(sql`
      select coalesce(sum(greatest(c.reltuples, 0)), 0)::bigint::text as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${SCHEMAS} and c.relkind = 'r'`),
  );
  return Number(row?.rows ?? 0);
};

/** What a batch holds at most, as long as no row alone is more. */
const BATCH_BYTES = 1024 * 1024;
const BATCH_ROWS = 1_000;
const FIRST_BATCH = 8;

/** Every row of a table as text. Runs in a transaction, with one cursor open at a time. */
export async function* rowTexts(tx: Tx, name: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare whole_table no scroll cursor for select one_row::text as row from ${tableOf(name)} one_row`,
  );
  let longest = 1;
  let count = FIRST_BATCH;
  for (;;) {
    const rows = rowsOf<{ row: string }>(await tx.execute(sql.raw(`fetch ${count} from whole_table`)));
    for (const { row } of rows) {
      longest = Math.max(longest, row.length);
      yield row;
    }
    if (rows.length < count) break;
    // By the longest so far: a table of files may hold a hundred small ones before the large ones.
    count = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / longest)));
  }
  await tx.execute(sql`close whole_table`);
}

/** The columns by which a table of files is known. */
const FILE_COLUMNS = ['content', 'object', 'size'];

/** The keys of all files of a moment that stand in a file store; a key begins with the name of its table. */
export async function* objectKeys(tx: Tx, tables: readonly ArchivedTable[]): AsyncGenerator<string> {
  const ofFiles = tables.filter(({ columns }) => FILE_COLUMNS.every((column) => columns.includes(column)));
  for (const { name } of ofFiles) {
    await tx.execute(
      sql`declare stored_objects no scroll cursor for select object from ${tableOf(name)} where object is not null`,
    );
    for (;;) {
      const rows = rowsOf<{ object: string }>(await tx.execute(sql.raw(`fetch ${BATCH_ROWS} from stored_objects`)));
      for (const { object } of rows) yield object;
      if (rows.length < BATCH_ROWS) break;
    }
    await tx.execute(sql`close stored_objects`);
  }
}

/** Puts a file that stood in a store into its row. */
export const putIntoRow = async (tx: Tx, key: string, content: Buffer): Promise<void> => {
  const [table = ''] = key.split('/');
  await tx.execute(
    sql`update ${tableOf(table)} set content = ${content}, object = null, size = null where object = ${key}`,
  );
};

const arrayText = (rows: readonly string[]): string =>
  `{${rows.map((row) => `"${row.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

/** Writes rows into a table a batch at a time; `flush` writes what is left. */
export const createRowWriter = (tx: Tx, name: string) => {
  let rows: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const text = arrayText(rows);
    rows = [];
    bytes = 0;
    await tx.execute(sql`insert into ${tableOf(name)} select * from unnest(${text}::text::${tableOf(name)}[])`);
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

/** What has to be put back when the rows are in. */
interface SetAside {
  triggersOf: readonly string[];
  foreignKeys: readonly { table: string; name: string; definition: string }[];
}

/**
 * Sets aside what would act upon rows that come in any order: triggers, which did their work when the rows were first written, and foreign
 * keys, which are checked over all rows when they come back. Keeps everybody else away from the tables until the transaction ends.
 */
export const setRulesAside = async (tx: Tx, tables: readonly ArchivedTable[]): Promise<SetAside> => {
  const triggersOf = tables.map(({ name }) => name);
  for (const name of triggersOf) {
    await tx.execute(sql`lock table ${tableOf(name)} in access exclusive mode`);
    await tx.execute(sql`alter table ${tableOf(name)} disable trigger user`);
  }
  const foreignKeys = rowsOf<{ table: string; name: string; definition: string }>(
    await tx.execute(sql`
      select ${nameColumn} as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname in ${SCHEMAS}`),
  );
  for (const { table, name } of foreignKeys) {
    await tx.execute(sql`alter table ${tableOf(table)} drop constraint ${sql.raw(quoted(name))}`);
  }
  return { triggersOf, foreignKeys };
};

/** Puts all of it back; a row whose foreign key leads nowhere fails here. */
export const putRulesBack = async (tx: Tx, { triggersOf, foreignKeys }: SetAside): Promise<void> => {
  for (const { table, name, definition } of foreignKeys) {
    await tx.execute(sql`alter table ${tableOf(table)} add constraint ${sql.raw(quoted(name))} ${sql.raw(definition)}`);
  }
  for (const name of triggersOf) await tx.execute(sql`alter table ${tableOf(name)} enable trigger user`);
};

type Sequences = ArchiveFoot['sequences'];

/** The sequences of all tables. */
export const listSequences = async (tx: Tx): Promise<Sequences> => {
  const names = rowsOf<{ name: string }>(
    await tx.execute(
      sql`select ${nameColumn} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${SCHEMAS} and c.relkind = 'S' order by 1`,
    ),
  );
  const sequences: Sequences = [];
  for (const { name } of names) {
    const [row] = rowsOf<{ last_value: string; is_called: boolean }>(
      await tx.execute(sql`select last_value::text, is_called from ${tableOf(name)}`),
    );
    if (row) sequences.push({ name, lastValue: row.last_value, isCalled: row.is_called });
  }
  return sequences;
};

export const setSequences = async (tx: Tx, sequences: Sequences): Promise<void> => {
  for (const { name, lastValue, isCalled } of sequences) {
    await tx.execute(sql`select setval(${fullName(name)}::regclass, ${lastValue}::bigint, ${isCalled})`);
  }
};

/** Has the planner look at tables that were empty a moment ago. */
export const analyzeAll = async (db: Db): Promise<void> => {
  await db.execute(sql`analyze`);
};
