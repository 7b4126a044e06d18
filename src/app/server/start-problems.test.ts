import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { explainStartError } from './start-problems.ts';
import { startServer } from './start-server.ts';

describe('a failing start', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const catchStartError = (settings: Record<string, string>): Promise<string> =>
    startServer({
      env: readEnv({ PORT: '0', DEMO: '0', DATA_DIR: folder, ...settings }),
      log: createLog('silent'),
      migrationsFolder: MIGRATIONS_FOLDER,
      documents: null,
    }).then(
      async (server) => {
        await server.stop();
        return '';
      },
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it('names the data folder if it is a file', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await catchStartError({ DATA_DIR: file })).toBe(
      `EnvError: DATA_DIR is "${file}" (EEXIST); it must be a folder that can be created and written to`,
    );
  });

  it.runIf(existsSync('/proc'))('names the data folder if it cannot be created in a folder of the system', async () => {
    expect(await catchStartError({ DATA_DIR: '/proc/puente/data' })).toMatch(
      /^EnvError: DATA_DIR is "\/proc\/puente\/data" \(E\w+\); it must be a folder that can be created and written to$/,
    );
  });

  it('names the unreachable database without its password', async () => {
    const line = await catchStartError({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
    expect(line).toMatch(
      /^EnvError: DATABASE_URL is "postgres:\/\/\*\*\*@127\.0\.0\.1:1\/none" \(.*ECONNREFUSED.*\); it must be /,
    );
  });

  it('names the port that is in use and the host that does not exist', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as AddressInfo;
    const env = readEnv({ PORT: String(port), HOST: '192.0.2.1' });
    const catchListenError = async (host: string): Promise<Error> => {
      const [error] = await once(createServer().listen(port, host), 'error').catch((reason: Error) => [reason]);
      return error as Error;
    };
    const portError = explainStartError(await catchListenError('127.0.0.1'), env) as Error;
    const hostError = explainStartError(await catchListenError('192.0.2.1'), env) as Error;
    otherServer.close();
    expect(portError.message).toContain(`PORT is "${port}" (EADDRINUSE); it must be`);
    expect(hostError.message).toContain('HOST is "192.0.2.1" (EADDRNOTAVAIL); it must be');
  });

  it('ends the threads of the score index if the port is in use', { timeout: 60_000 }, async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as AddressInfo;
    const started: Worker[] = [];
    // The id of a thread that ended is -1.
    const runningThreads = () => started.filter(({ threadId }) => threadId !== -1);
    const recordThread = (thread: Worker): void => void started.push(thread);
    process.on('worker', recordThread);
    try {
      expect(await catchStartError({ PORT: String(port), DATA_DIR: join(folder, 'data') })).toContain('EADDRINUSE');
      expect(started.length).toBeGreaterThan(0);
      expect(runningThreads()).toEqual([]);
    } finally {
      process.off('worker', recordThread);
      otherServer.close();
      await Promise.all(runningThreads().map((thread) => thread.terminate()));
    }
  });

  it('prints one line and exits with code 1 when run as a process, for example for a broker other than NATS', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'server-entry.ts')], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: folder, REDIS_URL: 'redis://broker:6379' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    const [code] = await once(child, 'close');
    expect(output).toBe('REDIS_URL is "redis://broker:6379"; it must be empty: NATS_URL sets the message broker\n');
    expect(code).toBe(1);
  });

  it('leaves unknown errors unchanged', () => {
    const error = new Error('a defect');
    expect(explainStartError(error, readEnv({}))).toBe(error);
  });
});
