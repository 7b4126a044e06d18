/**
 * Before all tests, creates a migrated database that every worker clones. `TEST_DATABASE` selects its kind: `embedded` (the default) creates a dump
 * file, `postgres` a template database.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openPostgres } from '#server/db/database.ts';
import { PGLITE_EXTENSIONS, wrapPglite } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { cloneNamePrefix, MIGRATIONS_FOLDER, postgresUrl } from './test-database.ts';

const makeEmbeddedTemplate = async (): Promise<() => Promise<void>> => {
  const folder = join(import.meta.dirname, '../../.cache');
  const file = join(folder, `test-template-${process.pid}.tar`);
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
  await migrate(wrapPglite(client), MIGRATIONS_FOLDER);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_TEMPLATE = file;
  return () => rm(file, { force: true });
};

const makePostgresTemplate = async (): Promise<() => Promise<void>> => {
  const name = `puente_test_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: postgresUrl() });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const database = openPostgres(postgresUrl(name));
  await migrate(database, MIGRATIONS_FOLDER, postgresUrl(name));
  await database.close();
  process.env.TEST_TEMPLATE = name;
  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [cloneNamePrefix(name)],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
};

/** The global setup for Vitest. Returns the teardown function. */
export default (): Promise<() => Promise<void>> =>
  process.env.TEST_DATABASE === 'postgres' ? makePostgresTemplate() : makeEmbeddedTemplate();
