/** Message templates, and the values of their placeholders. */
import { describe, expect, it } from 'vitest';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { messageTemplates } from './templates.tables.ts';

const world = useTestApp();

const TEMPLATES = '/api/message-templates';
const HELLO = { title: 'Hello', body: 'Hi {firstName}, about {jobTitle}' };

describe('a message template', () => {
  it('is created, changed and deleted by its owner, and hidden from others', async () => {
    const [company, other] = [await world.company(), await world.candidate()];
    const created = await company.post(TEMPLATES, HELLO);
    expect(created).toMatchObject({ status: 201, body: HELLO });
    await company.post(TEMPLATES, { title: 'Another', body: 'Text' });
    expect((await company.get(TEMPLATES)).body.map(({ title }: { title: string }) => title)).toEqual([
      'Another',
      'Hello',
    ]);
    expect((await other.get(TEMPLATES)).body).toEqual([]);
    const url = `${TEMPLATES}/${created.body.id}`;
    const changed = { title: 'Bye', body: 'Bye {firstName}' };
    expect((await other.put(url, changed)).status).toBe(404);
    expect((await other.delete(url)).status).toBe(404);
    expect((await company.put(url, changed)).body).toMatchObject(changed);
    expect((await company.delete(url)).status).toBe(204);
    expect((await company.get(TEMPLATES)).body).toHaveLength(1);
    expect((await world.visitor.get(TEMPLATES)).status).toBe(401);
  });

  it('is not replaced if a colleague has changed it since `before`', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const { id } = (await owner.post(TEMPLATES, HELLO)).body;
    const [first, second] = [
      { ...HELLO, title: 'Hi' },
      { ...HELLO, title: 'Good day' },
    ];
    expect((await owner.put(`${TEMPLATES}/${id}`, { ...first, before: HELLO })).body).toMatchObject(first);
    expect(await recruiter.put(`${TEMPLATES}/${id}`, { ...second, before: HELLO })).toMatchObject({
      status: 409,
      body: { code: 'template-changed-meanwhile' },
    });
    // A request whose response was lost is repeated.
    expect((await owner.put(`${TEMPLATES}/${id}`, { ...first, before: HELLO })).status).toBe(200);
    expect((await recruiter.put(`${TEMPLATES}/${id}`, { ...second, before: first })).body).toMatchObject(second);
  });

  it('is shared by the owners and recruiters of a company', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const { id } = (await recruiter.post(TEMPLATES, HELLO)).body;
    expect((await owner.get(TEMPLATES)).body).toMatchObject([{ id, ...HELLO }]);
    expect((await owner.delete(`${TEMPLATES}/${id}`)).status).toBe(204);
    expect((await recruiter.get(TEMPLATES)).body).toEqual([]);
  });

  it('requires a title and text of limited length', async () => {
    const company = await world.company();
    expect((await company.post(TEMPLATES, { title: ' ', body: '' })).body.errors).toMatchObject([
      { path: 'title', message: 'A template needs a title' },
      { path: 'body', message: 'A template needs text' },
    ]);
    expect((await company.post(TEMPLATES, { title: 'A', body: 'x'.repeat(2001) })).body.errors).toMatchObject([
      { path: 'body', message: 'Must be at most 2,000 characters' },
    ]);
    expect((await company.post(TEMPLATES, { title: 'A', body: 'x'.repeat(2000) })).status).toBe(201);
  });

  it('is refused if the account already has fifty, even with concurrent requests', async () => {
    const company = await world.company();
    for (let count = 0; count < 48; count += 1) await company.post(TEMPLATES, HELLO);
    const last = await Promise.all(Array.from({ length: 5 }, () => company.post(TEMPLATES, HELLO)));
    expect(last.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(last.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('is in the account export and is deleted with the account', async () => {
    const company = await world.company();
    await company.post(TEMPLATES, HELLO);
    expect((await company.get('/api/account/export')).body.messageTemplates).toMatchObject([HELLO]);
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await world.db.$count(messageTemplates)).toBe(0);
  });
});

describe('the values of the placeholders', () => {
  it('are the recipient’s first name, the company’s name, and the job in the latest application', async () => {
    const [company, candidate] = [await world.company({ companyName: 'Harbor Goods' }), await world.candidate()];
    const loadValues = async (reader: typeof company | typeof candidate, other: typeof company | typeof candidate) =>
      (await reader.get(`/api/conversations/${other.userId}/placeholders`)).body;
    const firstName = candidate.user.firstName;
    expect(await loadValues(company, candidate)).toEqual({ firstName, companyName: 'Harbor Goods', jobTitle: null });
    for (const [title, createdAt] of [
      ['Bookkeeper', '2026-02-01T00:00:00.000Z'],
      ['Clerk', '2026-01-01T00:00:00.000Z'],
    ] as const) {
      const job = await world.build.job({ companyId: company.company.id, title });
      const pair = { companyId: company.company.id, candidateId: candidate.candidate.id };
      await world.build.application({ jobId: job.id, ...pair, createdAt });
    }
    expect((await loadValues(company, candidate)).jobTitle).toBe('Bookkeeper');
    expect(await loadValues(candidate, company)).toEqual({
      firstName: company.user.firstName,
      companyName: 'Harbor Goods',
      jobTitle: 'Bookkeeper',
    });
    await company.patch('/api/account', { hideNames: true });
    expect((await loadValues(company, candidate)).firstName).toBe('Candidate');
  });

  it('are returned only for people the user may write to', async () => {
    const [company, other] = [await world.company(), await world.company()];
    expect((await company.get(`/api/conversations/${other.userId}/placeholders`)).status).toBe(403);
  });
});
