/** Work history from the profile form to companies' lists and score explanations. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { candidateSide } from '#features/matching/server/prepared.service.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { ScoredCandidate } from '../candidates.contract.ts';
import { reindexCandidates } from './candidates.service.ts';
import { candidates } from './candidates.tables.ts';

const world = useTestApp();

const WAITER = { jobTitle: 'Waiter', skills: ['Customer service'], bio: 'I serve guests.', experience: null };
const BOOKS = {
  title: 'Bookkeeper',
  company: 'Clínica Uno',
  start: '2019-03',
  end: '2023-06',
  summary: 'Bank reconciliations in QuickBooks, payables and the monthly close for four clinics.',
};

const createScene = async () => {
  const company = await world.company();
  const job = await world.build.job({
    companyId: company.company.id,
    title: 'Bookkeeper',
    description: 'We keep the books of clinics in QuickBooks: bank reconciliations, payables and the monthly close.',
    requiredSkills: ['QuickBooks', 'Accounts payable'],
    experience: '3-5',
  });
  const [waiter, other] = [await world.candidate(WAITER), await world.candidate(WAITER)];
  const list = async (): Promise<ScoredCandidate[]> =>
    (await company.get(`/api/candidates/browse?jobId=${job.id}`)).body;
  const loadPage = async (id: string) => (await company.get(`/api/candidates/${id}?jobId=${job.id}`)).body;
  return { waiter, other, list, fetchPage: loadPage };
};

describe('a work history', () => {
  it('affects the next list and page, until its last position is removed', async () => {
    const { waiter, other, list, fetchPage } = await createScene();
    for (const candidate of [waiter, other, waiter]) {
      expect((await candidate.patch('/api/candidates/my-profile', { positions: [BOOKS] })).status).toBe(200);
      const [first, second] = await list();
      expect(first?.id).toBe(candidate.candidate.id);
      expect(first?.compatibilityScore).toBeGreaterThan((second?.compatibilityScore ?? 0) + 20);
      expect((await fetchPage(candidate.candidate.id)).compatibilityScore).toBe(first?.compatibilityScore);
      await candidate.patch('/api/candidates/my-profile', { positions: [] });
      expect(new Set((await list()).map((row) => row.compatibilityScore)).size).toBe(1);
    }
  });

  it('is explained by the title and years of a position, never by its company', async () => {
    const { waiter, fetchPage } = await createScene();
    await waiter.patch('/api/candidates/my-profile', { positions: [BOOKS] });
    const { compatibility, compatibilityScore } = await fetchPage(waiter.candidate.id);
    const title = compatibility.factors.find(({ factor }: { factor: string }) => factor === 'title');
    expect(title.summary).toContain('Bookkeeper, 2019–2023');
    expect(title.reason.position).toEqual({ title: 'Bookkeeper', from: 2019, to: 2023 });
    expect(JSON.stringify(compatibility)).not.toContain('Clínica');
    const renamed = { positions: [{ ...BOOKS, company: 'QuickBooks' }], education: [{ school: 'Harvard' }] };
    expect((await waiter.patch('/api/candidates/my-profile', renamed)).status).toBe(200);
    expect((await fetchPage(waiter.candidate.id)).compatibilityScore).toBe(compatibilityScore);
  });

  it('is prepared again after a release, without changing the list', async () => {
    const { waiter, list } = await createScene();
    await waiter.patch('/api/candidates/my-profile', { positions: [BOOKS] });
    const before = await list();
    const own = eq(candidates.id, waiter.candidate.id);
    const [original] = await world.db.select().from(candidates).where(own);
    await world.db.update(candidates).set({ matchVersion: 1, prepared: null }).where(own);
    const [stale] = await world.db.select().from(candidates).where(own);
    expect(stale && candidateSide(stale)).toEqual(original && candidateSide(original));
    expect(await list()).toEqual(before);
    await reindexCandidates(world.db, null);
    const [read] = await world.db.select().from(candidates).where(own);
    expect(read?.prepared).toEqual(original?.prepared);
    expect(await list()).toEqual(before);
  });
});
