import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { notify } from './notifications.service.ts';
import { notifications } from './notifications.tables.ts';

const world = useTestApp();

const notifyUser = (reader: TestClient, jobTitle: string, jobId = newId(), db: Queryable = world.db) =>
  notify(db, reader.userId, 'application_received', {
    jobTitle,
    jobId,
    applicationId: newId(),
    name: 'Ana Prueba',
  });

const titles = (rows: { data: { jobTitle: string } }[]): string[] => rows.map(({ data }) => data.jobTitle);

describe('the list of notifications', () => {
  it('contains only the reader’s notifications, newest first', async () => {
    const company = await world.company();
    const other = await world.company();
    await notifyUser(company, 'Bookkeeper');
    await notifyUser(company, 'Designer');
    await notifyUser(other, 'Lawyer');
    const response = await company.get('/api/notifications');
    expect(response.status).toBe(200);
    expect(response.body[0]).toEqual({
      id: expect.any(String),
      type: 'application_received',
      data: {
        jobTitle: 'Designer',
        jobId: expect.any(String),
        applicationId: expect.any(String),
        name: 'Ana Prueba',
      },
      count: 1,
      createdAt: expect.any(String),
      readAt: null,
    });
    expect(titles(response.body)).toEqual(['Designer', 'Bookkeeper']);
  });

  // A transaction that waits for a lock starts before the change that it waits for.
  it('has the times at which notifications were written, not the starts of their transactions', async () => {
    const company = await world.company();
    const started = await world.db.transaction(async (tx) => {
      const result = await tx.execute(sql`select now() as started from pg_sleep(0.05)`);
      await notify(tx, company.userId, 'profile_approved', {});
      await notifyUser(company, 'Bookkeeper', newId(), tx);
      return Date.parse(String(resultRows<{ started: string }>(result)[0]?.started));
    });
    for (const { createdAt } of (await company.get('/api/notifications')).body) {
      expect(Date.parse(createdAt) - started).toBeGreaterThanOrEqual(50);
    }
  });

  it('pages without gaps or repeats, even for equal times', async () => {
    const company = await world.company();
    const createdAt = new Date().toISOString();
    await world.db.insert(notifications).values(
      Array.from({ length: 7 }, (_, count) => ({
        id: newId(),
        userId: company.userId,
        type: 'application_received' as const,
        data: { applicationId: newId(), jobTitle: `Job ${count}`, name: 'Ana Prueba' },
        createdAt,
      })),
    );
    const allTitles: string[] = [];
    let next: string | null = '/api/notifications?limit=3';
    while (next !== null) {
      const response = await company.get(next);
      allTitles.push(...titles(response.body));
      next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1] ?? null;
    }
    expect(allTitles).toEqual(Array.from({ length: 7 }, (_, count) => `Job ${6 - count}`));
  });

  it('requires a session, and refuses invalid cursors', async () => {
    expect((await world.visitor.get('/api/notifications')).status).toBe(401);
    expect((await world.visitor.get('/api/notifications/unread-count')).status).toBe(401);
    expect((await world.visitor.post('/api/notifications/read')).status).toBe(401);
    const newcomer = await world.newcomer();
    expect((await newcomer.get('/api/notifications')).body).toEqual([]);
    expect((await newcomer.get('/api/notifications?limit=none')).status).toBe(400);
    expect((await newcomer.get('/api/notifications?cursor=WzEsMl0')).status).toBe(400);
  });
});

const loadUnreadCount = async (reader: TestClient): Promise<number> =>
  (await reader.get('/api/notifications/unread-count')).body.unreadCount;

describe('grouped notifications', () => {
  const listNotifications = async (reader: TestClient) => (await reader.get('/api/notifications')).body;

  it('are stored as one row for two hundred concurrent events, and count as one in the bell', async () => {
    const company = await world.company();
    const jobId = newId();
    await Promise.all(Array.from({ length: 200 }, () => notifyUser(company, 'Bookkeeper', jobId)));
    expect(await listNotifications(company)).toMatchObject([
      { type: 'application_received', count: 200, readAt: null },
    ]);
    expect(await loadUnreadCount(company)).toBe(1);
  });

  it('are separate per person, kind and subject', async () => {
    const company = await world.company();
    const other = await world.company();
    const [jobId, otherJobId] = [newId(), newId()];
    await notifyUser(company, 'Bookkeeper', jobId);
    await notifyUser(company, 'Bookkeeper', jobId);
    await notifyUser(company, 'Designer', otherJobId);
    await notifyUser(other, 'Lawyer', jobId);
    const data = { applicationId: newId(), jobId, jobTitle: 'Bookkeeper', name: 'Ana Prueba' };
    await notify(world.db, company.userId, 'answer_asked', data);
    const counted = (await listNotifications(company)).map((row: { type: string; count: number }) => [
      row.type,
      row.count,
    ]);
    expect(counted).toEqual([
      ['answer_asked', 1],
      ['application_received', 1],
      ['application_received', 2],
    ]);
    expect(await listNotifications(other)).toMatchObject([{ count: 1 }]);
  });

  it('have the data, time and position of the newest event', async () => {
    const company = await world.company();
    const jobId = newId();
    await notifyUser(company, 'Bookkeeper', jobId);
    const [first] = await listNotifications(company);
    await notifyUser(company, 'Designer');
    // Times have a resolution of milliseconds. Both rows must be older than the next event.
    const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
    await world.db.update(notifications).set({ createdAt: aMinuteAgo }).where(eq(notifications.userId, company.userId));
    await notifyUser(company, 'Senior Bookkeeper', jobId);
    const [newest, designer] = await listNotifications(company);
    expect(newest).toMatchObject({ id: first.id, count: 2, data: { jobTitle: 'Senior Bookkeeper' } });
    expect(Date.parse(newest.createdAt)).toBeGreaterThanOrEqual(Date.parse(designer.createdAt));
    expect(newest.data.applicationId).not.toBe(first.data.applicationId);
  });

  it('keep the newest data if an older event is written later', async () => {
    const company = await world.company();
    const jobId = newId();
    await notifyUser(company, 'Newer', jobId);
    // Simulates a transaction that started before the newer one but locks the row after it.
    const createdAt = new Date(Date.now() + 60_000).toISOString();
    await world.db.update(notifications).set({ createdAt }).where(eq(notifications.userId, company.userId));
    await notifyUser(company, 'Older', jobId);
    expect(await listNotifications(company)).toMatchObject([{ count: 2, createdAt, data: { jobTitle: 'Newer' } }]);
  });

  it('start a new row after they are read', async () => {
    const company = await world.company();
    const jobId = newId();
    await notifyUser(company, 'Bookkeeper', jobId);
    await notifyUser(company, 'Bookkeeper', jobId);
    await company.post('/api/notifications/read');
    await notifyUser(company, 'Bookkeeper', jobId);
    expect(await listNotifications(company)).toMatchObject([
      { count: 1, readAt: null },
      { count: 2, readAt: expect.any(String) },
    ]);
    expect(await loadUnreadCount(company)).toBe(1);
  });

  it('lose no event when they are read during concurrent inserts', async () => {
    const company = await world.company();
    const jobId = newId();
    const inserts = Array.from({ length: 30 }, () => notifyUser(company, 'Bookkeeper', jobId));
    const reads = Array.from({ length: 5 }, () => company.post('/api/notifications/read'));
    await Promise.all([...inserts, ...reads]);
    const rows: { count: number; readAt: string | null }[] = await listNotifications(company);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    expect(rows.filter(({ readAt }) => readAt === null).length).toBeLessThanOrEqual(1);
  });

  // A busy conversation must not fill up the list.
  it('about messages replace a read notification from the last day', async () => {
    const candidate = await world.candidate();
    const data = { userId: newId(), name: 'Harbor Goods' };
    const write = () => notify(world.db, candidate.userId, 'message_received', data);
    for (let count = 0; count < 3; count += 1) {
      await write();
      await candidate.post('/api/notifications/read');
    }
    await write();
    await write();
    expect(await listNotifications(candidate)).toMatchObject([{ count: 2, readAt: null }]);
    await world.db.update(notifications).set({ readAt: sql`now()`, createdAt: sql`now() - interval '2 days'` });
    await write();
    expect(await listNotifications(candidate)).toMatchObject([{ count: 1 }, { count: 2 }]);
  });
});

describe('marking notifications as read', () => {
  it('marks all of the reader’s notifications if the request has no body', async () => {
    const company = await world.company();
    const other = await world.company();
    await notifyUser(company, 'Bookkeeper');
    await notifyUser(company, 'Designer');
    await notifyUser(other, 'Lawyer');
    expect(await loadUnreadCount(company)).toBe(2);
    expect((await company.post('/api/notifications/read')).status).toBe(204);
    expect(await loadUnreadCount(company)).toBe(0);
    expect(await loadUnreadCount(other)).toBe(1);
  });

  it('marks only those of the given ids that belong to the reader, and keeps earlier read times', async () => {
    const company = await world.company();
    const other = await world.company();
    await notifyUser(company, 'Bookkeeper');
    await notifyUser(company, 'Designer');
    await notifyUser(other, 'Lawyer');
    const [designer] = (await company.get('/api/notifications')).body;
    const [lawyer] = (await other.get('/api/notifications')).body;
    const ids = [designer.id, lawyer.id];
    expect((await company.post('/api/notifications/read', { ids })).status).toBe(204);
    expect(await loadUnreadCount(company)).toBe(1);
    expect(await loadUnreadCount(other)).toBe(1);
    const { readAt } = (await company.get('/api/notifications')).body[0];
    await company.post('/api/notifications/read', { ids });
    expect((await company.get('/api/notifications')).body[0].readAt).toBe(readAt);
    await company.post('/api/notifications/read', { ids: [] });
    expect(await loadUnreadCount(company)).toBe(1);
  });

  it('refuses invalid ids', async () => {
    const company = await world.company();
    expect((await company.post('/api/notifications/read', { ids: ['one'] })).status).toBe(400);
    expect((await company.post('/api/notifications/read', { ids: 'all' })).status).toBe(400);
  });
});
