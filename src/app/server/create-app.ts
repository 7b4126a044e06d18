/**
 * Composes the HTTP server: platform plugins, a session for each request, every feature's calls, the socket, the
 * API's description and the pages. Contains no business rules.
 */

import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createAuthenticator } from '#features/auth/server/auth.service.ts';
import { createNameHider } from '#features/blind-review/server/hidden-names.service.ts';
import { type CountRead, createReadCounter } from '#features/jobs/server/public-jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { PoolState } from '#server/db/postgres-pool.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Env } from '#server/env.ts';
import { type AdmissionLimits, createAdmission } from '#server/http/admission.ts';
import { createListReader } from '#server/http/lists.ts';
import { checkOrigin } from '#server/http/origin.ts';
import { handleError, rejectBadRequest, sendNotFound } from '#server/http/problem.ts';
import { mountResponseCache } from '#server/http/response-cache.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { LIMITS } from '#shared/limits.ts';
import { mountApiDescription } from './api-description.ts';
import { createCallRules } from './call-rules.ts';
import { type Documents, mountDocuments } from './documents.ts';
import { mountFeatures } from './features.ts';
import { mountFeeds } from './feeds.ts';
import { mountHealth } from './health.ts';
import { handleSocketError, mountLiveSocket } from './live-socket.ts';
import { mountMetrics } from './metrics-page.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { mountSecurityTxt } from './security-txt.ts';
import { createTeamScope } from './team-scope.ts';
import { traceRequests } from './traced-requests.ts';

export interface AppParts {
  platform: Platform;
  hub: LiveHub;
  /** The index of scored lists. */
  matches: MatchIndex;
  /** The built pages; null if only the API is served, as in API tests. */
  documents: Documents | null;
  migrationsFolder: string;
  /** Milliseconds for which a caller has waited for the database, or for which the event loop was blocked. */
  stalledMs?: () => number;
  poolState?: () => PoolState | null;
  /** The replica for lists, if configured. */
  replica?: Replica | null;
}

const MIN_COMPRESSED_BYTES = 1024;
/** Favors speed over size: compared with the library's default quality of 4, a page of candidates takes half the time and 10% more bytes. */
const CHEAP_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Accepts only JSON. Requests without a body may declare JSON, because wrappers of fetch do. */
const acceptJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
};

/** Trusts the given number of proxies if the setting is a number. */
const trustedProxies = (trust: Env['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** Allows fewer concurrent lists than the pool has connections, so that other calls still get one. */
const admissionLimits = ({ databasePool }: Env): AdmissionLimits => ({
  maxConcurrent: Math.max(1, databasePool - 2),
  maxWaiting: 200,
  maxWaitMs: 5_000,
});

/** Client timeouts in milliseconds: for the header, and for the whole request (a photo over a slow connection). */
const TIMEOUTS = { headers: 15_000, request: 60_000, keepAlive: 72_000, checkInterval: 2_000 } as const;
/** The maximum number of open connections per process; any more are closed immediately. */
const MAX_CONNECTIONS = 10_000;

const createServer = (platform: Platform): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = Fastify({
    loggerInstance,
    // Node caches random bytes for UUIDs, so they are cheaper than time-sorted ids.
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(platform.env.trustProxy),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: TIMEOUTS.request,
    keepAliveTimeout: TIMEOUTS.keepAlive,
    http: { headersTimeout: TIMEOUTS.headers, connectionsCheckingInterval: TIMEOUTS.checkInterval },
    // Running requests complete before the stop; idle keep-alive connections are closed.
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered during the stop; the connection closes afterward.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    // The maximum length of a URL, so that an overlong id results in "not found" like any other invalid id.
    routerOptions: { maxParamLength: 16 * 1024 },
    // Malformed URLs are rejected before routing, with the usual error format.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: rejectBadRequest,
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

/** Logs each request. Hooks that run on every request use callbacks, because they are cheaper than promises. */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?', 1);
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: request.ip,
        userId: request.viewer?.memberId,
      },
      'request',
    );
    done();
  });
};

/** Measures requests by route, never by address, so that addresses cannot create metric series. */
const observeRequests = (app: FastifyInstance, { metrics }: Platform): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};

/**
 * Mounts the features' calls under /api, and /ws: origin check, session, then the features' calls. Responses are `no-store` unless the call sets another
 * header.
 */
const mountApi = async (
  app: FastifyInstance,
  { platform, hub, matches }: AppParts,
  countRead: CountRead,
): Promise<void> => {
  const authenticate = createAuthenticator(platform);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isOneClick !== true) checkOrigin(request, platform.env.publicUrl);
    request.viewer = await authenticate(request, reply);
    void reply.header('cache-control', 'no-store');
  });
  mountFeatures(app, platform, matches, countRead);
  mountLiveSocket(app, platform, hub);
};

/** Builds the server without listening. */
export const createApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { platform } = parts;
  const app = createServer(platform);
  app.decorate('admitList', createAdmission(admissionLimits(platform.env)));
  app.decorate('readLists', createListReader(platform.db, parts.replica ?? null, platform.metrics));
  app.decorate('callRules', createCallRules(createNameHider(platform.db), createTeamScope(platform.db)));
  setSecurityHeaders(app, platform.env);
  // After the security headers, so that rejected requests have them too.
  const responses = mountResponseCache(app);
  await app.register(cookie);
  await app.register(compress, {
    threshold: MIN_COMPRESSED_BYTES,
    brotliOptions: CHEAP_BROTLI,
    zlibOptions: { level: 1 },
  });
  await app.register(websocket, {
    options: { maxPayload: LIMITS.socketFrameBytes, autoPong: false },
    errorHandler: handleSocketError,
  });
  await mountApiDescription(app, platform.env);
  mountHealth(app, parts);
  mountMetrics(app, parts);
  mountSecurityTxt(app, platform);
  const countRead = createReadCounter(platform);
  await app.register((api) => mountApi(api, parts, countRead));
  mountFeeds(app, platform, countRead);
  if (parts.documents) await mountDocuments(app, platform, parts.documents, countRead, responses);
  else app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
};

/** Builds the server for a worker process, which only has health checks and metrics. */
export const createWorkerApp = async (
  parts: Pick<AppParts, 'platform' | 'migrationsFolder' | 'stalledMs' | 'poolState'>,
): Promise<FastifyInstance> => {
  const app = createServer(parts.platform);
  setSecurityHeaders(app, parts.platform.env);
  mountHealth(app, parts);
  mountMetrics(app, parts);
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
};
