/** Comparing candidates against one job. */
import { describe, expect, it } from 'vitest';
import { compatibility } from '#engine/matching.domain.ts';
import { newId } from '#server/ids.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const comparePath = (ids: readonly string[], more = ''): string =>
  `/api/candidates/compare?ids=${ids.join(',')}${more}`;

const createPair = async () => {
  const react = await world.build.candidate({ skills: ['React'], jobTitle: 'Web Developer' });
  const books = await world.build.candidate({ skills: ['QuickBooks'], jobTitle: 'Bookkeeper' });
  return { react, books, ids: [react.id, books.id] };
};

describe('GET /api/candidates/compare', () => {
  it('scores all candidates against the chosen job, in the requested order', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    await world.build.job({ companyId: company.company.id, title: 'Bookkeeper', requiredSkills: ['QuickBooks'] });
    const { react, books, ids } = await createPair();
    await company.post('/api/shortlists', { candidateId: books.id });
    const { body } = await company.get(comparePath(ids, `&jobId=${job.id}&explain=true`));
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const [row, candidate] of [react, books].entries()) {
      const { headlineReason, ...explained } = compatibility(job, candidate);
      expect(body[row]).toMatchObject({ headlineReason });
      expect(body[row].compatibility).toEqual({ jobId: job.id, ...explained });
    }
    expect(body.map(({ isShortlisted }: { isShortlisted: boolean }) => isShortlisted)).toEqual([undefined, true]);
    const alone = await company.get(`/api/candidates/${react.id}?jobId=${job.id}`);
    const { headlineReason: _onlyInLists, listedAt: _alsoOnlyInLists, ...first } = body[0];
    expect(alone.body).toMatchObject(first);
    expect((await company.get(comparePath(ids.toReversed()))).body[0].id).toBe(books.id);
  });

  it('uses the open job that fits all candidates best if no job is chosen', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id, title: 'Nurse', requiredSkills: ['Triage'] });
    const job = await world.build.job({
      companyId: company.company.id,
      title: 'Web Developer',
      requiredSkills: ['React', 'QuickBooks'],
    });
    await world.build.job({ companyId: company.company.id, title: 'Cook', requiredSkills: ['Baking'] });
    const { body } = await company.get(comparePath((await createPair()).ids));
    const jobIds = body.map((row: { compatibility: { jobId: string } }) => row.compatibility.jobId);
    expect(jobIds).toEqual([job.id, job.id]);
  });

  it('returns no scores without an open job', async () => {
    const company = await world.company();
    const { body } = await company.get(comparePath((await createPair()).ids));
    expect(body).toMatchObject([{ compatibility: null }, { compatibilityScore: null }]);
  });

  it('omits candidates that the company may not see, and suspended accounts', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const vetted = await world.build.candidate();
    const unvetted = await world.build.candidate({ approvalStatus: 'pending' });
    const suspended = await world.build.candidate({ isListed: false });
    const applicant = await world.build.candidate({ approvalStatus: 'pending' });
    for (const { id: candidateId } of [applicant, suspended])
      await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId });
    const loadIds = async (ids: string[]) =>
      (await company.get(comparePath(ids))).body.map(({ id }: { id: string }) => id);
    expect(await loadIds([unvetted.id, vetted.id, suspended.id, applicant.id])).toEqual([vetted.id, applicant.id]);
    expect(await loadIds([newId()])).toEqual([]);
    expect(await loadIds([vetted.id, vetted.id])).toEqual([vetted.id]);
  });

  it('accepts one to four ids and an open job of the company', async () => {
    const company = await world.company();
    const { ids } = await createPair();
    const foreign = await world.build.job();
    const closedJob = await world.build.job({ companyId: company.company.id, status: 'closed' });
    for (const path of [
      '/api/candidates/compare',
      comparePath([]),
      comparePath(['x']),
      comparePath([...ids, ...ids, newId()]),
      `${comparePath(ids)},`,
    ]) {
      const response = await company.get(path);
      expect([response.status, response.body.errors[0].path], path).toEqual([400, 'ids']);
    }
    expect((await company.get(comparePath(ids, `&jobId=${foreign.id}`))).status).toBe(404);
    expect((await company.get(comparePath(ids, `&jobId=${closedJob.id}`))).status).toBe(404);
    expect((await company.get(comparePath(ids, '&jobId=7'))).status).toBe(400);
  });

  it('requires a company with a profile', async () => {
    const { ids } = await createPair();
    expect((await world.visitor.get(comparePath(ids))).status).toBe(401);
    expect((await (await world.candidate()).get(comparePath(ids))).status).toBe(403);
    expect((await (await world.newcomer({ accountType: 'company' })).get(comparePath(ids))).status).toBe(409);
  });
});
