import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountResponseCache } from './response-cache.ts';

describe('mountResponseCache', () => {
  let app: FastifyInstance;
  let handled: number;
  let isCurrent: () => Promise<boolean>;
  let logged: [status: number, id: string][];

  beforeEach(async () => {
    handled = 0;
    logged = [];
    isCurrent = async () => true;
    app = Fastify({ genReqId: () => `request ${logged.length}` });
    app.addHook('onResponse', (request, reply, done) => {
      logged.push([reply.statusCode, request.id]);
      done();
    });
    const responses = mountResponseCache(app);
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('x-frame-options', 'SAMEORIGIN');
      done();
    });
    app.get('/page', async (request, reply) => {
      handled += 1;
      responses.cacheResponse(request, () => isCurrent());
      return reply
        .status(410)
        .headers({ 'x-request-id': request.id, 'content-type': 'text/html', etag: 'W/"1"' })
        .send(Buffer.from(`page ${handled}, ñ`));
    });
    app.get('/other', async () => {
      handled += 1;
      return 'not kept';
    });
  });
  afterEach(() => app.close());

  const get = async (url = '/page', headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers });
    const { date: _date, connection: _connection, ...sent } = response.headers;
    return { status: response.statusCode, body: response.body, headers: sent };
  };

  it('sends a cached response with its status and headers, and the id of the new request', async () => {
    const first = await get();
    const second = await get();
    expect(first.headers).toMatchObject({ 'x-request-id': 'request 0', 'x-frame-options': 'SAMEORIGIN' });
    expect(second).toEqual({
      ...first,
      headers: {
        ...first.headers,
        'x-request-id': 'request 1',
        'content-length': String(first.headers['content-length']),
      },
    });
    expect(second.body).toBe('page 1, ñ');
    expect(handled).toBe(1);
  });

  it('lets hooks see the status and id of a cached response', async () => {
    await get();
    await get();
    expect(logged).toEqual([
      [410, 'request 0'],
      [410, 'request 1'],
    ]);
  });

  it('checks before each response that the cached response is still current', async () => {
    await get();
    isCurrent = async () => false;
    expect((await get()).body).toBe('page 2, ñ');
    isCurrent = async () => true;
    expect((await get()).body).toBe('page 2, ñ');
  });

  it('responds with the error if the check of a cached response fails', async () => {
    await get();
    isCurrent = () => Promise.reject(Object.assign(new Error('Too many'), { statusCode: 429 }));
    expect((await get()).status).toBe(429);
    expect(handled).toBe(1);
  });

  it('caches one response per URL, accepted language and accepted encoding', async () => {
    for (const [url, headers] of [
      ['/page', {}],
      ['/page', { 'accept-language': 'es' }],
      ['/page', { 'accept-language': 'pt' }],
      ['/page', { 'accept-encoding': 'br' }],
      ['/page', { 'accept-language': 'br' }],
    ] as const) {
      const before = handled;
      await get(url, headers);
      expect(handled).toBe(before + 1);
      await get(url, headers);
      expect(handled).toBe(before + 1);
    }
  });

  it('bypasses the cache for requests whose response may differ', async () => {
    await get();
    for (const [name, value] of [
      ['cookie', 'a=b'],
      ['authorization', 'Bearer x'],
      ['if-none-match', 'W/"1"'],
      ['range', 'bytes=0-1'],
    ] as const) {
      const before = handled;
      await get('/page', { [name]: value });
      await get('/page', { [name]: value });
      expect(handled).toBe(before + 2);
    }
    await get('/page?theme=dark');
    await get('/page?theme=dark');
    expect(handled).toBe(11);
    expect((await get()).body).toBe('page 1, ñ');
  });

  it('does not cache other methods and routes', async () => {
    await get();
    expect((await app.inject({ method: 'HEAD', url: '/page' })).body).toBe('');
    await get('/other');
    await get('/other');
    expect(handled).toBe(4);
  });
});
