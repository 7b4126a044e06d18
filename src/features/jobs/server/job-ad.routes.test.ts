import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { useTestApp } from '#testing/test-app.ts';
import { jobs } from './jobs.tables.ts';

const world = useTestApp();
const limited = useTestApp({ RATE_LIMITS: 'on' });

const PATH = '/api/jobs/ad';
const AD = 'Bookkeeper\n\nKeep the books of three bakeries in order.\n\nSkills: Excel, QuickBooks\nPay: $20/hr';

describe('POST /api/jobs/ad', () => {
  it('proposes the fields of a job and stores nothing', async () => {
    const company = await world.company();
    const before = await world.db.$count(jobs);
    const response = await company.post(PATH, { text: AD });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      title: 'Bookkeeper',
      requiredSkills: ['Excel', 'QuickBooks'],
      hourlyBudget: 20,
      experience: null,
      sources: { hourlyBudget: { line: 6, text: 'Pay: $20/hr' } },
    });
    expect(await world.db.$count(jobs)).toBe(before);
  });

  it('proposes a job that can be posted unchanged', async () => {
    const company = await world.company();
    const { sources: _, ...job } = (await company.post(PATH, { text: AD })).body;
    expect((await company.post('/api/jobs', job)).status).toBe(201);
  });

  it('is available only to companies with a profile', async () => {
    expect((await world.visitor.post(PATH, { text: AD })).status).toBe(401);
    expect((await (await world.candidate()).post(PATH, { text: AD })).status).toBe(403);
    const newcomer = await world.newcomer({ accountType: 'company' });
    expect((await newcomer.post(PATH, { text: AD })).status).toBe(409);
  });

  it.each([
    ['no text', undefined],
    ['a blank text', ' \n '],
    ['a list', ['Bookkeeper']],
    ['a character that can’t be stored', 'Book\u0000keeper'],
    ['a text beyond the limit', 'a'.repeat(LIMITS.jobAd + 1)],
  ])('rejects %s and names the field', async (_, text) => {
    const response = await (await world.company()).post(PATH, { text });
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toBe('text');
  });

  it('rejects a body of one megabyte', async () => {
    expect((await (await world.company()).post(PATH, { text: 'a\n'.repeat(500_000) })).status).toBe(413);
  });

  it('limits the number of ads per company and hour', { timeout: 60_000 }, async () => {
    const company = await limited.company();
    for (let count = 0; count < RATE_LIMITS['job-ads'].hits; count++) {
      expect((await company.post(PATH, { text: 'Bookkeeper' })).status).toBe(200);
    }
    expect((await company.post(PATH, { text: 'Bookkeeper' })).status).toBe(429);
    expect((await (await limited.company()).post(PATH, { text: 'Bookkeeper' })).status).toBe(200);
  });
});
