/**
 * Keeps a data folder to one process. The embedded database has no lock of its own, and two processes on one folder lose
 * rows silently. The lock is a unix socket (on Windows a named pipe) bound under a name made from the folder: the system
 * lets it go when the process ends, however it ends.
 */
import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Takes the folder, or throws a `FolderInUseError`. Resolves to the function that gives it back. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = await lockPath(folder);
  let server: Server;
  try {
    server = await bind(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isAnswering(path)) throw new FolderInUseError(folder);
    // Left behind by a process that was killed: nobody answers, so the name is free to take.
    await rm(path, { force: true });
    server = await bind(path).catch(() => {
      throw new FolderInUseError(folder);
    });
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
};
