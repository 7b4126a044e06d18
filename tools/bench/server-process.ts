/**
 * The measured programs in their own processes: the built product as `npm start` runs it, and the floor, which is bare Fastify with bare SQL
 * (`floor-server.ts`). Their logs go to a file, so that logging is part of the cost. The file is read only if a program fails to start.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from '../../scripts/lib/server-options.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** The product may need to read millions of rows before it is ready. */
const START_TIMEOUT_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 12_000;

export interface ServerProcess {
  pid: number;
  port: number;
  /** The PostgreSQL `application_name`, which identifies the process's database sessions. */
  applicationName: string;
  /** Milliseconds from starting the process to its ready line. */
  startMs: number;
  /** `performance.now()` at the start. */
  startedAt: number;
  stop(): Promise<void>;
}

interface Program {
  file: string;
  applicationName: string;
  env: Record<string, string>;
}

const withApplicationName = (databaseUrl: string, applicationName: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', applicationName);
  return url.href;
};

/** Overrides this machine's configuration: the product treats an empty value as not set. */
const UNSET = {
  NODE_ENV: '',
  HOST: '',
  PUBLIC_URL: '',
  COOKIE_DOMAIN: '',
  SMTP_URL: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  SCHEDULING_URL: '',
  EMBEDDINGS_URL: '',
  TRUST_PROXY: '',
  LOG_LEVEL: '',
};

const start = async ({ file, applicationName, env }: Program, port: number): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'puente-bench-'));
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'w');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...SERVER_OPTIONS, join(ROOT, file)], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      ...UNSET,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    // The IPC channel carries no messages. It closes when this process ends, and then the program exits too.
    stdio: ['ignore', 'pipe', log, 'ipc'],
  });
  closeSync(log);
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill('SIGTERM');
    await exit;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  };
  const readiness = new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('ready')) resolve(true);
    });
    void exit.then(() => resolve(false));
    setTimeout(() => resolve(false), START_TIMEOUT_MS).unref();
  });
  if (!(await readiness)) {
    const problem = readFileSync(logFile, 'utf8').slice(-2_000);
    await stop();
    throw new Error(`${file} did not start:\n${problem}`);
  }
  return { pid: child.pid ?? 0, port, applicationName, startMs: performance.now() - startedAt, startedAt, stop };
};

/** Starts the built product; building is not measured. */
export const startProduct = (databaseUrl: string, port: number): Promise<ServerProcess> => {
  const applicationName = `bench product ${port}`;
  const env = {
    DATABASE_URL: withApplicationName(databaseUrl, applicationName),
    DEMO: '0',
    RATE_LIMITS: 'off',
    APP_SECRET: 'only for measurements on this machine',
  };
  return start({ file: 'scripts/tasks/start.mjs', applicationName, env }, port);
};

/** Starts the floor's server, with its own application name. */
export const startFloor = (databaseUrl: string, port: number): Promise<ServerProcess> => {
  const applicationName = `bench floor ${port}`;
  const env = { DATABASE_URL: withApplicationName(databaseUrl, applicationName) };
  return start({ file: 'tools/bench/floor-server.ts', applicationName, env }, port);
};
