/**
 * Starts and stops the whole program: message broker, database, migrations, demo market, live events, score index, HTTP, then background work with
 * email. Stopping ends HTTP first, then background work, live events and the database. `program.ts` limits how long it may take.
 */

import type { FastifyInstance } from 'fastify';
import { ensureAdmin } from '#features/auth/server/auth.service.ts';
import { loadImportedTaxonomy } from '#features/matching/server/taxonomy.service.ts';
import { loadTitleMeanings } from '#features/matching/server/title-meanings.service.ts';
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
import { explainStartError } from './start-problems.ts';

export interface RunningServer {
  app: FastifyInstance;
  platform: Platform;
  database: OpenDatabase;
  /** Null in a process that only serves requests. */
  mailer: Mailer | null;
  /** Null in a worker process. */
  hub: LiveHub | null;
  /** The actual port. Differs from the configured port only if that is 0. */
  port: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  env: Env;
  log: Log;
  migrationsFolder: string;
  documents: Documents | null;
  /** Called with the migrated database before anything is served; fills the demo market. */
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

/** Waits for a part to start. If it fails, stops the parts that are running and rejects with the reason. */
const stopOnFailure = <Started>(starting: Promise<Started>, stop: () => Promise<void>): Promise<Started> =>
  starting.catch(async (error: unknown) => {
    await stop().catch(() => {});
    throw error;
  });

/** Starts the parts that serve requests: live events, score index, API and pages. */
const startWeb = async (
  parts: StartedParts,
): Promise<Pick<RunningServer, 'app' | 'hub'> & { stop(): Promise<void> }> => {
  const { options, database, platform, health } = parts;
  const hub = await startLiveHub(database, createLiveLoader(platform.db), platform.log);
  const matches = startMatches(platform);
  const { documents, migrationsFolder } = options;
  const replica = openListReplica(database, platform.env, platform);
  const stop = async (): Promise<void> => {
    await matches.stop();
    await hub.stop();
    await replica?.close();
  };
  const creating = createApp({ platform, hub, matches, documents, migrationsFolder, replica, ...health });
  return { app: await stopOnFailure(creating, stop), hub, stop };
};

/** Starts the server for a worker process, which only has health checks and metrics. */
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

const listeningPort = (app: FastifyInstance, configured: number): number => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : configured;
};

/** Listens, and returns the server with its stop function. */
const listen = async (parts: StartedParts, closeParts: () => Promise<void>): Promise<RunningServer> => {
  const { options, database, platform } = parts;
  const { env } = options;
  const web = await (env.role === 'worker' ? startWithoutWeb(parts) : startWeb(parts));
  const { app, hub } = web;
  const closeWithSilentConnections = watchSilentConnections(app.server);
  const stopWeb = async (stopBackground?: () => Promise<void>): Promise<void> => {
    hub?.closeAll(1012, 'The server is restarting');
    await closeWithSilentConnections(() => app.close());
    await stopBackground?.();
    await web.stop();
  };
  const open = async () => {
    await app.listen({ port: env.port, host: env.host });
    return env.role === 'web' ? null : await startBackground(database, platform);
  };
  const background = await stopOnFailure(open(), stopWeb);
  const stop = async (): Promise<void> => {
    await stopWeb(background?.stop);
    await closeParts();
  };
  return { app, platform, database, mailer: background?.mailer ?? null, hub, port: listeningPort(app, env.port), stop };
};

/** Opens, migrates and prepares the database, then calls `next`. If a part cannot start, closes everything and rejects. */
const start = async <Started>(
  options: StartOptions,
  next: (parts: StartedParts, closeParts: () => Promise<void>) => Promise<Started>,
): Promise<Started> => {
  const { env, log, migrationsFolder } = options;
  loadTitleMeanings();
  loadImportedTaxonomy(env.dataDir);
  const metrics = createMetrics({ withNodeMetrics: true });
  const tracing = await startTracing({ variables: process.env, trustsHeaders: env.trustProxy !== false, log });
  const fanout = await openLiveFanout(env, log);
  const carriers = new Map(fanout ? [[LIVE_CHANNEL, fanout]] : []);
  const database = await openDatabase(env, { log, metrics, tracing }, carriers).catch((error: unknown) => {
    throw explainStartError(error, env);
  });
  const loop = watchEventLoop();
  const closeParts = async (): Promise<void> => {
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
    return await next({ options, database, platform, health }, closeParts);
  } catch (error) {
    const reason = explainStartError(error, env, database.isDiskLow());
    await closeParts().catch(() => {});
    throw reason;
  }
};

/** Starts everything and listens. If a part cannot start, closes everything and rejects, with an `EnvError` if a variable is the cause. */
export const startServer = (options: StartOptions): Promise<RunningServer> => start(options, listen);

/** Prepares the database as at startup, then closes everything without listening. Rejects like `startServer`. */
export const prepareDatabase = (options: StartOptions): Promise<void> =>
  start(options, (_parts, closeParts) => closeParts());
