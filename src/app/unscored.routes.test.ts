/**
 * Candidates considered without a score: no response about them contains a score, except receipts of earlier scores, which only they and admins can
 * see. Scored lists show each of them once, by date, after the scored candidates. A minimum score does not exclude them.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CandidateClient, type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

/** A row of any list, untyped, as an external client sees it. */
type Row = TestResponse['body'];

const optOut = async (candidate: TestClient, scoreOptOut = true) => {
  const response = await candidate.patch('/api/account', { scoreOptOut });
  expect(response).toMatchObject({ status: 200, body: { scoreOptOut } });
};

/** Reads all pages of a list, by default one row at a time. */
const readAllPages = async (client: TestClient, path: string, limit = 1): Promise<Row[]> => {
  const rows: Row[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  while (next !== undefined) {
    const response = await client.get(next);
    expect([next, response.status]).toEqual([next, 200]);
    rows.push(...response.body);
    next = /<([^>]+)>/.exec(String(response.headers.link ?? ''))?.[1];
    expect(rows.length).toBeLessThan(200);
  }
  return rows;
};

/** Creates a company, a job and applicants. Those with an index in `unscored` are considered without a score. */
const createMarket = async (count: number, unscored: readonly number[]) => {
  const company = await world.company();
  const companyId = company.company.id;
  const job = await world.build.job({ companyId, title: 'Bookkeeper', requiredSkills: ['Excel', 'QuickBooks'] });
  const candidates: CandidateClient[] = [];
  for (let index = 0; index < count; index += 1) {
    const values =
      index % 2 === 0 ? { jobTitle: 'Bookkeeper', skills: ['Excel'] } : { jobTitle: 'Nurse', skills: ['Triage'] };
    const candidate = await world.candidate(values);
    await world.build.application({ jobId: job.id, companyId, candidateId: candidate.candidate.id });
    if (unscored.includes(index)) await optOut(candidate);
    candidates.push(candidate);
  }
  return { company, job, candidates };
};

describe('a candidate considered without a score', () => {
  it('has no score in any response and, unlike people who cannot be scored, is marked as unscored', async () => {
    const { company, job, candidates } = await createMarket(2, [0]);
    const [candidate, other] = candidates as [CandidateClient, CandidateClient];
    const id = candidate.candidate.id;
    const open = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
    await candidate.put(`/api/saved-jobs/${open.id}`);
    await company.post('/api/shortlists', { candidateId: id });
    await company.post('/api/invitations', { jobId: open.id, candidateId: id });
    const [application] = (await candidate.get('/api/my-applications')).body;
    const none = { compatibilityScore: null, compatibility: null, isUnscored: true };
    const pages: [TestClient, string][] = [
      [company, `/api/candidates/${id}`],
      [company, `/api/applications/${application.id}`],
      [candidate, `/api/applications/${application.id}`],
      [candidate, `/api/jobs/${job.id}`],
      [candidate, `/api/jobs/${job.id}/application`],
    ];
    for (const [reader, path] of pages) expect([path, (await reader.get(path)).body]).toMatchObject([path, none]);
    const lists: [TestClient, string][] = [
      [company, '/api/candidates/browse'],
      [company, '/api/candidates/browse?sort=newest&explain=true'],
      [company, '/api/candidates/browse?sort=rate'],
      [company, `/api/candidates/compare?ids=${id},${other.candidate.id}&explain=true`],
      [company, '/api/shortlists'],
      [company, '/api/shortlists?sort=match'],
      [company, '/api/applications'],
      [company, `/api/applications?jobId=${job.id}&sort=match`],
      [company, `/api/jobs/${open.id}/matches`],
      [company, '/api/invitations'],
    ];
    for (const [reader, path] of lists) {
      const rows = (await reader.get(path)).body.map((row: Row) =>
        path.startsWith('/api/shortlists') ? row.candidate : row,
      );
      const own = rows.find((row: Row) => row.id === id || row.candidateId === id);
      expect([path, own]).toMatchObject([path, none]);
    }
    const own = [
      '/api/jobs/browse',
      '/api/jobs/browse?sort=budget',
      '/api/job-matches',
      '/api/saved-jobs',
      '/api/my-applications',
      '/api/invitations',
    ];
    for (const path of own) {
      const rows = (await candidate.get(path)).body;
      expect(rows.length, path).toBeGreaterThan(0);
      for (const row of rows) expect([path, row]).toMatchObject([path, none]);
    }
    const pair = `/api/compatibility?jobId=${job.id}&candidateId=${id}`;
    expect(await company.get(pair)).toMatchObject({ status: 200, body: null });
    expect(await candidate.get(pair)).toMatchObject({ status: 200, body: null });
    expect((await candidate.get('/api/dashboard')).body.newMatches).toBe(0);
    const completeness = await candidate.get('/api/candidates/my-profile/completeness');
    expect(completeness).toMatchObject({ status: 200, body: { comparedJobs: 0, skills: [] } });
    // Without an open job, no candidate has a score, and none is marked as unscored.
    const idle = await world.company();
    const [row] = (await idle.get('/api/candidates/browse')).body;
    expect(row).toMatchObject({ compatibility: null });
    expect(row.isUnscored).toBeUndefined();
  });

  it('has no earlier score in a decline, its review or the receipt for the company, but still sees it in their own receipt', async () => {
    const { company, candidates } = await createMarket(1, []);
    const [candidate] = candidates as [CandidateClient];
    const [{ id }] = (await candidate.get('/api/my-applications')).body;
    const path = `/api/applications/${id}`;
    await company.patch(path, { status: 'declined' });
    const appeal = await candidate.post(`${path}/appeal`, { text: 'Please look again.' });
    expect(appeal.status).toBe(201);
    const admin = await world.admin();
    const readers = [company, candidate, admin];
    const before = (await company.get(`${path}/receipt`)).body;
    expect(before.score).toEqual(expect.any(Number));
    expect((await candidate.get(path)).body.decline.compatibility.score).toBe(before.score);
    await optOut(candidate);
    for (const reader of [company, candidate]) {
      expect((await reader.get(path)).body).toMatchObject({ isUnscored: true, decline: { compatibility: null } });
    }
    for (const reader of readers) {
      expect((await reader.get('/api/appeals')).body).toMatchObject([{ id: appeal.body.id, score: null }]);
      expect((await reader.get(`/api/appeals/${appeal.body.id}`)).body.compatibility).toBeNull();
    }
    const bare = { score: null, factors: [], inputs: { job: null, candidate: null } };
    expect((await company.get(`${path}/receipt`)).body).toEqual({ ...before, ...bare });
    for (const reader of [candidate, admin]) expect((await reader.get(`${path}/receipt`)).body).toEqual(before);
    await optOut(candidate, false);
    expect((await company.get(`${path}/receipt`)).body).toEqual(before);
  });

  it('sees the setting in their profile', async () => {
    const { candidates } = await createMarket(1, [0]);
    const [candidate] = candidates as [CandidateClient];
    expect((await candidate.get('/api/candidates/my-profile')).body.isUnscored).toBe(true);
    expect((await candidate.patch('/api/candidates/my-profile', { city: 'Lima' })).body.isUnscored).toBe(true);
    await optOut(candidate, false);
    expect((await candidate.get('/api/candidates/my-profile')).body.isUnscored).toBeUndefined();
  });

  it('is scored again, on pages and in the index, after changing the setting', async () => {
    const { company, candidates } = await createMarket(2, [0]);
    const [candidate] = candidates as [CandidateClient];
    await optOut(candidate, false);
    const rows = (await company.get('/api/candidates/browse')).body;
    expect(rows.map((row: Row) => row.compatibilityScore)).not.toContain(null);
    expect(rows[0].id).toBe(candidate.candidate.id);
  });

  it('can opt out before they have a profile, but a company cannot', async () => {
    const person = await world.build.user({ accountType: 'candidate' });
    const client = await world.as(person.id);
    await optOut(client);
    const profile = await client.post('/api/candidates', { jobTitle: 'Bookkeeper', skills: ['Excel'] });
    expect(profile.status).toBe(201);
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    expect((await client.get(`/api/jobs/${job.id}`)).body).toMatchObject({ compatibility: null, isUnscored: true });
    const rejection = await company.patch('/api/account', { scoreOptOut: true });
    expect(rejection).toMatchObject({ status: 400, body: { errors: [{ path: 'scoreOptOut' }] } });
    expect((await client.patch('/api/account', { scoreOptOut: 'yes' })).status).toBe(400);
  });

  it('is not excluded by a minimum score, and is listed after those who reach it', async () => {
    const { company, job, candidates } = await createMarket(4, [2]);
    const path = `/api/applications?jobId=${job.id}&sort=match&minScore=30`;
    const rows = await readAllPages(company, path);
    expect(rows.at(-1)?.candidateId).toBe(candidates[2]?.candidate.id);
    expect(rows.slice(0, -1).every((row) => row.compatibilityScore >= 30)).toBe(true);
    expect(rows.length).toBe(2);
  });

  it('is found by filters and words like other candidates', async () => {
    const { company, candidates } = await createMarket(4, [0, 1]);
    const rows = await readAllPages(company, '/api/candidates/browse?q=bookkeeper');
    expect(rows.map(({ id }) => id)).toEqual([candidates[2]?.candidate.id, candidates[0]?.candidate.id]);
    expect(await readAllPages(company, '/api/candidates/browse?skills=Cobol')).toEqual([]);
  });
});

const ascending = (a: number, b: number): number => a - b;

describe('a scored list with unscored rows', () => {
  it('has each row once, for any page size: scored rows by score, then unscored rows, newest first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        async (count, unscored, limit) => {
          const { company, job, candidates } = await createMarket(count, unscored);
          const indexById = new Map(candidates.map(({ candidate }, index) => [candidate.id, index]));
          const outsider = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
          const lists = [
            `/api/applications?jobId=${job.id}&sort=match`,
            '/api/candidates/browse',
            `/api/jobs/${outsider.id}/matches`,
          ];
          for (const path of lists) {
            const rows = (await readAllPages(company, path, limit)).filter((row) =>
              indexById.has(row.candidateId ?? row.id),
            );
            const indexes = rows.map((row) => indexById.get(row.candidateId ?? row.id) ?? -1);
            expect([path, indexes.toSorted(ascending)]).toEqual([path, [...indexById.values()]]);
            const kinds = indexes.map((index) => (unscored.includes(index) ? 1 : 0));
            expect([path, kinds]).toEqual([path, kinds.toSorted(ascending)]);
            const unscoredIndexes = indexes.filter((index) => unscored.includes(index));
            expect([path, unscoredIndexes]).toEqual([path, unscoredIndexes.toSorted((a, b) => b - a)]);
            const scores = rows.flatMap((row) => row.compatibilityScore ?? []);
            expect(scores).toEqual(scores.toSorted((a, b) => b - a));
          }
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);

  it('neither repeats nor skips rows if others are added between pages', async () => {
    const { company, job, candidates } = await createMarket(6, [0, 2, 4]);
    const candidateIds: string[] = [];
    let next: string | undefined = `/api/applications?jobId=${job.id}&sort=match&limit=1`;
    while (next !== undefined) {
      const response = await company.get(next);
      candidateIds.push(...response.body.map((row: Row) => row.candidateId));
      const late = await world.candidate({ jobTitle: 'Bookkeeper', skills: ['Excel', 'QuickBooks'] });
      await optOut(late, candidateIds.length % 2 === 0);
      await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId: late.candidate.id });
      next = /<([^>]+)>/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(new Set(candidateIds).size).toBe(candidateIds.length);
    for (const { candidate } of candidates) expect(candidateIds).toContain(candidate.id);
  });

  it('rejects the cursor of another order', async () => {
    const { company, job } = await createMarket(3, [0, 1, 2]);
    const first = await company.get(`/api/applications?jobId=${job.id}&sort=match&limit=1`);
    const cursor = /cursor=([^>&]+)/.exec(String(first.headers.link))?.[1] ?? '';
    for (const path of [
      `/api/applications?jobId=${job.id}&limit=1`,
      `/api/applications?sort=waiting&limit=1`,
      '/api/candidates/browse?sort=newest&limit=1',
      '/api/shortlists?sort=rate',
    ]) {
      expect([path, (await company.get(`${path}&cursor=${cursor}`)).status]).toEqual([path, 400]);
    }
  });
});
