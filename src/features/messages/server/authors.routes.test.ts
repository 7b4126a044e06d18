/** All members of a company write in one thread with a candidate. Each message names its author. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const write = (from: TestClient, toUserId: string, content: string) =>
  from.post('/api/messages', { receiverId: toUserId, content });

/** Creates a company whose owner and recruiter wrote to a candidate who replied. */
const createSharedThread = async () => {
  const owner = await world.company({ companyName: 'Harbor Goods' });
  const recruiter = await world.member(owner, 'recruiter');
  const candidate = await world.candidate();
  await write(owner, candidate.userId, 'From the owner');
  await write(recruiter, candidate.userId, 'From the recruiter');
  await write(candidate, owner.userId, 'From the candidate');
  return { owner, recruiter, candidate };
};

const readAuthors = async (reader: TestClient, otherId: string) =>
  (await reader.get(`/api/messages/${otherId}`)).body.map(({ author }: { author: unknown }) => author);

const toAuthor = ({
  user: { id, firstName, lastName },
}: {
  user: { id: string; firstName: string; lastName: string };
}) => ({
  id,
  firstName,
  lastName,
});

describe('the author of a message', () => {
  it('is the member who wrote it, in one thread for all members', async () => {
    const { owner, recruiter, candidate } = await createSharedThread();
    const messages = (await recruiter.get(`/api/messages/${candidate.userId}`)).body;
    expect(messages.map(({ senderId }: { senderId: string }) => senderId)).toEqual([
      owner.userId,
      owner.userId,
      candidate.userId,
    ]);
    const authors = await readAuthors(owner, candidate.userId);
    expect(authors.slice(0, 2)).toEqual([toAuthor(owner), toAuthor(recruiter)]);
    expect(await readAuthors(recruiter, candidate.userId)).toEqual(authors);
  });

  it('is shown to the candidate without a last name', async () => {
    const { owner, recruiter, candidate } = await createSharedThread();
    const [first, second, own] = await readAuthors(candidate, owner.userId);
    expect(first).toEqual({ id: owner.userId, firstName: owner.user.firstName });
    expect(second).toEqual({ id: recruiter.userId, firstName: recruiter.user.firstName });
    expect(own).toMatchObject({ id: candidate.userId, lastName: expect.any(String) });
    const [{ message }] = (await candidate.get('/api/conversations/search/messages?q=recruiter')).body;
    expect(message.author).toEqual(second);
  });

  it('is named in the list of conversations', async () => {
    const { owner, recruiter, candidate } = await createSharedThread();
    await write(recruiter, candidate.userId, 'See you then');
    for (const reader of [owner, candidate]) {
      const [{ lastMessage }] = (await reader.get('/api/conversations')).body;
      expect(lastMessage.author).toEqual({ id: recruiter.userId, firstName: recruiter.user.firstName });
    }
  });

  it('remains after the member leaves', async () => {
    const { owner, recruiter, candidate } = await createSharedThread();
    await world.db.update(users).set({ accountType: null }).where(eq(users.id, recruiter.userId));
    expect((await readAuthors(owner, candidate.userId))[1]).toEqual(toAuthor(recruiter));
  });

  it('is shown without a name to a member who hides candidate names', async () => {
    const { recruiter, candidate } = await createSharedThread();
    const messages = await recruiter.get(`/api/messages/${candidate.userId}?names=hidden`);
    expect(JSON.stringify(messages.body[2])).not.toContain(candidate.user.lastName);
    expect(messages.body[2].author).toMatchObject({ id: candidate.userId, firstName: 'Candidate' });
  });

  it('cannot be a reviewer or a viewer', async () => {
    const { owner, candidate } = await createSharedThread();
    for (const role of ['reviewer', 'viewer'] as const) {
      expect((await write(await world.member(owner, role), candidate.userId, 'Hello')).status).toBe(403);
    }
  });
});
