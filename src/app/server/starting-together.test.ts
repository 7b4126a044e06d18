/** Servers that start at the same time on one PostgreSQL database, as in a first deployment with replicas. Here they share one process. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDemoMarket } from '#demo/demo-market.ts';
import { openPostgres, resultRows } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { startServer } from './start-server.ts';

/** `STARTS=10` repeats each combination of servers and database ten times. */
const ROUNDS = Number(process.env.STARTS ?? 1);
const TIMEOUT_MS = 600_000;
/** The number of migrations that the earlier release does not have. */
const NEWER_MIGRATIONS = 1;
const APPLIED_TWICE = sql`select count(*) - count(distinct hash) as twice from drizzle.__drizzle_migrations`;

describe.runIf(isOnPostgres())('servers that start at the same time', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-starts-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const startOne = (url: string, number: number, isDemo: boolean) =>
    startServer({
      env: readEnv({
        DATABASE_URL: url,
        APP_SECRET: 'a secret that all processes share, long enough',
        LOG_LEVEL: 'silent',
        DEMO: '0',
        DATA_DIR: join(folder, String(number)),
        PORT: '0',
      }),
      log: createLog('silent'),
      migrationsFolder: MIGRATIONS_FOLDER,
      documents: null,
      ...(isDemo && { onDatabaseReady: fillDemoMarket }),
    });

  /** Returns a folder of migrations whose journal lacks the newest `NEWER_MIGRATIONS`, as in an earlier release. */
  const createOlderMigrations = async (): Promise<string> => {
    const older = join(folder, 'older');
    await cp(MIGRATIONS_FOLDER, older, { recursive: true });
    const file = join(older, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -NEWER_MIGRATIONS) }));
    return older;
  };

  /**
   * Starts servers at the same time, on an empty database or one of an earlier release. `demo` also adds the demo market. Fails if a start fails or a
   * migration is applied twice. Returns the number that became ready.
   */
  const startTogether = async (count: number, scenario: 'empty' | 'older' | 'demo'): Promise<number> => {
    const { url, drop } = await createEmptyPostgres();
    const database = openPostgres(url);
    if (scenario === 'older') await migrate(database, await createOlderMigrations(), url);
    const starts = await Promise.allSettled(
      Array.from({ length: count }, (_, number) => startOne(url, number, scenario === 'demo')),
    );
    const failures = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const [row] = resultRows<{ twice: string }>(await database.db.execute(APPLIED_TWICE));
    for (const server of running) await server.stop();
    await database.close();
    await drop();
    expect(failures).toEqual([]);
    expect(Number(row?.twice)).toBe(0);
    return running.length;
  };

  it.each([
    [2, 'empty'],
    [4, 'empty'],
    [2, 'older'],
    [4, 'older'],
    [2, 'demo'],
    [4, 'demo'],
  ] as const)('become ready on one database (%i servers, %s)', { timeout: TIMEOUT_MS }, async (count, scenario) => {
    for (let round = 0; round < ROUNDS; round++) expect(await startTogether(count, scenario)).toBe(count);
  });

  it('report that they wait for each other’s migrations, which are applied once', { timeout: TIMEOUT_MS }, async () => {
    const { url, drop } = await createEmptyPostgres();
    const database = openPostgres(url);
    let waited = 0;
    await Promise.all(Array.from({ length: 3 }, () => migrate(database, MIGRATIONS_FOLDER, url, () => (waited += 1))));
    const [row] = resultRows<{ twice: string }>(await database.db.execute(APPLIED_TWICE));
    await database.close();
    await drop();
    expect(waited).toBe(2);
    expect(Number(row?.twice)).toBe(0);
  });
});
