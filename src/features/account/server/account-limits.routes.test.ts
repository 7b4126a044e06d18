/** Rate limits of the account's calls. */
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

describe('the rate limits of account calls', () => {
  it('let a person request five new addresses an hour, without limiting other changes', async () => {
    const person = await world.newcomer();
    const ask = (number: number) =>
      person.patch('/api/account', {
        firstName: 'Eva',
        email: `a${number}@mail.example`,
        currentPassword: 'a fine long password',
      });
    for (let number = 0; number < 5; number += 1) expect((await ask(number)).status).toBe(200);
    const rejection = await ask(5);
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
    expect((await person.patch('/api/account', { firstName: 'Ines' })).status).toBe(200);
  });

  it('let a person export their data ten times an hour', async () => {
    const person = await world.newcomer();
    for (let time = 0; time < 10; time += 1) expect((await person.get('/api/account/export')).status).toBe(200);
    expect((await person.get('/api/account/export')).status).toBe(429);
  });

  it('count wrong passwords for deletion and for password changes together', async () => {
    const person = await world.newcomer();
    const password = 'not the right one';
    for (let time = 0; time < 5; time += 1) {
      expect((await person.delete('/api/account', { password })).status).toBe(400);
      const change = { currentPassword: password, password: 'Cobalt-Harbor-42' };
      expect((await person.post('/api/auth/password/change', change)).status).toBe(400);
    }
    expect((await person.delete('/api/account', { password: 'a fine long password' })).status).toBe(429);
  });
});
