/** Processes of the product, started like `npm start`, that can be killed as in a crash and stopped as for a release. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from '../../scripts/lib/server-options.mjs';

const ROOT = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 180_000;

export interface ProductProcess {
  readonly port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops the process gracefully. Returns its exit code, 0 on success. */
  stop(): Promise<number | null>;
  /** Returns the memory in bytes, or null if the process is not running. */
  memory(): number | null;
  clean(): void;
}

/** Creates a process of the product on a port, not yet started. */
export const createProductProcess = (port: number, env: Record<string, string>): ProductProcess => {
  const folder = mkdtempSync(join(tmpdir(), 'puente-soak-'));
  const log = join(folder, 'log');
  let child: ChildProcess | null = null;

  const finish = async (signal: NodeJS.Signals): Promise<number | null> => {
    const last = child;
    child = null;
    if (last === null || last.exitCode !== null || last.signalCode !== null) return null;
    const ended = once(last, 'exit');
    last.kill(signal);
    await ended;
    return last.exitCode;
  };

  return {
    port,
    start: async () => {
      const file = openSync(log, 'a');
      const next = spawn(process.execPath, [...SERVER_OPTIONS, 'scripts/tasks/start.mjs'], {
        cwd: ROOT,
        env: { ...process.env, ...SERVER_ENVIRONMENT, ...env, PORT: String(port), DATA_DIR: join(folder, 'data') },
        stdio: ['ignore', 'pipe', file],
      });
      closeSync(file);
      child = next;
      await new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error(`The product did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`));
        const timer = setTimeout(fail, START_TIMEOUT_MS);
        next.stdout?.on('data', (text: Buffer) => {
          if (!text.includes('ready on')) return;
          clearTimeout(timer);
          resolve();
        });
        next.once('exit', fail);
      });
    },
    kill: async () => {
      await finish('SIGKILL');
    },
    stop: () => finish('SIGTERM'),
    memory: () => {
      if (child?.pid === undefined) return null;
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return kilobytes === undefined ? null : Number(kilobytes) * 1024;
    },
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
};
