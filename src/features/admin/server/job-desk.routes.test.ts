/** Admins take jobs down and restore them. Also checks what candidates, the company and other admins see afterward. */
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, type CandidateClient, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const JOBS = '/api/admin/jobs';
const REASON = 'The job asks applicants to pay for training.';
const LISTS = [
  '/api/jobs/browse',
  '/api/jobs/browse?sort=newest',
  '/api/jobs/browse?sort=budget',
  '/api/jobs/browse?q=developer',
  '/api/job-matches',
];

const takeDown = (admin: TestClient, id: string, reason: unknown = REASON) =>
  admin.post(`${JOBS}/${id}/take-down`, { reason });
const restore = (admin: TestClient, id: string) => admin.post(`${JOBS}/${id}/restore`);
const findJobRow = async (id: string) => (await world.db.select().from(jobs).where(eq(jobs.id, id)))[0];
const countInLists = (candidate: CandidateClient): Promise<number[]> =>
  Promise.all(LISTS.map(async (path) => (await candidate.get(path)).body.length));
const listNotifications = (userId: string, type: 'job_taken_down' | 'job_restored') =>
  world.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, type)));

const createScene = async (values: Parameters<typeof world.build.job>[0] = {}) => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id, ...values });
  return { company, job, admin: await world.admin() };
};

describe('taking a job down', () => {
  it('removes it from every list and search and blocks applications until it is restored', async () => {
    const { company, job, admin } = await createScene();
    const [candidate, saver] = [await world.candidate(), await world.candidate()];
    await saver.put(`/api/saved-jobs/${job.id}`);
    expect(await countInLists(candidate)).toEqual([1, 1, 1, 1, 1]);

    expect((await takeDown(admin, job.id)).status).toBe(200);
    expect(await countInLists(candidate)).toEqual([0, 0, 0, 0, 0]);
    expect((await candidate.get(`/api/companies/${company.company.id}/jobs`)).body).toEqual([]);
    expect(await saver.get('/api/saved-jobs')).toMatchObject({ body: [], headers: { 'x-total-count': '0' } });
    for (const person of [candidate, saver]) {
      expect((await person.get(`/api/jobs/${job.id}`)).status).toBe(404);
      expect((await person.post('/api/applications', { jobId: job.id })).status).toBe(409);
    }
    expect((await company.get('/api/candidates/browse')).status).toBe(200);

    expect((await restore(admin, job.id)).status).toBe(200);
    expect(await countInLists(candidate)).toEqual([1, 1, 1, 1, 1]);
    expect((await saver.get('/api/saved-jobs')).body).toHaveLength(1);
    expect((await candidate.post('/api/applications', { jobId: job.id })).status).toBe(201);
  });

  it('keeps applications: the applicant still sees the job, and the company can continue', async () => {
    const { company, job, admin } = await createScene();
    const applicant = await world.candidate();
    const { body } = await applicant.post('/api/applications', { jobId: job.id });
    await takeDown(admin, job.id);
    const seen = await applicant.get(`/api/jobs/${job.id}`);
    expect(seen.body).toMatchObject({ status: 'closed', isTakenDown: true });
    expect(JSON.stringify(seen.body)).not.toContain(REASON);
    expect((await applicant.get('/api/my-applications')).body).toHaveLength(1);
    expect((await company.patch(`/api/applications/${body.id}`, { status: 'interviewing' })).status).toBe(200);
  });

  it('hides invitations to it from candidates, and refuses new invitations', async () => {
    const { company, job, admin } = await createScene();
    const [invited, other] = [await world.candidate(), await world.candidate()];
    await company.post('/api/invitations', { jobId: job.id, candidateId: invited.candidate.id });
    expect((await invited.get('/api/invitations')).body).toHaveLength(1);
    await takeDown(admin, job.id);
    expect((await invited.get('/api/invitations')).body).toEqual([]);
    const again = await company.post('/api/invitations', { jobId: job.id, candidateId: other.candidate.id });
    expect(again.status).toBe(409);
  });

  it('shows the company the reason, and emails it once in its language', async () => {
    const { company, job, admin } = await createScene({ title: 'Contadora' });
    await world.db.update(users).set({ language: 'es' }).where(eq(users.id, company.userId));
    await takeDown(admin, job.id);
    expect((await company.get(`/api/jobs/${job.id}`)).body).toMatchObject({
      status: 'closed',
      takenDown: { reason: REASON },
    });
    expect((await company.get('/api/jobs')).body[0].takenDown.reason).toBe(REASON);
    const [mail, ...others] = await world.mails(company.user.email ?? '');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'job-taken-down', subject: 'Retiramos tu vacante Contadora' });
    expect(JSON.stringify(mail)).toContain(REASON);
    expect(await listNotifications(company.userId, 'job_taken_down')).toMatchObject([{ data: { reason: REASON } }]);
    await restore(admin, job.id);
    expect((await company.get(`/api/jobs/${job.id}`)).body.takenDown).toBeNull();
    expect((await world.mails(company.user.email ?? '')).map(({ kind }) => kind)).toEqual([
      'job-restored',
      'job-taken-down',
    ]);
    expect(await listNotifications(company.userId, 'job_restored')).toMatchObject([{ data: { status: 'open' } }]);
  });

  it('cannot be bypassed by the company, which may not reopen or extend the job or post the same text', async () => {
    const { company, job, admin } = await createScene();
    await takeDown(admin, job.id);
    const url = `/api/jobs/${job.id}`;
    for (const change of [{ status: 'open' }, { status: 'paused' }, { validThrough: '2027-01-31' }]) {
      expect((await company.patch(url, change)).body.detail).toMatch(/took this job down/);
    }
    expect((await company.post(`${url}/renew`)).body.detail).toMatch(/took this job down/);
    const post = { title: 'Another title', requiredSkills: ['React'] };
    const copy = await company.post('/api/jobs', { ...post, description: ` ${job.description.toUpperCase()}\n` });
    expect(copy).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/can’t be posted again/) } });
    const other = await world.build.job({
      companyId: company.company.id,
      description: 'A job that is entirely different',
    });
    expect((await company.patch(`/api/jobs/${other.id}`, { description: job.description })).status).toBe(409);
    expect((await company.patch(url, { title: 'A corrected title', description: job.description })).status).toBe(200);
    expect((await (await world.company()).post('/api/jobs', { ...post, description: job.description })).status).toBe(
      201,
    );
    expect(await findJobRow(job.id)).toMatchObject({ status: 'closed', takedownReason: REASON });
  });

  it('closes the job, and the database refuses to reopen it', async () => {
    const { job, admin } = await createScene();
    await takeDown(admin, job.id);
    await expect(world.db.update(jobs).set({ status: 'open' }).where(eq(jobs.id, job.id))).rejects.toThrow(
      /Failed query/,
    );
  });

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['null', null],
    ['missing', undefined],
    ['a number', 5],
    ['too long', 'x'.repeat(1_001)],
  ])('is refused if the reason is %s', async (_, reason) => {
    const { job, admin } = await createScene();
    const response = await admin.post(`${JOBS}/${job.id}/take-down`, { reason });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    expect(await findJobRow(job.id)).toMatchObject({ status: 'open', takenDownAt: null });
  });

  it('is only for admins, and is refused for unknown jobs and for an admin’s own job', async () => {
    const { company, job, admin } = await createScene();
    expect((await takeDown(company, job.id)).status).toBe(403);
    expect((await restore(await world.candidate(), job.id)).status).toBe(403);
    expect((await takeDown(world.visitor, job.id)).status).toBe(401);
    for (const id of [newId(), 'not-an-id']) {
      expect((await takeDown(admin, id)).status).toBe(404);
      expect((await restore(admin, id)).status).toBe(404);
    }
    await world.db.update(users).set({ isAdmin: true }).where(eq(users.id, company.userId));
    expect((await takeDown(company, job.id)).status).toBe(403);
    await takeDown(admin, job.id);
    expect((await restore(company, job.id)).status).toBe(403);
    expect(await findJobRow(job.id)).toMatchObject({ status: 'closed' });
  });

  it('happens once for simultaneous requests from two admins, and so does restoring', async () => {
    const { company, job, admin } = await createScene();
    const other = await world.admin();
    const callTogether = async (act: typeof restore) =>
      (await Promise.all([act(admin, job.id), act(other, job.id)]))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b);
    expect(await callTogether(takeDown)).toEqual([200, 409]);
    expect(await listNotifications(company.userId, 'job_taken_down')).toHaveLength(1);
    expect(await callTogether(restore)).toEqual([200, 409]);
    expect(await listNotifications(company.userId, 'job_restored')).toHaveLength(1);
    expect(await world.mails(company.user.email ?? '')).toHaveLength(2);
    const entries = await world.db.select().from(auditLog).orderBy(auditLog.createdAt, auditLog.id);
    expect(entries.map(({ action, target }) => [action, target])).toEqual([
      ['job.taken-down', job.title],
      ['job.restored', job.title],
    ]);
    expect(entries[0]?.detail).toMatchObject({ reason: REASON, companyId: company.company.id });
  });
});

describe('restoring a job', () => {
  it.each(['open', 'paused', 'closed'] as const)('brings back the status %s', async (status) => {
    const { company, job, admin } = await createScene();
    if (status !== 'open') await company.patch(`/api/jobs/${job.id}`, { status });
    const before = await findJobRow(job.id);
    expect((await takeDown(admin, job.id)).body).toMatchObject({
      status: 'taken-down',
      takenDown: { earlierStatus: status },
    });
    expect((await restore(admin, job.id)).body).toMatchObject({ status, takenDown: null });
    const { openedAt, closedAt, validThrough } = before ?? {};
    expect(await findJobRow(job.id)).toMatchObject({ status, openedAt, closedAt, validThrough });
  });

  it.each(['open', 'paused'])('extends the last day to apply by the days it was down, if it was %s', async (status) => {
    const { job, admin, company } = await createScene({ validThrough: '2027-02-27' });
    if (status !== 'open') await company.patch(`/api/jobs/${job.id}`, { status });
    await takeDown(admin, job.id);
    await world.db.update(jobs).set({ takenDownAt: sql`now() - interval '72 hours'` }).where(eq(jobs.id, job.id));
    await restore(admin, job.id);
    expect(await findJobRow(job.id)).toMatchObject({ validThrough: '2027-03-02' });
  });

  it('pauses a job that began to owe candidates replies while it was down', async () => {
    const { job, admin } = await createScene();
    await takeDown(admin, job.id);
    await world.db.update(jobs).set({ owesAnswers: true }).where(eq(jobs.id, job.id));
    expect((await restore(admin, job.id)).body.status).toBe('paused');
  });

  it('does not list a job of a suspended company or open a job of a deleted company', async () => {
    const { company, job, admin } = await createScene();
    const candidate = await world.candidate();
    await takeDown(admin, job.id);
    await admin.patch(`/api/admin/users/${company.userId}`, { suspended: true });
    await restore(admin, job.id);
    expect(await countInLists(candidate)).toEqual([0, 0, 0, 0, 0]);

    const other = await createScene();
    await takeDown(admin, other.job.id);
    expect((await other.company.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect((await restore(admin, other.job.id)).body.status).toBe('closed');
  });
});

describe('the list of all jobs', () => {
  const find = async (admin: TestClient, query: string) => {
    const response = await admin.get(`${JOBS}?${query}`);
    expect(response.headers['x-total-count']).toBe(String(response.body.length));
    return response.body.map(({ title }: { title: string }) => title);
  };

  it('searches titles and companies, ignoring case and accents', async () => {
    const admin = await world.admin();
    const acme = await world.company({ companyName: 'Ácme & Sons', searchName: ' acme sons ' });
    await world.build.job({ companyId: acme.company.id, title: 'Diseñadora 100%' });
    await world.build.job({ title: 'Bookkeeper', description: 'Also knows acme and design, for years.' });
    expect(await find(admin, 'q=DISENADORA')).toEqual(['Diseñadora 100%']);
    expect(await find(admin, 'q=acme%20dise')).toEqual(['Diseñadora 100%']);
    expect(await find(admin, 'q=design')).toEqual([]);
    expect(await find(admin, 'q=bookkeeper%20acme')).toEqual([]);
    expect(await find(admin, 'q=')).toEqual(['Bookkeeper', 'Diseñadora 100%']);
  });

  it('filters by status, and does not count a job that was taken down as closed', async () => {
    const admin = await world.admin();
    const company = await world.company();
    const titles = ['open', 'paused', 'closed', 'down'];
    for (const title of titles) {
      const job = await world.build.job({ companyId: company.company.id, title });
      if (title === 'down') await takeDown(admin, job.id);
      else if (title !== 'open') await company.patch(`/api/jobs/${job.id}`, { status: title });
    }
    for (const status of ['open', 'paused', 'closed']) expect(await find(admin, `status=${status}`)).toEqual([status]);
    expect(await find(admin, 'status=taken-down')).toEqual(['down']);
    expect(await find(admin, 'status=')).toEqual(titles.toReversed());
    expect((await admin.get(`${JOBS}?status=gone`)).status).toBe(400);
  });

  it('is paged, newest first, with the total', async () => {
    const admin = await world.admin();
    for (const title of ['One', 'Two', 'Three']) await world.build.job({ title });
    const first = await admin.get(`${JOBS}?limit=2`);
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['Three', 'Two']);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await admin.get(next)).body.map(({ title }: { title: string }) => title)).toEqual(['One']);
  });
});
