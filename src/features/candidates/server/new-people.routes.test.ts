/** People who were added to companies' lists of candidates after a given time: the filter, its count, and the time in the rows. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';
import { candidates } from './candidates.tables.ts';

const world = useTestApp();

const [BEFORE, SINCE, AFTER] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.001Z'];
const SORTS = ['match', 'newest', 'rate'];

const sortedIds = ({ status, body }: TestResponse): string[] => {
  expect(status).toBe(200);
  return body.map(({ id }: { id: string }) => id).toSorted();
};

/** The approval time decides who is new. The new person registered first. */
const createScene = async () => {
  const company = await world.company();
  const build = (createdAt: string, reviewedAt: string | null, values = {}) =>
    world.build.candidate({ createdAt, reviewedAt, ...values });
  const known = await build(BEFORE, SINCE);
  const fresh = await build('2026-01-01T10:00:00.000Z', AFTER);
  const unscored = await build(BEFORE, AFTER, { scoreOptOut: true, skills: ['Excel'] });
  const unreviewed = await build(AFTER, null);
  await build(AFTER, AFTER, { approvalStatus: 'pending' });
  await build(AFTER, AFTER, { isListed: false });
  // The first list sorted by score loads the index. Counts are null until then.
  await company.get('/api/candidates/browse?q=react');
  const find = (query: string) => company.get(`/api/candidates/browse?${query}`);
  const count = async (query: string) => (await company.get(`/api/candidates/browse/count?${query}`)).body.count;
  return { company, known, fresh, unscored, unreviewed, find, count };
};

describe('people who are new since a time', () => {
  it('include those approved or added without a review after that time, in every order, with and without a job', async () => {
    const { company, fresh, unscored, unreviewed, find, count } = await createScene();
    const expected = [fresh.id, unscored.id, unreviewed.id].toSorted();
    const check = async () => {
      for (const sort of SORTS) {
        const list = await find(`sort=${sort}&newSince=${SINCE}`);
        expect([sort, sortedIds(list), list.headers['x-total-count']]).toEqual([sort, expected, '3']);
        expect(sortedIds(await find(`sort=${sort}&newSince=${AFTER}`))).toEqual([]);
        expect(sortedIds(await find(`sort=${sort}&newSince=`))).toHaveLength(4);
      }
      expect(await count(`newSince=${SINCE}`)).toBe(3);
      expect(await count('')).toBe(4);
    };
    await check();
    await world.build.job({ companyId: company.company.id });
    await check();
  });

  it('can be combined with the other filters and with a search', async () => {
    const { fresh, unscored, find, count } = await createScene();
    await world.db.update(candidates).set({ englishLevel: 'C1' }).where(eq(candidates.id, fresh.id));
    expect(sortedIds(await find(`newSince=${SINCE}&minEnglish=B2`))).toEqual([fresh.id]);
    expect(sortedIds(await find(`newSince=${SINCE}&skills=excel&sort=newest`))).toEqual([unscored.id]);
    expect(await count(`newSince=${SINCE}&minEnglish=B2`)).toBe(1);
    expect(await count(`newSince=${SINCE}&q=%3F`)).toBe(0);
  });

  it('include a person as soon as they are approved', async () => {
    const company = await world.company();
    const admin = await world.admin();
    const { id } = await world.build.candidate({ approvalStatus: 'pending', createdAt: BEFORE, reviewedAt: BEFORE });
    const moment = new Date(Date.now() - 60_000).toISOString();
    for (const sort of SORTS) {
      expect(sortedIds(await company.get(`/api/candidates/browse?sort=${sort}&newSince=${moment}`))).toEqual([]);
    }
    const review = { approvalStatus: 'approved' };
    expect((await admin.patch(`/api/admin/candidate-applications/${id}/review`, review)).status).toBe(200);
    for (const sort of SORTS) {
      const list = await company.get(`/api/candidates/browse?sort=${sort}&newSince=${moment}`);
      expect(sortedIds(list)).toEqual([id]);
      expect(list.body[0].listedAt > moment).toBe(true);
    }
  });

  it('have the time when they were added to the lists in every row, with or without explanations', async () => {
    const { known, fresh, unreviewed, find } = await createScene();
    for (const query of ['', 'explain=true', 'sort=newest']) {
      const rows: { id: string; listedAt: string }[] = (await find(query)).body;
      const times = new Map(rows.map(({ id, listedAt }) => [id, listedAt]));
      expect([known, fresh, unreviewed].map(({ id }) => times.get(id))).toEqual([SINCE, AFTER, AFTER]);
    }
  });

  it('cannot be requested with an invalid timestamp, not even in a saved search', async () => {
    const { company, find } = await createScene();
    for (const value of ['yesterday', '2026-03-02', '2026-02-30T10:00:00.000Z', '0000-01-01T00:00:00.000Z', '%00']) {
      for (const response of [
        await find(`newSince=${value}`),
        await company.get(`/api/candidates/browse/count?newSince=${value}`),
      ]) {
        expect([value, response.status, response.body.errors]).toMatchObject([
          value,
          400,
          [{ path: 'newSince', message: 'Must be a date and time in ISO 8601, in UTC and with milliseconds' }],
        ]);
      }
    }
    const search = { kind: 'candidates', name: 'New', frequency: 'daily', minScore: 0 };
    const wrong = await company.post('/api/saved-searches', { ...search, query: 'newSince=yesterday' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'query.newSince']);
    expect((await company.post('/api/saved-searches', { ...search, query: `newSince=${SINCE}` })).status).toBe(201);
  });

  it('are counted only for companies with a profile', async () => {
    const path = '/api/candidates/browse/count';
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await (await world.candidate()).get(path)).status).toBe(403);
    expect((await (await world.newcomer({ accountType: 'company' })).get(path)).status).toBe(409);
  });
});
