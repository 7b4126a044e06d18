/** Creates, verifies, interrupts and restores backups, across both kinds of database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDemoMarket } from '#demo/demo-market.ts';
import { type Checksum, checkArchive, draftName, RowChecksum } from '#server/backup/archive.ts';
import { backUp } from '#server/backup/backup.ts';
import { silentProgress } from '#server/backup/progress.ts';
import { type RestoreOptions, restore } from '#server/backup/restore.ts';
import { listTables, setArchiveFormat, streamRowTexts } from '#server/backup/whole-tables.db.ts';
import { type Db, type OpenDatabase, openPostgres, resultRows } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { DATABASE_TIMEOUTS } from '#server/db/postgres-pool.ts';
import { readEnv } from '#server/env.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { explainStartError } from './start-problems.ts';

const TIMEOUT_MS = 180_000;
/** Inserting twenty thousand rows in one statement can exceed the default statement timeout on a busy machine. */
const LONG_TIMEOUTS = { ...DATABASE_TIMEOUTS, statement: 60_000, silence: 65_000 };

/** Returns the checksum of every table. */
const readChecksums = (db: Db): Promise<Record<string, Checksum>> =>
  db.transaction(async (tx) => {
    await setArchiveFormat(tx);
    const sums: Record<string, Checksum> = {};
    for (const { name } of await listTables(tx)) {
      const sum = new RowChecksum();
      for await (const row of streamRowTexts(tx, name)) sum.add(row);
      sums[name] = sum.value();
    }
    return sums;
  });

const emptySum: Checksum = new RowChecksum().value();

interface Target {
  database: OpenDatabase;
  url: string | undefined;
  end(): Promise<void>;
}

/** Inserts users whose rows take long to read and write, with short names for the trigram index. */
const insertUsers = (db: Db, count: number) =>
  db.execute(sql`insert into users (id, first_name, last_name, email, password_hash)
    select gen_random_uuid(), 'Ana', 'Prueba', 'a' || n || '@example.com', repeat(md5(n::text), 4)
    from generate_series(1, ${count}::int) n`);

// Each test backs up and restores a whole database, which takes seconds on two cores.
describe('backups', { timeout: 60_000 }, () => {
  const world = useTestApp();
  let folder: string;
  let file: string;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-backup-'));
  });
  beforeEach(() => {
    file = join(folder, `${Math.random().toString(36).slice(2)}.backup`);
  });
  afterAll(async () => {
    for (const end of ends) await end();
    await rm(folder, { recursive: true, force: true });
  });

  const backUpWorld = (dataDir = folder) =>
    backUp(world.database, { file, dataDir, store: null, progress: silentProgress });

  const emptyEmbedded = async (): Promise<Target> => {
    const database = await openEmbedded(await mkdtemp(join(folder, 'data-')));
    ends.push(() => database.close());
    return { database, url: undefined, end: () => database.close() };
  };
  const emptyServer = async (): Promise<Target> => {
    const { url, drop } = await createEmptyPostgres();
    const database = openPostgres(url, { max: 2, timeouts: LONG_TIMEOUTS });
    ends.push(async () => {
      await database.close().catch(() => {});
      await drop();
    });
    return { database, url, end: () => database.close() };
  };
  const emptyTarget = (): Promise<Target> => (isOnPostgres() ? emptyServer() : emptyEmbedded());

  const createRestoreOptions = ({ url }: Target, dataDir = folder): RestoreOptions => ({
    file,
    dataDir,
    migrationsFolder: MIGRATIONS_FOLDER,
    url,
    progress: silentProgress,
  });

  const restoreInto = (database: OpenDatabase, options: RestoreOptions) => restore(async () => database, options);

  it(
    'restore the demo market row by row, with its triggers and constraints, across both kinds of database',
    async () => {
      await fillDemoMarket(world.platform);
      await world.db.execute(sql`insert into audit_log (id, action) values (gen_random_uuid(), 'user.restored')`);
      // This table is in a separate schema.
      await world.db.execute(
        sql`insert into audit.voluntary_answers (answer_key, sealed) values (repeat('k', 22), repeat('s', 208))`,
      );
      const before = await readChecksums(world.db);
      expect(Object.values(before).filter(({ count }) => count > 0).length).toBeGreaterThan(10);
      expect(before['audit.voluntary_answers']?.count).toBe(1);
      const created = await backUpWorld();
      expect(created.rows).toBe(Object.values(before).reduce((sum, { count }) => sum + count, 0));
      const targets = [await emptyEmbedded(), ...(isOnPostgres() ? [await emptyServer()] : [])];
      for (const target of targets) {
        const { rows } = await restoreInto(target.database, createRestoreOptions(target));
        expect(rows).toBe(created.rows);
        expect(await readChecksums(target.database.db)).toEqual(before);
        // Triggers are active again, and foreign keys are enforced.
        await expect(target.database.db.execute(sql`update audit_log set action = 'x'`)).rejects.toMatchObject({
          cause: { message: 'audit_log is append only' },
        });
        await expect(
          target.database.db.execute(sql`update jobs set company_id = gen_random_uuid()`),
        ).rejects.toMatchObject({ cause: { code: '23503' } });
        const rules = sql`select conname, pg_get_constraintdef(oid) as def from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`;
        expect(resultRows(await target.database.db.execute(rules))).toEqual(resultRows(await world.db.execute(rules)));
        // Backs up the restored database and compares it with the original.
        const again = `${file}.again`;
        await backUp(target.database, { file: again, dataDir: folder, store: null, progress: silentProgress });
        const { foot } = await checkArchive(again);
        expect(foot.tables).toEqual(before);
        await target.end();
      }
    },
    TIMEOUT_MS,
  );

  it('preserve bytes, arrays, quotes, line breaks, nulls and files outside of the database', async () => {
    await world.build.user({ firstName: String.raw`"Ana", \ (x) {y}`, lastName: 'two\nlines\tñ🌉' });
    await world.db.execute(sql`create table awkward (
      id int primary key, bytes bytea, texts text[], document jsonb, moment timestamptz, number double precision, span tstzrange)`);
    try {
      await world.db.execute(sql`insert into awkward values
        (1, '\\x00ff5c22', array['a,"b"', null, '', '{}'], '{"a": null}', '2026-01-01 00:00:00.123+02', 'NaN', '[2026-01-01,)'),
        (2, null, null, 'null', null, 1e-300, null), (3, '', '{}', '"\\u00e9"', 'infinity', -0.1, 'empty')`);
      const before = await readChecksums(world.db);
      const dataDir = await mkdtemp(join(folder, 'keys-'));
      await writeFile(join(dataDir, 'app-secret'), 'a generated secret');
      await backUpWorld(dataDir);
      const target = await emptyTarget();
      await migrate(target.database, MIGRATIONS_FOLDER, target.url);
      await target.database.db.execute(sql`create table awkward (
        id int primary key, bytes bytea, texts text[], document jsonb, moment timestamptz, number double precision, span tstzrange)`);
      const fresh = await mkdtemp(join(folder, 'fresh-'));
      const { files } = await restoreInto(target.database, createRestoreOptions(target, fresh));
      expect(files).toEqual(['app-secret']);
      expect(await readFile(join(fresh, 'app-secret'), 'utf8')).toBe('a generated secret');
      expect(await readChecksums(target.database.db)).toEqual(before);
      await target.end();
    } finally {
      await world.db.execute(sql`drop table awkward`);
    }
  });

  it('are rejected by a database that is not empty, which is left unchanged', async () => {
    await world.build.user();
    await backUpWorld();
    const before = await readChecksums(world.db);
    await expect(restoreInto(world.database, createRestoreOptions(await emptyTarget()))).rejects.toThrow(
      /^The database is not empty: there are rows in users\. Restore into an empty database\.$/,
    );
    expect(await readChecksums(world.db)).toEqual(before);
  });

  it('that are incomplete, altered or invalid are rejected before anything is written', async () => {
    await world.build.user();
    await backUpWorld();
    const intact = await readFile(file);
    const target = await emptyTarget();
    const text = gunzipSync(intact).toString('utf8');
    const changed = gzipSync(text.replace('"table":"users"}\n"', '"table":"users"}\n"x'));
    const unfinished = gzipSync(text.slice(0, text.lastIndexOf('{"foot"')));
    for (const broken of [
      intact.subarray(0, intact.length - 20),
      changed,
      unfinished,
      Buffer.from('hello'),
      Buffer.alloc(0),
    ]) {
      await writeFile(file, broken);
      await expect(restoreInto(target.database, createRestoreOptions(target))).rejects.toMatchObject({
        name: 'ArchiveError',
      });
    }
    await rm(file);
    await expect(restoreInto(target.database, createRestoreOptions(target))).rejects.toThrow('cannot be read (ENOENT)');
    expect(resultRows(await target.database.db.execute(sql`select to_regclass('users') as users`))).toEqual([
      { users: null },
    ]);
    await target.end();
  });

  it('from a newer release are rejected, and those from an older one are migrated', async () => {
    const journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number }[];
    };
    // A database without the last migration, with one row.
    const { cp } = await import('node:fs/promises');
    const olderFolder = await mkdtemp(join(folder, 'older-'));
    await cp(MIGRATIONS_FOLDER, olderFolder, { recursive: true });
    const entries = journal.entries.slice(0, -1);
    await writeFile(join(olderFolder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    const old = await emptyTarget();
    await migrate(old.database, olderFolder, old.url);
    await old.database.db.execute(
      sql`insert into rate_limits (key, hits, resets_at) values ('an:old:row', 3, now() + interval '1 hour')`,
    );
    await insertUsers(old.database.db, 1);
    await backUp(old.database, { file, dataDir: folder, store: null, progress: silentProgress });
    const target = await emptyTarget();
    expect(await restoreInto(target.database, createRestoreOptions(target))).toMatchObject({ rows: 2, migrated: 1 });
    expect(resultRows(await target.database.db.execute(sql`select hits from rate_limits`))).toEqual([{ hits: 3 }]);

    await world.build.user();
    await backUpWorld();
    const text = gunzipSync(await readFile(file)).toString('utf8');
    await writeFile(file, gzipSync(text.replace('"migrations":[', '"migrations":[4102444800000,')));
    const otherTarget = await emptyTarget();
    await expect(restoreInto(otherTarget.database, createRestoreOptions(otherTarget))).rejects.toThrow(
      /made by a newer release/,
    );
    for (const opened of [old, target, otherTarget]) await opened.end();
  });

  it('that fail before they are complete leave the previous file in place and no partial file', async () => {
    await world.build.user();
    await backUpWorld();
    const before = await readFile(file);
    const failing = new Proxy(world.db, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: never, config: never) =>
              target.transaction(async (tx) => {
                await (work as (tx: unknown) => Promise<void>)(tx);
                throw new Error('Connection terminated');
              }, config)
          : Reflect.get(target, name),
    });
    await expect(
      backUp({ ...world.database, db: failing }, { file, dataDir: folder, store: null, progress: silentProgress }),
    ).rejects.toThrow('Connection terminated');
    expect(await readFile(file)).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('that cannot be written say why in one sentence, and not that the disk of the database is full', async () => {
    await world.build.user();
    const plainFile = join(folder, 'plain');
    await writeFile(plainFile, '');
    const fullFile = join(folder, 'full.backup');
    await symlink('/dev/full', draftName(fullFile));
    const missing = join(folder, 'missing');
    const reasons = [
      [join(missing, 'x.backup'), `the folder ${missing} does not exist`],
      [join(plainFile, 'x.backup'), `${plainFile} is not a folder`],
      [folder, 'it is a folder; name a file in it'],
      [fullFile, 'its disk is full'],
    ];
    for (const [target = '', reason] of reasons) {
      const error = await backUp(world.database, {
        file: target,
        dataDir: folder,
        store: null,
        progress: silentProgress,
      }).catch((problem: Error) => problem);
      expect(error).toMatchObject({
        name: 'ArchiveError',
        message: `The backup cannot be written to ${target}: ${reason}. Nothing was backed up`,
      });
      expect(explainStartError(error, readEnv({ DATA_DIR: folder }))).toBe(error);
    }
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });

  const run = (entry: string, args: string[], env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, entry), ...args], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    return { child, ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, output })) };
  };

  describe.runIf(isOnPostgres())('backup commands', () => {
    it(
      'leave no backup and no rows when killed, and succeed on the next try',
      async () => {
        const from = await emptyServer();
        const to = await emptyServer();
        await migrate(from.database, MIGRATIONS_FOLDER, from.url);
        await insertUsers(from.database.db, 20_000);
        const killed = run('backup-entry.ts', ['--to', file], { DATABASE_URL: from.url ?? '' });
        const hasStarted = async () => (await readdir(folder)).some((name) => name.endsWith('.partial'));
        while (!(await hasStarted())) await new Promise((resolve) => setTimeout(resolve, 5));
        killed.child.kill('SIGKILL');
        await killed.ended;
        await expect(stat(file)).rejects.toThrow('ENOENT');

        const backup = await run('backup-entry.ts', ['--to', file], { DATABASE_URL: from.url ?? '' }).ended;
        expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Backed up 20,000 rows') });

        const halfway = run('restore-entry.ts', ['--from', file], { DATABASE_URL: to.url ?? '' });
        const isWriting = async () =>
          resultRows(
            await to.database.db.execute(sql`select 1 from pg_stat_activity
              where datname = current_database() and query like 'insert into public."users"%' and pid <> pg_backend_pid()`),
          ).length > 0;
        while (!(await isWriting())) await new Promise((resolve) => setTimeout(resolve, 2));
        halfway.child.kill('SIGKILL');
        await halfway.ended;
        const countUsers = async () =>
          resultRows(await to.database.db.execute(sql`select count(*)::int as n from users`));
        expect(await countUsers()).toEqual([{ n: 0 }]);

        const restored = await run('restore-entry.ts', ['--from', file], { DATABASE_URL: to.url ?? '' }).ended;
        expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored 20,000 rows') });
        expect(await readChecksums(to.database.db)).toEqual(await readChecksums(from.database.db));

        const failure = await run('restore-entry.ts', ['--from', file], { DATABASE_URL: to.url ?? '' }).ended;
        expect(failure.code).toBe(1);
        expect(failure.output).toMatch(/^The database is not empty: there are rows in users\. .*\n$/);
      },
      TIMEOUT_MS,
    );
  });

  it('of a database that is not ours fail and leave the previous file in place', async () => {
    await writeFile(file, 'the previous backup');
    const { database, end } = await emptyTarget();
    await expect(backUp(database, { file, dataDir: folder, store: null, progress: silentProgress })).rejects.toThrow(
      'This is not a database of Puente',
    );
    await end();
    expect(await readFile(file, 'utf8')).toBe('the previous backup');
  });

  it('of a database without users fail and leave the previous file in place', async () => {
    await writeFile(file, 'the previous backup');
    await expect(backUpWorld()).rejects.toThrow(
      /^This database has no users: check DATABASE_URL or DATA_DIR\. Nothing was backed up$/,
    );
    expect(await readFile(file, 'utf8')).toBe('the previous backup');
  });

  it('and restores do not create a missing data folder if they fail', async () => {
    const missing = join(folder, 'no-data');
    const backup = await run('backup-entry.ts', ['--to', file], { DATA_DIR: missing }).ended;
    expect(backup).toEqual({
      code: 1,
      output: `There is no database in ${missing}: check DATABASE_URL or DATA_DIR. Nothing was backed up\n`,
    });
    const restored = await run('restore-entry.ts', ['--from', file], { DATA_DIR: missing }).ended;
    expect(restored).toEqual({ code: 1, output: `${file} cannot be read (ENOENT)\n` });
    await expect(stat(missing)).rejects.toThrow('ENOENT');
  });

  it('are not created without --to, and the command prints its usage', async () => {
    const { code, output } = await run('backup-entry.ts', [], { DATA_DIR: folder }).ended;
    expect(code).toBe(2);
    expect(output).toBe('usage: npm run backup -- --to FILE\n');
    expect(emptySum.count).toBe(0);
  });
});
