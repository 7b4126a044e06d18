/** Visits to lists: when a visit ends, and what is stored. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { listVisits } from './list-visits.tables.ts';

const world = useTestApp();

const openList = async (client: TestClient, list: 'jobs' | 'candidates'): Promise<string | null> => {
  const response = await client.post('/api/list-visits', { list });
  expect(response.status).toBe(200);
  return response.body.previousAt;
};

const moveVisitsBack = (minutes: number) =>
  world.db.execute(sql`update list_visits set visited_at = visited_at - make_interval(mins => ${minutes}::int),
    previous_at = previous_at - make_interval(mins => ${minutes}::int)`);

const readVisitedAt = async (): Promise<string | undefined> => (await world.db.select().from(listVisits))[0]?.visitedAt;

describe('a visit to a list', () => {
  it('has no previous visit the first time, and ends half an hour after the list was last opened', async () => {
    const candidate = await world.candidate();
    expect(await openList(candidate, 'jobs')).toBeNull();
    await moveVisitsBack(29);
    expect(await openList(candidate, 'jobs')).toBeNull();
    await moveVisitsBack(29);
    expect(await openList(candidate, 'jobs')).toBeNull();
    await moveVisitsBack(31);
    const ended = await readVisitedAt();
    expect(await openList(candidate, 'jobs')).toBe(ended);
    expect(await openList(candidate, 'jobs')).toBe(ended);
    await moveVisitsBack(60);
    const endedLater = await readVisitedAt();
    expect(await openList(candidate, 'jobs')).toBe(endedLater);
  });

  it('is the same for tabs that open the list at the same time', async () => {
    const company = await world.company();
    await openList(company, 'candidates');
    await moveVisitsBack(45);
    const ended = await readVisitedAt();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => openList(company, 'candidates')));
    expect(tabs).toEqual([ended, ended, ended, ended]);
    expect(await world.db.$count(listVisits)).toBe(1);
  });

  it('can be recorded only for the list that the account type can open', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    expect((await company.post('/api/list-visits', { list: 'jobs' })).status).toBe(403);
    expect((await candidate.post('/api/list-visits', { list: 'candidates' })).status).toBe(403);
    expect((await world.visitor.post('/api/list-visits', { list: 'jobs' })).status).toBe(401);
    expect((await (await world.newcomer()).post('/api/list-visits', { list: 'jobs' })).status).toBe(403);
    const unknown = await company.post('/api/list-visits', { list: 'applications' });
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'list']);
    expect(await world.db.$count(listVisits)).toBe(0);
  });

  it('belongs to one person, is in the account export, and is deleted with the account', async () => {
    const [company, other] = [await world.company(), await world.company()];
    await openList(company, 'candidates');
    await moveVisitsBack(45);
    expect(await openList(other, 'candidates')).toBeNull();
    await openList(company, 'candidates');
    const [exported, ...more] = (await company.get('/api/account/export')).body.listVisits;
    expect([exported.list, more]).toEqual(['candidates', []]);
    expect(exported.previousAt < exported.visitedAt).toBe(true);
    expect((await company.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect((await world.db.select().from(listVisits)).map(({ userId }) => userId)).toEqual([other.userId]);
  });
});
