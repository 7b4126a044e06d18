import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { newId } from '#server/ids.ts';
import { eventually } from '#testing/eventually.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

/** Creates a company with an open job, and a candidate. */
const createScene = async () => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const candidate = await world.candidate({ jobTitle: 'Accountant' });
  return { company, job, candidate };
};

const collectFrames = (userId: string): unknown[] => {
  const frames: unknown[] = [];
  world.hub.add(userId, newId(), { send: (text) => frames.push(JSON.parse(text)), close: () => {} });
  return frames;
};

describe('a company’s notifications about applications', () => {
  it('are grouped by job, and the live frame contains the number of applicants', async () => {
    const { company, job, candidate } = await createScene();
    const frames = collectFrames(company.userId);
    const applicants = [candidate, await world.candidate(), await world.candidate()];
    await Promise.all(applicants.map((applicant) => applicant.post('/api/applications', { jobId: job.id })));
    const other = await world.build.job({ companyId: company.company.id, title: 'Designer' });
    await candidate.post('/api/applications', { jobId: other.id });
    const bell = (await company.get('/api/notifications')).body;
    expect(bell).toMatchObject([
      { type: 'application_received', count: 1, data: { jobId: other.id, jobTitle: 'Designer' } },
      { type: 'application_received', count: 3, data: { jobId: job.id, jobTitle: 'Bookkeeper' } },
    ]);
    expect((await company.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 2 });
    const notificationFrames = () => frames.filter((frame) => (frame as { type: string }).type === 'notification');
    await eventually(() => expect(notificationFrames()).toHaveLength(4));
    expect(notificationFrames().at(-1)).toEqual({ type: 'notification', notification: bell[0] });
    expect(notificationFrames().at(-2)).toEqual({ type: 'notification', notification: bell[1] });
    const { body: dashboard } = await company.get('/api/dashboard');
    expect(dashboard.applications).toBe(bell[0].count + bell[1].count);
  });
});

describe('POST /api/applications', () => {
  it('is for candidates only', async () => {
    const { company, job } = await createScene();
    const body = { jobId: job.id };
    expect((await world.visitor.post('/api/applications', body)).status).toBe(401);
    expect((await company.post('/api/applications', body)).status).toBe(403);
    expect((await (await world.newcomer()).post('/api/applications', body)).status).toBe(403);
  });

  it('works on the jobs subdomain only', async () => {
    const { job, candidate } = await createScene();
    const response = await candidate.request({
      method: 'POST',
      url: '/api/applications',
      payload: { jobId: job.id },
      headers: { host: 'puente.example', origin: 'http://puente.example' },
    });
    expect(response.status).toBe(403);
  });

  it('stores the application with its score', async () => {
    const { company, job, candidate } = await createScene();
    const response = await candidate.post('/api/applications', {
      jobId: job.id,
      candidateId: candidate.candidate.id,
      coverLetter: '  I close the books on time.  ',
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      jobId: job.id,
      candidateId: candidate.candidate.id,
      coverLetter: 'I close the books on time.',
      status: 'pending',
      viewedAt: null,
      job: { id: job.id, title: 'Bookkeeper', status: 'open', company: { companyName: 'Faro Studio' } },
      candidate: { id: candidate.candidate.id, jobTitle: 'Accountant', user: { id: candidate.userId } },
    });
    expect(response.body.compatibilityScore).toBe(response.body.compatibility.score);
    const detail = await company.get(`/api/applications/${response.body.id}`);
    expect(detail.body.history).toEqual([
      {
        from: null,
        to: 'pending',
        at: response.body.createdAt,
        by: { side: 'candidate', name: `${candidate.user.firstName} ${candidate.user.lastName}` },
        note: null,
      },
    ]);
  });

  it('stores null for an empty cover letter', async () => {
    const { job, candidate } = await createScene();
    const response = await candidate.post('/api/applications', { jobId: job.id, coverLetter: '' });
    expect(response.body.coverLetter).toBeNull();
  });

  it('notifies the company by bell and email, and updates both sides live', async () => {
    const { company, job, candidate } = await createScene();
    const companyFrames = collectFrames(company.userId);
    const candidateFrames = collectFrames(candidate.userId);
    const { body } = await candidate.post('/api/applications', { jobId: job.id, coverLetter: 'Hello there' });
    const [bell] = await world.db.select().from(notifications).where(eq(notifications.userId, company.userId));
    expect(bell).toMatchObject({
      type: 'application_received',
      data: { applicationId: body.id, jobTitle: 'Bookkeeper' },
    });
    const [mail] = await world.mails(company.user.email ?? '');
    expect(mail?.kind).toBe('application-received');
    expect(mail?.subject).toContain('applied to Bookkeeper');
    expect(mail?.textBody).toContain(`\nhttp://localhost:3000/applications/${body.id}\n`);
    expect(mail?.textBody).toContain('> Hello there');
    const event = { type: 'application_updated', applicationId: body.id };
    await eventually(() => {
      expect(companyFrames).toContainEqual(event);
      expect(candidateFrames).toContainEqual(event);
    });
  });

  it('sends no email to a company that opted out', async () => {
    const { company, job, candidate } = await createScene();
    await world.db
      .update(users)
      .set({ mutedMails: ['application-received'] })
      .where(eq(users.id, company.userId));
    expect((await candidate.post('/api/applications', { jobId: job.id })).status).toBe(201);
    expect(await world.mails(company.user.email ?? '')).toEqual([]);
  });

  it('refuses a second application, even concurrently, and notifies the company once', async () => {
    const { company, job, candidate } = await createScene();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => candidate.post('/api/applications', { jobId: job.id })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.detail).toBe('You’ve already applied to this job');
    expect(await world.mails(company.user.email ?? '')).toHaveLength(1);
  });

  it('refuses a candidate who withdrew an earlier application to the job', async () => {
    const { job, candidate } = await createScene();
    const { body } = await candidate.post('/api/applications', { jobId: job.id });
    await candidate.patch(`/api/applications/${body.id}`, { status: 'withdrawn' });
    expect((await candidate.post('/api/applications', { jobId: job.id })).status).toBe(409);
  });

  it('requires a profile', async () => {
    const { job } = await createScene();
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    const response = await newcomer.post('/api/applications', { jobId: job.id });
    expect(response.status).toBe(409);
    expect(response.body.detail).toBe('Please set up your professional profile first');
  });

  it.each(['paused', 'closed'] as const)('refuses a %s job', async (status) => {
    const { job, candidate } = await createScene();
    await world.db.update(jobs).set({ status }).where(eq(jobs.id, job.id));
    const response = await candidate.post('/api/applications', { jobId: job.id });
    expect(response.status).toBe(409);
    expect(response.body.detail).toBe('This job no longer accepts applications');
  });

  it('returns not found for an unknown job', async () => {
    const { candidate } = await createScene();
    const response = await candidate.post('/api/applications', { jobId: newId() });
    expect(response.status).toBe(404);
    expect(response.body.detail).toBe('Job not found');
  });

  it("refuses someone else's profile in the payload", async () => {
    const { job, candidate } = await createScene();
    const other = await world.candidate();
    const body = { jobId: job.id, candidateId: other.candidate.id };
    expect((await candidate.post('/api/applications', body)).status).toBe(403);
  });

  it('lets unvetted candidates apply, but not rejected ones', async () => {
    const { job } = await createScene();
    const pending = await world.candidate({ approvalStatus: 'pending' });
    const applied = await pending.post('/api/applications', { jobId: job.id });
    expect(applied.status).toBe(201);
    expect(applied.body.candidate.approvalStatus).toBe('pending');
    const rejected = await world.candidate({ approvalStatus: 'rejected' });
    expect((await rejected.post('/api/applications', { jobId: job.id })).status).toBe(403);
  });

  it.each([
    ['jobId', 'Job is required', {}],
    ['jobId', 'Job is required', { jobId: 'seven' }],
    ['coverLetter', 'Must be at most 10,000 characters', { jobId: newId(), coverLetter: 'x'.repeat(10_001) }],
    ['coverLetter', 'Must be text', { jobId: newId(), coverLetter: 5 }],
    ['candidateId', 'Must be an id', { jobId: newId(), candidateId: 'me' }],
  ])('refuses an invalid %s: %s', async (path, message, body) => {
    const { candidate } = await createScene();
    const response = await candidate.post('/api/applications', body);
    expect(response.status).toBe(400);
    expect(response.body.errors).toContainEqual(expect.objectContaining({ path, message }));
  });
});

describe('GET /api/jobs/:id/application', () => {
  it('returns the candidate’s own application, null if there is none, and 404 for an unknown job', async () => {
    const { job, candidate } = await createScene();
    const path = `/api/jobs/${job.id}/application`;
    expect(await candidate.get(path)).toMatchObject({ status: 200, body: null });
    const { body } = await candidate.post('/api/applications', { jobId: job.id });
    expect((await candidate.get(path)).body.id).toBe(body.id);
    expect((await candidate.get(`/api/jobs/${newId()}/application`)).status).toBe(404);
    expect((await candidate.get('/api/jobs/none/application')).status).toBe(404);
  });

  it('is available for a closed job only to its applicants', async () => {
    const { job, candidate } = await createScene();
    await candidate.post('/api/applications', { jobId: job.id });
    await world.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id));
    expect((await candidate.get(`/api/jobs/${job.id}/application`)).body.job.status).toBe('closed');
    const other = await world.candidate();
    expect((await other.get(`/api/jobs/${job.id}/application`)).status).toBe(404);
  });

  it('returns null to a candidate without a profile, and is for candidates only', async () => {
    const { company, job } = await createScene();
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    expect(await newcomer.get(`/api/jobs/${job.id}/application`)).toMatchObject({ status: 200, body: null });
    expect((await company.get(`/api/jobs/${job.id}/application`)).status).toBe(403);
    expect((await world.visitor.get(`/api/jobs/${job.id}/application`)).status).toBe(401);
  });
});
