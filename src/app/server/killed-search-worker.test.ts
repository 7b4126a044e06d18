/** Kills a worker process while it sends saved search results. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ReplayNextBatch, startJobSearches } from '#features/saved-searches/server/replay.service.ts';
import { savedSearchHits } from '#features/saved-searches/server/saved-searches.tables.ts';
import { requestRun } from '#server/background/background-runs.db.ts';
import { resultRows } from '#server/db/database.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { eventually } from '#testing/eventually.ts';
import { freePorts } from '#testing/free-ports.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const TIMEOUT_MS = 60_000;
const PEOPLE = 3;

describe.runIf(isOnPostgres())('a worker that is killed while it emails saved searches', () => {
  const world = useTestApp();
  let folder: string;
  let worker: ChildProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-killed-'));
  });
  afterAll(async () => {
    worker?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const startWorker = async (): Promise<ChildProcess> => {
    const [{ name } = { name: '' }] = resultRows<{ name: string }>(
      await world.db.execute(sql`select current_database() as name`),
    );
    const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
    url.pathname = `/${name}`;
    const [port] = await freePorts(1);
    const settings = { DATABASE_URL: url.href, DEMO: '0', DATA_DIR: folder, ROLE: 'worker', PORT: String(port) };
    const started = spawn(process.execPath, [join(import.meta.dirname, 'server-entry.ts')], {
      env: { ...process.env, ...settings, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    worker = started;
    started.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await vi.waitFor(() => expect(output).toMatch(/^Puente ready on /), { timeout: TIMEOUT_MS, interval: 100 });
    return started;
  };

  /** Waits until a process has found results and is blocked by a lock when it records them. */
  const waitUntilBlocked = () =>
    vi.waitFor(
      async () => {
        const blocked = await world.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "saved_search_hits"%'`);
        expect(resultRows(blocked)).toHaveLength(1);
      },
      { timeout: TIMEOUT_MS / 2, interval: 50 },
    );

  const runAllSearches = async (): Promise<void> => {
    const next: ReplayNextBatch = await startJobSearches(world.platform);
    while ((await next()) > 0);
  };
  const countMailsAndHits = async () => [await world.db.$count(outbox), await world.db.$count(savedSearchHits)];

  it(
    'stores no results or emails, and the next run queues each email once',
    async () => {
      const search = { kind: 'jobs', name: 'Mine', query: '', frequency: 'instant' };
      for (let count = 0; count < PEOPLE; count++) await (await world.candidate()).post('/api/saved-searches', search);
      await world.build.job();
      const running = await startWorker();
      await world.db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${savedSearchHits} in share mode`);
        await requestRun(world.db, 'saved searches');
        await waitUntilBlocked();
        running.kill('SIGKILL');
        await once(running, 'exit');
      });
      expect(await countMailsAndHits()).toEqual([0, 0]);
      // The database ends the transaction of the killed process a moment later.
      await eventually(async () => {
        await runAllSearches();
        expect(await countMailsAndHits()).toEqual([PEOPLE, PEOPLE]);
      });
      await runAllSearches();
      expect(await countMailsAndHits()).toEqual([PEOPLE, PEOPLE]);
    },
    TIMEOUT_MS,
  );
});
