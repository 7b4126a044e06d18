import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

describe('the first steps of a new company', () => {
  it('show what the company has done, with up to three invitations, even if its job is closed later', async () => {
    const company = await world.company({ description: null });
    const loadSteps = async () => (await company.get('/api/dashboard/first-steps')).body;
    expect(await loadSteps()).toEqual({ profile: false, job: false, invited: 0, calendar: false });

    await company.put('/api/companies/my-company/hours', {
      timeZone: 'America/New_York',
      spans: [{ weekday: 1, from: '09:00', to: '17:00' }],
    });
    const profile = { companyName: 'Harbor Foods', description: 'We import coffee from small farms.' };
    expect((await company.patch('/api/companies/my-company', profile)).status).toBe(200);
    const job = await world.build.job({ companyId: company.company.id });
    for (let n = 0; n < 4; n += 1) {
      const candidate = await world.candidate();
      const invitation = { jobId: job.id, candidateId: candidate.candidate.id };
      expect((await company.post('/api/invitations', invitation)).status).toBe(201);
    }
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed' });
    expect(await loadSteps()).toEqual({ profile: true, job: true, invited: 3, calendar: true });
  });

  it('ignore other companies, and are all incomplete without a company', async () => {
    const other = await world.company();
    await world.build.job({ companyId: other.company.id });
    const newcomer = await world.newcomer();
    await newcomer.patch('/api/auth/account-type', { accountType: 'company' });
    const { body } = await newcomer.get('/api/dashboard/first-steps');
    expect(body).toEqual({ profile: false, job: false, invited: 0, calendar: false });
  });
});
