/**
 * Starts the built product once for all journeys: the demo market on an embedded database in a folder of its own, mail in
 * the development mailbox. The result stops it and removes the folder. With E2E_BASE_URL it starts nothing and the journeys
 * run against the product that already serves there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_WITHIN_MS = 60_000;
const ROOT = join(import.meta.dirname, '../..');

/** However this machine is configured, the journeys touch none of it; '' counts as absent. */
const UNSET = {
  DATABASE_URL: '',
  SMTP_URL: '',
  PUBLIC_URL: '',
  COOKIE_DOMAIN: '',
  SCHEDULING_URL: '',
  TRUST_PROXY: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  HOST: '',
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Resolves when the program prints its ready line; rejects with what it printed where it ends before. */
const whenReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The product did not start in time:\n${output}`)), START_WITHIN_MS);
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      if (!/ready on /.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with ${code}:\n${output}`));
    });
  });

/** Playwright's global setup. */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.E2E_BASE_URL) return async () => {};
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'puente-e2e-'));
  const server = spawn(process.execPath, ['src/app/server/server-entry.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...UNSET,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await whenReady(server);
  process.env.E2E_BASE_URL = `http://localhost:${port}`;
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
};
