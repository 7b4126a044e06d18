import { describe, expect, it } from 'vitest';
import { MAX_COUNTED } from '#features/jobs/job-market.domain.ts';
import { newId } from '#server/ids.ts';
import { recordStatements } from '#testing/plans.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { MAX_JOBS_PER_COUNT } from '../fitting.contract.ts';

const world = useTestApp({}, { isNew: true });

const WORK = { title: 'Globe Engraver', requiredSkills: ['Engraving', 'Cartography'] };
const FITTING_PERSON = { jobTitle: 'Globe Engraver', skills: ['Engraving', 'Cartography'] };

const fetchCounts = async (company: CompanyClient, ...ids: string[]) => {
  const response = await company.get(`/api/jobs/fitting?ids=${ids.join(',')}`);
  expect(response.status).toBe(200);
  return response.body;
};

describe('GET /api/jobs/fitting', () => {
  it('counts vetted people with a good score who have not applied, for each job', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const [engraver, baker] = [
      await world.build.job({ companyId, ...WORK }),
      await world.build.job({ companyId, title: 'Bread Baker', requiredSkills: ['Baking'] }),
    ];
    const people = [await world.build.candidate(FITTING_PERSON), await world.build.candidate(FITTING_PERSON)];
    await world.build.candidate({ ...FITTING_PERSON, approvalStatus: 'pending' });
    await world.build.candidate({ jobTitle: 'Nurse', skills: ['Triage'] });
    const counts = await fetchCounts(company, engraver.id, baker.id);
    expect(counts).toHaveLength(2);
    expect(counts).toContainEqual({ jobId: engraver.id, fitting: 2, isMore: false });
    expect(counts).toContainEqual({ jobId: baker.id, fitting: 0, isMore: false });
    const candidateId = people[0]?.id ?? '';
    await world.build.application({ jobId: engraver.id, companyId, candidateId });
    expect(await fetchCounts(company, engraver.id)).toEqual([{ jobId: engraver.id, fitting: 1, isMore: false }]);
  });

  it('agrees with the list of matches', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id, ...WORK });
    await world.build.candidate(FITTING_PERSON);
    await world.build.candidate({ ...FITTING_PERSON, skills: ['Engraving'] });
    const matches = (await company.get(`/api/jobs/${job.id}/matches?limit=100`)).body;
    const good = matches.filter((row: { compatibilityScore: number }) => row.compatibilityScore >= 60);
    expect(good.length).toBeGreaterThan(0);
    expect(await fetchCounts(company, job.id)).toEqual([{ jobId: job.id, fitting: good.length, isMore: false }]);
  });

  it(`stops counting at ${MAX_COUNTED}`, async () => {
    const company = await world.company();
    const work = { title: 'Sundial Maker', requiredSkills: ['Gnomonics'] };
    const job = await world.build.job({ companyId: company.company.id, ...work });
    for (let made = 0; made <= MAX_COUNTED; made++) {
      await world.build.candidate({ jobTitle: 'Sundial Maker', skills: ['Gnomonics'] });
    }
    expect(await fetchCounts(company, job.id)).toEqual([{ jobId: job.id, fitting: MAX_COUNTED, isMore: true }]);
  });

  it('omits jobs of other companies and jobs that do not exist', async () => {
    const company = await world.company();
    const job = await world.build.job();
    expect(await fetchCounts(company, job.id, newId())).toEqual([]);
    const newcomer = await world.newcomer({ accountType: 'company' });
    expect((await newcomer.get(`/api/jobs/fitting?ids=${job.id}`)).body).toEqual([]);
  });

  it('runs the same number of statements for one job and for ten', async () => {
    const company = await world.company();
    const ids: string[] = [];
    for (let made = 0; made < MAX_JOBS_PER_COUNT; made++) {
      ids.push((await world.build.job({ companyId: company.company.id, ...WORK })).id);
    }
    await fetchCounts(company, ...ids);
    /** Returns the statements that a call runs. Omits polls of the change feed, which run in the background. */
    const recordCallStatements = async (...jobIds: string[]) =>
      (await recordStatements(() => fetchCounts(company, ...jobIds))).filter(
        ({ sql }) => !sql.includes('match_changes'),
      );
    const few = await recordCallStatements(ids[0] ?? '');
    expect((await recordCallStatements(...ids)).length).toBe(few.length);
  });

  it.each([
    ['a call without ids', ''],
    ['an empty list', 'ids='],
    ['an invalid id', 'ids=1'],
    ['too many ids', `ids=${Array.from({ length: MAX_JOBS_PER_COUNT + 1 }, newId).join(',')}`],
  ])('rejects %s and names the field', async (_, query) => {
    const company = await world.company();
    const response = await company.get(`/api/jobs/fitting?${query}`);
    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).toContain('ids');
  });
});
