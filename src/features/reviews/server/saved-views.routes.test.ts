import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { savedViews } from './saved-views.tables.ts';

const world = useTestApp();
const PATH = '/api/application-views';

describe('saved views', () => {
  it('belong to one company, are sorted by name, and replace a view with the same name', async () => {
    const company = await world.company();
    expect((await company.get(PATH)).body).toEqual([]);
    const waiting = await company.post(PATH, { name: ' Waiting ', query: 'sort=waiting' });
    expect(waiting).toMatchObject({ status: 201, body: { name: 'Waiting', query: 'sort=waiting' } });
    await company.post(PATH, { name: 'Best', query: 'minScore=60' });
    const again = await company.post(PATH, { name: 'Waiting', query: 'sort=waiting&status=applied' });
    expect(again.body.id).toBe(waiting.body.id);
    const views = (await company.get(PATH)).body;
    expect(views.map(({ name, query }: { name: string; query: string }) => [name, query])).toEqual([
      ['Best', 'minScore=60'],
      ['Waiting', 'sort=waiting&status=applied'],
    ]);
    const colleague = await world.member(company, 'viewer');
    expect((await colleague.get(PATH)).body).toEqual(views);
    const other = await world.company();
    expect((await other.get(PATH)).body).toEqual([]);
    expect((await other.delete(`${PATH}/${waiting.body.id}`)).status).toBe(404);
    expect((await company.delete(`${PATH}/${waiting.body.id}`)).status).toBe(204);
    expect((await company.delete(`${PATH}/${waiting.body.id}`)).status).toBe(404);
  });

  it('are limited to twenty, even with concurrent requests', async () => {
    const company = await world.company();
    const responses = await Promise.all(
      Array.from({ length: LIMITS.savedViews + 4 }, (_, count) =>
        company.post(PATH, { name: `View ${count}`, query: 'sort=rating' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(LIMITS.savedViews);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await company.get(PATH)).body).toHaveLength(LIMITS.savedViews);
  });

  it('are refused without a valid name, a valid query or a company profile', async () => {
    const company = await world.company();
    for (const [body, path] of [
      [{ query: 'sort=rating' }, 'name'],
      [{ name: 'x'.repeat(101), query: 'sort=rating' }, 'name'],
      [{ name: 'Mine', query: ' ' }, 'query'],
      [{ name: 'Mine', query: 'x'.repeat(501) }, 'query'],
    ] as const) {
      const response = await company.post(PATH, body);
      expect([response.status, response.body.errors[0].path]).toEqual([400, path]);
    }
    const newcomer = await world.newcomer({ accountType: 'company' });
    expect((await newcomer.get(PATH)).body).toEqual([]);
    expect((await newcomer.post(PATH, { name: 'Mine', query: 'sort=rating' })).status).toBe(409);
  });

  it('are in the account export, and are deleted with the account', async () => {
    const company = await world.company();
    await company.post(PATH, { name: 'Mine', query: 'sort=rating' });
    expect((await company.get('/api/account/export')).body.savedViews).toMatchObject([{ name: 'Mine' }]);
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await world.db.$count(savedViews)).toBe(0);
  });
});
