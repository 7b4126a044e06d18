import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rate-limits.tables.ts';
import { hashing } from '#server/workers/hashing.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const signIn = (email: string | null, password: string) => world.visitor.post('/api/auth/login', { email, password });

/** Makes failed sign-ins, each with a different address unless one is given. */
const failToSignIn = async (times: number, email?: string | null) => {
  for (let n = 0; n < times; n += 1) await signIn(email ?? `nobody-${n}@mail.example`, 'wrong');
};

describe('the limit on failed sign-ins', () => {
  it('locks an address for 15 minutes after the tenth failure, even for the right password', async () => {
    const user = await world.build.user();
    await failToSignIn(9, user.email);
    expect((await signIn(user.email, BUILT_PASSWORD)).status).toBe(200);
    expect((await signIn(user.email, 'wrong')).status).toBe(401);
    const rejection = await signIn(user.email, BUILT_PASSWORD);
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(rejection.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(rejection.body).toMatchObject({
      detail: 'Too many attempts. Please try again in 15 minutes.',
      code: 'too-many-attempts',
      params: { unit: 'minutes', count: 15 },
    });
    const other = await world.build.user();
    expect((await signIn(other.email, BUILT_PASSWORD)).status).toBe(200);
    await world.db.update(rateLimits).set({ resetsAt: sql`now()` });
    expect((await signIn(user.email, BUILT_PASSWORD)).status).toBe(200);
  });

  it('counts failures for unknown addresses in the same way', async () => {
    await failToSignIn(10, 'nobody@mail.example');
    expect((await signIn('nobody@mail.example', 'wrong')).status).toBe(429);
  });

  it('locks a client address after the fiftieth failure', async () => {
    const user = await world.build.user();
    await failToSignIn(50);
    expect((await signIn(user.email, BUILT_PASSWORD)).status).toBe(429);
  });

  it('ignores successful sign-ins', async () => {
    const user = await world.build.user();
    for (let n = 0; n < 12; n += 1) expect((await signIn(user.email, BUILT_PASSWORD)).status).toBe(200);
  });

  it('cannot be exceeded by concurrent attempts', async () => {
    const user = await world.build.user();
    const before = hashing.finished;
    const responses = await Promise.all(Array.from({ length: 100 }, () => signIn(user.email, 'wrong')));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect(hashing.finished - before).toBe(10);
  });

  it('ignores many concurrent successful sign-ins', async () => {
    const user = await world.build.user();
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(user.email, BUILT_PASSWORD)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

  it('does not count attempts that it refused', async () => {
    const user = await world.build.user();
    await failToSignIn(10, user.email);
    for (let n = 0; n < 50; n += 1) expect((await signIn(user.email, 'wrong')).status).toBe(429);
    const other = await world.build.user();
    expect((await signIn(other.email, BUILT_PASSWORD)).status).toBe(200);
  });
});

describe('registrations and reset links', () => {
  it('are each limited to five an hour per client address', async () => {
    const register = (n: number) =>
      world.visitor.post('/api/auth/register', {
        email: `new-${n}@mail.example`,
        firstName: 'Ana',
        lastName: 'Torres',
      });
    const forgot = (n: number) => world.visitor.post('/api/auth/password/forgot', { email: `new-${n}@mail.example` });
    for (const n of [1, 2, 3, 4, 5]) {
      expect((await register(n)).status).toBe(202);
      expect((await forgot(n)).status).toBe(202);
    }
    for (const rejection of [await register(6), await forgot(6)]) {
      expect(rejection.status).toBe(429);
      expect(Number(rejection.headers['retry-after'])).toBeLessThanOrEqual(3600);
    }
    expect(await world.mails('new-6@mail.example')).toEqual([]);
  });

  it('do not count if the form is invalid', async () => {
    for (let n = 0; n < 7; n += 1) {
      expect((await world.visitor.post('/api/auth/register', { email: 'x' })).status).toBe(400);
    }
  });
});

describe('a wrong current password', () => {
  it('blocks password changes after the tenth attempt', async () => {
    const person = await world.newcomer();
    const change = (currentPassword: string) =>
      person.post('/api/auth/password/change', { currentPassword, password: 'Cobalt-Harbor-42' });
    for (let n = 0; n < 10; n += 1) expect((await change('wrong')).status).toBe(400);
    expect((await change(BUILT_PASSWORD)).status).toBe(429);
  });

  it('counts toward the limit even if sent concurrently', async () => {
    const person = await world.newcomer();
    const before = hashing.finished;
    const body = { currentPassword: 'wrong', password: 'Cobalt-Harbor-42' };
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => person.post('/api/auth/password/change', body)),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(90);
    expect(hashing.finished - before).toBe(10);
  });
});
