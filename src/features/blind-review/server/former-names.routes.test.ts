import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { brand } from '#shared/brand.ts';
import { BUILT_PASSWORD, type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const FORMER = { firstName: 'Florencia', lastName: 'Maldonado' };
const FORMER_NAME = /florencia|maldonado/i;
const CURRENT = { firstName: 'Karla', lastName: 'Núñez' };

describe('a candidate with a hidden name who changes it', () => {
  let company: CompanyClient;
  let candidate: CandidateClient;
  let applicationId: string;
  let jobId: string;

  const rename = async (name: object) => expect((await candidate.patch('/api/account', name)).status).toBe(200);
  const readFormerNames = async () =>
    (await world.db.select({ names: users.formerNames }).from(users).where(eq(users.id, candidate.userId)))[0]?.names;

  beforeEach(async () => {
    company = await world.company();
    candidate = await world.candidate();
    ({ id: jobId } = await world.build.job({ companyId: company.company.id }));
    await rename(FORMER);
    await candidate.patch('/api/candidates/my-profile', { bio: 'I am Florencia Maldonado and I keep books.' });
    const coverLetter = 'Dear team, I am Florencia. Yours, Florencia Maldonado';
    applicationId = (await candidate.post('/api/applications', { jobId, coverLetter })).body.id;
    await candidate.post('/api/messages', { receiverId: company.userId, content: 'Florencia Maldonado here' });
    await company.patch('/api/account', { hideNames: true });
  });

  it('is not shown with the former name anywhere', async () => {
    await rename(CURRENT);
    const { lastName } = (await company.get(`/api/applications/${applicationId}`)).body.candidate.user;
    for (const path of [
      '/api/notifications',
      '/api/conversations',
      `/api/messages/${candidate.userId}`,
      '/api/applications',
      `/api/applications/${applicationId}`,
      `/api/candidates/${candidate.candidate.id}?jobId=${jobId}`,
      '/api/candidates/browse',
      '/api/account/export',
    ]) {
      const { status, text } = await company.get(path);
      expect(status, path).toBe(200);
      expect(text, path).toContain('Candidate ');
      expect(text, path).not.toMatch(FORMER_NAME);
    }
    expect((await company.get(`/api/applications/${applicationId}`)).body.coverLetter).toBe(
      `Dear team, I am Candidate. Yours, Candidate ${lastName}`,
    );
    await company.post(`/api/applications/${applicationId}/reveal`);
    expect((await company.get(`/api/applications/${applicationId}`)).body.coverLetter).toMatch(FORMER_NAME);
  });

  it('has the hidden name in notifications, after any number of changes', async () => {
    for (let count = 0; count < 12; count++) await rename({ firstName: `Karla${count}` });
    const { lastName } = (await company.get(`/api/applications/${applicationId}`)).body.candidate.user;
    const load = async () =>
      (await company.get('/api/notifications')).body.map(({ type, data }: { type: string; data: { name: string } }) => [
        type,
        data.name,
      ]);
    expect(await load()).toEqual([
      ['message_received', expect.stringMatching(/^Candidate \d{8}$/)],
      ['application_received', `Candidate ${lastName}`],
    ]);
    const data = { applicationId, jobTitle: 'Bookkeeper', name: brand.name, change: 'moved' } as const;
    await world.db.transaction((tx) => notify(tx, company.userId, 'hire_changed', data));
    expect((await load())[0]).toEqual(['hire_changed', brand.name]);
  });

  it('keeps at most ten former names, each once, in the account and its export, until the account is deleted', async () => {
    const [built] = (await readFormerNames()) ?? [];
    expect(await readFormerNames()).toHaveLength(1);
    await rename(CURRENT);
    await rename(FORMER);
    await rename({ language: 'es' });
    await rename(FORMER);
    expect(await readFormerNames()).toEqual([CURRENT, built]);
    const exported = (await candidate.get('/api/account/export')).body.account;
    expect(exported.formerNames).toEqual([CURRENT, built]);
    for (let count = 0; count < 12; count++) await rename({ firstName: `Karla${count}` });
    const names = (await readFormerNames()) ?? [];
    expect(names.map(({ firstName }) => firstName)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Karla${n}`));
    await candidate.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await readFormerNames()).toEqual([]);
  });

  it('is not stored for companies, whose names are not hidden', async () => {
    await company.patch('/api/account', CURRENT);
    const [row] = await world.db.select().from(users).where(eq(users.id, company.userId));
    expect(row).toMatchObject({ ...CURRENT, formerNames: [] });
  });
});
