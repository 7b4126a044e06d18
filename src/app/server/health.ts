/** Liveness and readiness, for whatever keeps the process running. */
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#server/db/migrate.ts';
import type { Platform } from '#server/platform.ts';
import { answerInTime } from './answer-in-time.ts';

/** What stood still for this long will not recover by itself. */
const STUCK_MS = 30_000;

export interface HealthParts {
  platform: Platform;
  migrationsFolder: string;
  /** Milliseconds for which somebody has waited for the database in vain, or the event loop stood still. */
  stalledMs?: (() => number) | undefined;
}

/**
 * `/healthz`: 200 while the process lives and somebody gets to the database now and then, else 503, so that it is started anew.
 * `/readyz`: 200 only while the database answers in time, is migrated and has space to write to, else 503.
 */
export const mountHealth = (app: FastifyInstance, { platform, migrationsFolder, stalledMs }: HealthParts): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const isStuck = (stalledMs?.() ?? 0) > STUCK_MS;
    return reply.status(isStuck ? 503 : 200).send({ status: isStuck ? 'stuck' : 'ok' });
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isMigratedInTime = (await answerInTime(isMigrated(platform.db, migrationsFolder))) === true;
    const isReady = isMigratedInTime && !platform.disk.isFull();
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
};
