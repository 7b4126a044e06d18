/** Liveness and readiness, for whatever keeps the process running. */
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#server/db/migrate.ts';
import type { Platform } from '#server/platform.ts';

/** `/healthz`: 200 while the process lives. `/readyz`: 200 only while the database answers and is migrated, else 503. */
export const mountHealth = (app: FastifyInstance, platform: Platform, migrationsFolder: string): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await isMigrated(platform.db, migrationsFolder).catch(() => false);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
};
