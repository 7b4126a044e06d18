/** Archived conversations. Each person archives separately, and a new message restores the conversation. */
import { describe, expect, it, vi } from 'vitest';
import { newId } from '#server/ids.ts';
import { eventually } from '#testing/eventually.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const write = (from: TestClient, to: TestClient, content = 'Hello') =>
  from.post('/api/messages', { receiverId: to.userId, content });
const archive = (client: TestClient, other: TestClient) => client.put(`/api/conversations/${other.userId}/archive`);
const unarchive = (client: TestClient, other: TestClient) =>
  client.delete(`/api/conversations/${other.userId}/archive`);
const readCorrespondentIds = async (reader: TestClient, box?: string): Promise<string[]> =>
  (await reader.get(`/api/conversations${box === undefined ? '' : `?box=${box}`}`)).body.map(
    ({ user }: { user: { id: string } }) => user.id,
  );

describe('an archived conversation', () => {
  it('is removed from only one person’s inbox, and can be restored', async () => {
    const [company, first, second] = [await world.company(), await world.candidate(), await world.candidate()];
    await write(company, first);
    await write(company, second);
    expect((await archive(company, first)).status).toBe(204);
    expect(await readCorrespondentIds(company)).toEqual([second.userId]);
    expect(await readCorrespondentIds(company, 'archived')).toEqual([first.userId]);
    expect(await readCorrespondentIds(company, 'all')).toEqual([second.userId, first.userId]);
    expect(await readCorrespondentIds(first)).toEqual([company.userId]);
    expect((await company.get(`/api/conversations/${first.userId}`)).body.isArchived).toBe(true);
    expect((await first.get(`/api/conversations/${company.userId}`)).body.isArchived).toBe(false);
    expect((await unarchive(company, first)).status).toBe(204);
    expect(await readCorrespondentIds(company)).toEqual([second.userId, first.userId]);
    expect(await readCorrespondentIds(company, 'archived')).toEqual([]);
  });

  it('returns to the inbox with a new message from either person, and can be archived again', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate);
    for (const [writer, reader] of [
      [company, candidate],
      [candidate, company],
    ] as const) {
      await archive(company, candidate);
      expect(await readCorrespondentIds(company)).toEqual([]);
      expect((await write(writer, reader)).status).toBe(201);
      expect(await readCorrespondentIds(company)).toEqual([candidate.userId]);
      expect(await readCorrespondentIds(company, 'archived')).toEqual([]);
    }
    await archive(company, candidate);
    expect(await readCorrespondentIds(company)).toEqual([]);
  });

  it('is listed in pages', async () => {
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
    expect(await readCorrespondentIds(company)).toHaveLength(2);
  });

  it('requires a message and a session, and cannot be listed in an unknown box', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    expect((await archive(company, candidate)).status).toBe(404);
    expect((await archive(world.visitor, candidate)).status).toBe(401);
    expect((await company.get('/api/conversations?box=attic')).body.errors).toMatchObject([
      { path: 'box', message: 'Must be one of inbox, archived, all' },
    ]);
  });

  it('is updated only in the tabs of the person who archived it', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate);
    const [sendToCompany, sendToCandidate] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
    world.hub.add(company.userId, newId(), { send: sendToCompany, close: () => {} });
    world.hub.add(candidate.userId, newId(), { send: sendToCandidate, close: () => {} });
    await archive(company, candidate);
    const frame = JSON.stringify({ type: 'conversation_archived', userId: candidate.userId });
    await eventually(() => expect(sendToCompany).toHaveBeenCalledWith(frame));
    expect(sendToCandidate).not.toHaveBeenCalledWith(frame);
  });

  it('is included in the account export', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    await write(company, candidate);
    await archive(company, candidate);
    const { conversations } = (await company.get('/api/account/export')).body;
    expect(conversations).toMatchObject([{ user: { id: candidate.userId }, isArchived: true }]);
  });
});
