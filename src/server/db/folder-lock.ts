/**
 * Keeps a data folder to one process. The embedded database has no lock of its own, and two processes on one folder lose
 * rows silently. The lock is a unix socket (on Windows a named pipe) bound under a name made from the folder: the system
 * lets it go when the process ends, however it ends.
 */
import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
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

/** Who holds the lock: the token of the process that listens under the name, or null where none does. */
const holderOf = (path: string): Promise<string | null> =>
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

/** Listens under the name; who connects is told the token. */
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

/** How long another process that saw the same dead lock may take from seeing it to removing it. */
const SETTLE_MS = 100;

/** Whether nobody holds the lock. A look that took long, as on a busy machine, may be out of date when it ends and is made again. */
const isDead = async (path: string): Promise<boolean> => {
  for (;;) {
    const lookedAt = performance.now();
    if ((await holderOf(path)) !== null) return false;
    if (performance.now() - lookedAt < SETTLE_MS / 2) return true;
  }
};

/**
 * Takes over a lock left behind by a process that was killed. Another process may do the same at this moment and remove the lock just taken, so
 * it counts only if this process is still the one that answers under the name after a while. (An inode number would not tell: the system gives
 * the number of a removed file to the next one.)
 */
const takeOver = async (path: string, folder: string, token: string): Promise<Server> => {
  // At once, not in a thread of its own: what `isDead` saw must still hold.
  rmSync(path, { force: true });
  const server = await bind(path, token).catch(() => {
    throw new FolderInUseError(folder);
  });
  await setTimeout(SETTLE_MS);
  if ((await holderOf(path)) === token) return server;
  // Its name belongs to the other process now: closing would remove that one, so it is left to the end of this process.
  throw new FolderInUseError(folder);
};

/** Takes the folder, or throws a `FolderInUseError`. Resolves to the function that gives it back. */
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
