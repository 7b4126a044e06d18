/** A database for one test file, cloned from the migrated template and dropped at its end. */
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Db, type OpenDatabase, openPostgres, rowsOf } from '#server/db/database.ts';
import { PGLITE_EXTENSIONS, wrapPglite } from '#server/db/embedded.ts';
import { DATABASE_TIMEOUTS } from '#server/db/postgres-pool.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../db/migrations');

/** The PostgreSQL server of the tests, with another database where one is named. */
export const postgresUrl = (database?: string): string => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
};

const cloneEmbedded = async (template: string): Promise<OpenDatabase> =>
  wrapPglite(await PGlite.create({ loadDataDir: await openAsBlob(template), extensions: PGLITE_EXTENSIONS }));

/** Tests fill tables with thousands of rows in one statement, which on a busy machine takes longer than a request may. */
const PATIENT = { ...DATABASE_TIMEOUTS, statement: 60_000, silence: 65_000 };

let clones = 0;

const clonePostgres = async (template: string): Promise<OpenDatabase> => {
  clones += 1;
  const name = `puente_test_${process.pid}_${clones}`;
  const admin = new pg.Client({ connectionString: postgresUrl() });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const database = openPostgres(postgresUrl(name), { max: 5, timeouts: PATIENT });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
};

/** Whether the tests run on a PostgreSQL server, where several processes can share one database. */
export const isOnPostgres = (): boolean => process.env.TEST_DATABASE === 'postgres';

/** An empty PostgreSQL database of its own, for tests that start the whole program. */
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

/** Opens a fresh clone. Close it when done. */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const template = process.env.TEST_TEMPLATE;
  if (template === undefined) throw new Error('The global setup of the tests did not run');
  return isOnPostgres() ? clonePostgres(template) : cloneEmbedded(template);
};

let truncateStatement: string | undefined;

/** Empties every table. */
export const emptyDatabase = async (db: Db): Promise<void> => {
  if (truncateStatement === undefined) {
    const tables = rowsOf<{ name: string }>(
      await db.execute(sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`),
    );
    truncateStatement = `truncate ${tables.map(({ name }) => name).join(', ')} cascade`;
  }
  await db.execute(sql.raw(truncateStatement));
};
