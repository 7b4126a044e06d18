/** The program as two processes: one for requests and one for background work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { eventually } from '#testing/eventually.ts';
import { freePorts } from '#testing/free-ports.ts';
import { HttpClient } from '#testing/http-client.ts';
import { type MailCatcher, startMailCatcher } from '#testing/mail-catcher.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { type RunningServer, startServer } from './start-server.ts';

const TIMEOUT_MS = 60_000;

describe.runIf(isOnPostgres())('a process for requests and one for background work', () => {
  let mail: MailCatcher;
  let folder: string;
  let settings: Record<string, string>;
  let web: RunningServer;
  let worker: ChildProcess;
  let workerPort: number;
  let drop = async (): Promise<void> => {};
  let output = '';

  beforeAll(async () => {
    mail = await startMailCatcher();
    folder = await mkdtemp(join(tmpdir(), 'puente-roles-'));
    const database = await createEmptyPostgres();
    drop = database.drop;
    [workerPort = 0] = await freePorts(1);
    settings = {
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret that both processes share, long enough',
      SMTP_URL: mail.url,
      LOG_LEVEL: 'silent',
      DEMO: '0',
      DATA_DIR: folder,
    };
    web = await startServer({
      env: readEnv({ ...settings, ROLE: 'web', PORT: '0' }),
      log: createLog('silent'),
      migrationsFolder: MIGRATIONS_FOLDER,
      documents: null,
    });
  });

  afterAll(async () => {
    worker?.kill('SIGKILL');
    await web.stop();
    await mail.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const startWorker = async (): Promise<void> => {
    worker = spawn(process.execPath, [join(import.meta.dirname, 'server-entry.ts')], {
      env: { ...process.env, ...settings, NODE_ENV: 'test', ROLE: 'worker', PORT: String(workerPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    worker.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    await vi.waitFor(() => expect(output).toMatch(/^Puente ready on /), { timeout: TIMEOUT_MS, interval: 100 });
  };

  it(
    'share one database: the worker sends email, and answers only health checks and metrics',
    async () => {
      const visitor = new HttpClient(`http://127.0.0.1:${web.port}`);
      const registered = await visitor.post('/api/auth/register', {
        firstName: 'Ana',
        lastName: 'Diaz',
        email: 'ana@example.com',
      });
      expect(registered.status).toBe(202);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(mail.mails).toEqual([]);

      await startWorker();
      await eventually(() => expect(mail.mails).toHaveLength(1));

      const workerClient = new HttpClient(`http://127.0.0.1:${workerPort}`);
      expect((await workerClient.get('/healthz')).status).toBe(200);
      expect((await workerClient.get('/readyz')).status).toBe(200);
      const metrics = await workerClient.get('/metrics');
      expect(metrics.status).toBe(200);
      expect(metrics.body).toContain('puente_outbox_mails');
      // The worker has no index and no live connections. Zeros would look like an index that failed to load.
      expect(metrics.body).not.toMatch(/^puente_(?:index|live)_/m);
      for (const path of ['/', '/login', '/api/auth/user', '/api/openapi.json', '/ws', '/dev/mailbox']) {
        expect((await workerClient.get(path)).status).toBe(404);
      }
      expect((await visitor.get('/api/auth/user')).status).toBe(401);

      worker.kill('SIGTERM');
      const [code] = await once(worker, 'exit');
      expect(code).toBe(0);
    },
    TIMEOUT_MS,
  );
});
