import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { recordStatements } from '#testing/plans.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const readEngagements = async (company: Pick<CompanyClient, 'get'>, ...ids: string[]) => {
  const response = await company.get(`/api/engagements?ids=${ids.join(',')}`);
  expect(response.status).toBe(200);
  return response.body;
};

describe('the engagements of people', () => {
  it("are their invitations and applications to the company's jobs, newest first", async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const [first, second] = [await world.build.job({ companyId }), await world.build.job({ companyId })];
    const [ana, bruno, carla] = [await world.candidate(), await world.candidate(), await world.candidate()];
    for (const { candidate } of [ana, bruno, carla]) {
      await company.post('/api/invitations', { jobId: first.id, candidateId: candidate.id });
    }
    const [invitation] = (await bruno.get('/api/invitations')).body;
    await bruno.patch(`/api/invitations/${invitation.id}`, { status: 'declined' });
    const applied = await ana.post('/api/applications', { jobId: first.id });
    expect(applied.status).toBe(201);
    const own = await world.build.application({ jobId: second.id, companyId, candidateId: ana.candidate.id });
    const engagements = await readEngagements(company, ana.candidate.id, bruno.candidate.id);
    expect(engagements).toHaveLength(3);
    expect(engagements).toContainEqual({
      candidateId: ana.candidate.id,
      job: { id: first.id, title: first.title, status: 'open' },
      application: { id: applied.body.id, status: 'pending' },
      invitation: 'applied',
      since: applied.body.createdAt,
    });
    expect(engagements).toContainEqual(
      expect.objectContaining({ application: { id: own.id, status: 'pending' }, invitation: null }),
    );
    expect(engagements).toContainEqual(
      expect.objectContaining({ candidateId: bruno.candidate.id, application: null, invitation: 'declined' }),
    );
    const times = engagements.map(({ since }: { since: string }) => since);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('exclude those with other companies, and are empty for unknown people and for a company without a profile', async () => {
    const [company, other] = [await world.company(), await world.company()];
    const job = await world.build.job({ companyId: other.company.id });
    const { candidate } = await world.candidate();
    await other.post('/api/invitations', { jobId: job.id, candidateId: candidate.id });
    expect(await readEngagements(other, candidate.id)).toHaveLength(1);
    expect(await readEngagements(company, candidate.id, newId())).toEqual([]);
    expect(await readEngagements(await world.newcomer({ accountType: 'company' }), candidate.id)).toEqual([]);
  });

  it('are loaded with the same number of statements for one person and for a page of people', async () => {
    const company = await world.company();
    const ids = Array.from({ length: LIMITS.pageMax }, newId);
    const recordFor = async (...candidateIds: string[]) =>
      (await recordStatements(() => readEngagements(company, ...candidateIds))).filter(
        ({ sql }) => sql.includes('"invitations"') || sql.includes('"applications"'),
      );
    expect(await recordFor(ids[0] ?? '')).toHaveLength(2);
    expect(await recordFor(...ids)).toHaveLength(2);
  });

  it.each([
    ['without ids', ''],
    ['with an empty list', 'ids='],
    ['with an invalid id', 'ids=1'],
    ['with too many ids', `ids=${Array.from({ length: LIMITS.pageMax + 1 }, newId).join(',')}`],
  ])('return 400 for a request %s', async (_what, query) => {
    const response = await (await world.company()).get(`/api/engagements?${query}`);
    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).toContain('ids');
  });
});
