/**
 * Restricts a data folder to one process. The embedded database has no lock, and two processes on one folder silently lose rows. The lock is a unix
 * socket (a named pipe on Windows) with a name derived from the folder. The system releases it when the process ends, even after a crash.
 */
import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Thrown if another process uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string) {
    super(`DATA_DIR ${folder} is in use by another Puente process; stop it, or set DATA_DIR to another folder`);
  }
}

const lockPath = async (folder: string): Promise<string> => {
  const real = await realpath(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\puente-${createHash('sha256').update(real).digest('hex')}`;
  const lockFile = join(real, '.lock');
  // The system limits a socket's path to about 100 bytes.
  if (lockFile.length < 100) return lockFile;
  return join(tmpdir(), `puente-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.lock`);
};

/** Returns the token of the process that holds the lock, or null if none does. */
const findLockHolder = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let token = '';
    const probe = connect(path);
    probe.setEncoding('utf8');
    probe.on('data', (text: string) => {
      token += text;
    });
    probe.on('end', () => resolve(token));
    probe.on('error', () => resolve(null));
  });

/** Listens on the path and sends the token to every client. */
const bind = (path: string, token: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(token);
    });
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

/** Time that another process may take between detecting a dead lock and removing it. */
const SETTLE_MS = 100;

/** Returns true if no process holds the lock. Repeats a slow check, such as on a busy machine, because its result may be outdated. */
const isDead = async (path: string): Promise<boolean> => {
  for (;;) {
    const startedAt = performance.now();
    if ((await findLockHolder(path)) !== null) return false;
    if (performance.now() - startedAt < SETTLE_MS / 2) return true;
  }
};

/**
 * Takes over the lock of a killed process. Another process may do the same and remove the new lock. The lock is therefore valid only if this process
 * still answers on it a moment later. (Comparing inodes does not work, because the system reuses their numbers.)
 */
const takeOver = async (path: string, folder: string, token: string): Promise<Server> => {
  // Synchronous, because the result of `isDead` must still be valid.
  rmSync(path, { force: true });
  const server = await bind(path, token).catch(() => {
    throw new FolderInUseError(folder);
  });
  await setTimeout(SETTLE_MS);
  if ((await findLockHolder(path)) === token) return server;
  // The path now belongs to the other process. Closing this server would remove that process's socket, so it stays open until exit.
  throw new FolderInUseError(folder);
};

/** Locks the folder or throws a `FolderInUseError`. Resolves to a function that releases the lock. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = await lockPath(folder);
  const token = randomUUID();
  let server: Server;
  try {
    server = await bind(path, token);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (!(await isDead(path))) throw new FolderInUseError(folder);
    server = await takeOver(path, folder, token);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
};
