import { expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

it('a candidate can request five references a day, and a client IP address can try sixty links an hour', async () => {
  const candidate = await world.candidate();
  const ask = (number: number) =>
    candidate.post('/api/verifications/references', {
      name: 'Dana',
      email: `dana-${number}@acme.example`,
      relation: `Team ${number}`,
    });
  for (let number = 0; number < 5; number += 1) expect((await ask(number)).status).toBe(201);
  expect((await ask(5)).status).toBe(429);
  const guess = () => world.visitor.post('/api/references/read', { token: 'guessed' });
  for (let number = 0; number < 60; number += 1) expect((await guess()).status).toBe(404);
  const rejection = await guess();
  expect(rejection.status).toBe(429);
  expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
});

it('a candidate can try to start a writing test twice a month, and the refusal states the wait in days', async () => {
  const candidate = await world.candidate();
  const start = () => candidate.post('/api/verifications/english-task');
  expect([(await start()).status, (await start()).status]).toEqual([201, 409]);
  expect(await start()).toMatchObject({
    status: 429,
    body: { detail: 'Too many attempts. Please try again in 30 days.' },
  });
});
