import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { resultRows } from '#server/db/database.ts';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const write = (from: TestClient, to: TestClient, content = 'Hello', more: object = {}) =>
  from.post('/api/messages', { receiverId: to.userId, content, ...more });

const createPair = async (): Promise<[CompanyClient, CandidateClient]> => [
  await world.company({ companyName: 'Harbor Goods' }),
  await world.candidate(),
];

describe('the notification about messages', () => {
  const readUnread = async (reader: TestClient) =>
    (await reader.get('/api/notifications')).body.filter((row: { readAt: string | null }) => row.readAt === null);

  it('exists once per sender while unread, is updated by further messages, and is marked as read along with them', async () => {
    const [company, candidate] = await createPair();
    const other = await world.company({ companyName: 'Elm Dental' });
    await write(company, candidate, 'One');
    const [first] = await readUnread(candidate);
    expect(first).toMatchObject({
      type: 'message_received',
      data: { userId: company.userId, name: 'Harbor Goods' },
    });
    await write(other, candidate, 'Two');
    await write(company, candidate, 'Three');
    const both = await readUnread(candidate);
    expect(both.map((row: { data: { name: string } }) => row.data.name)).toEqual(['Harbor Goods', 'Elm Dental']);
    expect(both[0].id).toBe(first.id);
    await candidate.post(`/api/messages/${company.userId}/read`);
    expect(await readUnread(candidate)).toHaveLength(1);
    await write(company, candidate, 'Four');
    expect((await candidate.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 2 });
    expect((await candidate.get('/api/notifications')).body).toHaveLength(2);
    expect(await readUnread(company)).toEqual([]);
  });

  it('is created only once for concurrent messages', async () => {
    const [company, candidate] = await createPair();
    await Promise.all(Array.from({ length: 6 }, (_, count) => write(company, candidate, `Number ${count}`)));
    expect(await readUnread(candidate)).toMatchObject([{ count: 6 }]);
    const [conversation] = (await candidate.get('/api/conversations')).body;
    expect(conversation.unreadCount).toBe(6);
  });

  it('counts from one again after the messages are read', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate, 'One');
    await write(company, candidate, 'Two');
    expect(await readUnread(candidate)).toMatchObject([{ count: 2 }]);
    await candidate.post(`/api/messages/${company.userId}/read`);
    await write(company, candidate, 'Three');
    expect(await readUnread(candidate)).toMatchObject([{ count: 1 }]);
  });
});

describe('the email about unread messages', () => {
  const readPendingMails = async () =>
    resultRows<{ to_address: string; minutes: number; text_body: string; subject: string }>(
      await world.db.execute(
        sql`select *, round(extract(epoch from send_after - now()) / 60)::int as minutes from outbox where kind = 'unread-messages' and sent_at is null`,
      ),
    );

  it('is held for ten minutes and covers all unread messages', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate, 'Are you free\non Tuesday?');
    await write(company, candidate, 'Or Wednesday?');
    const [mail, ...more] = await readPendingMails();
    expect(more).toEqual([]);
    expect(mail?.to_address).toBe(candidate.user.email);
    expect(mail?.minutes).toBe(10);
    expect(mail?.subject).toBe('Harbor Goods sent you a message on Puente');
    expect(mail?.text_body).toContain('> Are you free\n> on Tuesday?');
    expect(mail?.text_body).toContain(`\nhttp://localhost:3000/messages?userId=${company.userId}\n`);
  });

  it('is canceled when the message is read or its sender is blocked', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate);
    await candidate.post(`/api/messages/${company.userId}/read`);
    expect(await readPendingMails()).toEqual([]);
    await write(company, candidate);
    expect(await readPendingMails()).toHaveLength(1);
    await candidate.put(`/api/blocks/${company.userId}`);
    expect(await readPendingMails()).toEqual([]);
  });

  it('is limited to one per conversation per hour', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate);
    await world.db.execute(sql`update outbox set sent_at = now() - interval '5 minutes'`);
    await write(company, candidate);
    const [mail, ...more] = await readPendingMails();
    expect(more).toEqual([]);
    expect(mail?.minutes).toBe(55);
    const other = await world.company();
    await write(other, candidate);
    expect(await readPendingMails()).toHaveLength(2);
  });

  it('is not queued for users who muted it or are suspended', async () => {
    const [company, candidate] = await createPair();
    const updateUser = (values: Partial<typeof users.$inferInsert>) =>
      world.db.update(users).set(values).where(eq(users.id, candidate.userId));
    await updateUser({ mutedMails: ['unread-messages'] });
    await write(company, candidate);
    await updateUser({ mutedMails: [], suspendedAt: new Date().toISOString() });
    await write(company, candidate);
    expect(await readPendingMails()).toEqual([]);
  });
});
