/**
 * Caches whole responses to visitors in memory. A cached response skips later hooks and the handler of its route. The route decides which responses
 * are cached, and checks on each request that the cached response is still current. Requests with a cookie or credentials bypass the cache.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createByteCache } from '#server/byte-cache.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** Estimated size of an entry without its body: the headers, the key and the object. */
const BYTES_PER_ENTRY = 3_000;

const REQUEST_ID = 'x-request-id';
/** The response to a request with one of these headers may differ. */
const PERSONAL_HEADERS = ['cookie', 'authorization', 'if-none-match', 'range'] as const;

/** Resolves to true while the cached response may be sent. If it rejects, its error is the response to the request. */
type IsCurrent = (request: FastifyRequest) => Promise<boolean>;

interface CachedResponse {
  status: number;
  /** Alternating names and values, without the request's id. */
  headers: readonly string[];
  body: Buffer;
  isCurrent: IsCurrent;
}

export interface ResponseCache {
  /** Caches the response to this request once it is sent. Does nothing for requests whose responses must not be cached. */
  cacheResponse(request: FastifyRequest, isCurrent: IsCurrent): void;
}

/** Returns everything that a response may depend on, or null if the response must not be cached. */
const requestKey = ({ method, url, headers }: FastifyRequest): string | null => {
  if (method !== 'GET' || url.includes('?')) return null;
  if (PERSONAL_HEADERS.some((name) => headers[name] !== undefined)) return null;
  return `${url}\n${headers['accept-language'] ?? ''}\n${headers['accept-encoding'] ?? ''}`;
};

const toHeaderPairs = (headers: Record<string, unknown>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (name === REQUEST_ID ? [] : [name, String(value)]));

/** Mounts the cache. Hooks added before it also run for cached responses. Hooks added later do not, except for `onResponse`. */
export const mountResponseCache = (app: FastifyInstance): ResponseCache => {
  const cache = createByteCache<CachedResponse>(MAX_BYTES);
  const cacheable = new WeakMap<FastifyRequest, IsCurrent>();

  const sendIfCurrent = async (cached: CachedResponse, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!(await cached.isCurrent(request))) return;
    reply.hijack();
    reply.raw.writeHead(cached.status, [...cached.headers, REQUEST_ID, request.id]).end(cached.body);
  };

  // Fastify accepts a promise or the callback. The callback is cheaper for requests without a cached response.
  app.addHook('onRequest', (request, reply, done) => {
    const key = requestKey(request);
    const cached = key === null ? undefined : cache.get(key);
    if (cached !== undefined) return sendIfCurrent(cached, request, reply);
    done();
    return undefined;
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const isCurrent = cacheable.get(request);
    const key = requestKey(request);
    if (isCurrent !== undefined && key !== null && payload instanceof Buffer) {
      const headers = toHeaderPairs({ ...reply.getHeaders(), 'content-length': payload.length });
      const cached = { status: reply.statusCode, headers, body: payload, isCurrent };
      cache.set(key, cached, payload.length + BYTES_PER_ENTRY);
    }
    done(null, payload);
  });

  return { cacheResponse: (request, isCurrent) => void cacheable.set(request, isCurrent) };
};
