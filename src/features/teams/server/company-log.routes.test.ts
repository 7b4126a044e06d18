/** A company's log: what it records, who can read it, and that it cannot be changed. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { proposeInterview } from '#testing/interview-scene.ts';
import { createApplicationScene } from '#testing/offer-scene.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import type { CompanyLogEntry } from '../company-log.contract.ts';
import { companyLog } from './company-log.tables.ts';

const world = useTestApp();

const LOG = '/api/companies/my-company/log';
const NEW_JOB = {
  title: 'Bookkeeper',
  description: 'Keep the books of a growing team of engineers and designers.',
  requiredSkills: ['QuickBooks'],
};

const loadCompanyLog = async (owner: TestClient, query = '') => (await owner.get(`${LOG}${query}`)).body;
const loadActions = async (owner: TestClient, query = ''): Promise<string[]> =>
  (await loadCompanyLog(owner, query)).map(({ action }: { action: string }) => action);

describe('the log of a company', () => {
  it('records jobs, status changes and offers, each with the member who acted', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const candidate = await world.candidate();
    const posted = await recruiter.post('/api/jobs', NEW_JOB);
    expect(posted.status).toBe(201);
    const jobId = posted.body.id;
    const { id } = await world.build.application({
      jobId,
      companyId: owner.company.id,
      candidateId: candidate.candidate.id,
      status: 'applied',
    });
    await owner.patch(`/api/jobs/${jobId}`, { title: 'Senior Bookkeeper' });
    await recruiter.patch(`/api/applications/${id}`, { status: 'interviewing' });
    await recruiter.post(`/api/applications/${id}/undo`);
    await recruiter.post('/api/applications/moves', { ids: [id], status: 'declined' });
    await owner.patch(`/api/jobs/${jobId}`, { status: 'closed' });
    expect(await loadActions(owner)).toEqual([
      'job.closed',
      'application.declined',
      'application.move-undone',
      'application.moved',
      'job.changed',
      'job.posted',
    ]);
    const entries = await loadCompanyLog(owner);
    expect(entries[1]).toMatchObject({
      actor: { id: recruiter.userId },
      target: { id, name: 'Senior Bookkeeper', detail: 'declined' },
    });
    expect(entries[5]).toMatchObject({ actor: { id: recruiter.userId }, target: { id: jobId, name: 'Bookkeeper' } });
    // Entries do not name candidates.
    expect(JSON.stringify(entries)).not.toContain(candidate.user.lastName);
  });

  it('records once that proposing times or sending an offer moved an applicant', async () => {
    const { company: owner, id, offer } = await createApplicationScene(world, 'applied');
    await proposeInterview(owner, id);
    await proposeInterview(owner, id);
    expect((await owner.post(`/api/applications/${id}/undo`)).status).toBe(200);
    await proposeInterview(owner, id);
    await offer();
    await offer();
    const entries: CompanyLogEntry[] = await loadCompanyLog(owner);
    expect(entries.map(({ action, target }) => [action, target.detail])).toEqual([
      ['offer.sent', null],
      ['offer.sent', null],
      ['application.moved', 'offered'],
      ['application.moved', 'interviewing'],
      ['application.move-undone', 'applied'],
      ['application.moved', 'interviewing'],
    ]);
  });

  it('does not record refused actions', async () => {
    const owner = await world.company();
    expect((await owner.post('/api/jobs', { ...NEW_JOB, title: '' })).status).toBe(400);
    expect(await loadCompanyLog(owner)).toEqual([]);
  });

  it('records membership changes and account exports', async () => {
    const owner = await world.company();
    const member = await world.member(owner, 'viewer');
    await owner.post('/api/companies/my-company/member-invitations', { email: 'new@mail.example', role: 'viewer' });
    await owner.patch(`/api/companies/my-company/members/${member.userId}`, { role: 'recruiter' });
    await member.delete('/api/account', { password: BUILT_PASSWORD });
    await owner.get('/api/account/export');
    expect(await loadActions(owner)).toEqual([
      'account.exported',
      'member.left',
      'member.role-changed',
      'member.invited',
    ]);
    const [, left, changed, invited] = await loadCompanyLog(owner);
    expect(left.actor).toMatchObject({ firstName: 'Deleted', lastName: 'user' });
    expect(changed.target).toEqual({ id: member.userId, name: 'Deleted user', detail: 'recruiter' });
    expect(invited.target).toEqual({ id: null, name: 'new@mail.example', detail: 'viewer' });
  });

  it('can be searched and paged through, but only by its own company', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    for (const title of ['Bookkeeper', 'Designer', 'Translator']) {
      await recruiter.post('/api/jobs', { ...NEW_JOB, title, description: `${NEW_JOB.description} ${title}` });
    }
    expect((await loadCompanyLog(owner, '?q=designer')).map(({ target }: CompanyLogEntry) => target.name)).toEqual([
      'Designer',
    ]);
    expect(await loadActions(owner, `?q=${encodeURIComponent(recruiter.user.lastName)}`)).toHaveLength(3);
    expect(await loadActions(owner, '?q=declined')).toEqual([]);
    const first = await owner.get(`${LOG}?limit=2`);
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await owner.get(next)).body.map(({ target }: CompanyLogEntry) => target.name)).toEqual(['Bookkeeper']);
    expect(await loadCompanyLog(await world.company())).toEqual([]);
  });

  it('can be searched by the words that screens show, in every language', async () => {
    const owner = await world.company();
    await owner.post('/api/jobs', NEW_JOB);
    await owner.patch('/api/companies/my-company', { description: 'We keep books.' });
    for (const word of ['posted', 'publicó', 'publico', 'publicou']) {
      expect(await loadActions(owner, `?q=${encodeURIComponent(word)}`), word).toEqual(['job.posted']);
    }
    for (const words of ['profile', 'modificó el perfil', 'alterou o perfil']) {
      expect(await loadActions(owner, `?q=${encodeURIComponent(words)}`), words).toEqual(['company.changed']);
    }
    expect(await loadActions(owner, '?q=actor')).toEqual([]);
  });

  it('is append-only until the company is deleted', async () => {
    const owner = await world.company();
    await owner.post('/api/jobs', NEW_JOB);
    await expect(world.db.execute(sql`update company_log set action = 'job.closed'`)).rejects.toMatchObject({
      cause: { message: 'company_log is append only' },
    });
    await expect(world.db.execute(sql`delete from company_log`)).rejects.toMatchObject({
      cause: { message: 'company_log is append only' },
    });
    await owner.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await world.db.select().from(companyLog)).toEqual([]);
  });
});
