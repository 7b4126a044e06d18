/** Which live events of their company members receive. The events of the owner's socket prove that something was sent. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { proposed } from '#testing/interview-scene.ts';
import { type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const sockets: WebSocket[] = [];

/** Opens a person's live connection, and returns the frames that it receives, each as its type and the id of its application. */
const follow = async (client: TestClient): Promise<string[]> => {
  const { port } = world.app.server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/ws?userId=${client.userId}`;
  const socket = new WebSocket(url, { headers: { cookie: client.cookie } });
  sockets.push(socket);
  const frames: string[] = [];
  socket.on('message', (data) => {
    const { type, applicationId = '' } = JSON.parse((data as Buffer).toString());
    if (type !== 'pong') frames.push(`${type} ${applicationId}`.trim());
  });
  await once(socket, 'open');
  return frames;
};

const applied = async (owner: CompanyClient, title: string) => {
  const job = await world.build.job({ companyId: owner.company.id, title });
  const candidate = await world.candidate();
  const application = await world.build.application({
    jobId: job.id,
    companyId: owner.company.id,
    candidateId: candidate.candidate.id,
    status: 'applied',
  });
  return { job, candidate, id: application.id };
};

const move = (owner: CompanyClient, id: string) => owner.patch(`/api/applications/${id}`, { status: 'interviewing' });

/** Waits until the owner received the frame; the others received theirs for earlier events. */
const until = (frames: string[], frame: string) =>
  expect.poll(() => frames, { timeout: 10_000, interval: 5 }).toContain(frame);

const about = (frames: string[], type: string): string[] => frames.filter((frame) => frame.startsWith(type));

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

describe('a reviewer', () => {
  it('receives what happens to applications of their jobs, and nothing of others', async () => {
    const owner = await world.company();
    const reviewer = await world.member(owner, 'reviewer');
    const [own, other] = [await applied(owner, 'Bookkeeper'), await applied(owner, 'Welder')];
    await owner.put(`/api/jobs/${own.job.id}/team`, { members: [{ userId: reviewer.userId, notify: false }] });
    const [ofOwner, ofReviewer] = [await follow(owner), await follow(reviewer)];
    await move(owner, other.id);
    await proposed(owner, other.id);
    await owner.post('/api/messages', { receiverId: own.candidate.userId, content: 'Hello' });
    await move(owner, own.id);
    await proposed(owner, own.id);
    await until(ofReviewer, `interview_updated ${own.id}`);
    await until(ofOwner, `interview_updated ${own.id}`);
    expect(ofReviewer).toContain(`application_updated ${own.id}`);
    expect(ofReviewer.filter((frame) => !frame.endsWith(own.id))).toEqual([]);
    expect(about(ofOwner, 'new_message')).not.toEqual([]);
    expect(ofOwner).toContain(`application_updated ${other.id}`);
  });

  it('receives nothing more once they are taken off the hiring team', async () => {
    const owner = await world.company();
    const reviewer = await world.member(owner, 'reviewer');
    const [own, other] = [await applied(owner, 'Bookkeeper'), await applied(owner, 'Welder')];
    const team = (members: TestClient[], jobId: string) =>
      owner.put(`/api/jobs/${jobId}/team`, { members: members.map(({ userId }) => ({ userId, notify: false })) });
    await team([reviewer], own.job.id);
    await team([reviewer], other.job.id);
    const frames = await follow(reviewer);
    await team([], own.job.id);
    await move(owner, own.id);
    await move(owner, other.id);
    await until(frames, `application_updated ${other.id}`);
    expect(frames).not.toContain(`application_updated ${own.id}`);
  });
});

describe('a viewer', () => {
  it('receives what happens to applications, and no messages', async () => {
    const owner = await world.company();
    const viewer = await world.member(owner, 'viewer');
    const { id, candidate } = await applied(owner, 'Bookkeeper');
    const [ofOwner, ofViewer] = [await follow(owner), await follow(viewer)];
    await owner.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    await move(owner, id);
    await until(ofViewer, `application_updated ${id}`);
    expect(about(ofViewer, 'new_message')).toEqual([]);
    await expect.poll(() => about(ofOwner, 'new_message'), { timeout: 10_000 }).not.toEqual([]);
  });
});

describe('the first account of a company', () => {
  it('receives nothing of the company after it is removed', async () => {
    const first = await world.company();
    const second = await world.member(first, 'owner');
    const { id, candidate } = await applied(first, 'Bookkeeper');
    expect((await second.delete(`/api/companies/my-company/members/${first.userId}`)).status).toBe(204);
    const [ofFirst, ofSecond] = [await follow(await world.as(first.userId)), await follow(second)];
    await second.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    await second.patch(`/api/applications/${id}`, { status: 'interviewing' });
    await until(ofSecond, `application_updated ${id}`);
    await expect.poll(() => about(ofSecond, 'new_message'), { timeout: 10_000 }).not.toEqual([]);
    expect(ofFirst).toEqual([]);
  });
});
