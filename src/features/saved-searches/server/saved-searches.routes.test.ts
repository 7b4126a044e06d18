/** Saved searches over HTTP, and turning emails off without signing in. */
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { addNextWeeklySearches } from './replay.service.ts';
import { savedSearches } from './saved-searches.tables.ts';
import { unsubscribeLinks } from './unsubscribe-token.ts';

const world = useTestApp();
const SEARCH = { kind: 'jobs', name: 'Remote', query: '?q=react&jobType=part-time', frequency: 'daily', minScore: 50 };
const save = (client: TestClient, changes: object = {}) =>
  client.post('/api/saved-searches', { ...SEARCH, ...changes });

describe('saved searches', () => {
  it('are stored, listed, changed and deleted', async () => {
    const candidate = await world.candidate();
    const { status, body } = await save(candidate);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...SEARCH, query: 'q=react&jobType=part-time', cannotRun: false, lastSentAt: null }),
    ]);
    const path = `/api/saved-searches/${body.id}`;
    expect((await candidate.patch(path, { frequency: 'off', minScore: 0 })).body).toMatchObject({
      name: 'Remote',
      frequency: 'off',
      minScore: 0,
    });
    expect((await candidate.get('/api/saved-searches')).body).toMatchObject([{ id: body.id, frequency: 'off' }]);
    expect((await candidate.get(`${path}/sent`)).body).toEqual([]);
    expect((await candidate.delete(path)).status).toBe(204);
    expect((await candidate.get(path)).status).toBe(404);
  });

  it.each([
    ['?cursor=abc&limit=0', ''],
    ['limit=25&q=react%20native&jobType=&cursor=', 'q=react%20native&jobType='],
    ['q=limit&%63ursor=abc', 'q=limit'],
  ])('store %s without the position in the list', async (query, stored) => {
    const candidate = await world.candidate();
    const { status, body } = await save(candidate, { query });
    expect([status, body.query]).toEqual([201, stored]);
    expect((await candidate.get(`/api/jobs/browse?${body.query}`)).status).toBe(200);
    expect((await candidate.patch(`/api/saved-searches/${body.id}`, { query })).body.query).toBe(stored);
  });

  it('require a profile, and let candidates search only for jobs and companies only for candidates', async () => {
    expect((await save(await world.candidate(), { kind: 'candidates' })).status).toBe(403);
    expect((await save(await world.company())).status).toBe(403);
    expect((await save(await world.company(), { kind: 'candidates', query: 'skills=React' })).status).toBe(201);
    expect((await save(await world.newcomer({ accountType: 'candidate' }))).status).toBe(409);
    expect((await save(await world.newcomer())).status).toBe(403);
    expect((await save(world.visitor)).status).toBe(401);
  });

  it('return 404 to other people', async () => {
    const { id } = (await save(await world.candidate())).body;
    const other = await world.candidate();
    const path = `/api/saved-searches/${id}`;
    const responses = [
      other.get(path),
      other.get(`${path}/sent`),
      other.patch(path, { name: 'x' }),
      other.delete(path),
      other.get(`/api/saved-searches/${newId()}`),
    ];
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('are refused with one error for each field, as by the list', async () => {
    const candidate = await world.candidate();
    const query = `country=${'x'.repeat(300)}&minBudget=a`;
    const [saved, listed] = [await save(candidate, { query }), await candidate.get(`/api/jobs/browse?${query}`)];
    expect(saved.body.errors.map(({ path }: { path: string }) => path)).toEqual(['query.minBudget', 'query.country']);
    const codes = ({ body }: typeof saved) => body.errors.map(({ code }: { code: string }) => code);
    expect(codes(saved)).toEqual(codes(listed));
  });

  it('are refused with the name of the field if the query or a value is invalid', async () => {
    const candidate = await world.candidate();
    const company = await world.company();
    for (const [client, query, path] of [
      [candidate, 'minBudget=a', 'query.minBudget'],
      [candidate, 'timezone=Nowhere', 'query.timezone'],
      [candidate, 'q=a&q=b', 'query.q'],
      [candidate, 'q=%00', 'query.q'],
      [candidate, `q=${'x'.repeat(1_900)}`, 'query.q'],
      [candidate, 'x'.repeat(2_001), 'query'],
      [candidate, 'a\u0000b', 'query'],
      [company, 'minEnglish=Z9', 'query.minEnglish'],
      [company, 'jobId=1', 'query.jobId'],
    ] as const) {
      const response = await save(client, { kind: client === company ? 'candidates' : 'jobs', query });
      expect([query.slice(0, 20), response.status, response.body.errors?.[0]?.path]).toEqual([
        query.slice(0, 20),
        400,
        path,
      ]);
    }
    expect((await save(company, { kind: 'candidates', query: `jobId=${(await world.build.job()).id}` })).status).toBe(
      404,
    );
    const harmless = '__proto__=1&constructor=2&explain=true&unknown=%F0%9F';
    expect((await save(candidate, { query: harmless })).status).toBe(201);
    for (const changes of [{ frequency: 'hourly' }, { minScore: 101 }, { name: '' }, { kind: 'people' }]) {
      const response = await save(candidate, changes);
      expect([response.status, response.body.errors[0].path]).toEqual([400, Object.keys(changes)[0]]);
    }
  });

  it('are limited to twenty, even with concurrent requests', async () => {
    const candidate = await world.candidate();
    const statuses = (await Promise.all(Array.from({ length: 23 }, () => save(candidate)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(20).fill(201), 409, 409, 409]);
    expect(await world.db.$count(savedSearches)).toBe(20);
  });
});

describe('turning emails off', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const postForm = (url: string, headers: Record<string, string> = {}) =>
    world.visitor.request({
      method: 'POST',
      url: new URL(url).pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', ...headers },
    });

  it('accepts a form from any origin without a session, and opening the page changes nothing', async () => {
    const candidate = await world.candidate();
    const { id } = (await save(candidate, { name: '<b>Mine</b>' })).body;
    const { page, oneClick } = unsubscribeLinks(world.platform, id);
    const shown = await world.visitor.get(new URL(page).pathname);
    expect([shown.status, shown.text]).toEqual([
      200,
      expect.stringContaining('<form method="post" action="/api/unsub'),
    ]);
    expect(shown.text).toContain('&#60;b&#62;Mine');
    const loadFrequency = async () => (await candidate.get(`/api/saved-searches/${id}`)).body.frequency;
    const opened = await world.visitor.get(new URL(oneClick).pathname);
    expect([opened.status, opened.headers.location, await loadFrequency()]).toEqual([
      302,
      new URL(page).pathname,
      'daily',
    ]);
    expect([(await postForm(oneClick)).status, await loadFrequency()]).toEqual([200, 'off']);
    expect((await postForm(oneClick, { accept: 'text/html' })).text).toContain('Done');
    // Other calls still refuse a form from another origin.
    expect((await postForm('http://localhost/api/auth/logout')).status).toBe(403);
    const json = { method: 'POST', url: new URL(oneClick).pathname, payload: { a: 1 } } as const;
    expect((await world.visitor.request(json)).status).toBe(415);
  });

  it('works for the weekly email of matches, and changes the account setting', async () => {
    const candidate = await world.candidate();
    await addNextWeeklySearches(world.platform);
    const [row] = await world.db.select().from(savedSearches);
    const { oneClick } = unsubscribeLinks(world.platform, row?.id ?? '');
    expect([(await postForm(oneClick)).status, (await postForm(oneClick)).status]).toEqual([200, 200]);
    expect((await candidate.get('/api/account')).body.notifications).toMatchObject({
      matchesWeekly: false,
      savedSearches: true,
    });
  });

  it('refuses tokens that were altered, guessed or sealed for another purpose', async () => {
    const { id } = (await save(await world.candidate())).body;
    const { oneClick } = unsubscribeLinks(world.platform, id);
    const token = new URL(oneClick).pathname.split('/').at(-1) ?? '';
    const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const foreign = world.platform.secrets.sealer('mail').seal(id);
    for (const wrong of [altered, id, foreign, 'x', token.slice(1), 'A'.repeat(5_000)]) {
      expect((await postForm(`http://localhost/api/unsubscribe/${wrong}`)).status).toBe(404);
      expect((await world.visitor.get(`/unsubscribe/${wrong}`)).status).toBe(404);
    }
    const [row] = await world.db.select().from(savedSearches);
    expect(row?.frequency).toBe('daily');
  });
});
