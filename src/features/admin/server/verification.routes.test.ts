import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const verify = (companyVerified: boolean) => ({ companyVerified });

describe('verifying a company', () => {
  it('is for admins, is logged, and is shown to candidates on jobs and their applications', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    const job = await world.build.job({ companyId: company.company.id });
    await candidate.post('/api/applications', { jobId: job.id });
    const path = `/api/admin/users/${company.userId}`;
    expect((await candidate.get(`/api/jobs/${job.id}`)).body.company.verifiedAt).toBeNull();
    expect((await company.patch(path, verify(true))).status).toBe(403);
    expect((await admin.patch(path, verify(true))).body).toMatchObject({ id: company.userId, companyVerified: true });
    expect((await admin.patch(path, verify(true))).status).toBe(200);
    const since = (await candidate.get(`/api/jobs/${job.id}`)).body.company.verifiedAt;
    expect(Date.parse(since)).toBeGreaterThan(Date.now() - 60_000);
    expect((await candidate.get('/api/my-applications')).body[0].job.company.verifiedAt).toBe(since);
    expect((await company.get('/api/companies/my-company')).body.verifiedAt).toBe(since);
    const { body: users } = await admin.get('/api/admin/users');
    const verified = users.map((user: { companyVerified: boolean | null }) => user.companyVerified);
    expect(verified).toHaveLength(3);
    expect(verified.filter((one: boolean | null) => one === true)).toHaveLength(1);
    expect(verified.filter((one: boolean | null) => one === null)).toHaveLength(2);
    expect((await admin.patch(path, verify(false))).body.companyVerified).toBe(false);
    const { body: log } = await admin.get('/api/admin/activity');
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['company.unverified', 'company.verified']);
    expect(log[0].target).toBe(company.company.companyName);
  });

  it('ends when name or website change, and cannot be set by the company itself', async () => {
    const verifiedAt = new Date().toISOString();
    const company = await world.company({ companyName: 'Harbor', website: 'harbor.example', verifiedAt });
    const change = (body: object) => company.patch('/api/companies/my-company', body);
    expect((await change({ description: 'Three clinics', companyName: 'Harbor' })).body.verifiedAt).toBe(verifiedAt);
    expect((await change({ website: 'google.example' })).body.verifiedAt).toBeNull();
    expect((await change({ verifiedAt })).body.verifiedAt).toBeNull();
    const renamed = await world.company({ companyName: 'Harbor', verifiedAt });
    expect((await renamed.patch('/api/companies/my-company', { companyName: 'Google' })).body.verifiedAt).toBeNull();
  });

  it('requires a company of another user', async () => {
    const admin = await world.admin();
    const candidate = await world.candidate();
    expect((await admin.patch(`/api/admin/users/${candidate.userId}`, verify(true))).status).toBe(409);
    const own = await world.build.company({ userId: admin.userId });
    expect((await admin.patch(`/api/admin/users/${own.userId}`, verify(true))).status).toBe(409);
  });
});
