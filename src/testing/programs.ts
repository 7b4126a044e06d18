/** Finds external programs for tests (a pooler, a message broker) on PATH, and starts them on a given port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const START_WITHIN_MS = 10_000;
/** The user for programs that refuse to run as root. It exists on every Linux and owns no files. */
const NOBODY = 65_534;
/** Debian's folder for servers, which may not be on PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Returns the path of a program. If it is not installed, returns null and prints that its tests are skipped. */
export const findProgram = (name: string): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) process.stderr.write(`${name} is not installed; its tests are skipped\n`);
  return file ?? null;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

export interface RunningProgram {
  /** Ends the program abruptly, as in a crash. */
  kill(): Promise<void>;
}

/** Starts a server and waits until it accepts connections. If the tests run as root, only our own packages run as root too. */
export const startProgram = async (
  path: string,
  args: readonly string[],
  port: number,
  folder: string,
  { isOurs = false } = {},
): Promise<RunningProgram> => {
  const asUser = process.getuid?.() === 0 && !isOurs ? { uid: NOBODY, gid: NOBODY } : {};
  const child: ChildProcess = spawn(path, args, { ...asUser, cwd: folder, stdio: 'ignore' });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await kill();
      throw new Error(`${path} did not start on port ${port}`);
    }
    await wait(50);
  }
  return { kill };
};
