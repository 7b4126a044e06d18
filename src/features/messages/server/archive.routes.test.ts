/** Archived conversations: per person, until there is a new message. */
import { describe, expect, it, vi } from 'vitest';
import { newId } from '#server/ids.ts';
import { eventually } from '#testing/eventually.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const write = (from: TestClient, to: TestClient, content = 'Hello') =>
  from.post('/api/messages', { receiverId: to.userId, content });
const archive = (who: TestClient, other: TestClient) => who.put(`/api/conversations/${other.userId}/archive`);
const unarchive = (who: TestClient, other: TestClient) => who.delete(`/api/conversations/${other.userId}/archive`);
const peopleIn = async (reader: TestClient, box?: string): Promise<string[]> =>
  (await reader.get(`/api/conversations${box === undefined ? '' : `?box=${box}`}`)).body.map(
    ({ user }: { user: { id: string } }) => user.id,
  );

describe('an archived conversation', () => {
  it('leaves the inbox of that side only, and can be restored', async () => {
    const [company, one, two] = [await world.company(), await world.candidate(), await world.candidate()];
    await write(company, one);
    await write(company, two);
    expect((await archive(company, one)).status).toBe(204);
    expect(await peopleIn(company)).toEqual([two.userId]);
    expect(await peopleIn(company, 'archived')).toEqual([one.userId]);
    expect(await peopleIn(company, 'all')).toEqual([two.userId, one.userId]);
    expect(await peopleIn(one)).toEqual([company.userId]);
    expect((await company.get(`/api/conversations/${one.userId}`)).body.isArchived).toBe(true);
    expect((await one.get(`/api/conversations/${company.userId}`)).body.isArchived).toBe(false);
    expect((await unarchive(company, one)).status).toBe(204);
    expect(await peopleIn(company)).toEqual([two.userId, one.userId]);
    expect(await peopleIn(company, 'archived')).toEqual([]);
  });

  it('returns with a new message of either side, and can be archived again', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate);
    for (const [writer, reader] of [
      [company, candidate],
      [candidate, company],
    ] as const) {
      await archive(company, candidate);
      expect(await peopleIn(company)).toEqual([]);
      expect((await write(writer, reader)).status).toBe(201);
      expect(await peopleIn(company)).toEqual([candidate.userId]);
      expect(await peopleIn(company, 'archived')).toEqual([]);
    }
    await archive(company, candidate);
    expect(await peopleIn(company)).toEqual([]);
  });

  it('is paged like the inbox', async () => {
    const company = await world.company();
    for (let count = 0; count < 5; count += 1) {
      const candidate = await world.candidate();
      await write(company, candidate);
      if (count % 2 === 0) await archive(company, candidate);
    }
    const first = await company.get('/api/conversations?box=archived&limit=2');
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await company.get(next);
    expect(second.body).toHaveLength(1);
    expect(second.body[0].isArchived).toBe(true);
    expect(second.headers.link).toBeUndefined();
    expect(await peopleIn(company)).toHaveLength(2);
  });

  it('requires an existing conversation and a known box', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    expect((await archive(company, candidate)).status).toBe(404);
    expect((await archive(world.visitor, candidate)).status).toBe(401);
    expect((await company.get('/api/conversations?box=attic')).body.errors).toMatchObject([
      { path: 'box', message: 'Must be one of inbox, archived, all' },
    ]);
  });

  it('updates the other tabs of its person and of no one else', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate);
    const [own, theirs] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
    world.hub.add(company.userId, newId(), { send: own, close: () => {} });
    world.hub.add(candidate.userId, newId(), { send: theirs, close: () => {} });
    await archive(company, candidate);
    const frame = JSON.stringify({ type: 'conversation_archived', userId: candidate.userId });
    await eventually(() => expect(own).toHaveBeenCalledWith(frame));
    expect(theirs).not.toHaveBeenCalledWith(frame);
  });

  it('is included in the account export', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate);
    await archive(company, candidate);
    const { conversations } = (await company.get('/api/account/export')).body;
    expect(conversations).toMatchObject([{ user: { id: candidate.userId }, isArchived: true }]);
  });
});
