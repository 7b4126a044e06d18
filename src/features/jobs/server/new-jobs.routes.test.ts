/** Jobs in candidates' lists that are new since a given time: the filter, its count, and the time in the rows. */
import { describe, expect, it } from 'vitest';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const [BEFORE, SINCE, AFTER] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.001Z'];
const SORTS = ['match', 'newest', 'budget'];

const sortedTitles = ({ status, body }: TestResponse): string[] => {
  expect(status).toBe(200);
  return body.map(({ title }: { title: string }) => title).toSorted();
};

const createJobs = async () => {
  const build = (title: string, createdAt: string, openedAt: string, values = {}) =>
    world.build.job({ title, createdAt, openedAt, ...values });
  await build('Known Developer', BEFORE, SINCE);
  await build('Posted Developer', AFTER, AFTER);
  await build('Reopened Nurse', BEFORE, AFTER, { requiredSkills: ['Patient care'], experience: '10+' });
  await build('Paused Developer', AFTER, AFTER, { status: 'paused' });
};

describe('jobs that are new since a given time', () => {
  it('are those posted or reopened after it, in every sort order, even without a profile', async () => {
    await createJobs();
    const people = [await world.candidate(), await world.newcomer({ accountType: 'candidate' })];
    for (const reader of people) {
      for (const sort of SORTS) {
        const find = async (query: string) => sortedTitles(await reader.get(`/api/jobs/browse?sort=${sort}&${query}`));
        expect([sort, await find(`newSince=${SINCE}`)]).toEqual([sort, ['Posted Developer', 'Reopened Nurse']]);
        expect(await find(`newSince=${SINCE}&q=nurse`)).toEqual(['Reopened Nurse']);
        expect(await find(`newSince=${AFTER}`)).toEqual([]);
        expect(await find('newSince=')).toHaveLength(3);
      }
      const count = async (query: string) => (await reader.get(`/api/jobs/browse/count?${query}`)).body.count;
      expect(await count('')).toBe(3);
      expect(await count(`newSince=${SINCE}`)).toBe(2);
      expect(await count(`newSince=${SINCE}&q=nurse`)).toBe(1);
      expect(await count(`newSince=${SINCE}&q=%3F`)).toBe(0);
    }
    const [scored] = people;
    expect((await scored?.get(`/api/jobs/browse/count?newSince=${SINCE}&minScore=60`))?.body).toEqual({ count: 1 });
  });

  it('have the time of reopening in their rows', async () => {
    await createJobs();
    const candidate = await world.candidate();
    for (const query of ['', 'explain=true', 'sort=newest']) {
      const { body } = await candidate.get(`/api/jobs/browse?${query}`);
      const times = body.map(({ title, createdAt, openedAt = createdAt }: Record<string, string>) => [title, openedAt]);
      expect(Object.fromEntries(times)).toEqual({
        'Known Developer': SINCE,
        'Posted Developer': AFTER,
        'Reopened Nurse': AFTER,
      });
    }
  });

  it('include a job as soon as its company reopens it', async () => {
    const [candidate, company] = [await world.candidate(), await world.company()];
    const { id } = await world.build.job({ companyId: company.company.id, createdAt: BEFORE, openedAt: BEFORE });
    const beforeReopening = new Date(Date.now() - 60_000).toISOString();
    await company.patch(`/api/jobs/${id}`, { status: 'paused' });
    for (const sort of SORTS) {
      expect((await candidate.get(`/api/jobs/browse?sort=${sort}&newSince=${beforeReopening}`)).body).toEqual([]);
    }
    await company.patch(`/api/jobs/${id}`, { status: 'open' });
    for (const sort of SORTS) {
      expect((await candidate.get(`/api/jobs/browse?sort=${sort}&newSince=${beforeReopening}`)).body).toMatchObject([
        { id },
      ]);
    }
  });

  it('require a valid timestamp, even in saved searches', async () => {
    const candidate = await world.candidate();
    for (const value of ['1', '2026-03-02', '2026-03-02T10:00:00Z', '2026-02-30T10:00:00.000Z']) {
      for (const path of ['/api/jobs/browse', '/api/jobs/browse/count']) {
        const { status, body } = await candidate.get(`${path}?newSince=${value}`);
        expect([value, status, body.errors]).toMatchObject([value, 400, [{ path: 'newSince' }]]);
      }
    }
    const search = { kind: 'jobs', name: 'New', frequency: 'daily', minScore: 0 };
    const invalid = await candidate.post('/api/saved-searches', { ...search, query: 'newSince=1' });
    expect([invalid.status, invalid.body.errors[0].path]).toEqual([400, 'query.newSince']);
    expect((await candidate.post('/api/saved-searches', { ...search, query: `newSince=${SINCE}` })).status).toBe(201);
  });

  it('are counted for candidates only', async () => {
    const path = '/api/jobs/browse/count';
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await (await world.company()).get(path)).status).toBe(403);
  });
});
