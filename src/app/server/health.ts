/** Liveness and readiness checks. */
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#server/db/migrate.ts';
import type { Platform } from '#server/platform.ts';
import { withTimeoutOrNull } from './with-timeout.ts';

/** A longer stall does not recover by itself. */
const MAX_STALL_MS = 30_000;

export interface HealthParts {
  platform: Platform;
  migrationsFolder: string;
  /** Milliseconds for which a caller has waited for the database, or for which the event loop was blocked. */
  stalledMs?: (() => number) | undefined;
}

/**
 * Mounts the health checks. `/healthz`: 503 if a database connection or the event loop has stalled for too long, so that the process is restarted,
 * otherwise 200. `/readyz`: 200 while the database responds in time, is migrated and has disk space, otherwise 503.
 */
export const mountHealth = (app: FastifyInstance, { platform, migrationsFolder, stalledMs }: HealthParts): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const isStuck = (stalledMs?.() ?? 0) > MAX_STALL_MS;
    return reply.status(isStuck ? 503 : 200).send({ status: isStuck ? 'stuck' : 'ok' });
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isMigratedInTime = (await withTimeoutOrNull(isMigrated(platform.db, migrationsFolder))) === true;
    const isReady = isMigratedInTime && !platform.disk.isFull();
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
};
