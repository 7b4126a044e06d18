import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { waitUntilBlocked } from '#testing/waiting.ts';
import { insertMessages } from './messages.db.ts';
import { messages } from './messages.tables.ts';

const world = useTestApp();

const UNKNOWN_USER = '018f0000-0000-7000-8000-000000000000';

const write = (from: TestClient, to: TestClient, content = 'Hello', more: object = {}) =>
  from.post('/api/messages', { receiverId: to.userId, content, ...more });

const createPair = async (): Promise<[CompanyClient, CandidateClient]> => [
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

describe('opening a thread', () => {
  const readZone = async (reader: TestClient, other: TestClient): Promise<string | null> =>
    (await reader.get(`/api/conversations/${other.userId}`)).body.zone;

  it('returns the time zone in a candidate’s profile', async () => {
    const company = await world.company();
    const candidate = await world.candidate({ timezone: 'Lima, Peru' });
    expect(await readZone(company, candidate)).toBe('America/Lima');
    expect(await readZone(company, await world.candidate({ timezone: null }))).toBeNull();
  });

  it('returns the time zone of a company’s interview hours, or else of one of its jobs', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate);
    expect(await readZone(candidate, company)).toBeNull();
    await world.build.job({ companyId: company.company.id, timezone: 'PST' });
    expect(await readZone(candidate, company)).toBe('America/Los_Angeles');
    const hours = { timeZone: 'America/Chicago', spans: [{ weekday: 1, from: '09:00', to: '12:00' }] };
    expect((await company.put('/api/companies/my-company/hours', hours)).status).toBe(200);
    expect(await readZone(candidate, company)).toBe('America/Chicago');
  });
});

describe('listing conversations', () => {
  it('returns an empty list at first and requires a session', async () => {
    expect((await (await world.company()).get('/api/conversations')).body).toEqual([]);
    expect((await world.visitor.get('/api/conversations')).status).toBe(401);
  });

  it('returns the other person, the last message and the unread count to both people', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate, 'One');
    const last = await write(company, candidate, 'Two');
    const lastMessage = {
      id: last.body.id,
      senderId: company.userId,
      author: { id: company.userId, firstName: company.user.firstName },
      content: 'Two',
      attachmentCount: 0,
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
          candidateId: null,
          isDeleted: false,
        },
        lastMessage,
        unreadCount: 2,
        isArchived: false,
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

  it('returns the newest first, in pages without gaps or repeats', async () => {
    const company = await world.company();
    const others: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const candidate = await world.candidate();
      await write(company, candidate, `Number ${count}`);
      others.unshift(candidate.userId);
    }
    const ids: string[] = [];
    let next: string | null = '/api/conversations?limit=3';
    while (next !== null) {
      const response = await company.get(next);
      expect(response.body.length).toBeLessThanOrEqual(3);
      ids.push(...response.body.map((row: { user: { id: string } }) => row.user.id));
      next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1] ?? null;
    }
    expect(ids).toEqual(others);
    expect((await company.get('/api/conversations?limit=0')).status).toBe(400);
    expect((await company.get('/api/conversations?cursor=nonsense')).status).toBe(400);
  });

  it('returns one conversation per pair, even if both people write at the same moment', async () => {
    const [company, candidate] = await createPair();
    await apply(company, candidate);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        count % 2 === 0 ? write(company, candidate, `c${count}`) : write(candidate, company, `t${count}`),
      ),
    );
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    const thread = (await company.get(`/api/messages/${candidate.userId}`)).body;
    const [conversation, ...more] = (await company.get('/api/conversations')).body;
    expect(more).toEqual([]);
    expect(thread).toHaveLength(10);
    expect(conversation.lastMessage.id).toBe(thread.at(-1).id);
    expect(conversation.unreadCount).toBe(5);
  });
});

describe('the other person in a thread', () => {
  it('is shown before the first message to anyone who may write', async () => {
    const [company, candidate] = await createPair();
    const response = await company.get(`/api/conversations/${candidate.userId}`);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      user: {
        id: candidate.userId,
        firstName: candidate.user.firstName,
        lastName: candidate.user.lastName,
        profileImageUrl: null,
        accountType: 'candidate',
        companyName: null,
        candidateId: candidate.candidate.id,
        isDeleted: false,
      },
      zone: 'America/Bogota',
      canWrite: true,
      refusal: null,
      refusalCode: null,
      isBlocked: false,
      hasBegun: false,
      isArchived: false,
    });
  });

  it('is hidden from strangers', async () => {
    const [company, candidate] = await createPair();
    const stranger = await world.candidate();
    const inReview = await world.candidate({ approvalStatus: 'pending' });
    expect((await stranger.get(`/api/conversations/${candidate.userId}`)).status).toBe(404);
    expect((await stranger.get(`/api/conversations/${company.userId}`)).status).toBe(404);
    expect((await company.get(`/api/conversations/${inReview.userId}`)).status).toBe(404);
    expect((await company.get(`/api/conversations/${UNKNOWN_USER}`)).status).toBe(404);
    expect((await company.get('/api/conversations/someone')).status).toBe(404);
    expect((await world.visitor.get(`/api/conversations/${candidate.userId}`)).status).toBe(401);
  });
});

describe('a thread', () => {
  it('is readable only by its two people', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate, 'Between us');
    const stranger = await world.company();
    expect((await stranger.get(`/api/messages/${candidate.userId}`)).body).toEqual([]);
    expect((await stranger.get(`/api/messages/${company.userId}`)).body).toEqual([]);
    expect((await world.visitor.get(`/api/messages/${company.userId}`)).status).toBe(401);
    expect((await company.get(`/api/messages/${UNKNOWN_USER}`)).status).toBe(404);
  });

  it('returns the newest 50 messages, oldest first, and earlier ones before a given message', async () => {
    const [company, candidate] = await createPair();
    const start = Date.now() - 60_000;
    await world.db.insert(messages).values(
      Array.from({ length: 60 }, (_, count) => ({
        id: newId(),
        senderId: company.userId,
        receiverId: candidate.userId,
        content: `Message ${count}`,
        // Two per second, so that some share a timestamp and are ordered by id.
        createdAt: new Date(start + Math.floor(count / 2) * 1000).toISOString(),
      })),
    );
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
    expect((await candidate.get(`${path}${UNKNOWN_USER}`)).status).toBe(404);
    expect((await candidate.get(`${path}first`)).status).toBe(400);
    const stranger = await world.company();
    await write(stranger, candidate, 'Elsewhere');
    expect((await stranger.get(`/api/messages/${candidate.userId}?before=${newest[0].id}`)).status).toBe(404);
  });
});

// The embedded database runs one transaction at a time.
describe.runIf(isOnPostgres())('a reader who continues after the last message', () => {
  it('misses none, even if an earlier request stores its message last', async () => {
    const [company, candidate] = await createPair();
    await apply(company, candidate);
    const author = { id: candidate.userId, firstName: 'Ana', lastName: 'Mora' };
    const draft = { senderId: candidate.userId, receiverId: company.userId, author, content: 'First' };
    let second: ReturnType<typeof write> | undefined;
    const first = await world.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const earlier = await write(company, candidate, 'Sent after this transaction began');
      const [message] = await insertMessages(tx, [{ ...draft, attachmentIds: [], clientId: null }]);
      expect(String(message?.createdAt) > earlier.body.createdAt).toBe(true);
      second = write(company, candidate, 'Second');
      await waitUntilBlocked(tx);
      return message;
    });
    await second;
    const unread = await company.get(`/api/messages/${candidate.userId}?after=${first?.id}`);
    expect(unread.body).toMatchObject([{ content: 'Second' }]);
  });
});

describe('marking a thread as read', () => {
  it('marks all messages from one person and no others', async () => {
    const [company, candidate] = await createPair();
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

  it('does not mark the reader’s own messages, and requires an existing person', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate);
    await company.post(`/api/messages/${candidate.userId}/read`);
    const [message] = await world.db.select().from(messages);
    expect(message?.readAt).toBeNull();
    expect((await company.post(`/api/messages/${UNKNOWN_USER}/read`)).status).toBe(404);
    expect((await world.visitor.post(`/api/messages/${company.userId}/read`)).status).toBe(401);
  });
});

describe('blocking a person', () => {
  it('prevents them from writing until unblocked, without revealing the block', async () => {
    const [company, candidate] = await createPair();
    await write(company, candidate);
    expect((await candidate.put(`/api/blocks/${company.userId}`)).status).toBe(204);
    expect((await candidate.put(`/api/blocks/${company.userId}`)).status).toBe(204);
    const rejection = await write(company, candidate);
    expect(rejection.status).toBe(403);
    expect(rejection.body.detail).toBe('You can’t message this person');
    expect((await company.get(`/api/conversations/${candidate.userId}`)).body).toMatchObject({
      canWrite: false,
      isBlocked: false,
    });
    expect((await candidate.get(`/api/conversations/${company.userId}`)).body).toMatchObject({
      canWrite: false,
      isBlocked: true,
    });
    expect(await write(candidate, company)).toMatchObject({
      status: 403,
      body: { detail: 'You blocked this person. Unblock them to message them again.' },
    });
    expect((await candidate.delete(`/api/blocks/${company.userId}`)).status).toBe(204);
    expect((await candidate.delete(`/api/blocks/${company.userId}`)).status).toBe(204);
    expect((await write(company, candidate)).status).toBe(201);
    expect((await write(candidate, company)).status).toBe(201);
  });

  it('requires a session and another existing person', async () => {
    const company = await world.company();
    expect((await world.visitor.put(`/api/blocks/${company.userId}`)).status).toBe(401);
    expect((await company.put(`/api/blocks/${company.userId}`)).status).toBe(403);
    expect((await company.put(`/api/blocks/${UNKNOWN_USER}`)).status).toBe(404);
    expect((await company.delete(`/api/blocks/${UNKNOWN_USER}`)).status).toBe(404);
  });
});

describe('a user without an account type', () => {
  it('cannot read, write or block', async () => {
    const [newcomer, candidate] = [await world.newcomer(), await world.candidate()];
    const responses = [
      await newcomer.get('/api/conversations'),
      await newcomer.get('/api/conversations/unread-count'),
      await newcomer.get(`/api/conversations/${candidate.userId}`),
      await newcomer.get(`/api/messages/${candidate.userId}`),
      await newcomer.post(`/api/messages/${candidate.userId}/read`),
      await newcomer.put(`/api/blocks/${candidate.userId}`),
      await newcomer.delete(`/api/blocks/${candidate.userId}`),
      await write(newcomer, candidate),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
  });
});
