/** Traces from the whole program, received by a collector over HTTP. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { isTraced, startTracing } from '#server/observe/tracing.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { startServer } from './start-server.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Starts a collector that stores the received spans. */
const startCollector = async () => {
  const spans: SentSpan[] = [];
  const services = new Set<string>();
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
      };
      for (const { resource, scopeSpans } of resourceSpans) {
        for (const { key, value } of resource.attributes)
          if (key === 'service.name') services.add(value.stringValue ?? '');
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { spans, services, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PASSWORD = 'no one’s password at all';

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let folder: string;
  let drop = async (): Promise<void> => {};
  let settings: Record<string, string>;

  beforeAll(async () => {
    collector = await startCollector();
    folder = await mkdtemp(join(tmpdir(), 'puente-traces-'));
    settings = { LOG_LEVEL: 'silent', PORT: '0', DEMO: '0', DATA_DIR: folder, TRUST_PROXY: '1' };
    if (isOnPostgres()) {
      const database = await createEmptyPostgres();
      settings.DATABASE_URL = database.url;
      drop = database.drop;
    }
  });
  afterAll(async () => {
    collector.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('contain a request, its parent and its statements, but no email address or password', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_SERVICE_NAME', 'puente-under-test');
    const server = await startServer({
      env: readEnv(settings),
      log: createLog('silent'),
      migrationsFolder: MIGRATIONS_FOLDER,
      documents: null,
    });
    const base = `http://127.0.0.1:${server.port}`;
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: base,
        traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
        'x-forwarded-for': '203.0.113.7',
      },
      body: JSON.stringify({ email: 'nobody@example.com', password: PASSWORD }),
    });
    expect(response.status).toBe(401);
    await server.stop();

    expect([...collector.services]).toEqual(['puente-under-test']);
    const request = collector.spans.find(({ name }) => name === 'POST /api/auth/login');
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    const status = request?.attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue;
    expect(status).toBe(401);
    const exported = JSON.stringify(collector.spans);
    expect(exported).not.toContain('nobody@example.com');
    expect(exported).not.toContain(PASSWORD);
    if (!isOnPostgres()) return;
    // The context is not lost when the body is read.
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(statements.length).toBeGreaterThanOrEqual(2);
  });

  it('that the collector refuses are logged once', async () => {
    const warnings: unknown[][] = [];
    const log = { warn: (...line: unknown[]) => void warnings.push(line) };
    // The exporter sends batches of 512 spans, the rest when it stops.
    const SPANS = 1_100;
    let requests = 0;
    const refusing = createServer((request, response) => {
      requests += 1;
      request.resume();
      response.writeHead(400).end();
    }).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
    const tracing = await startTracing({ variables: process.env, trustsHeaders: false, log });
    for (let span = 0; span < SPANS; span += 1) await tracing?.span('work', {}, async () => {});
    await tracing?.stop();
    refusing.close();
    expect(requests).toBeGreaterThan(1);
    expect(warnings).toEqual([[{ err: expect.any(String) }, 'traces were not sent; later failures are not logged']]);
  });

  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('are enabled by the variables %j: %s', (variables, isEnabled) => {
    expect(isTraced(variables)).toBe(isEnabled);
  });
});
