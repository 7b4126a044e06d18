/** Members act for their company: within their role, they read and change the same data as its first account. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const createScene = async () => {
  const company: CompanyClient = await world.company();
  const candidate = await world.candidate();
  const job = await world.build.job({ companyId: company.company.id });
  const application = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
    status: 'applied',
  });
  const review = { rating: 4, notes: 'Strong in accounting' };
  expect((await company.put(`/api/applications/${application.id}/review`, review)).status).toBe(200);
  return { company, candidate, job, application };
};

describe('members of a company', () => {
  it('include the account that created the company, as its first owner', async () => {
    const company = await world.company();
    const { body } = await company.get('/api/auth/user');
    expect(body).toMatchObject({ membership: { accountId: company.userId, role: 'owner' }, removedFromCompany: false });
    expect((await (await world.candidate()).get('/api/auth/user')).body.membership).toBeNull();
  });

  it('who are recruiters act for the company, and for themselves in calls about their account', async () => {
    const { company, job, application } = await createScene();
    const recruiter = await world.member(company, 'recruiter');
    expect((await recruiter.get('/api/companies/my-company')).body.id).toBe(company.company.id);
    expect((await recruiter.get('/api/jobs')).body).toMatchObject([{ id: job.id }]);
    const moved = await recruiter.patch(`/api/applications/${application.id}`, { status: 'interviewing' });
    expect(moved.status).toBe(200);
    expect((await recruiter.get('/api/auth/user')).body).toMatchObject({
      id: recruiter.userId,
      membership: { accountId: company.userId, role: 'recruiter' },
    });
    expect((await recruiter.get('/api/account')).body.email).toBe(recruiter.user.email);
  });

  it('who are viewers read applications without ratings and notes', async () => {
    const { company, application } = await createScene();
    const viewer = await world.member(company, 'viewer');
    const [row] = (await viewer.get('/api/applications')).body;
    expect(row.id).toBe(application.id);
    expect(row).not.toHaveProperty('rating');
    const opened = (await viewer.get(`/api/applications/${application.id}`)).body;
    expect(opened).not.toHaveProperty('rating');
    expect(opened).not.toHaveProperty('notes');
    expect((await company.get(`/api/applications/${application.id}`)).body).toMatchObject({
      status: 'applied',
      rating: 4,
      notes: 'Strong in accounting',
    });
    const sorted = await viewer.get('/api/applications?sort=rating');
    expect([sorted.status, sorted.body.code]).toEqual([403, 'role-may-not']);
  });

  it('who are reviewers see only the jobs of their teams', async () => {
    const { company, job, application } = await createScene();
    const reviewer = await world.member(company, 'reviewer');
    expect((await reviewer.get('/api/jobs')).body).toEqual([]);
    expect((await reviewer.get('/api/applications')).body).toEqual([]);
    expect((await reviewer.get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await reviewer.get(`/api/applications/${application.id}`)).status).toBe(404);
    expect((await reviewer.put(`/api/applications/${application.id}/review`, { rating: 5 })).status).toBe(404);
    expect((await reviewer.get('/api/companies/my-company')).status).toBe(200);
  });

  it('each choose whether names are hidden', async () => {
    const { company, application } = await createScene();
    const recruiter = await world.member(company, 'recruiter');
    await recruiter.patch('/api/account', { hideNames: true });
    const isNameHiddenFor = async (client: typeof recruiter) =>
      (await client.get(`/api/applications/${application.id}`)).body.candidate.user.isNameHidden;
    expect(await isNameHiddenFor(recruiter)).toBe(true);
    expect(await isNameHiddenFor(company)).toBeUndefined();
  });

  it('who hide names get photos of people whose names the company revealed', async () => {
    const { company, candidate, application } = await createScene();
    const payload = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    const uploaded = await candidate.request({ method: 'PUT', url: '/api/account/photo', payload, headers });
    const photo: string = uploaded.body.profileImageUrl;
    const recruiter = await world.member(company, 'recruiter');
    await recruiter.patch('/api/account', { hideNames: true });
    const hidden = await recruiter.get(photo);
    expect([hidden.status, hidden.body.code]).toEqual([403, 'name-hidden']);
    expect((await recruiter.post(`/api/applications/${application.id}/reveal`)).status).toBe(200);
    expect((await recruiter.get(photo)).status).toBe(200);
  });

  it('who hide names see the same number as their company in notifications, and the name once it is revealed', async () => {
    const { company, candidate, application } = await createScene();
    const { firstName, lastName } = candidate.user;
    const recruiter = await world.member(company, 'recruiter');
    for (const client of [company, recruiter]) await client.patch('/api/account', { hideNames: true });
    await notify(world.db, company.userId, 'message_received', {
      userId: candidate.userId,
      name: `${firstName} ${lastName}`,
    });
    const loadNotificationName = async (client: typeof recruiter): Promise<string> =>
      (await client.get('/api/notifications')).body[0].data.name;
    const loadExportedName = async (client: typeof recruiter): Promise<string> =>
      (await client.get('/api/account/export')).body.notifications[0].data.name;
    const number = await loadNotificationName(company);
    expect(number).toMatch(/^Candidate \d+$/);
    expect([await loadNotificationName(recruiter), await loadExportedName(recruiter)]).toEqual([number, number]);
    await company.post(`/api/applications/${application.id}/reveal`);
    const name = `${firstName} ${lastName}`;
    expect([await loadNotificationName(recruiter), await loadExportedName(recruiter)]).toEqual([name, name]);
  });
});
