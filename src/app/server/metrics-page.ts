/**
 * `GET /metrics` for Prometheus. With METRICS_TOKEN, the page is readable from anywhere with that bearer token. Without it, only this machine can
 * read the page, and other clients get 404.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolState } from '#server/db/postgres-pool.ts';
import { checkBearer } from '#server/http/bearer.ts';
import { isFromThisMachine } from '#server/http/own-machine.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { readOutboxState } from '#server/mail/outbox.db.ts';
import type { Readings } from '#server/observe/metrics.ts';
import type { Platform } from '#server/platform.ts';
import { notFound } from '#shared/errors.ts';
import { withTimeoutOrNull } from './with-timeout.ts';

export interface MetricsParts {
  platform: Platform;
  /** Omitted if the process has none. A worker has neither sockets nor an index. */
  hub?: Pick<LiveHub, 'count'> | undefined;
  matches?: { isReady(): boolean; age(): number | null } | undefined;
  poolState?: (() => PoolState | null) | undefined;
}

const checkReader = (token: string | null) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (token === null) {
    if (!isFromThisMachine(request)) throw notFound('this-page');
    return;
  }
  checkBearer(request, reply, token);
};

const readNow = async ({ platform, hub, matches, poolState }: MetricsParts): Promise<Readings> => {
  const pool = poolState?.() ?? null;
  const age = matches?.age() ?? null;
  return {
    connections: pool && { ...pool, stuckSeconds: pool.stalledMs / 1000 },
    sockets: hub?.count() ?? null,
    index: matches ? { isReady: matches.isReady(), ageSeconds: age === null ? null : age / 1000 } : null,
    outbox: await withTimeoutOrNull(readOutboxState(platform.db)),
  };
};

export const mountMetrics = (app: FastifyInstance, parts: MetricsParts): void => {
  const { env, metrics } = parts.platform;
  const options = { schema: { hide: true }, onRequest: checkReader(env.metricsToken) };
  app.get('/metrics', options, async (_request, reply) => {
    const { contentType, body } = await metrics.text(await readNow(parts));
    return reply.header('cache-control', 'no-store').type(contentType).send(body);
  });
};
