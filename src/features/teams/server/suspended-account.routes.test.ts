/** Members of a company while its first account is suspended, and hidden names per member. */
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type SignedUp, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const setSuspended = async (person: TestClient, suspended = true): Promise<void> => {
  const admin = await world.admin();
  expect((await admin.patch(`/api/admin/users/${person.userId}`, { suspended })).status).toBe(200);
};

/** A company with two owners and a job, and someone who applied. */
const createScene = async () => {
  const first = await world.company({ companyName: 'Harbor Goods' });
  const second = await world.member(first, 'owner');
  const candidate = await world.candidate();
  const job = await world.build.job({ companyId: first.company.id });
  const applied = await candidate.post('/api/applications', { jobId: job.id, candidateId: candidate.candidate.id });
  return { first, second, candidate, job, id: applied.body.id as string };
};

describe('a suspended first account', () => {
  it('is signed out, while the other members keep access', async () => {
    const { first, second, candidate, job, id } = await createScene();
    await setSuspended(first);
    expect((await first.get('/api/jobs')).status).toBe(401);
    expect((await second.patch(`/api/applications/${id}`, { status: 'interviewing' })).status).toBe(200);
    expect((await second.patch(`/api/jobs/${job.id}`, { title: 'Lead Bookkeeper' })).status).toBe(200);
    expect((await second.patch('/api/companies/my-company', { description: 'We keep books.' })).status).toBe(200);
    const sent = await second.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    expect(sent.status).toBe(201);
    expect((await candidate.get(`/api/companies/${first.company.id}`)).status).toBe(200);
  });

  it("keeps the company's jobs open and mails the other members", async () => {
    const { first, second, job } = await createScene();
    await setSuspended(first);
    const other = await world.candidate();
    const applied = await other.post('/api/applications', { jobId: job.id, candidateId: other.candidate.id });
    expect(applied.status).toBe(201);
    expect((await world.mails(second.user.email ?? '')).map(({ kind }) => kind)).toContain('application-received');
  });

  it('suspends the company only while all other owners are suspended too', async () => {
    const { first, second, candidate, job } = await createScene();
    const recruiter = await world.member(first, 'recruiter');
    const page = () => candidate.get(`/api/companies/${first.company.id}`);
    await setSuspended(first);
    await setSuspended(second);
    expect((await page()).status).toBe(404);
    expect((await recruiter.patch(`/api/jobs/${job.id}`, { title: 'X' })).status).toBe(401);
    await setSuspended(second, false);
    expect((await page()).status).toBe(200);
    expect((await recruiter.patch(`/api/jobs/${job.id}`, { title: 'X' })).status).toBe(200);
  });
});

describe('hiding names', () => {
  it('is a per-member setting that also applies to live messages and notifications', async () => {
    const { first, second, candidate } = await createScene();
    await second.patch('/api/account', { hideNames: true });
    const framesOf = ({ userId }: SignedUp): string[] => {
      const frames: string[] = [];
      world.hub.add(userId, newId(), { send: (text) => frames.push(text), close: () => {} }, first.userId);
      return frames;
    };
    const [firstFrames, secondFrames] = [framesOf(first), framesOf(second)];
    const content = `Regards, ${candidate.user.firstName} ${candidate.user.lastName}`;
    expect((await candidate.post('/api/messages', { receiverId: first.userId, content })).status).toBe(201);
    for (const kind of ['"new_message"', '"notification"']) {
      for (const frames of [firstFrames, secondFrames]) {
        await expect.poll(() => frames.filter((frame) => frame.includes(kind)).length).toBe(1);
      }
    }
    expect(firstFrames.join('\n')).toContain(candidate.user.lastName);
    expect(secondFrames.join('\n')).not.toContain(candidate.user.lastName);
    expect(secondFrames.join('\n')).toContain('Candidate');
  });
});
