import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import { createSender } from './send-message.ts';

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

const readContents = async (reader: TestClient, other: TestClient): Promise<string[]> =>
  (await reader.get(`/api/messages/${other.userId}`)).body.map((message: { content: string }) => message.content);

describe('sending a message', () => {
  it('stores the trimmed message and returns it', async () => {
    const [company, candidate] = await createPair();
    const clientId = randomUUID();
    const response = await write(company, candidate, '  Hola, buenos días \n', { clientId });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(String),
      senderId: company.userId,
      receiverId: candidate.userId,
      author: { id: company.userId, firstName: company.user.firstName, lastName: company.user.lastName },
      content: 'Hola, buenos días',
      attachmentCount: 0,
      attachments: [],
      clientId,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      readAt: null,
    });
    const author = { id: company.userId, firstName: company.user.firstName };
    expect((await candidate.get(`/api/messages/${company.userId}`)).body).toEqual([{ ...response.body, author }]);
  });

  it('requires a session and an account type', async () => {
    const candidate = await world.candidate();
    expect((await write(world.visitor, candidate)).status).toBe(401);
    const rejection = await write(await world.newcomer(), candidate);
    expect(rejection.status).toBe(403);
  });

  it('refuses blank, overlong or unstorable text, a missing recipient and an invalid clientId', async () => {
    const [company, candidate] = await createPair();
    for (const text of [' \n\t ', '\u200b', '\u3164 \u2800']) {
      const blank = await write(company, candidate, text);
      expect(blank.status).toBe(400);
      expect(blank.body.errors).toMatchObject([{ path: 'content', message: 'Message is required' }]);
    }
    const noReceiver = await company.post('/api/messages', { content: 'Hello' });
    expect(noReceiver.body.errors).toMatchObject([{ path: 'receiverId', message: 'Recipient is required' }]);
    expect((await write(company, candidate, 'x'.repeat(5001))).body.errors).toMatchObject([
      { path: 'content', message: 'Must be at most 5,000 characters' },
    ]);
    expect((await write(company, candidate, 'a\u0000b')).status).toBe(400);
    expect((await write(company, candidate, 'Hello', { clientId: 'one' })).status).toBe(400);
    expect((await write(company, candidate, 'x'.repeat(5000))).status).toBe(201);
  });

  it('returns not found for an unknown recipient', async () => {
    const company = await world.company();
    const response = await company.post('/api/messages', { receiverId: UNKNOWN_USER, content: 'Hello' });
    expect(response.status).toBe(404);
    expect(response.body.detail).toBe('Person not found');
  });

  it('accepts an id in uppercase', async () => {
    const [company, candidate] = await createPair();
    const self = await company.post('/api/messages', { receiverId: company.userId.toUpperCase(), content: 'Me' });
    expect(self.status).toBe(403);
    const response = await company.post('/api/messages', {
      receiverId: candidate.userId.toUpperCase(),
      content: 'You',
    });
    expect(response.status).toBe(201);
    expect((await company.get(`/api/messages/${candidate.userId.toUpperCase()}`)).body).toHaveLength(1);
  });
});

describe('permission to write a message', () => {
  it('is refused for messages to oneself, between two companies or two candidates, and to people without an account type', async () => {
    const [company, candidate] = await createPair();
    expect((await write(company, company)).status).toBe(403);
    expect((await write(company, await world.company())).status).toBe(403);
    expect((await write(candidate, await world.candidate())).status).toBe(403);
    expect((await write(company, await world.newcomer())).status).toBe(403);
  });

  it('lets a company write to unapproved candidates only after they applied', async () => {
    const company = await world.company();
    for (const approvalStatus of ['pending', 'rejected'] as const) {
      const candidate = await world.candidate({ approvalStatus });
      expect((await write(company, candidate)).status).toBe(403);
      await apply(company, candidate);
      expect((await write(company, candidate)).status).toBe(201);
    }
  });

  it('is refused for a company if the candidate is no longer listed', async () => {
    const [company, candidate] = await createPair();
    await world.db.update(candidates).set({ isListed: false }).where(eq(candidates.userId, candidate.userId));
    expect((await write(company, candidate)).status).toBe(403);
  });

  it('lets a candidate write to companies they applied to or that wrote first', async () => {
    const [company, candidate] = await createPair();
    const rejection = await write(candidate, company);
    expect(rejection.status).toBe(403);
    expect(rejection.body.detail).toBe(
      'You can message companies you applied to and companies that messaged you first',
    );
    await write(company, candidate);
    expect((await write(candidate, company)).status).toBe(201);
    const another = await world.company();
    await apply(another, candidate);
    expect((await write(candidate, another)).status).toBe(201);
  });

  it('is refused for a company account without a profile', async () => {
    const user = await world.newcomer({ accountType: 'company' });
    const rejection = await write(user, await world.candidate());
    expect(rejection.status).toBe(403);
    expect(rejection.body.detail).toBe('Please set up your company profile first');
  });

  it('is refused for a deleted recipient, whose conversation stays in the list', async () => {
    const [company, candidate] = await createPair();
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
    expect(conversation.user).toMatchObject({
      firstName: 'Deleted',
      lastName: 'user',
      companyName: null,
      isDeleted: true,
    });
    expect((await candidate.get(`/api/conversations/${company.userId}`)).body).toMatchObject({
      canWrite: false,
      refusal: 'This account no longer exists',
      refusalCode: 'receiver-gone',
    });
  });
});

describe('sending the same clientId', () => {
  it('returns the existing message', async () => {
    const [company, candidate] = await createPair();
    const clientId = randomUUID();
    const first = await write(company, candidate, 'Once', { clientId });
    const again = await write(company, candidate, 'Once', { clientId });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await readContents(company, candidate)).toEqual(['Once']);
  });

  it('creates one message from concurrent requests', async () => {
    const [company, candidate] = await createPair();
    const clientId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => write(company, candidate, 'Once', { clientId })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await readContents(candidate, company)).toEqual(['Once']);
  });

  it('creates separate messages for different senders', async () => {
    const [company, candidate] = await createPair();
    const clientId = randomUUID();
    await write(company, candidate, 'Mine', { clientId });
    expect((await write(candidate, company, 'Yours', { clientId })).status).toBe(201);
    expect(await readContents(candidate, company)).toEqual(['Mine', 'Yours']);
  });

  it('returns 409 for a different recipient', async () => {
    const [company, candidate] = await createPair();
    const clientId = randomUUID();
    await write(company, candidate, 'Once', { clientId });
    expect((await write(company, await world.candidate(), 'Once', { clientId })).status).toBe(409);
  });
});

describe('messages sent concurrently', () => {
  it('are all stored, with one conversation per pair that shows its newest message', async () => {
    const [company, candidate] = await createPair();
    const other = await world.candidate();
    const requests = Array.from({ length: 12 }, (_, count) =>
      write(company, count % 2 ? candidate : other, `${count}`),
    );
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(requests.map(() => 201));
    expect(await readContents(company, candidate)).toHaveLength(6);
    const conversations = (await company.get('/api/conversations')).body;
    expect(conversations).toHaveLength(2);
    for (const { user, lastMessage } of conversations) {
      const thread = (await company.get(`/api/messages/${user.id}`)).body;
      expect(thread.at(-1).id).toBe(lastMessage.id);
    }
  });

  it('are stored even if the database rejects another one', async () => {
    const [company, candidate] = await createPair();
    const send = createSender(world.platform);
    const draft = (content: string) => ({
      senderId: company.userId,
      receiverId: candidate.userId,
      author: { id: company.userId, firstName: 'Ana', lastName: 'Ruiz' },
      content,
      attachmentIds: [],
      clientId: null,
    });
    // The first one is stored alone, and the rest are stored together.
    const results = await Promise.allSettled(['One', 'Two', '', 'Three'].map((content) => send(draft(content))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await readContents(company, candidate)).toEqual(['One', 'Two', 'Three']);
  });

  it('in both directions create one conversation per pair', async () => {
    const [company, candidate] = await createPair();
    await apply(company, candidate);
    const responses = await Promise.all([
      write(await world.company(), candidate),
      write(company, candidate),
      write(candidate, company),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await candidate.get('/api/conversations')).body).toHaveLength(2);
  });
});

describe('the rate limit of messages', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('allows 30 of 40 concurrent messages', async () => {
    const company = await limited.company();
    const candidate = await limited.candidate();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, count) => write(company, candidate, `${count}`)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('allows 30 new messages per sender and minute, then states when to try again', async () => {
    const company = await limited.company();
    const candidate = await limited.candidate();
    const clientId = randomUUID();
    const first = await write(company, candidate, 'First', { clientId });
    const rest = await Promise.all(Array.from({ length: 29 }, (_, count) => write(company, candidate, `${count}`)));
    expect(rest.every(({ status }) => status === 201)).toBe(true);
    const rejection = await write(company, candidate, 'One too many');
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(company, candidate, 'First', { clientId })).body.id).toBe(first.body.id);
    expect((await write(candidate, company, 'A reply')).status).toBe(201);
  });
});
