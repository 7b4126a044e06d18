/** Tests behavior while the database's disk is full, and recovery once there is space. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, type OpenDatabase, resultRows } from '#server/db/database.ts';
import { type DiskSpace, watchDiskSpace } from '#server/db/disk-space.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { NEW_DATABASE_BYTES } from '#server/db/embedded-space.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { createLog, type Log } from '#server/log.ts';
import { eventually } from '#testing/eventually.ts';
import { createTestPlatform, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';
import { explainStartError } from './start-problems.ts';

const PROBE_INTERVAL_MS = 50;
const DETAIL = 'We can’t save anything right now. Please try again later.';

/** Logged warnings and errors. */
let lines: { level: number; msg: string }[] = [];
const log: Log = createLog('warn', { write: (text) => void lines.push(JSON.parse(text)) });
beforeEach(() => {
  lines = [];
});

const world = useTestApp();

const createAppOn = async (db: Db, disk: DiskSpace): Promise<FastifyInstance> => {
  const { hub, matches } = world;
  const platform = { ...createTestPlatform(db, readEnv({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })), disk, log };
  return createApp({ platform, hub, matches, documents: null, migrationsFolder: MIGRATIONS_FOLDER });
};

const register = (app: FastifyInstance, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    payload: { firstName: 'Ana', lastName: 'Diaz', email },
  });

const expectWritesRefused = async (app: FastifyInstance): Promise<void> => {
  for (const email of ['ana@example.com', 'eva@example.com', 'ida@example.com']) {
    const response = await register(app, email);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 503, detail: DETAIL, code: 'storage-full' });
  }
};

describe('a database with a full disk', () => {
  /** Makes every new account fail with the database's error for a full disk. */
  const fillDisk = async (): Promise<void> => {
    await world.db.execute(sql`create or replace function no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/5/16759": No space left on device' using errcode = 'disk_full';
    end $$`);
    await world.db.execute(sql`create trigger no_space before insert on users execute function no_space()`);
  };
  const makeSpace = async (): Promise<void> => {
    await world.db.execute(sql`drop trigger if exists no_space on users`);
    await world.db.execute(sql`drop function if exists no_space()`);
  };

  it('rejects writes with 503, is not ready, and logs once, until there is space', async () => {
    // Replaces the megabyte that the disk watch writes, because tests cannot fill the disk.
    let hasSpace = false;
    let probes = 0;
    const probedDb = Object.create(world.db) as Db;
    probedDb.transaction = async (work) => {
      probes += 1;
      // The second probe cannot reach the database, so it does not show whether there is space.
      if (!hasSpace) throw Object.assign(new Error('failed'), { code: probes === 2 ? 'ECONNRESET' : '53100' });
      return world.db.transaction(work);
    };
    const disk = watchDiskSpace({ db: probedDb, isDiskLow: () => false }, log, PROBE_INTERVAL_MS);
    const app = await createAppOn(world.db, disk);
    expect((await app.inject('/readyz')).statusCode).toBe(200);

    await fillDisk();
    try {
      await expectWritesRefused(app);
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      await eventually(() => expect(probes).toBeGreaterThan(2));
      expect(lines.map(({ msg }) => msg)).toEqual([
        'the database disk is full: writes are rejected until space is freed',
      ]);
    } finally {
      await makeSpace();
    }
    hasSpace = true;
    await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(200));
    expect((await register(app, 'ana@example.com')).statusCode).toBe(202);
    expect(lines.at(-1)?.msg).toBe('the database has disk space again: writes are accepted');
    await app.close();
  });

  it('detects free space by writing a megabyte temporarily', async () => {
    const disk = watchDiskSpace({ db: world.db, isDiskLow: () => false }, log, PROBE_INTERVAL_MS);
    expect(disk.recordIfFull(Object.assign(new Error('write'), { code: 'EDQUOT' }))).toBe(true);
    expect(disk.isFull()).toBe(true);
    await eventually(() => expect(disk.isFull()).toBe(false));
  });
});

// Runs only with the embedded database.
describe.runIf(!isOnPostgres())('the embedded database on a disk that fills up', () => {
  let folder: string;
  let database: OpenDatabase;
  let free = NEW_DATABASE_BYTES;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-full-'));
    database = await openEmbedded(folder, () => free);
    await migrate(database, MIGRATIONS_FOLDER);
  });
  // Not closed, because freeing WebAssembly sometimes crashes Node.
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('rejects writes before the database breaks, still allows reads, and recovers by itself', async () => {
    const app = await createAppOn(database.db, watchDiskSpace(database, log, PROBE_INTERVAL_MS));
    expect((await register(app, 'eva@example.com')).statusCode).toBe(202);

    free = 0;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await expectWritesRefused(app);
    expect(resultRows(await database.db.execute(sql`select email from users`))).toEqual([{ email: 'eva@example.com' }]);
    expect(lines).toHaveLength(1);

    free = NEW_DATABASE_BYTES;
    await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(200));
    expect((await register(app, 'ida@example.com')).statusCode).toBe(202);
    await app.close();
  });
});

describe('a start without disk space', () => {
  it('fails with an error that names the data folder, the free and the required space', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'puente-full-'));
    const error = await openEmbedded(folder, () => 3 * 2 ** 20).catch((reason: unknown) => reason);
    await rm(folder, { recursive: true });
    expect((explainStartError(error, readEnv({ DATA_DIR: '/data' })) as Error).message).toBe(
      'DATA_DIR is "/data" (its disk is full: 3 MB are free, 64 MB are needed); it must be a folder on a disk with space left',
    );
  });

  it('fails with an error that names the database server, or the folder of the generated secret', () => {
    const env = readEnv({ DATABASE_URL: 'postgres://me:secret@db/puente', DATA_DIR: '/data' });
    const databaseError = new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' }),
    });
    expect((explainStartError(databaseError, env) as Error).message).toBe(
      'DATABASE_URL is "postgres://***@db/puente" (its disk is full: could not extend file "base/5/1"); it must be the postgres:// URL of a database with space left',
    );
    const fileError = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect((explainStartError(fileError, env) as Error).message).toContain('DATA_DIR is "/data" (its disk is full: ');
  });
});
