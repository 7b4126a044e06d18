/** Applies migrations on PostgreSQL while other sessions use the tables. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyPostgres, isOnPostgres } from '#testing/test-database.ts';
import { applyMigrations, type MigrationConnection } from './apply-migrations.ts';

const RETRY = { timeoutMs: 100, tries: 50, pauseMs: 20 };

describe.runIf(isOnPostgres())('applyMigrations', () => {
  let folder: string;
  let url: string;
  let drop: () => Promise<void>;
  let client: pg.Client;
  let other: pg.Client;
  let connection: MigrationConnection;
  const entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-migrations-'));
    await mkdir(join(folder, 'meta'));
    ({ url, drop } = await createEmptyPostgres());
    client = new pg.Client({ connectionString: url });
    other = new pg.Client({ connectionString: url });
    await client.connect();
    await other.connect();
    connection = {
      hasSingleConnection: false,
      run: async (text) => {
        const { rows, rowCount } = await client.query(text);
        return { rows, changedRows: rowCount ?? 0 };
      },
    };
  });
  afterAll(async () => {
    await client.end();
    await other.end();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const apply = async (text: string): Promise<void> => {
    const idx = entries.length;
    const tag = String(idx).padStart(4, '0');
    entries.push({ idx, when: 1_000 + idx, tag, breakpoints: true });
    await writeFile(join(folder, `${tag}.sql`), text);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    await applyMigrations(connection, folder, RETRY);
  };

  it('releases a lock request that times out, so that readers do not queue behind it, and retries', async () => {
    await apply('create table things (id int primary key, word text)');
    await other.query('begin');
    await other.query('select * from things');
    const migrating = apply('alter table things add column more int');
    // The reader waits for the migration only until the migration's lock timeout.
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    for (let read = 0; read < 10; read++) {
      const start = performance.now();
      await reader.query('select * from things');
      expect(performance.now() - start).toBeLessThan(5_000);
    }
    await reader.end();
    await other.query('commit');
    await migrating;
    expect((await client.query('select more from things')).rows).toEqual([]);
  });

  it('gives up after the last try and rolls the migration back', async () => {
    await other.query('begin');
    await other.query('select * from things');
    entries.push({ idx: 2, when: 1_002, tag: '0002', breakpoints: true });
    await writeFile(
      join(folder, '0002.sql'),
      'create table half (id int);\n--> statement-breakpoint\nalter table things add column later int',
    );
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    await expect(applyMigrations(connection, folder, { ...RETRY, tries: 2 })).rejects.toMatchObject({
      code: '55P03',
    });
    expect((await client.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
    await other.query('commit');
    await applyMigrations(connection, folder, RETRY);
    expect((await client.query('select later from things')).rows).toEqual([]);
  });

  it('creates indexes concurrently and changes rows in batches outside of a transaction', async () => {
    await client.query('insert into things (id) select generate_series(1, 1050)');
    await apply(`-- outside of a transaction
drop index concurrently if exists things_word_idx;
--> statement-breakpoint
create index concurrently things_word_idx on things (word);
--> statement-breakpoint
-- in batches
update things set word = 'w' where id in (select id from things where word is null limit 500);`);
    const { rows } = await client.query(`select count(*)::int as filled from things where word = 'w'`);
    expect(rows).toEqual([{ filled: 1050 }]);
    const index = await client.query(`select indisvalid from pg_index where indexrelid = 'things_word_idx'::regclass`);
    expect(index.rows).toEqual([{ indisvalid: true }]);
    // A second run does not apply them again.
    await applyMigrations(connection, folder, RETRY);
    expect((await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows).toEqual([
      { n: 4 },
    ]);
  });
});
