import { describe, expect, it } from 'vitest';
import { compatibility } from '#engine/matching.domain.ts';
import { newId } from '#server/ids.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { eventually } from '#testing/eventually.ts';
import { type CompanyClient, type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const timeAt = (minute: number): string => new Date(Date.UTC(2025, 2, 3, 10, minute)).toISOString();

/** Inserts an application, from a new candidate unless one is given. */
const createApplication = async (
  company: CompanyClient,
  {
    jobId,
    minute = 0,
    status = 'pending',
    candidateId,
  }: { jobId: string; minute?: number; status?: ApplicationStatus; candidateId?: string },
) =>
  world.build.application({
    jobId,
    companyId: company.company.id,
    candidateId: candidateId ?? (await world.build.candidate()).id,
    status,
    createdAt: timeAt(minute),
    ...(status === 'declined' ? { declinedFrom: 'pending' } : {}),
  });

const responseIds = ({ body }: TestResponse): string[] => body.map(({ id }: { id: string }) => id);

/** Follows the Link header to the last page. */
const readAllPages = async (client: TestClient, start: string): Promise<string[]> => {
  const ids: string[] = [];
  let path: string | undefined = start;
  while (path !== undefined) {
    const page: TestResponse = await client.get(path);
    ids.push(...responseIds(page));
    path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return ids;
};

describe('GET /api/applications', () => {
  it('is for companies only', async () => {
    expect((await world.visitor.get('/api/applications')).status).toBe(401);
    expect((await (await world.candidate()).get('/api/applications')).status).toBe(403);
    expect((await (await world.newcomer()).get('/api/applications')).status).toBe(403);
  });

  it('is empty for a company without a profile', async () => {
    const newcomer = await world.newcomer({ accountType: 'company' });
    expect(await newcomer.get('/api/applications')).toMatchObject({ status: 200, body: [] });
  });

  it("lists the company's applications newest first, page by page, each once", async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const applications = [];
    // Two per minute, so that the id decides their order.
    for (let index = 0; index < 7; index += 1) {
      applications.push(await createApplication(company, { jobId: job.id, minute: Math.floor(index / 2) }));
    }
    const stranger = await world.company();
    const foreignJob = await world.build.job({ companyId: stranger.company.id });
    await createApplication(stranger, { jobId: foreignJob.id });
    const expected = applications
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
      .map(({ id }) => id);
    expect(responseIds(await company.get('/api/applications'))).toEqual(expected);
    expect(await readAllPages(company, '/api/applications?limit=2')).toEqual(expected);
  });

  it('neither skips nor repeats rows when others are inserted', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const old = await createApplication(company, { jobId: job.id, minute: 1 });
    const newer = await createApplication(company, { jobId: job.id, minute: 2 });
    const first = await company.get('/api/applications?limit=1');
    expect(responseIds(first)).toEqual([newer.id]);
    await createApplication(company, { jobId: job.id, minute: 3 });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect(responseIds(await company.get(next))).toEqual([old.id]);
  });

  it('filters by job, status and text, separately and combined', async () => {
    const company = await world.company();
    const design = await world.build.job({ companyId: company.company.id, title: 'Diseñador Gráfico' });
    const books = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
    const user = await world.build.user({ accountType: 'candidate', firstName: 'Zoë', lastName: 'Zúñiga' });
    const zoe = await world.build.candidate({ userId: user.id, jobTitle: 'Illustrator' });
    const a = await createApplication(company, { jobId: design.id, minute: 1, candidateId: zoe.id });
    const b = await createApplication(company, { jobId: books.id, minute: 2, status: 'interviewing' });
    const c = await createApplication(company, { jobId: books.id, minute: 3 });
    const find = async (query: string) => responseIds(await company.get(`/api/applications?${query}`));
    expect(await find(`jobId=${books.id}`)).toEqual([c.id, b.id]);
    expect(await find('status=interviewing')).toEqual([b.id]);
    expect(await find('status=')).toEqual([c.id, b.id, a.id]);
    expect(await find('q=bookkeep')).toEqual([c.id, b.id]);
    expect(await find('q=disenador')).toEqual([a.id]);
    expect(await find(`q=${encodeURIComponent('zuñiga  ZOE')}`)).toEqual([a.id]);
    expect(await find('q=illustrator')).toEqual([a.id]);
    expect(await find(`q=book&status=pending&jobId=${books.id}`)).toEqual([c.id]);
    expect(await find(`q=${encodeURIComponent('%_\\')}`)).toEqual([c.id, b.id, a.id]);
    expect(await find('q=unknown')).toEqual([]);
    expect(await find('q=bo'), 'two letters match the start of a word').toEqual([c.id, b.id]);
    expect(await find('q=ok'), 'two letters do not match inside a word').toEqual([]);
  });

  it("returns 404 for another company's job and 400 for invalid filters", async () => {
    const company = await world.company();
    const otherJob = await world.build.job();
    expect((await company.get(`/api/applications?jobId=${otherJob.id}`)).body.detail).toBe('Job not found');
    expect((await company.get(`/api/applications?jobId=${newId()}`)).status).toBe(404);
    for (const query of ['jobId=x', 'status=lost', 'limit=0', 'limit=ten', 'cursor=abc', 'q=%00']) {
      expect((await company.get(`/api/applications?${query}`)).status, query).toBe(400);
    }
  });

  it("returns the engine's score and the candidate's approval status", async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.build.candidate({ skills: ['React'], approvalStatus: 'pending' });
    await createApplication(company, { jobId: job.id, candidateId: candidate.id });
    const [row] = (await company.get('/api/applications?explain=true')).body;
    const { headlineReason, ...expected } = compatibility(job, candidate);
    expect(row).toMatchObject({ headlineReason });
    expect(row.compatibility).toEqual({ jobId: job.id, ...expected });
    expect(row.candidate.approvalStatus).toBe('pending');
    expect(row).not.toHaveProperty('notes');
  });
});

describe('GET /api/my-applications', () => {
  it("lists the candidate's own applications, newest first, in pages", async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const applications = [];
    for (let minute = 0; minute < 3; minute += 1) {
      const job = await world.build.job({ companyId: company.company.id });
      applications.unshift(
        await createApplication(company, { jobId: job.id, minute, candidateId: candidate.candidate.id }),
      );
      await createApplication(company, { jobId: job.id, minute });
    }
    const expected = applications.map(({ id }) => id);
    expect(responseIds(await candidate.get('/api/my-applications'))).toEqual(expected);
    expect(await readAllPages(candidate, '/api/my-applications?limit=1')).toEqual(expected);
  });

  it('is for candidates, and empty for a candidate without a profile', async () => {
    expect((await world.visitor.get('/api/my-applications')).status).toBe(401);
    expect((await (await world.company()).get('/api/my-applications')).status).toBe(403);
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    expect(await newcomer.get('/api/my-applications')).toMatchObject({ status: 200, body: [] });
  });
});

describe('GET /api/applications/:id', () => {
  const createScene = async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate({ bio: 'I keep books.' });
    const application = await createApplication(company, { jobId: job.id, candidateId: candidate.candidate.id });
    return { company, candidate, path: `/api/applications/${application.id}`, application };
  };

  it('is visible only to its company and its candidate', async () => {
    const { company, candidate, path } = await createScene();
    expect((await company.get(path)).status).toBe(200);
    expect((await candidate.get(path)).status).toBe(200);
    expect((await world.visitor.get(path)).status).toBe(401);
    for (const stranger of [await world.company(), await world.candidate(), await world.admin()]) {
      const response = await stranger.get(path);
      expect(response).toMatchObject({ status: 404, body: { detail: 'Application not found' } });
    }
    expect((await company.get(`/api/applications/${newId()}`)).status).toBe(404);
    expect((await company.get('/api/applications/none')).status).toBe(404);
  });

  it("records the company's first view once, and changes nothing else", async () => {
    const { company, candidate, path, application } = await createScene();
    const frames: unknown[] = [];
    world.hub.add(candidate.userId, newId(), { send: (text) => frames.push(JSON.parse(text)), close: () => {} });
    expect((await candidate.get(path)).body.viewedAt).toBeNull();
    const views = await Promise.all([company.get(path), company.get(path), company.get(path)]);
    const viewedAt = views[0]?.body.viewedAt;
    expect(viewedAt).toEqual(expect.any(String));
    expect(new Set(views.map(({ body }) => body.viewedAt)).size).toBe(1);
    expect((await candidate.get(path)).body).toMatchObject({ viewedAt, status: 'pending' });
    await eventually(() => expect(frames).toEqual([{ type: 'application_updated', applicationId: application.id }]));
  });

  it('shows the full profile, rating and notes only to the company', async () => {
    const { company, candidate, path } = await createScene();
    await company.put(`${path}/review`, { rating: 4, notes: 'Call her back' });
    const asCompany = (await company.get(path)).body;
    expect(asCompany).toMatchObject({ rating: 4, notes: 'Call her back', profile: { bio: 'I keep books.' } });
    const asCandidate = await candidate.get(path);
    for (const field of ['rating', 'notes', 'profile']) expect(asCandidate.body).not.toHaveProperty(field);
    expect(asCandidate.text).not.toContain('Call her back');
    expect(asCompany.moves).toEqual(['applied', 'interviewing', 'declined']);
    expect(asCandidate.body.moves).toEqual(['withdrawn']);
  });
});

describe('GET /api/applications/stages', () => {
  const STAGES = '/api/applications/stages';

  it('counts the company’s applications in each status, for all its jobs or for one', async () => {
    const [company, other] = [await world.company(), await world.company()];
    const [first, second] = [
      await world.build.job({ companyId: company.company.id }),
      await world.build.job({ companyId: company.company.id }),
    ];
    const ids: string[] = [];
    for (const job of [first, first, second]) {
      const candidate = await world.candidate();
      ids.push((await candidate.post('/api/applications', { jobId: job.id })).body.id);
    }
    await company.patch(`/api/applications/${ids[0]}`, { status: 'declined' });
    const none = { pending: 0, applied: 0, interviewing: 0, offered: 0, hired: 0, declined: 0, withdrawn: 0 };
    expect((await company.get(STAGES)).body).toEqual({ ...none, pending: 2, declined: 1 });
    expect((await company.get(`${STAGES}?jobId=${first.id}`)).body).toEqual({ ...none, pending: 1, declined: 1 });
    expect((await other.get(STAGES)).body).toEqual(none);
    expect((await other.get(`${STAGES}?jobId=${first.id}`)).status).toBe(404);
    expect(await company.get(`${STAGES}?jobId=none`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'jobId' }] },
    });
    expect((await world.visitor.get(STAGES)).status).toBe(401);
    expect((await (await world.candidate()).get(STAGES)).status).toBe(403);
  });
});

describe('GET /api/conversations/:userId/applications', () => {
  it('returns the applications between two people to both of them, newest first and without scores', async () => {
    const company = await world.company();
    const [first, second] = [
      await world.build.job({ companyId: company.company.id, title: 'Clerk' }),
      await world.build.job({ companyId: company.company.id, title: 'Editor' }),
    ];
    const [candidate, other] = [await world.candidate(), await world.candidate()];
    for (const { id } of [first, second]) await candidate.post('/api/applications', { jobId: id });
    await other.post('/api/applications', { jobId: first.id });
    const readBetween = (reader: TestClient, userId: string) => reader.get(`/api/conversations/${userId}/applications`);
    for (const [reader, userId] of [
      [company, candidate.userId],
      [candidate, company.userId],
    ] as const) {
      const { status, body } = await readBetween(reader, userId);
      expect([status, body.map(({ job }: { job: { title: string } }) => job.title)]).toEqual([
        200,
        ['Editor', 'Clerk'],
      ]);
      expect(body[0]).toMatchObject({ status: 'pending', turn: { who: 'company', action: 'review' } });
      for (const field of ['compatibility', 'compatibilityScore', 'rating', 'coverLetter']) {
        expect(body[0]).not.toHaveProperty(field);
      }
    }
    expect((await readBetween(company, newId())).body).toEqual([]);
    expect((await readBetween(await world.company(), candidate.userId)).body).toEqual([]);
    expect((await readBetween(other, candidate.userId)).body).toEqual([]);
    expect((await readBetween(company, 'none')).status).toBe(404);
    expect((await readBetween(await world.admin(), candidate.userId)).status).toBe(403);
    expect((await readBetween(world.visitor, candidate.userId)).status).toBe(401);
  });

  it('hides the candidate’s name from a company that hides names', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    await candidate.post('/api/applications', { jobId: job.id });
    await company.patch('/api/account', { hideNames: true });
    const { body } = await company.get(`/api/conversations/${candidate.userId}/applications`);
    expect(body[0].candidate.user).toMatchObject({ firstName: 'Candidate', isNameHidden: true });
  });
});

describe('the email about an application', () => {
  it('redacts contact details in the candidate’s job title for a company that hides names', async () => {
    const company = await world.company();
    await company.patch('/api/account', { hideNames: true });
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate({ jobTitle: 'Clerk, +57 300 555 1234, me@mail.example' });
    await candidate.post('/api/applications', { jobId: job.id });
    const [mail] = await world.mails(company.user.email ?? '');
    expect(mail?.textBody).toMatch(/Candidate \d+ \(Clerk, •••, •••\) applied to /);
    expect(mail?.htmlBody).not.toMatch(/555 1234|mail\.example/);
  });
});

describe('the profile in an application', () => {
  const HISTORY = {
    positions: [{ title: 'Clerk', company: 'Aroeira', start: '2021-03', end: null, summary: 'Ledgers.' }],
    education: [{ school: 'PUCP', degree: 'BSc', field: null, start: null, end: '2018-12' }],
    languages: [{ language: 'es', level: 'native' as const }],
    englishLevel: 'C1' as const,
    city: 'Lima',
    country: 'PE',
  };

  it.each(['approved', 'pending'] as const)('is complete if its approval status is %s', async (approvalStatus) => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate({ approvalStatus, ...HISTORY });
    await world.build.verification({ userId: candidate.userId, kind: 'skill', subject: 'Excel', status: 'verified' });
    const { id } = (await candidate.post('/api/applications', { jobId: job.id })).body;
    const { profile } = (await company.get(`/api/applications/${id}`)).body;
    expect(profile).toMatchObject({
      ...HISTORY,
      approvalStatus,
      resume: null,
      verifications: [{ kind: 'skill', subject: 'Excel', status: 'verified' }],
    });
  });
});

describe('PUT /api/applications/:id/review', () => {
  const createScene = async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    const application = await createApplication(company, { jobId: job.id, candidateId: candidate.candidate.id });
    return { company, candidate, path: `/api/applications/${application.id}/review` };
  };

  it('saves rating and notes independently, until they are cleared', async () => {
    const { company, path } = await createScene();
    expect((await company.put(path, { rating: 5, notes: 'Strong' })).body).toMatchObject({
      rating: 5,
      notes: 'Strong',
    });
    expect((await company.put(path, { rating: 3 })).body).toMatchObject({ rating: 3, notes: 'Strong' });
    expect((await company.put(path, { notes: '' })).body).toMatchObject({ rating: 3, notes: null });
    expect((await company.put(path, { rating: null })).body).toMatchObject({ rating: null, notes: null });
    expect((await company.put(path, {})).status).toBe(200);
  });

  it("is only for the application's company", async () => {
    const { candidate, path } = await createScene();
    expect((await world.visitor.put(path, { rating: 5 })).status).toBe(401);
    expect((await candidate.put(path, { rating: 5 })).status).toBe(403);
    expect((await (await world.company()).put(path, { rating: 5 })).status).toBe(404);
  });

  it.each([
    ['a rating below 1', 'rating', 'Must be between 1 and 5', { rating: 0 }],
    ['a rating above 5', 'rating', 'Must be between 1 and 5', { rating: 6 }],
    ['a fractional rating', 'rating', 'Must be between 1 and 5', { rating: 2.5 }],
    ['a rating as text', 'rating', 'Must be between 1 and 5', { rating: '4' }],
    ['notes that are too long', 'notes', 'Must be at most 10,000 characters', { notes: 'x'.repeat(10_001) }],
  ])('refuses %s', async (_what, path, message, body) => {
    const scene = await createScene();
    const response = await scene.company.put(scene.path, body);
    expect(response.status).toBe(400);
    expect(response.body.errors).toContainEqual(expect.objectContaining({ path, message }));
  });
});
