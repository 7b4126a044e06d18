/** The private calendar feed: access to its URL, its content, and replacing the URL. */
import { eq, sql } from 'drizzle-orm';
import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { newId } from '#server/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';
import { recordStatements } from '#testing/plans.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { calendarFeeds, interviews } from './interviews.tables.ts';

const world = useTestApp();
const inDays = (days: number, minutes = 0) => new Date(Date.now() + days * DAY_MS + minutes * 60_000).toISOString();

const loadFeedUrl = async (client: TestClient): Promise<string> => {
  const response = await client.get('/api/account/calendar');
  expect(response.status).toBe(200);
  return String(response.body.url);
};
const urlPath = (url: string): string => new URL(url).pathname + new URL(url).search;
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  world.visitor.request({ method: 'GET', url: urlPath(url), headers });
const parseEvents = (text: string) =>
  Object.values(sync.parseICS(text)).filter((entry): entry is VEvent => entry?.type === 'VEVENT');

const createScene = async () => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const candidate = await world.candidate();
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const pair = { companyId: company.company.id, candidateId: candidate.candidate.id };
  const application = await world.build.application({ ...pair, jobId: job.id, status: 'interviewing' });
  const addInterview = async (values: Partial<typeof interviews.$inferInsert> & { days: number; minutes?: number }) => {
    const { days, minutes = 0, ...rest } = values;
    const id = newId();
    await world.db.insert(interviews).values({
      id,
      applicationId: application.id,
      ...pair,
      durationMinutes: 30,
      status: 'booked',
      startsAt: inDays(days, minutes),
      endsAt: inDays(days, minutes + 30),
      bookedAt: inDays(-1),
      ...rest,
    });
    return id;
  };
  return { company, candidate, addInterview };
};

describe('the URL of a calendar feed', () => {
  it('stays the same until it is replaced, and differs between users', async () => {
    const { company, candidate } = await createScene();
    const url = await loadFeedUrl(company);
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/interviews\.ics\?token=[\w-]{43}$/);
    expect(await loadFeedUrl(company)).toBe(url);
    expect(await loadFeedUrl(candidate)).not.toBe(url);
    expect((await world.visitor.get('/api/account/calendar')).status).toBe(401);
  });

  it('is the same for several tabs that first request it at the same time', async () => {
    const person = await world.newcomer();
    const urls = await Promise.all([loadFeedUrl(person), loadFeedUrl(person), loadFeedUrl(person)]);
    expect(new Set(urls).size).toBe(1);
    expect((await fetchFeed(urls[0] ?? '')).status).toBe(200);
  });

  it('is replaced by DELETE, and the old one stops working', async () => {
    const { company } = await createScene();
    const old = await loadFeedUrl(company);
    const response = await company.delete('/api/account/calendar');
    expect(response.status).toBe(200);
    expect(response.body.url).not.toBe(old);
    expect(await loadFeedUrl(company)).toBe(response.body.url);
    expect((await fetchFeed(old)).status).toBe(404);
    expect((await fetchFeed(response.body.url)).status).toBe(200);
  });

  it('cannot be read from the database', async () => {
    const { company } = await createScene();
    const token = /token=([\w-]{43})$/.exec(await loadFeedUrl(company))?.[1] ?? '';
    expect(JSON.stringify(await world.db.select().from(calendarFeeds))).not.toContain(token);
  });

  it('returns 404 if its token is unknown, or if its owner is suspended or deleted', async () => {
    const { company, candidate } = await createScene();
    for (const query of [
      '',
      '?token=',
      '?token=x',
      `?token=${'A'.repeat(43)}`,
      `?token=${'A'.repeat(5000)}`,
      '?token=a&token=b',
      '?token=%00',
    ]) {
      expect((await world.visitor.get(`/api/calendar/interviews.ics${query}`)).status).toBe(404);
    }
    const url = await loadFeedUrl(company);
    await world.db.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, company.userId));
    expect((await fetchFeed(url)).status).toBe(404);
    const other = await loadFeedUrl(candidate);
    await candidate.delete('/api/account', { password: BUILT_PASSWORD });
    expect((await fetchFeed(other)).status).toBe(404);
  });
});

describe('a calendar feed', () => {
  it('contains booked and past interviews, but none that are only proposed, canceled or too old', async () => {
    const { company, candidate, addInterview } = await createScene();
    const [next, past] = [await addInterview({ days: 3 }), await addInterview({ days: -3, status: 'held' })];
    await addInterview({ days: 4, status: 'cancelled' });
    await addInterview({ days: 5, status: 'proposed', startsAt: null, endsAt: null, bookedAt: null });
    await addInterview({ days: -LIMITS.calendarDaysBack - 1, status: 'missed' });
    for (const client of [company, candidate]) {
      const response = await fetchFeed(await loadFeedUrl(client));
      expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(response.headers['cache-control']).toBe('private, no-cache');
      expect(response.text).toContain('METHOD:PUBLISH');
      expect(response.text).toContain('X-WR-CALNAME:Interviews on Puente');
      expect(response.text).not.toContain('ATTENDEE');
      expect(parseEvents(response.text).map(({ uid }) => uid)).toEqual(
        [past, next].map((id) => `interview-${id}@puente.example`),
      );
    }
  });

  it('is empty for a user without a profile', async () => {
    const response = await fetchFeed(await loadFeedUrl(await world.newcomer()));
    expect(response.status).toBe(200);
    expect(parseEvents(response.text)).toEqual([]);
  });

  it('is sent in full once, then as "not modified" until it changes', async () => {
    const { company, addInterview } = await createScene();
    await addInterview({ days: 3 });
    const url = await loadFeedUrl(company);
    const etag = String((await fetchFeed(url)).headers.etag);
    expect(await fetchFeed(url, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect((await fetchFeed(url, { 'if-none-match': `W/${etag}, "other"` })).status).toBe(304);
    await addInterview({ days: 4 });
    expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(200);
  });

  it('omits names if the company hides them, with a constant number of queries', async () => {
    const { company, candidate, addInterview } = await createScene();
    await company.patch('/api/account', { hideNames: true });
    const url = await loadFeedUrl(company);
    const countStatements = async (entries: number): Promise<number> => {
      let text = '';
      const statements = await recordStatements(async () => {
        text = (await fetchFeed(url)).text;
      });
      expect(parseEvents(text)).toHaveLength(entries);
      expect(text).not.toContain(candidate.user.firstName);
      return statements.length;
    };
    await addInterview({ days: 1 });
    const forOne = await countStatements(1);
    for (let number = 1; number < 30; number++) await addInterview({ days: 1, minutes: number * 30 });
    expect(await countStatements(30)).toBe(forOne);
  });

  it('has a maximum number of entries', async () => {
    const { company, addInterview } = await createScene();
    for (let number = 0; number < LIMITS.calendarEntries + 3; number++) {
      await addInterview({ days: 1, minutes: number * 30 });
    }
    expect(parseEvents((await fetchFeed(await loadFeedUrl(company))).text)).toHaveLength(LIMITS.calendarEntries);
  });
});
