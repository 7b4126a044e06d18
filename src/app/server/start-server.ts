/**
 * Starts and stops the whole program: configuration, database, migrations, demo market, mail, live events, HTTP. The order
 * of the stop is the reverse, and it ends within ten seconds whatever hangs.
 */
import type { FastifyInstance } from 'fastify';
import { ensureAdmin } from '#features/auth/server/auth.service.ts';
import { loadImportedTaxonomy } from '#features/matching/server/taxonomy.service.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { watchDiskSpace } from '#server/db/disk-space.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Env } from '#server/env.ts';
import { createRateLimiter } from '#server/limits/rate-limits.db.ts';
import { LIVE_CHANNEL, type LiveHub, startLiveHub } from '#server/live/live-hub.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { watchEventLoop } from '#server/observe/event-loop.ts';
import { createMetrics } from '#server/observe/metrics.ts';
import { startTracing } from '#server/observe/tracing.ts';
import type { Platform } from '#server/platform.ts';
import { createSecrets, loadSecret } from '#server/secrets.ts';
import { startBackground } from './background.ts';
import { createApp, createWorkerApp } from './create-app.ts';
import type { Documents } from './documents.ts';
import { SUBSCRIBERS } from './features.ts';
import { createLiveLoader } from './live-events.ts';
import { openLiveFanout } from './live-fanout.ts';
import { startMatches } from './matches.ts';
import { checkPooler, openDatabase, openListReplica } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { watchSilentConnections } from './silent-connections.ts';
import { explainStart } from './start-problems.ts';

export interface RunningServer {
  app: FastifyInstance;
  platform: Platform;
  database: OpenDatabase;
  /** Null where the process only answers requests. */
  mailer: Mailer | null;
  /** Null where the process only works beside them. */
  hub: LiveHub | null;
  /** The port it really listens on; differs from the configured one only where that is 0. */
  port: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  env: Env;
  log: Log;
  migrationsFolder: string;
  documents: Documents | null;
  /** Called on the migrated database before anything is served; fills the demo market. */
  onDatabaseReady?: (platform: Platform) => Promise<void>;
}

const createPlatform = async (
  database: OpenDatabase,
  { env, log, metrics, tracing }: Pick<Platform, 'env' | 'log' | 'metrics' | 'tracing'>,
): Promise<Platform> => {
  const secrets = createSecrets(await loadSecret(env.appSecret, env.dataDir));
  return {
    db: database.db,
    disk: watchDiskSpace(database, log),
    env,
    log,
    limiter: createRateLimiter(env.hasRateLimits, metrics.countRefusal),
    files: await openFiles(env, log),
    metrics,
    tracing,
    secrets,
    mailSealer: secrets.sealer('mail'),
    subscribers: SUBSCRIBERS,
  };
};

/** What answers requests: live events, the index of scores, the API and the pages. */
const startWeb = async (
  parts: StartedParts,
): Promise<Pick<RunningServer, 'app' | 'hub'> & { stop(): Promise<void> }> => {
  const { options, database, platform, health } = parts;
  const hub = await startLiveHub(database, createLiveLoader(platform.db), platform.log);
  const matches = startMatches(platform);
  const { documents, migrationsFolder } = options;
  const replica = openListReplica(database, platform.env, platform);
  const app = await createApp({ platform, hub, matches, documents, migrationsFolder, replica, ...health });
  return {
    app,
    hub,
    stop: async () => {
      await matches.stop();
      await hub.stop();
      await replica?.close();
    },
  };
};

/** A process that only works beside requests has no address but those that say how it is. */
const startWithoutWeb = async ({ options, platform, health }: StartedParts) => ({
  app: await createWorkerApp({ platform, migrationsFolder: options.migrationsFolder, ...health }),
  hub: null,
  stop: async () => {},
});

interface StartedParts {
  options: StartOptions;
  database: OpenDatabase;
  platform: Platform;
  health: { stalledMs: () => number; poolState: OpenDatabase['poolState'] };
}

const portOf = (app: FastifyInstance, configured: number): number => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : configured;
};

/** Listens, and gives the server with its stop. */
const listen = async (parts: StartedParts, whenStopped: () => Promise<void>): Promise<RunningServer> => {
  const { options, database, platform } = parts;
  const { env } = options;
  const web = await (env.role === 'worker' ? startWithoutWeb(parts) : startWeb(parts));
  const { app, hub } = web;
  const whileEndingSilentConnections = watchSilentConnections(app.server);
  await app.listen({ port: env.port, host: env.host });
  const background = env.role === 'web' ? null : await startBackground(database, platform);
  const stop = async (): Promise<void> => {
    hub?.closeAll(1012, 'The server restarts');
    await whileEndingSilentConnections(() => app.close());
    await background?.stop();
    await web.stop();
    await whenStopped();
  };
  return { app, platform, database, mailer: background?.mailer ?? null, hub, port: portOf(app, env.port), stop };
};

/** Opens and migrates the database and gets it ready, then goes on with `next`. Rejects, with nothing left open, if a part cannot start. */
const start = async <Started>(
  options: StartOptions,
  next: (parts: StartedParts, whenStopped: () => Promise<void>) => Promise<Started>,
): Promise<Started> => {
  const { env, log, migrationsFolder } = options;
  loadImportedTaxonomy(env.dataDir);
  const metrics = createMetrics({ hasProcess: true });
  const tracing = await startTracing({ variables: process.env, trustsHeaders: env.trustProxy !== false });
  const fanout = await openLiveFanout(env, log);
  const carriers = new Map(fanout ? [[LIVE_CHANNEL, fanout]] : []);
  const database = await openDatabase(env, { log, metrics, tracing }, carriers).catch((error: unknown) => {
    throw explainStart(error, env);
  });
  const loop = watchEventLoop();
  const whenStopped = async (): Promise<void> => {
    loop.stop();
    await database.close();
    await fanout?.close();
    await tracing?.stop();
  };
  try {
    await migrate(database, migrationsFolder, env.directDatabaseUrl ?? undefined, () =>
      log.warn('Another process is migrating the database: waiting for it'),
    );
    await checkPooler(database, env, log);
    const platform = await createPlatform(database, { env, log, metrics, tracing });
    if (env.admin) await ensureAdmin(platform, env.admin);
    await options.onDatabaseReady?.(platform);
    const stalledMs = () => Math.max(database.stalledMs(), loop.stalledMs());
    const health = { stalledMs, poolState: database.poolState };
    return await next({ options, database, platform, health }, whenStopped);
  } catch (error) {
    const reason = explainStart(error, env, database.isDiskLow());
    await whenStopped().catch(() => {});
    throw reason;
  }
};

/** Starts everything and listens. Rejects, with nothing left open, where a part cannot start; with an `EnvError` where a variable is why. */
export const startServer = (options: StartOptions): Promise<RunningServer> => start(options, listen);

/** Does what a start does before it listens, and closes everything again. Rejects as `startServer`. */
export const prepareDatabase = (options: StartOptions): Promise<void> =>
  start(options, (_parts, whenStopped) => whenStopped());
