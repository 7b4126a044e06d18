import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createWorkerApp } from './create-app.ts';

const world = useTestApp();

describe('health checks', () => {
  it('succeed on a migrated database', async () => {
    expect((await world.visitor.get('/healthz')).status).toBe(200);
    expect((await world.visitor.get('/readyz')).status).toBe(200);
  });

  it.each([
    [29_000, 200],
    [31_000, 503],
  ])('of a process whose event loop has stalled for %i ms return %i', async (durationMs, status) => {
    const { platform } = world;
    const app = await createWorkerApp({ platform, migrationsFolder: MIGRATIONS_FOLDER, stalledMs: () => durationMs });
    expect((await app.inject('/healthz')).statusCode).toBe(status);
    await app.close();
  });
});

describe('the API', () => {
  it('returns problem+json for unknown addresses', async () => {
    const response = await world.visitor.get('/api/nothing-here');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.body).toMatchObject({ status: 404, detail: 'There’s nothing at this address' });
  });

  it.each(['/api/jobs/%zz', `/api/jobs/${'x'.repeat(5000)}/application`])(
    'returns problem+json for malformed addresses',
    async (url) => {
      const response = await (await world.candidate()).get(url);
      expect([400, 404]).toContain(response.status);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.body).toMatchObject({ status: response.status, detail: expect.any(String) });
    },
  );

  it('is described as OpenAPI 3.1', async () => {
    const response = await world.visitor.get('/api/openapi.json');
    expect(response.body.openapi).toBe('3.1.0');
  });
});
