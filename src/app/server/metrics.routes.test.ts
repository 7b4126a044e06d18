import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createWorkerApp } from './create-app.ts';

const METRICS_PATH = '/metrics';

describe('metrics', () => {
  const world = useTestApp({ RATE_LIMITS: 'on' });

  it('are readable on this machine, with request times by route, outbox, sockets, index and rate limits', async () => {
    const candidate = await world.candidate();
    await world.build.job();
    expect((await candidate.get('/api/job-matches')).status).toBe(200);
    expect((await world.visitor.get('/api/jobs/not-an-id/application')).status).toBeGreaterThanOrEqual(400);
    for (let tries = 0; tries < 7; tries++) {
      await world.visitor.post('/api/auth/password/forgot', { email: 'nobody@example.com' });
    }
    const { status, headers, text } = await world.visitor.get(METRICS_PATH);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(text).toMatch(/puente_request_seconds_count\{method="GET",route="\/api\/job-matches",status="2xx"\} \d+/);
    expect(text).toMatch(/puente_score_seconds_count\{question="jobs"\} \d+/);
    expect(text).toMatch(/puente_rate_limit_refusals_total\{limit="[^"]+"\} [12]/);
    expect(text).toMatch(/^puente_outbox_oldest_due_seconds \d/m);
    expect(text).toMatch(/^puente_outbox_mails\{state="due"\} 0$/m);
    expect(text).toMatch(/^puente_live_sockets 0$/m);
    expect(text).toMatch(/^puente_index_ready 1$/m);
    expect(text).toMatch(/^puente_index_age_seconds \d/m);
    // Metrics name routes instead of addresses, so that strangers cannot create series.
    expect(text).not.toContain('not-an-id');
    expect(text).toContain('route="/api/jobs/:id/application"');
  });

  it.each([
    [{ 'x-forwarded-for': '203.0.113.7' }],
    [{ forwarded: 'for=203.0.113.7' }],
    [{ via: '1.1 proxy' }],
    [{ host: 'puente.example' }],
  ])('return 404 for requests forwarded by a local proxy (%j)', async (headers) => {
    const response = await world.visitor.request({ method: 'GET', url: METRICS_PATH, headers });
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('puente_');
  });

  it('report the wait for a connection, excluding event loop stalls', async () => {
    const { platform } = world;
    const poolState = () => ({ open: 1, idle: 0, waiting: 1, stalledMs: 2_000 });
    const parts = { platform, migrationsFolder: MIGRATIONS_FOLDER, poolState, stalledMs: () => 45_000 };
    const app = await createWorkerApp(parts);
    const { body } = await app.inject({ url: METRICS_PATH });
    await app.close();
    expect(body).toMatch(/^puente_database_stuck_seconds 2$/m);
  });

  it('return 404 for other machines', async () => {
    const response = await world.visitor.request({ method: 'GET', url: METRICS_PATH, remoteAddress: '10.0.0.9' });
    expect(response.status).toBe(404);
  });
});

describe('metrics with a token', () => {
  const world = useTestApp({ METRICS_TOKEN: 'a-token-for-the-scraper' });

  const request = (authorization?: string) =>
    world.visitor.request({
      method: 'GET',
      url: METRICS_PATH,
      remoteAddress: '10.0.0.9',
      headers: { host: 'puente.example', ...(authorization === undefined ? {} : { authorization }) },
    });

  it('are readable with it from anywhere', async () => {
    const response = await request('Bearer a-token-for-the-scraper');
    expect(response.status).toBe(200);
    expect(response.text).toContain('# TYPE puente_request_seconds histogram');
  });

  it.each([undefined, 'Bearer wrong', 'Basic YTpi', 'Bearer ', 'a-token-for-the-scraper'])(
    'are not readable without it, even on this machine (%j)',
    async (authorization) => {
      const response = await request(authorization);
      expect(response.status).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      const local = await world.visitor.get(METRICS_PATH);
      expect(local.status).toBe(401);
    },
  );
});
