/** Admins verify companies with evidence. The history of each company cannot be changed. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { companyVerificationSteps } from '#features/companies/server/companies.tables.ts';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const COMPANIES = '/api/admin/companies';
const NOTE = 'Called the number in the state registry; the owner confirmed the account.';

const verify = (admin: TestClient, id: string, body: object = { method: 'registry', note: NOTE }) =>
  admin.post(`${COMPANIES}/${id}/verify`, body);
const unverify = (admin: TestClient, id: string, note = 'The registration expired.') =>
  admin.post(`${COMPANIES}/${id}/unverify`, { note });
const loadVerificationSteps = async (admin: TestClient, id: string) =>
  (await admin.get(`${COMPANIES}/${id}/verification`)).body;

describe('the verification of a company', () => {
  it('is for admins, is logged, and is shown to candidates on jobs and their applications', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    const { id } = company.company;
    const job = await world.build.job({ companyId: id });
    await candidate.post('/api/applications', { jobId: job.id });
    expect((await candidate.get(`/api/jobs/${job.id}`)).body.company.verifiedAt).toBeNull();
    expect((await verify(company, id)).status).toBe(403);
    expect((await verify(admin, id)).body.verifiedAt).not.toBeNull();
    const since = (await candidate.get(`/api/jobs/${job.id}`)).body.company.verifiedAt;
    expect(Date.parse(since)).toBeGreaterThan(Date.now() - 60_000);
    expect((await candidate.get('/api/my-applications')).body[0].job.company.verifiedAt).toBe(since);
    expect((await company.get('/api/companies/my-company')).body.verifiedAt).toBe(since);
    const { body: listed } = await admin.get('/api/admin/users');
    expect(listed.map((user: { companyVerified: boolean | null }) => user.companyVerified).toSorted()).toEqual([
      null,
      null,
      true,
    ]);
    expect((await unverify(admin, id)).body.verifiedAt).toBeNull();
    const { body: log } = await admin.get('/api/admin/activity');
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['company.unverified', 'company.verified']);
    expect(log[0].target).toBe(company.company.companyName);
  });

  it('keeps evidence, reasons and lapses in a history for admins', async () => {
    const [admin, company] = [await world.admin(), await world.company({ companyName: 'Harbor' })];
    const { id } = company.company;
    await verify(admin, id);
    await company.patch('/api/companies/my-company', { description: 'Three clinics' });
    await company.patch('/api/companies/my-company', { companyName: 'Google' });
    await company.patch('/api/companies/my-company', { companyName: 'Harbor' });
    await verify(admin, id, { method: 'call', note: 'Called again.' });
    await unverify(admin, id, 'A complaint was justified.');
    const { firstName, lastName } = admin.user;
    const by = { firstName, lastName };
    expect(await loadVerificationSteps(admin, id)).toMatchObject([
      { step: 'unverified', method: null, note: 'A complaint was justified.', by },
      { step: 'verified', method: 'call', note: 'Called again.', by },
      { step: 'lapsed', method: null, note: null, by: null },
      { step: 'verified', method: 'registry', note: NOTE, by },
    ]);
    expect((await company.get(`${COMPANIES}/${id}/verification`)).status).toBe(403);
    expect((await admin.get(`${COMPANIES}/${id}/verification?limit=2`)).body).toHaveLength(2);
  });

  it('has a history that the database protects, until the company is erased', async () => {
    const [admin, company] = [await world.admin(), await world.company()];
    await verify(admin, company.company.id);
    const { db } = world;
    const belongsToCompany = eq(companyVerificationSteps.companyId, company.company.id);
    await expect(db.update(companyVerificationSteps).set({ note: 'Other' }).where(belongsToCompany)).rejects.toThrow(
      /Failed query/,
    );
    await expect(db.delete(companyVerificationSteps).where(belongsToCompany)).rejects.toThrow(/Failed query/);
    expect((await company.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await db.select().from(companyVerificationSteps)).toEqual([]);
    expect((await verify(admin, company.company.id)).status).toBe(404);
    expect((await admin.get(COMPANIES)).body).toEqual([]);
  });

  it.each([
    ['without a method', 'method', { note: NOTE }],
    ['without a note', 'note', { method: 'registry' }],
    ['with a blank note', 'note', { method: 'registry', note: '  ' }],
    ['with an unknown method', 'method', { method: 'guess', note: NOTE }],
    ['with a note that is too long', 'note', { method: 'call', note: 'x'.repeat(1_001) }],
  ])('is refused %s', async (_, path, body) => {
    const [admin, company] = [await world.admin(), await world.company()];
    expect(await verify(admin, company.company.id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await unverify(admin, company.company.id, '')).status).toBe(400);
    expect((await company.get('/api/companies/my-company')).body.verifiedAt).toBeNull();
  });

  it('happens once for simultaneous requests from two admins', async () => {
    const [admin, other, company] = [await world.admin(), await world.admin(), await world.company()];
    const { id } = company.company;
    for (const act of [verify, unverify] as ((admin: TestClient, id: string) => ReturnType<typeof unverify>)[]) {
      const responses = await Promise.all([act(admin, id), act(other, id)]);
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    expect(await loadVerificationSteps(admin, id)).toHaveLength(2);
  });

  it('ends when the name or website changes, and cannot be set by the company itself', async () => {
    const verifiedAt = new Date().toISOString();
    const company = await world.company({ companyName: 'Harbor', website: 'harbor.example', verifiedAt });
    const change = (body: object) => company.patch('/api/companies/my-company', body);
    expect((await change({ description: 'Three clinics', companyName: 'Harbor' })).body.verifiedAt).toBe(verifiedAt);
    expect((await change({ website: 'google.example' })).body.verifiedAt).toBeNull();
    expect((await change({ verifiedAt })).body.verifiedAt).toBeNull();
    const renamed = await world.company({ companyName: 'Harbor', verifiedAt });
    expect((await renamed.patch('/api/companies/my-company', { companyName: 'Google' })).body.verifiedAt).toBeNull();
  });

  it('is refused for unknown companies and for an admin’s own company', async () => {
    const admin = await world.admin();
    for (const id of [newId(), 'not-an-id']) {
      for (const act of [verify, unverify]) expect((await act(admin, id)).status).toBe(404);
    }
    const own = await world.build.company({ userId: admin.userId });
    expect((await verify(admin, own.id)).status).toBe(403);
  });
});

describe('the list of all companies', () => {
  it('shows a company as suspended only while none of its owners is active', async () => {
    const [admin, company] = [await world.admin(), await world.company()];
    const owner = await world.member(company, 'owner');
    const suspendAndList = async (userId: string) => {
      expect((await admin.patch(`/api/admin/users/${userId}`, { suspended: true })).status).toBe(200);
      return (await admin.get(COMPANIES)).body;
    };
    expect(await suspendAndList(company.userId)).toMatchObject([{ suspended: false, user: { suspended: true } }]);
    expect(await suspendAndList(owner.userId)).toMatchObject([{ suspended: true, user: { suspended: true } }]);
  });

  it('searches names, filters by state, and is paged with the total', async () => {
    const admin = await world.admin();
    const createCompany = (companyName: string) =>
      world.company({ companyName, searchName: ` ${companyName.toLowerCase()} ` });
    const [acme, harbor, union] = [
      await createCompany('Acme'),
      await createCompany('Harbor Union'),
      await createCompany('Union'),
    ];
    await verify(admin, harbor.company.id);
    await admin.patch(`/api/admin/users/${union.userId}`, { suspended: true });
    const find = async (query: string) => {
      const response = await admin.get(`${COMPANIES}?${query}`);
      expect(response.headers['x-total-count']).toBe(String(response.body.length));
      return response.body.map(({ id }: { id: string }) => id);
    };
    const [a, h, u] = [acme.company.id, harbor.company.id, union.company.id];
    expect(await find('')).toEqual([u, h, a]);
    expect(await find('q=UNI%C3%93N')).toEqual([u, h]);
    expect(await find('q=union%20harb')).toEqual([h]);
    expect(await find('state=verified')).toEqual([h]);
    expect(await find('state=unverified')).toEqual([u, a]);
    expect(await find('state=suspended')).toEqual([u]);
    expect((await admin.get(`${COMPANIES}?state=gone`)).status).toBe(400);
    const first = await admin.get(`${COMPANIES}?limit=2`);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await admin.get(next)).body.map(({ id }: { id: string }) => id)).toEqual([a]);
    expect((await world.db.select().from(users).where(eq(users.id, union.userId)))[0]?.suspendedAt).not.toBeNull();
  });
});
