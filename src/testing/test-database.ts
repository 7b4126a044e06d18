/**
 * A database for one test file. The next file in the same process reuses it after emptying it. On PostgreSQL it is a clone of the migrated template,
 * otherwise an embedded database.
 */
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ALL_ROWS_ID } from '#features/matching/server/match-feed.db.ts';
import { type Db, type OpenDatabase, openPostgres, resultRows } from '#server/db/database.ts';
import { PGLITE_EXTENSIONS, wrapPglite } from '#server/db/embedded.ts';
import { DATABASE_TIMEOUTS } from '#server/db/postgres-pool.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../db/migrations');

/** Returns the URL of the PostgreSQL server for tests, optionally with another database. */
export const postgresUrl = (database?: string): string => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
};

/**
 * Unused embedded databases. They are never closed: freeing the WebAssembly code of an instance while the process continues sometimes crashes Node 24
 * (V8's "Check failed: jit_page_->allocations_.erase(addr) == 1"). Creating a new one also takes a second.
 */
const idleEmbedded: PGlite[] = [];
/** References to databases with a changed schema, which prevent them from being freed. */
const changedClients: PGlite[] = [];

const createEmbedded = async (template: string): Promise<PGlite> =>
  PGlite.create({ loadDataDir: await openAsBlob(template), extensions: PGLITE_EXTENSIONS });

/** The number of tables, columns, indexes, functions, triggers and constraints. A database with a changed schema is not reused. */
const SCHEMA_SHAPE = `select (select count(*) from pg_class) as relations,
  (select count(*) from pg_attribute where not attisdropped) as columns, (select count(*) from pg_proc) as functions,
  (select count(*) from pg_trigger where tgenabled = 'O') as triggers, (select count(*) from pg_constraint) as rules`;

const readShape = async (client: PGlite): Promise<string> => {
  const { rows } = await client.query(SCHEMA_SHAPE);
  return JSON.stringify(rows[0]);
};

const openEmbeddedClone = async (template: string): Promise<OpenDatabase> => {
  const client = idleEmbedded.pop() ?? (await createEmbedded(template));
  const database = wrapPglite(client);
  await client.exec('rollback; unlisten *; discard temp; reset all');
  await emptyDatabase(database.db);
  // Embedded databases have no autovacuum, and later tests would read past dead rows.
  await client.exec('vacuum');
  const shape = await readShape(client);
  return {
    ...database,
    close: async () => {
      if ((await readShape(client)) === shape) idleEmbedded.push(client);
      else changedClients.push(client);
    },
  };
};

/** Tests insert thousands of rows in one statement and do slow work between statements, which can exceed the usual timeouts. */
const LONG_TIMEOUTS = { ...DATABASE_TIMEOUTS, statement: 60_000, idleInTransaction: 60_000, silence: 65_000 };

let clones = 0;

export const cloneNamePrefix = (template: string): string => `${template.replace('template', 'clone')}_`;

/** Runs admin statements on the server. */
const runAsAdmin = async (act: (admin: pg.Client) => Promise<unknown>): Promise<void> => {
  const admin = new pg.Client({ connectionString: postgresUrl() });
  await admin.connect();
  await act(admin).finally(() => admin.end());
};

/** Unused clones. The teardown of the tests drops them. */
const idleClones: string[] = [];

const createClone = async (template: string): Promise<string> => {
  clones += 1;
  const name = `${cloneNamePrefix(template)}${process.pid}_${clones}`;
  await runAsAdmin(async (admin) => {
    await admin.query(`create database ${name} template ${template}`);
    // The data does not need to survive a crash, so commits do not wait for the disk.
    await admin.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
};

/** Reads the shape like `readShape`. Also includes statistics, which would change plans of later tests. */
const readCloneShape = async (db: Db): Promise<string> => {
  const shape = `${SCHEMA_SHAPE}, (select count(*) from pg_stats where schemaname = 'public') as analyzed`;
  return JSON.stringify(resultRows(await db.execute(sql.raw(shape))));
};

const clonePostgres = async (template: string, isNew: boolean): Promise<OpenDatabase> => {
  const used = isNew ? undefined : idleClones.pop();
  const name = used ?? (await createClone(template));
  const database = openPostgres(postgresUrl(name), { max: 5, timeouts: LONG_TIMEOUTS });
  if (used !== undefined) await emptyAndVacuum(database.db);
  const shape = await readCloneShape(database.db);
  return {
    ...database,
    close: async () => {
      const isChanged = isNew || (await readCloneShape(database.db)) !== shape;
      await database.close();
      if (isChanged) await runAsAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
      else idleClones.push(name);
    },
  };
};

/** Returns true if the tests run on a PostgreSQL server, where several processes can share a database. */
export const isOnPostgres = (): boolean => process.env.TEST_DATABASE === 'postgres';

/** Creates an empty PostgreSQL database, for tests that start the whole program. */
export const createEmptyPostgres = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  clones += 1;
  const name = `puente_test_${process.pid}_${clones}`;
  const admin = new pg.Client({ connectionString: postgresUrl() });
  await admin.connect();
  await admin.query(`create database ${name}`);
  return {
    url: postgresUrl(name),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
};

/**
 * Opens an unshared database with empty tables. Close it afterward. With `isNew` on PostgreSQL, no other test has written to it, so the planner's
 * statistics contain only the test's own data.
 */
export const openTestDatabase = ({ isNew = false } = {}): Promise<OpenDatabase> => {
  const template = process.env.TEST_TEMPLATE;
  if (template === undefined) throw new Error('The global setup of the tests did not run');
  return isOnPostgres() ? clonePostgres(template, isNew) : openEmbeddedClone(template);
};

let emptyStatement: string | undefined;

/** Adds an entry for emptied tables to the change feed, because the score index continues across tests. */
const RECORD_EMPTIED = `insert into match_changes (side, row_id) select side, '${ALL_ROWS_ID}' from unnest(array['candidates', 'jobs']) as side;`;

/**
 * Builds the statement that empties every table. Truncating all tables takes a tenth of a second, and planning a delete for each table takes longer
 * than many tests. Deleting from the few tables with rows takes a millisecond or two. Like truncating, the statement first waits for running writers.
 */
const buildEmptyStatement = async (db: Db): Promise<string> => {
  const tables = resultRows<{ name: string }>(
    await db.execute(sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`),
  ).map(({ name }) => name);
  return `do $$ declare used text; begin
    lock table ${tables.join(', ')} in share row exclusive mode;
    set local session_replication_role = replica;
    for used in select name from unnest(array[${tables.map((name) => `'${name}'`).join(', ')}]) as name
      where pg_relation_size(name::regclass) > 0
    loop
      execute 'delete from ' || used;
    end loop;
    ${RECORD_EMPTIED}
  end $$`;
};

/** Empties every table, bypassing triggers and foreign keys. Requires a superuser. */
export const emptyDatabase = async (db: Db): Promise<void> => {
  emptyStatement ??= await buildEmptyStatement(db);
  await db.execute(sql.raw(emptyStatement));
};

/** Empties a used database and removes dead rows. */
const emptyAndVacuum = async (db: Db): Promise<void> => {
  await emptyDatabase(db);
  const used = resultRows<{ name: string }>(
    await db.execute(sql`select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
      where pg_relation_size(relid) > 0`),
  );
  await db.execute(sql.raw(`vacuum ${used.map(({ name }) => name).join(', ')}`));
};
