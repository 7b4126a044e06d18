/**
 * Starts and stops the whole program: configuration, database, migrations, demo market, mail, live events, HTTP. The order
 * of the stop is the reverse, and it ends within ten seconds whatever hangs.
 */
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensureAdmin } from '#features/auth/server/auth.service.ts';
import { loadImportedTaxonomy } from '#features/matching/server/taxonomy.service.ts';
import { type OpenDatabase, openPostgres } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Env } from '#server/env.ts';
import { createRateLimiter } from '#server/limits/rate-limits.db.ts';
import { type LiveHub, startLiveHub } from '#server/live/live-hub.ts';
import type { Log } from '#server/log.ts';
import { type Mailer, startMailer } from '#server/mail/mailer.ts';
import type { Platform } from '#server/platform.ts';
import { createSealer, loadSecret } from '#server/secrets.ts';
import { createApp } from './create-app.ts';
import type { Documents } from './documents.ts';
import { startHiringTimes } from './hiring-times.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startInterviewReminders } from './interview-reminders.ts';
import { createLiveLoader } from './live-events.ts';
import { startMatches } from './matches.ts';
import { startReindexing } from './reindexing.ts';
import { watchSilentConnections } from './silent-connections.ts';
import { explainStart, prepareDataFolder } from './start-problems.ts';

export interface RunningServer {
  app: FastifyInstance;
  platform: Platform;
  database: OpenDatabase;
  mailer: Mailer;
  hub: LiveHub;
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

const openDatabase = async (env: Env, log: Log): Promise<OpenDatabase> => {
  if (env.databaseUrl === null || env.appSecret === null) await prepareDataFolder(env.dataDir);
  if (env.databaseUrl === null) {
    const { openEmbedded } = await import('#server/db/embedded.ts');
    return openEmbedded(resolve(env.dataDir));
  }
  const onError = (error: Error) => log.warn({ err: error.message }, 'database connection lost');
  return openPostgres(env.databaseUrl, { hasNamedStatements: env.hasPreparedStatements, onError });
};

const createPlatform = async (database: OpenDatabase, env: Env, log: Log): Promise<Platform> => {
  const secret = await loadSecret(env.appSecret, env.dataDir);
  return {
    db: database.db,
    env,
    log,
    limiter: createRateLimiter(env.hasRateLimits),
    passwordSealer: createSealer(secret, 'temporary-password'),
    mailSealer: createSealer(secret, 'mail'),
    badgeSealer: createSealer(secret, 'badge-keys'),
    calendarSealer: createSealer(secret, 'calendar'),
  };
};

/** Starts everything and listens. Rejects, with nothing left open, where a part cannot start; with an `EnvError` where a variable is why. */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { env, log, migrationsFolder, documents } = options;
  loadImportedTaxonomy(env.dataDir);
  const database = await openDatabase(env, log);
  try {
    await migrate(database, migrationsFolder, env.databaseUrl ?? undefined);
    const platform = await createPlatform(database, env, log);
    if (env.admin) await ensureAdmin(platform, env.admin);
    await options.onDatabaseReady?.(platform);
    const hub = await startLiveHub(database, createLiveLoader(platform.db), log);
    const mailer = await startMailer(database, {
      smtpUrl: env.smtpUrl,
      from: env.mailFrom,
      sealer: platform.mailSealer,
      limiter: platform.limiter,
      log,
    });
    const housekeeping = startHousekeeping(platform);
    const matches = startMatches(platform);
    const app = await createApp({
      platform,
      hub,
      matches,
      documents,
      migrationsFolder,
      stuckFor: database.stuckFor,
    });
    const whileEndingSilentConnections = watchSilentConnections(app.server);
    await app.listen({ port: env.port, host: env.host });
    const reindexing = startReindexing(platform);
    const hiringTimes = startHiringTimes(platform);
    const reminders = startInterviewReminders(platform);
    const address = app.server.address();
    const stop = async (): Promise<void> => {
      hub.closeAll(1012, 'The server restarts');
      await whileEndingSilentConnections(() => app.close());
      housekeeping.stop();
      await reindexing.stop();
      await hiringTimes.stop();
      await reminders.stop();
      await matches.stop();
      await mailer.stop();
      await hub.stop();
      await database.close();
    };
    return {
      app,
      platform,
      database,
      mailer,
      hub,
      port: typeof address === 'object' && address ? address.port : env.port,
      stop,
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw explainStart(error, env);
  }
};
