import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { rowsOf } from '#server/db/database.ts';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import { messages } from './messages.tables.ts';

const world = useTestApp();

const NOBODY = '018f0000-0000-7000-8000-000000000000';

const write = (from: TestClient, to: TestClient, content = 'Hello', more: object = {}) =>
  from.post('/api/messages', { receiverId: to.userId, content, ...more });

const pair = async (): Promise<[CompanyClient, CandidateClient]> => [
  await world.company({ companyName: 'Harbor Goods' }),
  await world.candidate(),
];

const apply = async (company: CompanyClient, candidate: CandidateClient) => {
  const job = await world.build.job({ companyId: company.company.id });
  return world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
  });
};

const contents = async (reader: TestClient, other: TestClient): Promise<string[]> =>
  (await reader.get(`/api/messages/${other.userId}`)).body.map((message: { content: string }) => message.content);

describe('sending', () => {
  it('stores the trimmed message and answers with it', async () => {
    const [company, candidate] = await pair();
    const clientId = randomUUID();
    const answer = await write(company, candidate, '  Hola, buenos días \n', { clientId });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      senderId: company.userId,
      receiverId: candidate.userId,
      content: 'Hola, buenos días',
      clientId,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      readAt: null,
    });
    expect((await candidate.get(`/api/messages/${company.userId}`)).body).toEqual([answer.body]);
  });

  it('needs a session and an account type', async () => {
    const candidate = await world.candidate();
    expect((await write(world.visitor, candidate)).status).toBe(401);
    const refused = await write(await world.newcomer(), candidate);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe('Please choose an account type first');
  });

  it('refuses what is blank, too long, unstorable or without a receiver, with the reason', async () => {
    const [company, candidate] = await pair();
    const blank = await write(company, candidate, ' \n\t ');
    expect(blank.status).toBe(400);
    expect(blank.body.errors).toEqual([{ path: 'content', message: 'Message is required' }]);
    const noReceiver = await company.post('/api/messages', { content: 'Hello' });
    expect(noReceiver.body.errors).toEqual([{ path: 'receiverId', message: 'Receiver is required' }]);
    expect((await write(company, candidate, 'x'.repeat(5001))).body.errors).toEqual([
      { path: 'content', message: 'Must be at most 5,000 characters' },
    ]);
    expect((await write(company, candidate, 'a\u0000b')).status).toBe(400);
    expect((await write(company, candidate, 'Hello', { clientId: 'one' })).status).toBe(400);
    expect((await write(company, candidate, 'x'.repeat(5000))).status).toBe(201);
  });

  it('does not find a receiver who does not exist', async () => {
    const company = await world.company();
    const answer = await company.post('/api/messages', { receiverId: NOBODY, content: 'Hello' });
    expect(answer.status).toBe(404);
    expect(answer.body.detail).toBe('Person not found');
  });

  it('takes an id in capitals as the same id', async () => {
    const [company, candidate] = await pair();
    const self = await company.post('/api/messages', { receiverId: company.userId.toUpperCase(), content: 'Me' });
    expect(self.status).toBe(403);
    const sent = await company.post('/api/messages', { receiverId: candidate.userId.toUpperCase(), content: 'You' });
    expect(sent.status).toBe(201);
    expect((await company.get(`/api/messages/${candidate.userId.toUpperCase()}`)).body).toHaveLength(1);
  });
});

describe('who may write', () => {
  it('is nobody to themselves, to their own kind, or to someone without an account type', async () => {
    const [company, candidate] = await pair();
    expect((await write(company, company)).status).toBe(403);
    expect((await write(company, await world.company())).status).toBe(403);
    expect((await write(candidate, await world.candidate())).status).toBe(403);
    expect((await write(company, await world.newcomer())).status).toBe(403);
  });

  it('is a company to candidates in review only once they applied', async () => {
    const company = await world.company();
    for (const approvalStatus of ['pending', 'rejected'] as const) {
      const candidate = await world.candidate({ approvalStatus });
      expect((await write(company, candidate)).status).toBe(403);
      await apply(company, candidate);
      expect((await write(company, candidate)).status).toBe(201);
    }
  });

  it('is not a company to a candidate who is no longer listed', async () => {
    const [company, candidate] = await pair();
    await world.db.update(candidates).set({ isListed: false }).where(eq(candidates.userId, candidate.userId));
    expect((await write(company, candidate)).status).toBe(403);
  });

  it('is a candidate to companies they applied to or that wrote first', async () => {
    const [company, candidate] = await pair();
    const refused = await write(candidate, company);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe('You can write to companies you applied to and to those who wrote to you first');
    await write(company, candidate);
    expect((await write(candidate, company)).status).toBe(201);
    const another = await world.company();
    await apply(another, candidate);
    expect((await write(candidate, another)).status).toBe(201);
  });

  it('is not a company account without a profile', async () => {
    const user = await world.newcomer({ accountType: 'company' });
    const refused = await write(user, await world.candidate());
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe('Please set up your company profile first');
  });

  it('is nobody to a deleted account, whose thread stays readable', async () => {
    const [company, candidate] = await pair();
    await write(candidate, company).then(() => write(company, candidate));
    await world.db
      .update(users)
      .set({
        firstName: 'Deleted',
        lastName: 'user',
        email: null,
        passwordHash: null,
        deletedAt: new Date().toISOString(),
      })
      .where(eq(users.id, company.userId));
    expect((await write(candidate, company)).status).toBe(403);
    const [conversation] = (await candidate.get('/api/conversations')).body;
    expect(conversation.user).toMatchObject({ firstName: 'Deleted', lastName: 'user', companyName: null });
    expect((await candidate.get(`/api/conversations/${company.userId}`)).body).toMatchObject({
      canWrite: false,
      refusal: 'This account no longer exists',
    });
  });
});

describe('the same clientId', () => {
  it('gives the message that is there', async () => {
    const [company, candidate] = await pair();
    const clientId = randomUUID();
    const first = await write(company, candidate, 'Once', { clientId });
    const again = await write(company, candidate, 'Once', { clientId });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await contents(company, candidate)).toEqual(['Once']);
  });

  it('makes one message of many at once', async () => {
    const [company, candidate] = await pair();
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(company, candidate, 'Once', { clientId })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await contents(candidate, company)).toEqual(['Once']);
  });

  it('is each sender’s own', async () => {
    const [company, candidate] = await pair();
    const clientId = randomUUID();
    await write(company, candidate, 'Mine', { clientId });
    expect((await write(candidate, company, 'Yours', { clientId })).status).toBe(201);
    expect(await contents(candidate, company)).toEqual(['Mine', 'Yours']);
  });

  it('is a conflict towards someone else', async () => {
    const [company, candidate] = await pair();
    const clientId = randomUUID();
    await write(company, candidate, 'Once', { clientId });
    expect((await write(company, await world.candidate(), 'Once', { clientId })).status).toBe(409);
  });
});

describe('conversations', () => {
  it('are empty at first and need a session', async () => {
    expect((await (await world.company()).get('/api/conversations')).body).toEqual([]);
    expect((await (await world.newcomer()).get('/api/conversations')).body).toEqual([]);
    expect((await world.visitor.get('/api/conversations')).status).toBe(401);
  });

  it('show the other person, the last message and what is unread, on both sides', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate, 'One');
    const last = await write(company, candidate, 'Two');
    const lastMessage = {
      id: last.body.id,
      senderId: company.userId,
      content: 'Two',
      createdAt: last.body.createdAt,
    };
    expect((await candidate.get('/api/conversations')).body).toEqual([
      {
        user: {
          id: company.userId,
          firstName: company.user.firstName,
          lastName: company.user.lastName,
          profileImageUrl: null,
          accountType: 'company',
          companyName: 'Harbor Goods',
        },
        lastMessage,
        unreadCount: 2,
      },
    ]);
    const [own] = (await company.get('/api/conversations')).body;
    expect(own).toMatchObject({
      user: { id: candidate.userId, accountType: 'candidate', companyName: null },
      lastMessage,
      unreadCount: 0,
    });
    expect((await candidate.get('/api/conversations/unread-count')).body).toEqual({ unreadCount: 2 });
  });

  it('come newest first and page without skipping or repeating', async () => {
    const company = await world.company();
    const others: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const candidate = await world.candidate();
      await write(company, candidate, `Number ${count}`);
      others.unshift(candidate.userId);
    }
    const seen: string[] = [];
    let next: string | null = '/api/conversations?limit=3';
    while (next !== null) {
      const answer = await company.get(next);
      expect(answer.body.length).toBeLessThanOrEqual(3);
      seen.push(...answer.body.map((row: { user: { id: string } }) => row.user.id));
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
    }
    expect(seen).toEqual(others);
    expect((await company.get('/api/conversations?limit=0')).status).toBe(400);
    expect((await company.get('/api/conversations?cursor=nonsense')).status).toBe(400);
  });

  it('of one pair are one, whoever writes at the same moment', async () => {
    const [company, candidate] = await pair();
    await apply(company, candidate);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        count % 2 === 0 ? write(company, candidate, `c${count}`) : write(candidate, company, `t${count}`),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const thread = (await company.get(`/api/messages/${candidate.userId}`)).body;
    const [conversation, ...more] = (await company.get('/api/conversations')).body;
    expect(more).toEqual([]);
    expect(thread).toHaveLength(10);
    expect(conversation.lastMessage.id).toBe(thread.at(-1).id);
    expect(conversation.unreadCount).toBe(5);
  });
});

describe('the other side of a thread', () => {
  it('is shown before the first message to whoever may write', async () => {
    const [company, candidate] = await pair();
    const answer = await company.get(`/api/conversations/${candidate.userId}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        id: candidate.userId,
        firstName: candidate.user.firstName,
        lastName: candidate.user.lastName,
        profileImageUrl: null,
        accountType: 'candidate',
        companyName: null,
      },
      canWrite: true,
      refusal: null,
      isBlocked: false,
    });
  });

  it('is not told to strangers', async () => {
    const [company, candidate] = await pair();
    const stranger = await world.candidate();
    const inReview = await world.candidate({ approvalStatus: 'pending' });
    expect((await stranger.get(`/api/conversations/${candidate.userId}`)).status).toBe(404);
    expect((await stranger.get(`/api/conversations/${company.userId}`)).status).toBe(404);
    expect((await company.get(`/api/conversations/${inReview.userId}`)).status).toBe(404);
    expect((await company.get(`/api/conversations/${NOBODY}`)).status).toBe(404);
    expect((await company.get('/api/conversations/someone')).status).toBe(404);
    expect((await world.visitor.get(`/api/conversations/${candidate.userId}`)).status).toBe(401);
  });
});

describe('a thread', () => {
  it('belongs to its two people', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate, 'Between us');
    const stranger = await world.company();
    expect((await stranger.get(`/api/messages/${candidate.userId}`)).body).toEqual([]);
    expect((await stranger.get(`/api/messages/${company.userId}`)).body).toEqual([]);
    expect((await world.visitor.get(`/api/messages/${company.userId}`)).status).toBe(401);
    expect((await company.get(`/api/messages/${NOBODY}`)).status).toBe(404);
  });

  it('gives the newest 50 oldest first, and the earlier ones before a message of it', async () => {
    const [company, candidate] = await pair();
    for (let count = 0; count < 60; count += 1) await write(company, candidate, `Message ${count}`);
    const newest = (await candidate.get(`/api/messages/${company.userId}`)).body;
    expect(newest).toHaveLength(50);
    expect(newest[0].content).toBe('Message 10');
    expect(newest.at(-1).content).toBe('Message 59');
    const path = `/api/messages/${company.userId}?before=`;
    const earlier = (await candidate.get(path + newest[0].id)).body;
    expect(earlier.map((message: { content: string }) => message.content)).toEqual(
      Array.from({ length: 10 }, (_, count) => `Message ${count}`),
    );
    expect((await candidate.get(path + earlier[0].id)).body).toEqual([]);
    expect((await candidate.get(`${path}${NOBODY}`)).status).toBe(404);
    expect((await candidate.get(`${path}first`)).status).toBe(400);
    const stranger = await world.company();
    await write(stranger, candidate, 'Elsewhere');
    expect((await stranger.get(`/api/messages/${candidate.userId}?before=${newest[0].id}`)).status).toBe(404);
  });
});

describe('reading', () => {
  it('marks all messages of that person, and only those', async () => {
    const [company, candidate] = await pair();
    const other = await world.company();
    await write(company, candidate, 'One');
    await write(company, candidate, 'Two');
    await write(other, candidate, 'Three');
    expect((await candidate.post(`/api/messages/${company.userId}/read`)).status).toBe(204);
    const thread = (await company.get(`/api/messages/${candidate.userId}`)).body;
    expect(thread.map((message: { readAt: string | null }) => message.readAt)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect((await candidate.get('/api/conversations/unread-count')).body.unreadCount).toBe(1);
    expect((await candidate.post(`/api/messages/${company.userId}/read`)).status).toBe(204);
    expect((await company.get(`/api/messages/${candidate.userId}`)).body).toEqual(thread);
  });

  it('does not mark one’s own messages, and needs a person', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate);
    await company.post(`/api/messages/${candidate.userId}/read`);
    const [message] = await world.db.select().from(messages);
    expect(message?.readAt).toBeNull();
    expect((await company.post(`/api/messages/${NOBODY}/read`)).status).toBe(404);
    expect((await world.visitor.post(`/api/messages/${company.userId}/read`)).status).toBe(401);
  });
});

describe('blocks', () => {
  it('keep the blocked person from writing, without telling, until taken back', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate);
    expect((await candidate.put(`/api/blocks/${company.userId}`)).status).toBe(204);
    expect((await candidate.put(`/api/blocks/${company.userId}`)).status).toBe(204);
    const refused = await write(company, candidate);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe('You cannot write to this person');
    expect((await company.get(`/api/conversations/${candidate.userId}`)).body).toMatchObject({
      canWrite: false,
      isBlocked: false,
    });
    expect((await candidate.get(`/api/conversations/${company.userId}`)).body).toMatchObject({
      canWrite: true,
      isBlocked: true,
    });
    expect((await write(candidate, company)).status).toBe(201);
    expect((await candidate.delete(`/api/blocks/${company.userId}`)).status).toBe(204);
    expect((await candidate.delete(`/api/blocks/${company.userId}`)).status).toBe(204);
    expect((await write(company, candidate)).status).toBe(201);
  });

  it('need a session and another person who exists', async () => {
    const company = await world.company();
    expect((await world.visitor.put(`/api/blocks/${company.userId}`)).status).toBe(401);
    expect((await company.put(`/api/blocks/${company.userId}`)).status).toBe(403);
    expect((await company.put(`/api/blocks/${NOBODY}`)).status).toBe(404);
    expect((await company.delete(`/api/blocks/${NOBODY}`)).status).toBe(404);
  });
});

describe('the notification about messages', () => {
  const unread = async (reader: TestClient) =>
    (await reader.get('/api/notifications')).body.filter((row: { readAt: string | null }) => row.readAt === null);

  it('is one per sender while unread, brought up to date, and settled by reading', async () => {
    const [company, candidate] = await pair();
    const other = await world.company({ companyName: 'Elm Dental' });
    await write(company, candidate, 'One');
    const [first] = await unread(candidate);
    expect(first).toMatchObject({
      type: 'message_received',
      data: { userId: company.userId, name: 'Harbor Goods' },
    });
    await write(other, candidate, 'Two');
    await write(company, candidate, 'Three');
    const both = await unread(candidate);
    expect(both.map((row: { data: { name: string } }) => row.data.name)).toEqual(['Harbor Goods', 'Elm Dental']);
    expect(both[0].id).toBe(first.id);
    await candidate.post(`/api/messages/${company.userId}/read`);
    expect(await unread(candidate)).toHaveLength(1);
    await write(company, candidate, 'Four');
    expect((await candidate.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 2 });
    expect(await unread(company)).toEqual([]);
  });

  it('is one also when messages come at once', async () => {
    const [company, candidate] = await pair();
    await Promise.all(Array.from({ length: 6 }, (_, count) => write(company, candidate, `Number ${count}`)));
    expect(await unread(candidate)).toHaveLength(1);
  });
});

describe('the mail about unread messages', () => {
  const held = async () =>
    rowsOf<{ to_address: string; minutes: number; text_body: string; subject: string }>(
      await world.db.execute(
        sql`select *, round(extract(epoch from send_after - now()) / 60)::int as minutes from outbox where kind = 'unread-messages' and sent_at is null`,
      ),
    );

  it('is held for ten minutes, one for all that is unread', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate, 'Are you free\non Tuesday?');
    await write(company, candidate, 'Or Wednesday?');
    const [mail, ...more] = await held();
    expect(more).toEqual([]);
    expect(mail?.to_address).toBe(candidate.user.email);
    expect(mail?.minutes).toBe(10);
    expect(mail?.subject).toBe('Harbor Goods wrote to you on Puente');
    expect(mail?.text_body).toContain('> Are you free\n> on Tuesday?');
    expect(mail?.text_body).toContain(`\nhttp://localhost:3000/messages?userId=${company.userId}\n`);
  });

  it('is taken back when the message is read or its sender blocked', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate);
    await candidate.post(`/api/messages/${company.userId}/read`);
    expect(await held()).toEqual([]);
    await write(company, candidate);
    expect(await held()).toHaveLength(1);
    await candidate.put(`/api/blocks/${company.userId}`);
    expect(await held()).toEqual([]);
  });

  it('comes at most once an hour for a conversation', async () => {
    const [company, candidate] = await pair();
    await write(company, candidate);
    await world.db.execute(sql`update outbox set sent_at = now() - interval '5 minutes'`);
    await write(company, candidate);
    const [mail, ...more] = await held();
    expect(more).toEqual([]);
    expect(mail?.minutes).toBe(55);
    const other = await world.company();
    await write(other, candidate);
    expect(await held()).toHaveLength(2);
  });

  it('is not written to those who want none, are suspended or gone', async () => {
    const [company, candidate] = await pair();
    const set = (values: Partial<typeof users.$inferInsert>) =>
      world.db.update(users).set(values).where(eq(users.id, candidate.userId));
    await set({ mutedMails: ['unread-messages'] });
    await write(company, candidate);
    await set({ mutedMails: [], suspendedAt: new Date().toISOString() });
    await write(company, candidate);
    expect(await held()).toEqual([]);
  });
});

describe('the rate limit', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('lets 30 messages a minute pass, then says when to try again', async () => {
    const company = await limited.company();
    const candidate = await limited.candidate();
    const clientId = randomUUID();
    const first = await write(company, candidate, 'First', { clientId });
    const rest = await Promise.all(Array.from({ length: 29 }, (_, count) => write(company, candidate, `${count}`)));
    expect(rest.every(({ status }) => status === 201)).toBe(true);
    const refused = await write(company, candidate, 'One too many');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(company, candidate, 'First', { clientId })).body.id).toBe(first.body.id);
    expect((await write(candidate, company, 'Mine are my own')).status).toBe(201);
  });
});
