import { expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

it('a person can file at most ten reports an hour', async () => {
  const company = await world.company();
  for (let filed = 0; filed < 10; filed += 1) {
    const { userId } = await world.candidate();
    expect((await company.post('/api/reports', { userId, reason: 'Spam' })).status).toBe(201);
  }
  const { userId } = await world.candidate();
  const rejection = await company.post('/api/reports', { userId, reason: 'Spam' });
  expect(rejection.status).toBe(429);
  expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
  expect((await (await world.company()).post('/api/reports', { userId, reason: 'Spam' })).status).toBe(201);
});
