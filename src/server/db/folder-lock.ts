/**
 * Keeps a data folder to one process. The embedded database has no lock of its own, and two processes on one folder lose
 * rows silently. The lock is a unix socket (on Windows a named pipe) bound under a name made from the folder: the system
 * lets it go when the process ends, however it ends.
 */
import { createHash } from 'node:crypto';
import { realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string) {
    super(`DATA_DIR ${folder} is in use by another Puente process; stop it, or set DATA_DIR to another folder`);
  }
}

const lockPath = async (folder: string): Promise<string> => {
  const real = await realpath(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\puente-${createHash('sha256').update(real).digest('hex')}`;
  const inside = join(real, '.lock');
  // The system bounds a socket's path to about 100 bytes.
  if (inside.length < 100) return inside;
  return join(tmpdir(), `puente-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.lock`);
};

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.on('error', () => resolve(false));
  });

const bind = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

/** How long another process that saw the same dead lock may take from seeing it to removing it. */
const SETTLE_MS = 100;

/**
 * Takes over a lock left behind by a process that was killed. Another process may do the same at this moment and remove the lock just taken, so
 * it counts only if it is still the one under the name after a while.
 */
const takeOver = async (path: string, folder: string): Promise<Server> => {
  await rm(path, { force: true });
  const server = await bind(path).catch(() => {
    throw new FolderInUseError(folder);
  });
  const inode = async (): Promise<number | null> => (await stat(path).catch(() => null))?.ino ?? null;
  const own = await inode();
  await setTimeout(SETTLE_MS);
  if (own !== null && (await inode()) === own) return server;
  // Its name belongs to the other process now: closing would remove that one, so it is left to the end of this process.
  throw new FolderInUseError(folder);
};

/** Takes the folder, or throws a `FolderInUseError`. Resolves to the function that gives it back. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = await lockPath(folder);
  let server: Server;
  try {
    server = await bind(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isAnswering(path)) throw new FolderInUseError(folder);
    server = await takeOver(path, folder);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
};
