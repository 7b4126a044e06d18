/**
 * The program: reads the configuration, starts the server, prints the ready line, and stops on a signal. An invalid configuration, a full disk, or a
 * damaged or locked data folder ends the program with a one-line error and exit code 1.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemoSignInLines } from '#demo/demo-sign-ins.ts';
import { TaxonomyFileError } from '#features/matching/server/taxonomy.service.ts';
import { OldDatabaseError } from '#server/db/baseline.ts';
import { DATABASE_FOLDER, DamagedFolderError } from '#server/db/data-folder.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { type Env, EnvError, readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { brand } from '#shared/brand.ts';
import type { Documents } from './documents.ts';
import { prepareDatabase, type RunningServer, type StartOptions, startServer } from './start-server.ts';

const STOP_TIMEOUT_MS = 9_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../../..');

const endOnSignal = (server: RunningServer): void => {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    // Limits how long stopping takes. Unfinished requests have not been acknowledged.
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.platform.log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
};

/** The argument for the process that only fills the demo market. */
const FILL_ONLY = '--only-fill-demo';

/**
 * Fills a new embedded database in a separate process and waits for it. Drawing faces and scoring everyone takes memory that this process would not
 * release.
 */
const fillDemoInChildProcess = async (): Promise<void> => {
  const [, program = ''] = process.argv;
  const child = fork(program, [FILL_ONLY], { execArgv: process.execArgv, stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of STOP_SIGNALS) process.on(signal, forward);
  const [code, endedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  for (const signal of STOP_SIGNALS) process.off(signal, forward);
  if (endedBy !== null) process.kill(process.pid, endedBy);
  // The child process has printed the reason.
  if (code !== 0) process.exit(code ?? 1);
};

/** Runs the program with this source of pages. */
export const run = async (loadDocuments: (env: Env) => Promise<Documents>): Promise<void> => {
  const env = readEnv(process.env);
  // At the default level, only warnings and errors are logged before the ready line.
  const log = createLog(env.logLevel === 'info' ? 'warn' : env.logLevel);
  const options: Omit<StartOptions, 'documents'> = {
    env,
    log,
    migrationsFolder: join(ROOT, 'db/migrations'),
    onDatabaseReady: async (platform) => {
      if (!env.isDemo) return;
      const { fillDemoMarket } = await import('#demo/demo-market.ts');
      await fillDemoMarket(platform);
    },
  };
  if (process.argv.includes(FILL_ONLY)) {
    process.once('disconnect', () => process.exit(1));
    await prepareDatabase({ ...options, documents: null });
    process.exit(0);
  }
  const documents = env.role === 'worker' ? null : await loadDocuments(env);
  const isNew = env.databaseUrl === null && !existsSync(join(env.dataDir, DATABASE_FOLDER));
  if (isNew && env.isDemo) await fillDemoInChildProcess();
  const server = await startServer({ ...options, documents });
  endOnSignal(server);
  log.level = env.logLevel;
  process.stdout.write(`${brand.name} ready on ${env.publicUrl}\n`);
  if (env.role === 'worker') {
    process.stdout.write(
      `This process runs background work and answers on http://${env.host}:${server.port}/healthz\n`,
    );
    return;
  }
  for (const line of await loadDemoSignInLines(server.platform)) process.stdout.write(`${line}\n`);
};

const isExpected = (error: unknown): error is Error =>
  [EnvError, DamagedFolderError, FolderInUseError, OldDatabaseError, TaxonomyFileError].some(
    (kind) => error instanceof kind,
  );

/** Ends the program with a one-line error, or with the whole error if it is unexpected. */
export const endWith = (error: unknown): never => {
  process.stderr.write(
    `${isExpected(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
};
