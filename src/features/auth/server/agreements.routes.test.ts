/**
 * Agreements to legal texts. Each has the versions that the form showed and the time. It is visible to the person and to admins, and is
 * deleted with the account.
 */
import { describe, expect, it } from 'vitest';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { agreements } from './auth.tables.ts';

const world = useTestApp();
const EMAIL = 'ana@mail.example';
const REGISTRATION = { email: EMAIL, firstName: 'Ana', lastName: 'Lima' };
const INTAKE = {
  ...REGISTRATION,
  jobTitle: 'Executive Assistant',
  experience: '3-5',
  bio: 'I keep calendars, travel and inboxes of busy founders in order, in two languages.',
  hourlyRate: 18,
  timezone: 'America/Lima',
  skills: ['Travel planning'],
};
const listAgreementRows = () => world.db.select().from(agreements);
const isNow = (at: string) => Math.abs(Date.parse(at) - Date.now()) < 60_000;

describe('agreements to the legal texts', () => {
  it('are stored at registration with the versions and the time, and shown to admins', async () => {
    await world.visitor.post('/api/auth/register', { ...REGISTRATION, agreed: LEGAL_VERSIONS });
    const [row, ...others] = await listAgreementRows();
    expect(others).toEqual([]);
    expect(row).toMatchObject(LEGAL_VERSIONS);
    expect(isNow(row?.agreedAt ?? '')).toBe(true);
    const [user] = (await (await world.admin()).get(`/api/admin/users?q=${EMAIL}`)).body;
    expect(user.agreement).toEqual({ ...LEGAL_VERSIONS, agreedAt: row?.agreedAt });
  });

  it('have the versions that an outdated page showed, and are not stored for a page without versions', async () => {
    const agreed = { terms: '2025-01-01', privacy: '2025-02-01' };
    await world.visitor.post('/api/auth/register', { ...REGISTRATION, agreed });
    expect(await listAgreementRows()).toMatchObject([agreed]);
    await world.visitor.post('/api/auth/register', { ...REGISTRATION, email: 'other@mail.example' });
    expect(await listAgreementRows()).toHaveLength(1);
  });

  it('are refused for unpublished versions', async () => {
    for (const agreed of [
      { terms: '2999-01-01', privacy: LEGAL_VERSIONS.privacy },
      { terms: 'newest', privacy: LEGAL_VERSIONS.privacy },
      { terms: LEGAL_VERSIONS.terms },
      'yes',
    ]) {
      expect((await world.visitor.post('/api/auth/register', { ...REGISTRATION, agreed })).status).toBe(400);
    }
    expect(await world.mails(EMAIL)).toEqual([]);
  });

  it('are stored when someone chooses an account type, and are exported', async () => {
    const person = await world.newcomer();
    await person.patch('/api/auth/account-type', { accountType: 'candidate', agreed: LEGAL_VERSIONS });
    const [row] = await listAgreementRows();
    expect(row).toMatchObject({ userId: person.userId, ...LEGAL_VERSIONS });
    expect((await person.get('/api/account/export')).body.agreements).toEqual([
      { ...LEGAL_VERSIONS, agreedAt: row?.agreedAt },
    ]);
  });

  it('are requested until the person agrees to the current versions or sets the account type', async () => {
    const mustAgree = async (client: { get: (path: string) => Promise<{ body: { mustAgree: boolean } }> }) =>
      (await client.get('/api/auth/user')).body.mustAgree;
    const person = await world.newcomer();
    expect(await mustAgree(person)).toBe(true);
    await world.db.insert(agreements).values({ userId: person.userId, terms: '2025-01-01', privacy: '2025-01-01' });
    expect(await mustAgree(person)).toBe(true);
    await world.db.insert(agreements).values({ userId: person.userId, ...LEGAL_VERSIONS });
    expect(await mustAgree(person)).toBe(false);
    const other = await world.newcomer();
    await other.patch('/api/auth/account-type', { accountType: 'candidate' });
    expect(await mustAgree(other)).toBe(false);
  });

  it('are requested by every response that shows the user', async () => {
    const { user, ...person } = await world.newcomer();
    const loadResponses = async () => {
      const signedIn = await world.visitor.post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD });
      const account = await person.get('/api/account');
      const exported = await person.get('/api/account/export');
      return [signedIn.body.user, account.body, exported.body.account].map(({ mustAgree }) => mustAgree);
    };
    expect(await loadResponses()).toEqual([true, true, true]);
    const change = { currentPassword: BUILT_PASSWORD, password: 'another fine long password' };
    expect((await person.post('/api/auth/password/change', change)).body.mustAgree).toBe(true);
    await person.post('/api/auth/password/change', { currentPassword: change.password, password: BUILT_PASSWORD });
    await world.db.insert(agreements).values({ userId: person.userId, ...LEGAL_VERSIONS });
    expect(await loadResponses()).toEqual([false, false, false]);
  });

  it('move from a public application to its account, with the time of the application', async () => {
    const admin = await world.admin();
    await world.visitor.post('/api/latam/apply', { ...INTAKE, agreed: LEGAL_VERSIONS });
    const [intake] = (await admin.get('/api/admin/candidate-applications')).body;
    await admin.patch(`/api/admin/candidate-applications/${intake.id}/review`, { approvalStatus: 'approved' });
    expect(await listAgreementRows()).toMatchObject([{ ...LEGAL_VERSIONS, agreedAt: intake.createdAt }]);
    const [row] = await listAgreementRows();
    const person = await world.as(row?.userId ?? '');
    expect((await person.get('/api/account/export')).body.intakes).toMatchObject([
      { agreedTerms: LEGAL_VERSIONS.terms, agreedPrivacy: LEGAL_VERSIONS.privacy },
    ]);
  });

  it('are deleted with the account, and with an undone approval', async () => {
    const person = await world.newcomer();
    await person.patch('/api/auth/account-type', { accountType: 'company', agreed: LEGAL_VERSIONS });
    await person.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await listAgreementRows()).toEqual([]);
    const admin = await world.admin();
    await world.visitor.post('/api/latam/apply', { ...INTAKE, agreed: LEGAL_VERSIONS });
    const [intake] = (await admin.get('/api/admin/candidate-applications')).body;
    const { body } = await admin.patch(`/api/admin/candidate-applications/${intake.id}/review`, {
      approvalStatus: 'approved',
      hold: true,
    });
    expect(await listAgreementRows()).toHaveLength(1);
    expect((await admin.post(`/api/admin/review-decisions/${body.undo.decisionId}/undo`)).status).toBe(200);
    expect(await listAgreementRows()).toEqual([]);
  });
});
