/** Rate limits for the public form. */
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const apply = (email: string, changes: object = {}) =>
  world.visitor.post('/api/latam/apply', {
    firstName: 'Lucia',
    lastName: 'Rojas',
    email,
    jobTitle: 'Executive Assistant',
    experience: '3-5',
    bio: 'I keep calendars, travel and inboxes of busy founders in order, in two languages.',
    timezone: 'America/Lima',
    skills: ['Travel planning'],
    ...changes,
  });

describe('public applications', () => {
  it('are limited to five an hour per client address', async () => {
    for (let number = 1; number <= 5; number += 1) {
      expect((await apply(`person-${number}@mail.example`)).status).toBe(201);
    }
    const sixth = await apply('person-6@mail.example');
    expect(sixth.status).toBe(429);
    expect(sixth.body.detail).toMatch(/^Too many attempts. Please try again in \d+ minutes\.$/);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await world.mails('person-6@mail.example')).toHaveLength(0);
  });

  it('count toward the limit even if the job does not exist, so that ids cannot be guessed', async () => {
    const jobId = '0190a000-0000-7000-8000-000000000000';
    for (let number = 1; number <= 5; number += 1) {
      expect((await apply(`person-${number}@mail.example`, { jobId })).status).toBe(404);
    }
    expect((await apply('person-6@mail.example', { jobId })).status).toBe(429);
  });

  it('do not count toward the limit while a field is invalid', async () => {
    for (let number = 1; number <= 7; number += 1) {
      expect((await apply('person@mail.example', { bio: 'too short' })).status).toBe(400);
    }
    expect((await apply('person@mail.example')).status).toBe(201);
  });
});
