/** The factor weights that companies set: they stay within bounds, candidates see them, and lists and pages agree. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { jobs } from './jobs.tables.ts';

const world = useTestApp();
const host = { host: 'jobs.localhost:3000', origin: 'http://jobs.localhost:3000' };

const JOB = {
  title: 'Bookkeeper',
  description: 'Keep the books of a small studio, month by month.',
  requiredSkills: ['QuickBooks', 'Excel'],
  hourlyBudget: 20,
};

const createJob = async (factorWeights?: object) => {
  const company = await world.company();
  const response = await company.post('/api/jobs', { ...JOB, ...(factorWeights ? { factorWeights } : {}) });
  return { company, response };
};

describe('the factor weights of a job', () => {
  it('are stored only where they differ from the default', async () => {
    expect((await createJob()).response.body.factorWeights).toEqual({});
    const { response } = await createJob({ skills: 2, rate: 1 });
    expect(response).toMatchObject({ status: 201, body: { factorWeights: { skills: 2 } } });
  });

  it('are not replaced if a colleague has changed them since `factorWeightsBefore`', async () => {
    const { company, response } = await createJob({ skills: 2 });
    const change = (factorWeights: object, factorWeightsBefore: object) =>
      company.patch(`/api/jobs/${response.body.id}`, { factorWeights, factorWeightsBefore });
    expect((await change({ skills: 2, rate: 2 }, { skills: 2, rate: 1 })).status).toBe(200);
    expect(await change({ skills: 1.5 }, { skills: 2 })).toMatchObject({
      status: 409,
      body: { code: 'weights-changed-meanwhile' },
    });
    // A request whose response was lost is repeated.
    expect((await change({ rate: 2, skills: 2 }, { skills: 2 })).body.factorWeights).toEqual({ skills: 2, rate: 2 });
    expect((await change({}, { skills: 2, rate: 2 })).body.factorWeights).toEqual({});
  });

  it.each([{ skills: 2.25 }, { rate: 0.25 }, { text: 0.6 }, { looks: 1 }, { skills: '2' }, { skills: null }, []])(
    'are rejected with the name of the field if they are invalid: %j',
    async (factorWeights) => {
      const { response } = await createJob(factorWeights);
      expect(response.status).toBe(400);
      expect(response.body.errors[0].path).toContain('factorWeights');
    },
  );

  it('are rejected by the database if they are invalid', async () => {
    const { response } = await createJob();
    for (const wrong of ['{"skills": 3}', '{"looks": 1}']) {
      const write = world.db
        .update(jobs)
        .set({ factorWeights: sql`${wrong}::jsonb` })
        .where(eq(jobs.id, response.body.id));
      await expect(write).rejects.toThrow('Failed query');
    }
  });

  it('change the score in every list and on the job page, are shown there, and can be reset', async () => {
    const { company, response } = await createJob();
    const { id } = response.body;
    const candidate = await world.candidate({
      jobTitle: 'Bookkeeper',
      skills: ['QuickBooks', 'Excel'],
      hourlyRate: 60,
    });
    const readScores = async () => {
      const page = await candidate.request({ method: 'GET', url: `/api/jobs/${id}`, headers: host });
      const list = await candidate.request({ method: 'GET', url: '/api/jobs/browse', headers: host });
      const candidates = await company.get(`/api/candidates/browse?jobId=${id}`);
      const scores = [page.body, list.body[0], candidates.body[0]].map((item) => item.compatibilityScore);
      expect(new Set(scores).size).toBe(1);
      return { score: scores[0], page: page.body };
    };
    const before = await readScores();
    await company.patch(`/api/jobs/${id}`, { factorWeights: { rate: 2 } });
    const after = await readScores();
    expect(after.score).toBeLessThan(before.score);
    expect(after.page.factorWeights).toEqual({ rate: 2 });
    const rate = after.page.compatibility.factors.find(({ factor }: { factor: string }) => factor === 'rate');
    expect(rate.times).toBe(2);
    await company.patch(`/api/jobs/${id}`, { title: 'Bookkeeper' });
    expect((await readScores()).score).toBe(after.score);
    await company.patch(`/api/jobs/${id}`, { factorWeights: {} });
    expect((await readScores()).score).toBe(before.score);
  });
});
