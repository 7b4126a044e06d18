/**
 * Composes the HTTP server: platform plugins, the session of each request, every feature's calls, the socket, the API's
 * description and the pages. The only place where features meet; holds no rule of its own.
 */

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createAuthenticator } from '#features/auth/server/auth.service.ts';
import { createHideNames } from '#features/blind-review/server/hidden-names.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { PoolState } from '#server/db/postgres-pool.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Env } from '#server/env.ts';
import { type AdmissionLimits, createAdmission } from '#server/http/admission.ts';
import { createListReader } from '#server/http/lists.ts';
import { checkOrigin } from '#server/http/origin.ts';
import { handleError, sendNotFound } from '#server/http/problem.ts';
import { newId } from '#server/ids.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { LIMITS } from '#shared/limits.ts';
import { mountApiDescription } from './api-description.ts';
import { createCallRules } from './call-rules.ts';
import { type Documents, mountDocuments } from './documents.ts';
import { mountFeatures } from './features.ts';
import { mountHealth } from './health.ts';
import { mountLiveSocket } from './live-socket.ts';
import { mountMetrics } from './metrics-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { mountSecurityTxt } from './security-txt.ts';
import { traceRequests } from './traced-requests.ts';

export interface AppParts {
  platform: Platform;
  hub: LiveHub;
  /** The index that lists by score ask. */
  matches: MatchIndex;
  /** The built pages; null where only the API is served (tests of the API). */
  documents: Documents | null;
  migrationsFolder: string;
  /** Milliseconds for which somebody has waited for the database in vain, or the event loop stood still; never where it is absent. */
  stalledMs?: () => number;
  poolState?: () => PoolState | null;
  /** Where lists are read, beside the primary. */
  replica?: Replica | null;
}

const COMPRESSED_FROM_BYTES = 1024;
/** Answers of the API are compressed each time: a page of candidates takes half as long as with the library's quality 4, and a tenth more bytes. */
const CHEAP_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** JSON only. A request without a body may still say it is JSON, as browsers' fetch wrappers do. */
const acceptJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
};

/** A number of proxies in front means: trust that many hops. */
const trustedProxies = (trust: Env['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** Fewer at once than the pool has connections, so that a flood of lists leaves some to everybody else. */
const admissionOfLists = ({ databasePool }: Env): AdmissionLimits => ({
  atOnce: Math.max(1, databasePool - 2),
  waiting: 200,
  maxWaitMs: 5_000,
});

/** How long, in milliseconds, a client may take: to send the head of a request, and all of it (a photo over a slow line). */
const PATIENCE = { headers: 15_000, request: 60_000, keepAlive: 72_000, checkedEvery: 2_000 } as const;
/** Open connections of one process; beyond it new ones are closed at once. */
const MAX_CONNECTIONS = 10_000;

const createServer = (platform: Platform): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = Fastify({
    loggerInstance,
    genReqId: () => newId(),
    trustProxy: trustedProxies(platform.env.trustProxy),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: PATIENCE.request,
    keepAliveTimeout: PATIENCE.keepAlive,
    http: { headersTimeout: PATIENCE.headers, connectionsCheckingInterval: PATIENCE.checkedEvery },
    // Requests under way are finished at the stop; idle keep-alive connections must not hold it up.
    forceCloseConnections: 'idle',
    // Nor refused, where they come over a connection that was open: that one is closed after the answer.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    // As long as an address can get: an id that is too long is not found, like any other that is none.
    routerOptions: { maxParamLength: 16 * 1024 },
    // An address that cannot be read is refused before any route; its answer has the same form as all others.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  acceptJsonOnly(app);
  app.server.maxConnections = MAX_CONNECTIONS;
  if (platform.tracing) traceRequests(app, platform.tracing);
  app.decorateRequest('viewer', null);
  app.decorate('disk', platform.disk);
  logRequests(app);
  observeRequests(app, platform);
  return app;
};

const logRequests = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0];
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: request.ip,
        userId: request.viewer?.userId,
      },
      'request',
    );
  });
};

/** What is measured of every request: the route it was answered by, never its address. */
const observeRequests = (app: FastifyInstance, { metrics }: Platform): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
};

/** Everything under /api: own origin, the session, then the features' calls. Answers are never cached. */
const mountApi = async (app: FastifyInstance, { platform, hub, matches }: AppParts): Promise<void> => {
  const authenticate = createAuthenticator(platform);
  app.addHook('onRequest', async (request, reply) => {
    checkOrigin(request, platform.env.publicUrl);
    request.viewer = await authenticate(request, reply);
    void reply.header('cache-control', 'no-store');
  });
  mountFeatures(app, platform, matches);
  mountLiveSocket(app, platform, hub);
};

/** Builds the server; nothing listens yet. */
export const createApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { platform } = parts;
  const app = createServer(platform);
  app.decorate('admitList', createAdmission(admissionOfLists(platform.env)));
  app.decorate('readLists', createListReader(platform.db, parts.replica ?? null, platform.metrics));
  app.decorate('callRules', createCallRules(createHideNames(platform.db)));
  await app.register(helmet, contentSecurityPolicy(platform.env));
  await app.register(cookie);
  await app.register(compress, {
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: CHEAP_BROTLI,
    zlibOptions: { level: 1 },
  });
  await app.register(websocket, { options: { maxPayload: LIMITS.socketFrameBytes, autoPong: false } });
  await mountApiDescription(app, platform.env);
  mountHealth(app, parts);
  mountMetrics(app, parts);
  mountSecurityTxt(app, platform);
  await app.register((api) => mountApi(api, parts));
  if (parts.documents) await mountDocuments(app, platform, parts.documents);
  else app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
};

/** Builds the server of a process that only works beside the requests: it says how it is, and nothing else. */
export const createWorkerApp = async (
  parts: Pick<AppParts, 'platform' | 'migrationsFolder' | 'stalledMs' | 'poolState'>,
): Promise<FastifyInstance> => {
  const app = createServer(parts.platform);
  await app.register(helmet, contentSecurityPolicy(parts.platform.env));
  mountHealth(app, parts);
  mountMetrics(app, parts);
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
};
