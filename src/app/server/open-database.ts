/**
 * Opens the configured database with metrics and tracing. Behind a transaction pooler, work that needs its own database session (listening, locks,
 * migrations) uses a direct connection (`DATABASE_DIRECT_URL`).
 */
import { resolve } from 'node:path';
import { type OpenDatabase, openPostgres } from '#server/db/database.ts';
import type { Carriers } from '#server/db/notify.ts';
import { hasTimeouts } from '#server/db/pooler.ts';
import { openReplica, type Replica } from '#server/db/replica.ts';
import { type Env, invalidVariable } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { createPoolObserver } from '#server/observe/pool-observer.ts';
import type { Platform } from '#server/platform.ts';
import { prepareDataFolder, REACHABLE_DATABASE } from './start-problems.ts';

type Observing = Pick<Platform, 'log' | 'metrics' | 'tracing'>;

/** Opens the database. On PostgreSQL, connections are created on demand. */
export const openDatabase = async (env: Env, observing: Observing, carriers: Carriers): Promise<OpenDatabase> => {
  if (env.databaseUrl === null || env.appSecret === null) await prepareDataFolder(env.dataDir);
  if (env.databaseUrl === null) {
    const { openEmbedded } = await import('#server/db/embedded.ts');
    return openEmbedded(resolve(env.dataDir));
  }
  const onError = (error: Error) => observing.log.warn({ err: error.message }, 'database connection lost');
  return openPostgres(env.databaseUrl, {
    directUrl: env.directDatabaseUrl ?? env.databaseUrl,
    max: env.databasePool,
    hasPreparedStatements: env.hasPreparedStatements,
    observer: createPoolObserver(env.slowStatementMs, observing),
    onError,
    carriers,
  });
};

/** Opens the replica for lists, or null if not configured. */
export const openListReplica = ({ db }: OpenDatabase, env: Env, observing: Observing): Replica | null =>
  env.replicaUrl === null
    ? null
    : openReplica(db, env.replicaUrl, {
        max: env.databasePool,
        hasPreparedStatements: env.hasPreparedStatements,
        isPooled: env.directDatabaseUrl !== env.databaseUrl,
        observer: createPoolObserver(env.slowStatementMs, observing),
        log: observing.log,
      });

/**
 * Verifies that a pooler reaches the database. Poolers reject our timeouts, so their connections use the timeouts from `connect_query` or from the
 * role. Logs a warning if there are none, because statements could then run forever.
 */
export const checkPooler = async ({ db }: OpenDatabase, env: Env, log: Log): Promise<void> => {
  const { databaseUrl, directDatabaseUrl } = env;
  if (databaseUrl === null || directDatabaseUrl === databaseUrl) return;
  const isBounded = await hasTimeouts(db).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw invalidVariable('DATABASE_URL', databaseUrl, REACHABLE_DATABASE, message);
  });
  if (!isBounded) {
    log.warn(
      'pooler connections have no statement_timeout or lock_timeout; docs/deployment.md explains where to set them',
    );
  }
};
