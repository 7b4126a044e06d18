/** Saved jobs: each is stored once and marked in all lists of jobs. Each candidate has a separate list. */
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const responseIds = (response: TestResponse): string[] => response.body.map(({ id }: { id: string }) => id);
const nextLink = (response: TestResponse) => /<(.*)>; rel="next"/.exec(String(response.headers.link))?.[1];
const savedJobPath = ({ id }: { id: string }) => `/api/saved-jobs/${id}`;

describe('saving and removing a job', () => {
  it('can be repeated, even concurrently', async () => {
    const candidate = await world.candidate();
    const job = await world.build.job();
    const save = () => candidate.put(savedJobPath(job));
    expect((await Promise.all([save(), save(), save()])).map(({ status }) => status)).toEqual([204, 204, 204]);
    const [first] = (await candidate.get('/api/saved-jobs')).body;
    expect((await save()).status).toBe(204);
    const list = await candidate.get('/api/saved-jobs');
    expect(list.body).toEqual([first]);
    expect(list.headers['x-total-count']).toBe('1');

    const unsave = () => candidate.delete(savedJobPath(job));
    expect((await Promise.all([unsave(), unsave()])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await unsave()).status).toBe(204);
    expect((await candidate.get('/api/saved-jobs')).body).toEqual([]);
  });

  it('is only for candidates with a profile, who each have a separate list', async () => {
    const job = await world.build.job();
    const [candidate, other] = [await world.candidate(), await world.candidate()];
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    for (const method of ['put', 'delete'] as const) {
      expect((await world.visitor[method](savedJobPath(job))).status).toBe(401);
      expect((await (await world.company())[method](savedJobPath(job))).status).toBe(403);
      const rejection = await newcomer[method](savedJobPath(job));
      expect([rejection.status, rejection.body.detail]).toEqual([409, 'Please set up your professional profile first']);
    }
    expect((await newcomer.get('/api/saved-jobs')).body).toEqual([]);
    await candidate.put(savedJobPath(job));
    expect((await other.get('/api/saved-jobs')).body).toEqual([]);
    await other.delete(savedJobPath(job));
    expect(responseIds(await candidate.get('/api/saved-jobs'))).toEqual([job.id]);
  });

  it('works only on the jobs subdomain', async () => {
    const candidate = await world.candidate();
    const job = await world.build.job();
    const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, host: string) =>
      candidate.request({ method, url, headers: { host, origin: `https://${host}` } });
    for (const [method, path, status] of [
      ['PUT', savedJobPath(job), 204],
      ['GET', '/api/saved-jobs', 200],
      ['DELETE', savedJobPath(job), 204],
    ] as const) {
      const rejection = await call(method, path, 'www.puente.example');
      expect([rejection.status, rejection.body.detail]).toEqual([
        403,
        'Job browsing and applications are only available on the jobs subdomain',
      ]);
      expect((await call(method, path, 'jobs.puente.example')).status).toBe(status);
    }
  });

  it('refuses to save a job that the candidate may not see', async () => {
    const candidate = await world.candidate();
    const paused = await world.build.job({ status: 'paused' });
    for (const id of [newId(), 'x', paused.id]) {
      expect((await candidate.put(`/api/saved-jobs/${id}`)).status).toBe(404);
    }
    await world.build.application({
      jobId: paused.id,
      companyId: paused.companyId,
      candidateId: candidate.candidate.id,
    });
    expect((await candidate.put(savedJobPath(paused))).status).toBe(204);
    expect(responseIds(await candidate.get('/api/saved-jobs'))).toEqual([paused.id]);
  });
});

describe('the saved jobs', () => {
  it('are listed in pages, most recently saved first, with the same score as elsewhere', async () => {
    const candidate = await world.candidate();
    const saved: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      // Posted in the reverse order.
      const job = await world.build.job({ createdAt: `2025-03-0${9 - count}T00:00:00.000Z` });
      await candidate.put(savedJobPath(job));
      saved.unshift(job.id);
    }
    const first = await candidate.get('/api/saved-jobs?limit=2');
    expect(first.headers['x-total-count']).toBe('5');
    // A job saved in between comes before the first page, so no later row shifts.
    await candidate.put(savedJobPath(await world.build.job()));
    const ids = responseIds(first);
    for (let next = nextLink(first); next !== undefined; ) {
      const page: TestResponse = await candidate.get(next);
      ids.push(...responseIds(page));
      next = nextLink(page);
    }
    expect(ids).toEqual(saved);

    const [job] = first.body;
    const detail = (await candidate.get(`/api/jobs/${job.id}`)).body;
    expect(job).toMatchObject({ isSaved: true, compatibilityScore: detail.compatibilityScore });
    expect(detail.compatibility).toMatchObject(job.compatibility);
    expect(Date.parse(job.savedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await candidate.get('/api/saved-jobs?limit=0')).status).toBe(400);
    expect((await candidate.get('/api/saved-jobs?cursor=abc')).status).toBe(400);
  });

  it('stay listed and viewable, with their status, when they are paused or closed', async () => {
    const [candidate, other] = [await world.candidate(), await world.candidate()];
    const company = await world.company();
    const { id } = await world.build.job({ companyId: company.company.id });
    await candidate.put(`/api/saved-jobs/${id}`);
    for (const status of ['paused', 'closed']) {
      await company.patch(`/api/jobs/${id}`, { status });
      expect((await candidate.get('/api/saved-jobs')).body).toMatchObject([{ id, status, isSaved: true }]);
      expect((await candidate.get(`/api/jobs/${id}`)).body).toMatchObject({ status, isSaved: true });
      expect((await candidate.get(`/api/jobs/${id}/application`)).body).toBeNull();
      expect((await candidate.put(`/api/saved-jobs/${id}`)).status).toBe(204);
      expect((await other.get(`/api/jobs/${id}`)).status).toBe(404);
      expect((await other.get(`/api/jobs/${id}/application`)).status).toBe(404);
    }
    expect((await candidate.delete(`/api/saved-jobs/${id}`)).status).toBe(204);
    expect((await candidate.get(`/api/jobs/${id}`)).status).toBe(404);
  });

  it('can be removed, even repeatedly, when the candidate may no longer see them', async () => {
    const [candidate, admin, company] = [await world.candidate(), await world.admin(), await world.company()];
    const takenDown = await world.build.job();
    const closed = await world.build.job({ companyId: company.company.id });
    for (const job of [takenDown, closed]) await candidate.put(savedJobPath(job));
    await admin.post(`/api/admin/jobs/${takenDown.id}/take-down`, { reason: 'scam' });
    await company.patch(`/api/jobs/${closed.id}`, { status: 'closed' });
    for (const id of [takenDown.id, closed.id, closed.id, newId()]) {
      expect((await candidate.delete(`/api/saved-jobs/${id}`)).status).toBe(204);
    }
    expect((await candidate.delete('/api/saved-jobs/x')).status).toBe(404);
    await admin.post(`/api/admin/jobs/${takenDown.id}/restore`);
    expect((await candidate.get('/api/saved-jobs')).body).toEqual([]);
  });

  it('that an admin takes down stay visible only to candidates who also applied', async () => {
    const [applicant, other, admin] = [await world.candidate(), await world.candidate(), await world.admin()];
    const job = await world.build.job();
    await world.build.application({ jobId: job.id, companyId: job.companyId, candidateId: applicant.candidate.id });
    for (const candidate of [applicant, other]) await candidate.put(savedJobPath(job));
    await admin.post(`/api/admin/jobs/${job.id}/take-down`, { reason: 'scam' });
    expect((await applicant.get(`/api/jobs/${job.id}`)).status).toBe(200);
    expect((await other.get(`/api/jobs/${job.id}`)).status).toBe(404);
  });

  it('are marked as saved in all job lists of the candidate who saved them', async () => {
    const [candidate, other] = [await world.candidate(), await world.candidate()];
    const [saved, unsaved] = [await world.build.job(), await world.build.job()];
    await candidate.put(savedJobPath(saved));
    const readMarks = async (client: typeof candidate, path: string) =>
      Object.fromEntries(
        (await client.get(path)).body.map((job: { id: string; isSaved: boolean }) => [job.id, job.isSaved]),
      );
    for (const path of [
      '/api/jobs/browse',
      '/api/jobs/browse?sort=newest',
      '/api/jobs/browse?sort=budget',
      '/api/job-matches',
    ]) {
      expect(await readMarks(candidate, path)).toEqual({ [saved.id]: true, [unsaved.id]: false });
      expect(await readMarks(other, path)).toEqual({ [saved.id]: false, [unsaved.id]: false });
    }
    expect((await candidate.get(`/api/jobs/${saved.id}`)).body.isSaved).toBe(true);
    expect((await candidate.get(`/api/jobs/${unsaved.id}`)).body.isSaved).toBe(false);
  });
});
