/** Tests which of a company's live events members of each role receive. Frames on the owner's socket prove that events were sent. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { proposeInterview } from '#testing/interview-scene.ts';
import { type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const sockets: WebSocket[] = [];

/** Opens a person's live connection. Returns the received frames, each as its type and the id of its application. */
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

const createApplication = async (owner: CompanyClient, title: string) => {
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

/** Waits for a frame. Frames about earlier events have arrived by then. */
const waitForFrame = (frames: string[], frame: string) =>
  expect.poll(() => frames, { timeout: 10_000, interval: 5 }).toContain(frame);

const filterFrames = (frames: string[], type: string): string[] => frames.filter((frame) => frame.startsWith(type));

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

describe('a reviewer', () => {
  it('receives events about applications to their jobs, and none about other applications', async () => {
    const owner = await world.company();
    const reviewer = await world.member(owner, 'reviewer');
    const [own, other] = [await createApplication(owner, 'Bookkeeper'), await createApplication(owner, 'Welder')];
    await owner.put(`/api/jobs/${own.job.id}/team`, { members: [{ userId: reviewer.userId, notify: false }] });
    const [ownerFrames, reviewerFrames] = [await follow(owner), await follow(reviewer)];
    await move(owner, other.id);
    await proposeInterview(owner, other.id);
    await owner.post('/api/messages', { receiverId: own.candidate.userId, content: 'Hello' });
    await move(owner, own.id);
    await proposeInterview(owner, own.id);
    await waitForFrame(reviewerFrames, `interview_updated ${own.id}`);
    await waitForFrame(ownerFrames, `interview_updated ${own.id}`);
    expect(reviewerFrames).toContain(`application_updated ${own.id}`);
    expect(reviewerFrames.filter((frame) => !frame.endsWith(own.id))).toEqual([]);
    expect(filterFrames(ownerFrames, 'new_message')).not.toEqual([]);
    expect(ownerFrames).toContain(`application_updated ${other.id}`);
  });

  it('receives no more events about a job after leaving its hiring team', async () => {
    const owner = await world.company();
    const reviewer = await world.member(owner, 'reviewer');
    const [own, other] = [await createApplication(owner, 'Bookkeeper'), await createApplication(owner, 'Welder')];
    const setTeam = (members: TestClient[], jobId: string) =>
      owner.put(`/api/jobs/${jobId}/team`, { members: members.map(({ userId }) => ({ userId, notify: false })) });
    await setTeam([reviewer], own.job.id);
    await setTeam([reviewer], other.job.id);
    const frames = await follow(reviewer);
    await setTeam([], own.job.id);
    await move(owner, own.id);
    await move(owner, other.id);
    await waitForFrame(frames, `application_updated ${other.id}`);
    expect(frames).not.toContain(`application_updated ${own.id}`);
  });
});

describe('a viewer', () => {
  it('receives events about applications, but no messages', async () => {
    const owner = await world.company();
    const viewer = await world.member(owner, 'viewer');
    const { id, candidate } = await createApplication(owner, 'Bookkeeper');
    const [ownerFrames, viewerFrames] = [await follow(owner), await follow(viewer)];
    await owner.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    await move(owner, id);
    await waitForFrame(viewerFrames, `application_updated ${id}`);
    expect(filterFrames(viewerFrames, 'new_message')).toEqual([]);
    await expect.poll(() => filterFrames(ownerFrames, 'new_message'), { timeout: 10_000 }).not.toEqual([]);
  });
});

describe('the first account of a company', () => {
  it('receives no events of the company after it is removed', async () => {
    const first = await world.company();
    const second = await world.member(first, 'owner');
    const { id, candidate } = await createApplication(first, 'Bookkeeper');
    expect((await second.delete(`/api/companies/my-company/members/${first.userId}`)).status).toBe(204);
    const [firstFrames, secondFrames] = [await follow(await world.as(first.userId)), await follow(second)];
    await second.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    await second.patch(`/api/applications/${id}`, { status: 'interviewing' });
    await waitForFrame(secondFrames, `application_updated ${id}`);
    await expect.poll(() => filterFrames(secondFrames, 'new_message'), { timeout: 10_000 }).not.toEqual([]);
    expect(firstFrames).toEqual([]);
  });
});

describe('a member of a suspended company', () => {
  it('receives no events of the company', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const { candidate } = await createApplication(owner, 'Bookkeeper');
    const admin = await world.admin();
    await follow(recruiter);
    // The suspension closes open tabs, so that they reconnect with current rights.
    const closed = sockets.map((socket) => once(socket, 'close'));
    await admin.patch(`/api/admin/users/${owner.userId}`, { suspended: true });
    await Promise.all(closed);
    const [frames, candidateFrames] = [await follow(recruiter), await follow(candidate)];
    await candidate.post('/api/messages', { receiverId: owner.userId, content: 'Hello' });
    await waitForFrame(candidateFrames, 'new_message');
    // Frames are sent in order, so those before the notice about the recruiter's own change have arrived.
    await recruiter.post('/api/notifications/read', {});
    await waitForFrame(frames, 'notifications_read');
    expect(filterFrames(frames, 'new_message')).toEqual([]);
  });
});
