/** Suspending a company hides its jobs; restoring it shows them again. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, type CandidateClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { waitUntilBlocked } from '#testing/waiting.ts';
import { insertJob, setJobsListed } from './jobs.db.ts';
import { jobs } from './jobs.tables.ts';

const world = useTestApp();

const LISTS = [
  '/api/jobs/browse',
  '/api/jobs/browse?sort=newest',
  '/api/jobs/browse?sort=budget',
  '/api/jobs/browse?q=developer',
  '/api/job-matches',
];

const createScene = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id });
  const admin = await world.admin();
  const setSuspended = (suspended: boolean) => admin.patch(`/api/admin/users/${company.userId}`, { suspended });
  return { company, job, setSuspended };
};

const countListed = async (candidate: CandidateClient): Promise<number[]> =>
  Promise.all(LISTS.map(async (path) => (await candidate.get(path)).body.length));

describe('a suspended company', () => {
  it("has no jobs in candidates' lists until it is restored", async () => {
    const { setSuspended } = await createScene();
    await world.build.job();
    const candidate = await world.candidate();
    expect(await countListed(candidate)).toEqual([2, 2, 2, 2, 2]);
    expect((await setSuspended(true)).status).toBe(200);
    expect(await countListed(candidate)).toEqual([1, 1, 1, 1, 1]);
    expect((await setSuspended(false)).status).toBe(200);
    expect(await countListed(candidate)).toEqual([2, 2, 2, 2, 2]);
  });

  it('accepts no applications, and shows its jobs only to candidates who applied to them or saved them', async () => {
    const { job, setSuspended } = await createScene();
    const [applicant, saver, stranger] = [await world.candidate(), await world.candidate(), await world.candidate()];
    await applicant.post('/api/applications', { jobId: job.id });
    await saver.put(`/api/saved-jobs/${job.id}`);
    await setSuspended(true);
    expect(await stranger.post('/api/applications', { jobId: job.id })).toMatchObject({
      status: 409,
      body: { detail: 'This job no longer accepts applications' },
    });
    expect((await stranger.get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await stranger.get(`/api/jobs/${job.id}/application`)).status).toBe(404);
    expect((await stranger.put(`/api/saved-jobs/${job.id}`)).status).toBe(404);
    expect((await applicant.get(`/api/jobs/${job.id}`)).body.status).toBe('paused');
    expect((await applicant.get('/api/my-applications')).body[0].job.status).toBe('paused');
    expect((await saver.get('/api/saved-jobs')).body[0].status).toBe('paused');
  });

  it.each(['suspended', 'deleted'])('has no page that its job could link to while it is %s', async (state) => {
    const { company, job, setSuspended } = await createScene();
    const closed = await world.build.job({ companyId: company.company.id, status: 'closed' });
    const applicant = await world.candidate();
    await applicant.post('/api/applications', { jobId: job.id });
    const ids = { companyId: company.company.id, candidateId: applicant.candidate.id };
    await world.build.application({ ...ids, jobId: closed.id });
    const readPages = async () => {
      const page = await applicant.get(`/api/companies/${company.company.id}`);
      const details = await Promise.all([job, closed].map(({ id }) => applicant.get(`/api/jobs/${id}`)));
      return [page.status, ...details.map(({ body }) => body.isCompanyHidden)];
    };
    expect(await readPages()).toEqual([200, undefined, undefined]);
    if (state === 'suspended') await setSuspended(true);
    else await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await readPages()).toEqual([404, true, true]);
  });

  it('gets its jobs back in their previous status after it is restored', async () => {
    const { company, job, setSuspended } = await createScene();
    const closedJob = await world.build.job({ companyId: company.company.id, status: 'closed' });
    await setSuspended(true);
    await setSuspended(false);
    const restored = await world.as(company.userId);
    const own = (await restored.get('/api/jobs')).body;
    const states = Object.fromEntries(own.map(({ id, status }: { id: string; status: string }) => [id, status]));
    expect(states).toEqual({ [job.id]: 'open', [closedJob.id]: 'closed' });
  });
});

const JOB = { title: 'Paralegal', description: 'Prepare filings for two attorneys.', requiredSkills: ['Filing'] };

// The embedded database runs one transaction at a time.
describe.runIf(isOnPostgres())('a job that is posted while its company is being suspended', () => {
  it('is refused if the suspension came first', async () => {
    const { company } = await createScene();
    let posting: ReturnType<typeof company.post> | undefined;
    await world.db.transaction(async (tx) => {
      await tx.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, company.userId));
      await setJobsListed(tx, company.userId, false);
      posting = company.post('/api/jobs', JOB);
      await waitUntilBlocked(tx);
    });
    expect((await posting)?.status).toBe(401);
    expect(await countListed(await world.candidate())).toEqual([0, 0, 0, 0, 0]);
  });

  it('is removed from every list if it was posted first', async () => {
    const { company, job, setSuspended } = await createScene();
    let suspending: ReturnType<typeof setSuspended> | undefined;
    await world.db.transaction(async (tx) => {
      await lockAccountForShare(tx, company.userId);
      const [posted] = await tx.select().from(jobs).where(eq(jobs.id, job.id));
      if (posted) await insertJob(tx, { ...posted, id: newId() });
      suspending = setSuspended(true);
      await waitUntilBlocked(tx);
    });
    expect((await suspending)?.status).toBe(200);
    expect(await countListed(await world.candidate())).toEqual([0, 0, 0, 0, 0]);
  });
});
