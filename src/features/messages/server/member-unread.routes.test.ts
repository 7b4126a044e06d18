/** Each member of a company has their own unread messages. The candidate sees a single read receipt. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { explainStatement, recordStatements } from '#testing/plans.ts';
import { BUILT_PASSWORD, type SignedUp, type TestClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { unreadMessages } from './messages.tables.ts';

const world = useTestApp();

/** Creates a company with an owner and a recruiter, and a candidate who wrote to it twice. */
const createScene = async () => {
  const owner = await world.company();
  const recruiter = await world.member(owner, 'recruiter');
  const candidate = await world.candidate();
  const write = (from: TestClient, to: TestClient, content: string) =>
    from.post('/api/messages', { receiverId: to.userId, content });
  await write(owner, candidate, 'Hello');
  await write(candidate, owner, 'First');
  await write(candidate, owner, 'Second');
  return { owner, recruiter, candidate, write };
};

/** Reads the unread counts in the badge, the list of conversations and the dashboard. */
const readUnreadCounts = async (member: TestClient): Promise<number[]> => [
  (await member.get('/api/conversations/unread-count')).body.unreadCount,
  (await member.get('/api/conversations')).body[0].unreadCount,
  (await member.get('/api/dashboard')).body.messages,
];

const loadReadTimes = async (reader: TestClient, other: TestClient): Promise<(string | null)[]> =>
  (await reader.get(`/api/messages/${other.userId}`)).body
    .filter(({ senderId }: { senderId: string }) => senderId === other.userId)
    .map(({ readAt }: { readAt: string | null }) => readAt);

const collectFrames = ({ userId }: SignedUp, accountId: string): string[] => {
  const frames: string[] = [];
  world.hub.add(userId, newId(), { send: (text) => frames.push(text), close: () => {} }, accountId);
  return frames;
};

describe('unread messages of a company', () => {
  it('are counted for each member until that member reads them', async () => {
    const { owner, recruiter, candidate } = await createScene();
    for (const member of [owner, recruiter]) expect(await readUnreadCounts(member)).toEqual([2, 2, 2]);
    expect((await recruiter.post(`/api/messages/${candidate.userId}/read`)).status).toBe(204);
    expect(await readUnreadCounts(recruiter)).toEqual([0, 0, 0]);
    expect(await readUnreadCounts(owner)).toEqual([2, 2, 2]);
    expect(await loadReadTimes(recruiter, candidate)).not.toContain(null);
    expect(await loadReadTimes(owner, candidate)).toEqual([null, null]);
    expect((await owner.post(`/api/messages/${candidate.userId}/read`)).status).toBe(204);
    expect(await readUnreadCounts(owner)).toEqual([0, 0, 0]);
  });

  it('get a read receipt when the first member reads them, and later reads do not change it', async () => {
    const { owner, recruiter, candidate } = await createScene();
    const readReceipts = async () =>
      (await candidate.get(`/api/messages/${owner.userId}`)).body
        .filter(({ senderId }: { senderId: string }) => senderId === candidate.userId)
        .map(({ readAt }: { readAt: string | null }) => readAt);
    expect(await readReceipts()).toEqual([null, null]);
    await recruiter.post(`/api/messages/${candidate.userId}/read`);
    const receipts = await readReceipts();
    expect(receipts).not.toContain(null);
    await owner.post(`/api/messages/${candidate.userId}/read`);
    expect(await readReceipts()).toEqual(receipts);
  });

  it('update live for each member who reads them, and send the candidate a single read receipt', async () => {
    const { owner, recruiter, candidate, write } = await createScene();
    const [ownerFrames, recruiterFrames] = [collectFrames(owner, owner.userId), collectFrames(recruiter, owner.userId)];
    const candidateFrames = collectFrames(candidate, candidate.userId);
    const filterReads = (frames: readonly string[]) => frames.filter((frame) => frame.includes('messages_read'));
    await recruiter.post(`/api/messages/${candidate.userId}/read`);
    await expect.poll(() => [filterReads(recruiterFrames).length, filterReads(candidateFrames).length]).toEqual([1, 1]);
    await owner.post(`/api/messages/${candidate.userId}/read`);
    await expect.poll(() => filterReads(ownerFrames).length).toBe(1);
    await write(candidate, owner, 'Third');
    for (const frames of [ownerFrames, recruiterFrames]) {
      await expect.poll(() => frames.filter((frame) => frame.includes('new_message')).length).toBe(1);
    }
    expect(
      [filterReads(ownerFrames), filterReads(recruiterFrames), filterReads(candidateFrames)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 1]);
    expect((await recruiter.get('/api/conversations/unread-count')).body.unreadCount).toBe(1);
  });

  it('are counted only from when a member joins, and only for members who may read conversations', async () => {
    const { owner, candidate, write } = await createScene();
    const viewer = await world.member(owner, 'viewer');
    const joiner = await world.member(owner, 'recruiter');
    await write(candidate, owner, 'Third');
    expect((await joiner.get('/api/conversations/unread-count')).body.unreadCount).toBe(1);
    expect((await viewer.get('/api/dashboard')).body.messages).toBe(0);
  });

  it('are deleted with the member’s account', async () => {
    const { owner, recruiter } = await createScene();
    const count = () => world.db.$count(unreadMessages, eq(unreadMessages.memberId, recruiter.userId));
    expect(await count()).toBe(2);
    expect((await recruiter.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await count()).toBe(0);
    expect((await owner.get('/api/conversations/unread-count')).body.unreadCount).toBe(2);
  });

  it.runIf(isOnPostgres())('are counted in one statement that uses an index', async () => {
    const { owner } = await createScene();
    await world.db.execute(sql`insert into unread_messages (member_id, account_id, sender_id, message_id)
      select ${owner.userId}::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid() from generate_series(1, 20000)`);
    await world.db.execute(sql`analyze unread_messages`);
    const statements = (await recordStatements(() => owner.get('/api/conversations/unread-count'))).filter(
      (statement) => statement.sql.includes('unread_messages'),
    );
    expect(statements).toHaveLength(1);
    for (const statement of statements)
      expect(await explainStatement(world.db, statement)).toMatch(/Index Only Scan|Index Scan/);
  });
});
