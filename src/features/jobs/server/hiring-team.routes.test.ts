/** Hiring teams of jobs: who can set them, who can be on them, and what happens when a member leaves. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { jobMembers } from './hiring-team.tables.ts';
import { jobs } from './jobs.tables.ts';

const world = useTestApp();

const createScene = async () => {
  const owner = await world.company();
  const reviewer = await world.member(owner, 'reviewer');
  const job = await world.build.job({ companyId: owner.company.id, title: 'Bookkeeper' });
  return { owner, reviewer, job, url: `/api/jobs/${job.id}/team` };
};

const loadMembers = (jobId: string) => world.db.select().from(jobMembers).where(eq(jobMembers.jobId, jobId));

describe('the hiring team of a job', () => {
  it('contains the members that an owner or a recruiter adds', async () => {
    const { owner, reviewer, url } = await createScene();
    const recruiter = await world.member(owner, 'recruiter');
    expect((await owner.get(url)).body).toEqual({ members: [] });
    const entry = { userId: reviewer.userId, notify: true };
    const set = await recruiter.put(url, { members: [entry] });
    const { firstName, lastName } = reviewer.user;
    expect(set.body).toEqual({ members: [{ ...entry, firstName, lastName, role: 'reviewer' }] });
    const other = { userId: recruiter.userId, notify: false };
    await owner.put(url, { members: [other, { ...entry, notify: false }] });
    // Members who stay keep their position.
    expect((await owner.get(url)).body.members).toMatchObject([{ ...entry, notify: false }, other]);
    expect((await owner.put(url, { members: [] })).body).toEqual({ members: [] });
  });

  it('is not replaced if a colleague has changed it since `before`', async () => {
    const { owner, reviewer, url } = await createScene();
    const recruiter = await world.member(owner, 'recruiter');
    const [first, second] = [reviewer, recruiter].map(({ userId }) => ({ userId, notify: true }));
    const both = [first, second];
    expect((await owner.put(url, { members: [first], before: [] })).status).toBe(200);
    expect(await recruiter.put(url, { members: [second], before: [] })).toMatchObject({
      status: 409,
      body: { code: 'team-changed-meanwhile' },
    });
    expect((await recruiter.put(url, { members: both, before: [first] })).body.members).toHaveLength(2);
    // A request whose response was lost is repeated. The order of members does not count.
    expect((await recruiter.put(url, { members: [second, first], before: [first] })).body.members).toHaveLength(2);
    expect((await owner.put(url, { members: [], before: [second, first] })).body.members).toEqual([]);
  });

  it('rejects people who are not members and invalid entries, and names the field', async () => {
    const { owner, reviewer, url } = await createScene();
    const stranger = await world.company();
    const member = { userId: reviewer.userId, notify: true };
    const sendInvalid = async (body: unknown) => {
      const { status, body: refused } = await owner.put(url, body);
      return [status, refused.errors?.map(({ path }: { path: string }) => path)];
    };
    expect(await sendInvalid({ members: [member, { ...member, userId: stranger.userId }] })).toEqual([
      400,
      ['members.1.userId'],
    ]);
    expect(await sendInvalid({ members: [{ ...member, userId: newId() }] })).toEqual([400, ['members.0.userId']]);
    expect(await sendInvalid({ members: [{ ...member, userId: 'me' }] })).toEqual([400, ['members.0.userId']]);
    expect(await sendInvalid({ members: [{ userId: member.userId }] })).toEqual([400, ['members.0.notify']]);
    expect(await sendInvalid({ members: [member, member] })).toEqual([400, ['members']]);
    expect(await sendInvalid({})).toEqual([400, ['members']]);
    expect((await owner.get(url)).body).toEqual({ members: [] });
  });

  it('keeps members who are suspended later, but suspended members cannot be added', async () => {
    const { owner, reviewer, job, url } = await createScene();
    const suspended = await world.member(owner, 'reviewer');
    const [entry, other] = [reviewer, suspended].map(({ userId }) => ({ userId, notify: true }));
    await owner.put(url, { members: [entry] });
    const admin = await world.admin();
    for (const { userId } of [reviewer, suspended]) {
      expect((await admin.patch(`/api/admin/users/${userId}`, { suspended: true })).status).toBe(200);
    }
    expect(await owner.put(url, { members: [entry, other] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'members.1.userId', code: 'member-suspended' }] },
    });
    expect((await owner.put(url, { members: [{ ...entry, notify: false }] })).status).toBe(200);
    expect(await loadMembers(job.id)).toMatchObject([{ userId: reviewer.userId, notify: false }]);
  });

  it('is accessible only to owners and recruiters of its company', async () => {
    const { reviewer, url } = await createScene();
    const other = await world.company();
    expect((await other.get(url)).status).toBe(404);
    expect((await other.put(url, { members: [] })).status).toBe(404);
    expect((await reviewer.get(url)).status).toBe(403);
    expect((await world.visitor.get(url)).status).toBe(401);
  });

  it('is logged only when it changes', async () => {
    const { owner, reviewer, job, url } = await createScene();
    const body = { members: [{ userId: reviewer.userId, notify: true }] };
    await owner.put(url, body);
    await owner.put(url, body);
    expect((await owner.get('/api/companies/my-company/log')).body).toMatchObject([
      { action: 'job.team-changed', actor: { id: owner.userId }, target: { id: job.id, name: 'Bookkeeper' } },
    ]);
  });

  it('loses a member who is removed or deletes their account', async () => {
    const { owner, reviewer, job, url } = await createScene();
    const second = await world.member(owner, 'reviewer');
    const members = [reviewer, second].map(({ userId }) => ({ userId, notify: true }));
    await owner.put(url, { members });
    await owner.delete(`/api/companies/my-company/members/${reviewer.userId}`);
    expect((await loadMembers(job.id)).map(({ userId }) => userId)).toEqual([second.userId]);
    await second.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await loadMembers(job.id)).toEqual([]);
  });

  it('never contains a removed member, even if the team is saved during the removal', async () => {
    const { owner, reviewer, job, url } = await createScene();
    await Promise.all([
      owner.put(url, { members: [{ userId: reviewer.userId, notify: true }] }),
      owner.delete(`/api/companies/my-company/members/${reviewer.userId}`),
    ]);
    expect(await loadMembers(job.id)).toEqual([]);
  });

  it('is deleted with its job', async () => {
    const { owner, reviewer, job, url } = await createScene();
    await owner.put(url, { members: [{ userId: reviewer.userId, notify: true }] });
    await world.db.delete(jobs).where(eq(jobs.id, job.id));
    expect(await loadMembers(job.id)).toEqual([]);
  });

  it("is included in a member's export", async () => {
    const { owner, reviewer, job, url } = await createScene();
    await owner.put(url, { members: [{ userId: reviewer.userId, notify: true }] });
    expect((await reviewer.get('/api/account/export')).body.hiringTeams).toEqual([
      { jobId: job.id, jobTitle: 'Bookkeeper', notify: true, addedAt: expect.any(String) },
    ]);
  });
});
