/** The daily limit on invitations, with rate limits enabled. */
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

describe('the daily limit on invitations', () => {
  it('allows a company 50 people a day', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const invite = async (candidateId: string) => company.post('/api/invitations', { jobId: job.id, candidateId });
    const first = await world.build.candidate();
    expect((await invite(first.id)).status).toBe(201);
    for (let count = 1; count < RATE_LIMITS.invitations.hits; count++) {
      expect((await invite((await world.build.candidate()).id)).status).toBe(201);
    }
    const last = await world.build.candidate();
    const rejection = await invite(last.id);
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
    // A repeated invitation returns 409 instead of 429 and does not count toward the limit.
    expect((await invite(first.id)).status).toBe(409);
    expect((await company.get('/api/invitations?limit=100')).body).toHaveLength(RATE_LIMITS.invitations.hits);
  });
});
