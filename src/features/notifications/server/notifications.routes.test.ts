import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { notify } from './notifications.service.ts';
import { notifications } from './notifications.tables.ts';

const world = useTestApp();

const tell = (reader: TestClient, jobTitle: string) =>
  notify(world.db, reader.userId, 'application_received', { jobTitle, applicationId: newId(), name: 'Ana Prueba' });

const titles = (rows: { data: { jobTitle: string } }[]): string[] => rows.map(({ data }) => data.jobTitle);

describe('the list', () => {
  it('is one’s own, newest first', async () => {
    const company = await world.company();
    const other = await world.company();
    await tell(company, 'Bookkeeper');
    await tell(company, 'Designer');
    await tell(other, 'Lawyer');
    const answer = await company.get('/api/notifications');
    expect(answer.status).toBe(200);
    expect(answer.body[0]).toEqual({
      id: expect.any(String),
      type: 'application_received',
      data: { jobTitle: 'Designer', applicationId: expect.any(String), name: 'Ana Prueba' },
      createdAt: expect.any(String),
      readAt: null,
    });
    expect(titles(answer.body)).toEqual(['Designer', 'Bookkeeper']);
  });

  it('pages without skipping or repeating, also within one moment', async () => {
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
    const seen: string[] = [];
    let next: string | null = '/api/notifications?limit=3';
    while (next !== null) {
      const answer = await company.get(next);
      seen.push(...titles(answer.body));
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
    }
    expect(seen).toEqual(Array.from({ length: 7 }, (_, count) => `Job ${6 - count}`));
  });

  it('needs a session, and refuses broken pages', async () => {
    expect((await world.visitor.get('/api/notifications')).status).toBe(401);
    expect((await world.visitor.get('/api/notifications/unread-count')).status).toBe(401);
    expect((await world.visitor.post('/api/notifications/read')).status).toBe(401);
    const newcomer = await world.newcomer();
    expect((await newcomer.get('/api/notifications')).body).toEqual([]);
    expect((await newcomer.get('/api/notifications?limit=none')).status).toBe(400);
    expect((await newcomer.get('/api/notifications?cursor=WzEsMl0')).status).toBe(400);
  });
});

describe('marking as read', () => {
  const unreadCount = async (reader: TestClient): Promise<number> =>
    (await reader.get('/api/notifications/unread-count')).body.unreadCount;

  it('takes all without a body', async () => {
    const company = await world.company();
    const other = await world.company();
    await tell(company, 'Bookkeeper');
    await tell(company, 'Designer');
    await tell(other, 'Lawyer');
    expect(await unreadCount(company)).toBe(2);
    expect((await company.post('/api/notifications/read')).status).toBe(204);
    expect(await unreadCount(company)).toBe(0);
    expect(await unreadCount(other)).toBe(1);
  });

  it('takes the given ones, of one’s own only, and keeps the time of those read before', async () => {
    const company = await world.company();
    const other = await world.company();
    await tell(company, 'Bookkeeper');
    await tell(company, 'Designer');
    await tell(other, 'Lawyer');
    const [designer] = (await company.get('/api/notifications')).body;
    const [lawyer] = (await other.get('/api/notifications')).body;
    const ids = [designer.id, lawyer.id];
    expect((await company.post('/api/notifications/read', { ids })).status).toBe(204);
    expect(await unreadCount(company)).toBe(1);
    expect(await unreadCount(other)).toBe(1);
    const { readAt } = (await company.get('/api/notifications')).body[0];
    await company.post('/api/notifications/read', { ids });
    expect((await company.get('/api/notifications')).body[0].readAt).toBe(readAt);
    await company.post('/api/notifications/read', { ids: [] });
    expect(await unreadCount(company)).toBe(1);
  });

  it('refuses what are no ids', async () => {
    const company = await world.company();
    expect((await company.post('/api/notifications/read', { ids: ['one'] })).status).toBe(400);
    expect((await company.post('/api/notifications/read', { ids: 'all' })).status).toBe(400);
  });
});
