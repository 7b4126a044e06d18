/** Who may see the explanation of a score, which is the same as on other pages. */
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const compatibilityPath = (jobId: string, candidateId: string) =>
  `/api/compatibility?jobId=${jobId}&candidateId=${candidateId}`;

describe('the explanation of a score', () => {
  it('is available to a company for its jobs in any status and for the candidates it may see', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const { candidate } = await world.candidate();
    const job = await world.build.job({ companyId });
    const { status, body } = await company.get(compatibilityPath(job.id, candidate.id));
    expect(status).toBe(200);
    expect(body).toEqual((await company.get(`/api/candidates/${candidate.id}?jobId=${job.id}`)).body.compatibility);
    expect(body.jobId).toBe(job.id);
    expect(body.copied).toEqual([]);
    const closedJob = await world.build.job({ companyId, status: 'closed' });
    expect((await company.get(compatibilityPath(closedJob.id, candidate.id))).body.jobId).toBe(closedJob.id);
    expect((await company.get(compatibilityPath(job.id, candidate.id.toUpperCase()))).status).toBe(200);
  });

  it('is hidden from a company that may not see the candidate, except for its applicants', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const job = await world.build.job({ companyId });
    const pending = await world.build.candidate({ approvalStatus: 'pending' });
    expect(await company.get(compatibilityPath(job.id, pending.id))).toMatchObject({
      status: 404,
      body: { detail: 'Candidate not found' },
    });
    await world.build.application({ jobId: job.id, companyId, candidateId: pending.id });
    expect((await company.get(compatibilityPath(job.id, pending.id))).status).toBe(200);
    expect((await company.get(compatibilityPath(job.id, newId()))).status).toBe(404);
  });

  it("is hidden from a company for another company's job", async () => {
    const company = await world.company();
    const candidate = await world.build.candidate();
    const otherJob = await world.build.job();
    const [hidden, unknown] = [
      await company.get(compatibilityPath(otherJob.id, candidate.id)),
      await company.get(compatibilityPath(newId(), candidate.id)),
    ];
    expect(hidden).toMatchObject({ status: 404, body: { detail: 'Job not found' } });
    expect({ status: hidden.status, detail: hidden.body.detail }).toEqual({
      status: unknown.status,
      detail: unknown.body.detail,
    });
  });

  it('is available to candidates for the jobs they may see, without details for companies', async () => {
    const candidate = await world.candidate();
    const { id } = candidate.candidate;
    const job = await world.build.job();
    const { status, body } = await candidate.get(compatibilityPath(job.id, id));
    expect(status).toBe(200);
    expect(body).toEqual((await candidate.get(`/api/jobs/${job.id}`)).body.compatibility);
    expect(body).not.toHaveProperty('copied');
    const paused = await world.build.job({ status: 'paused' });
    expect((await candidate.get(compatibilityPath(paused.id, id))).body.detail).toBe('Job not found');
    await world.build.application({ jobId: paused.id, companyId: paused.companyId, candidateId: id });
    expect((await candidate.get(compatibilityPath(paused.id, id))).status).toBe(200);
  });

  it('is hidden from a candidate who asks about another candidate', async () => {
    const candidate = await world.candidate();
    const other = await world.build.candidate();
    const job = await world.build.job();
    for (const jobId of [job.id, newId()]) {
      for (const candidateId of [other.id, newId()]) {
        expect(await candidate.get(compatibilityPath(jobId, candidateId))).toMatchObject({
          status: 404,
          body: { detail: 'Candidate not found' },
        });
      }
    }
  });

  it('is available to admins for any candidate and job, but not to visitors or to users without a profile', async () => {
    const candidate = await world.build.candidate({ approvalStatus: 'pending' });
    const job = await world.build.job({ status: 'closed' });
    const path = compatibilityPath(job.id, candidate.id);
    const forAdmin = await (await world.admin()).get(path);
    expect(forAdmin.status).toBe(200);
    expect(forAdmin.body).not.toHaveProperty('copied');
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await (await world.newcomer()).get(path)).status).toBe(404);
    expect((await (await world.newcomer({ accountType: 'company' })).get(path)).status).toBe(404);
    expect((await (await world.newcomer({ accountType: 'candidate' })).get(path)).status).toBe(404);
  });

  it('requires both ids in a valid format', async () => {
    const company = await world.company();
    for (const query of [
      '',
      '?jobId=7',
      `?jobId=${newId()}`,
      `?candidateId=${newId()}`,
      `?jobId=${newId()}&candidateId=x`,
    ]) {
      const response = await company.get(`/api/compatibility${query}`);
      expect([query, response.status]).toEqual([query, 400]);
      expect(response.body.errors.length).toBeGreaterThan(0);
    }
  });

  it('is available to candidates on the jobs subdomain only', async () => {
    const candidate = await world.candidate();
    const job = await world.build.job();
    const response = await candidate.request({
      method: 'GET',
      url: compatibilityPath(job.id, candidate.candidate.id),
      headers: { host: 'puente.example' },
    });
    expect(response.status).toBe(403);
  });
});
