import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const createCompanyAccount = async () => world.newcomer({ accountType: 'company' });
const PROFILE = {
  companyName: 'Harbor Dental',
  industry: 'healthcare',
  companySize: '11-50',
  website: 'harbordental.example',
  description: 'Three clinics in Maine.',
};

describe('setting up the company profile', () => {
  it('creates the company and returns it', async () => {
    const company = await createCompanyAccount();
    const created = await company.post('/api/companies', PROFILE);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...PROFILE, userId: company.userId, logoUrl: null });
    const { id, firstName, lastName, profileImageUrl } = (await company.get('/api/auth/user')).body;
    expect(created.body.user).toEqual({ id, firstName, lastName, profileImageUrl });
    expect((await company.get('/api/companies/my-company')).body).toEqual(created.body);
  });

  it('requires only a name', async () => {
    const company = await createCompanyAccount();
    const created = await company.post('/api/companies', { companyName: '  Harbor  ', industry: '', website: null });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ companyName: 'Harbor', industry: null, companySize: null, website: null });
  });

  it('reports validation errors with the messages that the form shows', async () => {
    const company = await createCompanyAccount();
    for (const body of [{}, { companyName: '' }, { companyName: '   ' }, { companyName: null }]) {
      const response = await company.post('/api/companies', body);
      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([{ path: 'companyName', message: 'Company name is required' }]);
    }
    const unknownIndustry = await company.post('/api/companies', { ...PROFILE, industry: 'piracy' });
    expect(unknownIndustry.status).toBe(400);
    expect(unknownIndustry.body.errors[0].path).toBe('industry');
  });

  it('stores a website as written, even if it is not a web address', async () => {
    const company = await createCompanyAccount();
    const created = await company.post('/api/companies', { companyName: 'Harbor', website: 'ask at the front desk' });
    expect(created.body.website).toBe('ask at the front desk');
  });

  it('refuses a second profile, even with simultaneous requests', async () => {
    const company = await createCompanyAccount();
    const responses = await Promise.all([1, 2, 3].map(() => company.post('/api/companies', PROFILE)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await company.post('/api/companies', PROFILE)).body.detail).toBe(
      'You’ve already set up your company profile',
    );
  });

  it('is only for company accounts', async () => {
    expect((await world.visitor.post('/api/companies', PROFILE)).status).toBe(401);
    expect((await (await world.candidate()).post('/api/companies', PROFILE)).status).toBe(403);
    expect((await (await world.newcomer()).post('/api/companies', PROFILE)).status).toBe(403);
  });
});

describe('the signed-in user’s company', () => {
  it('is not found before it is set up', async () => {
    const company = await createCompanyAccount();
    expect((await company.get('/api/companies/my-company')).status).toBe(404);
    expect((await company.patch('/api/companies/my-company', { companyName: 'X' })).status).toBe(404);
  });

  it('keeps the fields that an update omits', async () => {
    const company = await createCompanyAccount();
    await company.post('/api/companies', PROFILE);
    const changed = await company.patch('/api/companies/my-company', { companyName: 'Harbor Group', website: '' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...PROFILE, companyName: 'Harbor Group', website: null });
    expect((await company.patch('/api/companies/my-company', {})).body).toEqual(changed.body);
    const rejection = await company.patch('/api/companies/my-company', { companyName: ' ' });
    expect(rejection.body.errors).toMatchObject([{ path: 'companyName', message: 'Company name is required' }]);
  });
});
