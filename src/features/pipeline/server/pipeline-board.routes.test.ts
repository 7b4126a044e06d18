/** The company's lists for the board and for a job's ranked applicants: order, totals, moves and ratings. */
import { describe, expect, it } from 'vitest';
import { compatibility } from '#engine/matching.domain.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { type CompanyClient, type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const timeAt = (minute: number): string => new Date(Date.UTC(2025, 2, 3, 10, minute)).toISOString();

interface ApplicationValues {
  jobId: string;
  status?: ApplicationStatus;
  /** The time of the last move, as an argument of `timeAt`. */
  moved?: number;
  skills?: string[];
}

const createApplication = async (
  company: CompanyClient,
  { jobId, status = 'pending', moved = 0, skills }: ApplicationValues,
) =>
  world.build.application({
    jobId,
    companyId: company.company.id,
    candidateId: (await world.build.candidate(skills ? { skills } : {})).id,
    status,
    createdAt: timeAt(0),
    statusChangedAt: timeAt(moved),
    ...(status === 'declined' ? { declinedFrom: 'interviewing' } : {}),
  });

const createCompanyWithJob = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  return { company, job };
};

const responseIds = ({ body }: TestResponse): string[] => body.map(({ id }: { id: string }) => id);
const totalHeader = ({ headers }: TestResponse) => headers['x-total-count'];

const readAllPages = async (client: TestClient, start: string): Promise<string[]> => {
  const ids: string[] = [];
  let path: string | undefined = start;
  while (path !== undefined) {
    const page: TestResponse = await client.get(path);
    expect(page.status).toBe(200);
    ids.push(...responseIds(page));
    path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return ids;
};

describe('a column of the board', () => {
  it('can be sorted by last move, in pages without repeats', async () => {
    const { company, job } = await createCompanyWithJob();
    const rows = [];
    for (const moved of [3, 1, 2, 2, 5])
      rows.push(await createApplication(company, { jobId: job.id, moved, status: 'applied' }));
    await createApplication(company, { jobId: job.id, moved: 9 });
    const expected = rows
      .toSorted((a, b) => b.statusChangedAt.localeCompare(a.statusChangedAt) || b.id.localeCompare(a.id))
      .map(({ id }) => id);
    expect(await readAllPages(company, '/api/applications?status=applied&sort=moved&limit=2')).toEqual(expected);
  });

  it('starts with the card that was just moved when sorted by last move', async () => {
    const { company, job } = await createCompanyWithJob();
    await createApplication(company, { jobId: job.id, moved: 50, status: 'applied' });
    const old = await createApplication(company, { jobId: job.id });
    await company.patch(`/api/applications/${old.id}`, { status: 'applied' });
    expect(responseIds(await company.get('/api/applications?status=applied&sort=moved'))[0]).toBe(old.id);
  });

  it('has the total on every page, for all jobs and for one job', async () => {
    const { company, job } = await createCompanyWithJob();
    const other = await world.build.job({ companyId: company.company.id });
    for (let count = 0; count < 3; count += 1) await createApplication(company, { jobId: job.id });
    await createApplication(company, { jobId: other.id });
    await createApplication(company, { jobId: job.id, status: 'hired' });
    const stranger = await createCompanyWithJob();
    await createApplication(stranger.company, { jobId: stranger.job.id });
    const read = (query: string) => company.get(`/api/applications?${query}`);
    expect(totalHeader(await read('status=pending&sort=moved&limit=2'))).toBe('4');
    expect(totalHeader(await read(`status=pending&sort=moved&jobId=${job.id}`))).toBe('3');
    expect(totalHeader(await read('limit=1'))).toBe('5');
    expect(totalHeader(await read('status=offered'))).toBe('0');
    const first = await read('status=pending&limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect(totalHeader(await company.get(next))).toBe('4');
  });

  it('has the total of a search only if the first page contains all results', async () => {
    const { company, job } = await createCompanyWithJob();
    for (let count = 0; count < 3; count += 1) await createApplication(company, { jobId: job.id });
    expect(totalHeader(await company.get('/api/applications?q=bookkeeper&limit=3'))).toBe('3');
    expect(totalHeader(await company.get('/api/applications?q=bookkeeper&limit=2'))).toBeUndefined();
  });

  it("contains the possible moves and the reader's rating of each application", async () => {
    const { company, job } = await createCompanyWithJob();
    const pending = await createApplication(company, { jobId: job.id });
    await createApplication(company, { jobId: job.id, status: 'declined' });
    await company.put(`/api/applications/${pending.id}/review`, { rating: 4 });
    const [inPending] = (await company.get('/api/applications?status=pending')).body;
    const [inDeclined] = (await company.get('/api/applications?status=declined')).body;
    expect(inPending).toMatchObject({ moves: ['applied', 'interviewing', 'declined'], rating: 4 });
    expect(inDeclined).toMatchObject({ moves: ['interviewing'], rating: null });
  });

  it('can be sorted by last move only within one status, and refuses a cursor of another order', async () => {
    const { company, job } = await createCompanyWithJob();
    for (let count = 0; count < 2; count += 1) await createApplication(company, { jobId: job.id });
    const missing = await company.get('/api/applications?sort=moved');
    expect([missing.status, missing.body.errors[0].path]).toEqual([400, 'sort']);
    expect((await company.get('/api/applications?sort=oldest')).body.errors[0].path).toBe('sort');
    const newest = await company.get('/api/applications?status=pending&limit=1');
    const cursor = /cursor=([^>&]+)/.exec(String(newest.headers.link))?.[1];
    const crossed = await company.get(`/api/applications?status=pending&sort=moved&cursor=${cursor}`);
    expect([crossed.status, crossed.body.errors[0].path]).toEqual([400, 'cursor']);
  });
});

describe("a job's applicants sorted by match", () => {
  it('are sorted by exact score, in pages without repeats', async () => {
    const { company } = await createCompanyWithJob();
    const job = await world.build.job({ companyId: company.company.id, requiredSkills: ['React', 'SQL', 'Docker'] });
    const skillSets = [['Excel'], ['React', 'SQL', 'Docker'], ['React'], ['React', 'SQL'], ['React']];
    for (const skills of skillSets) await createApplication(company, { jobId: job.id, skills });
    const path = `/api/applications?jobId=${job.id}&sort=match`;
    const all = (await company.get(path)).body;
    const scores = all.map((row: { compatibilityScore: number }) => row.compatibilityScore);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(2);
    expect(await readAllPages(company, `${path}&limit=2`)).toEqual(all.map(({ id }: { id: string }) => id));
    expect(totalHeader(await company.get(`${path}&limit=2`))).toBe('5');
  });

  it('are rescored after a profile changes', async () => {
    const { company, job } = await createCompanyWithJob();
    const [weak, strong] = [await world.candidate({ skills: ['Excel'] }), await world.candidate()];
    for (const { candidate } of [weak, strong]) {
      await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId: candidate.id });
    }
    const path = `/api/applications?jobId=${job.id}&sort=match`;
    const findFirstCandidateId = async () => (await company.get(path)).body[0].candidateId;
    expect(await findFirstCandidateId()).toBe(strong.candidate.id);
    const better = { jobTitle: job.title, skills: job.requiredSkills };
    await weak.patch('/api/candidates/my-profile', better);
    await strong.patch('/api/candidates/my-profile', { jobTitle: 'Nurse', skills: ['Triage'] });
    expect(await findFirstCandidateId()).toBe(weak.candidate.id);
    const [first] = (await company.get(path)).body;
    expect(first.compatibilityScore).toBe(compatibility(job, { ...weak.candidate, ...better }).score);
  });

  it("are not found for another company's job", async () => {
    const { company } = await createCompanyWithJob();
    const otherJob = await world.build.job();
    expect((await company.get(`/api/applications?sort=match&jobId=${otherJob.id}`)).status).toBe(404);
  });
});

describe('the candidate’s view of the same applications', () => {
  it("contains the candidate's possible moves and never the rating", async () => {
    const { company, job } = await createCompanyWithJob();
    const candidate = await world.candidate();
    const reply = await candidate.post('/api/applications', { jobId: job.id });
    expect(reply.body.moves).toEqual(['withdrawn']);
    await company.put(`/api/applications/${reply.body.id}/review`, { rating: 2 });
    for (const path of ['/api/my-applications', `/api/jobs/${job.id}/application`]) {
      const response = await candidate.get(path);
      const row = Array.isArray(response.body) ? response.body[0] : response.body;
      expect(row.moves).toEqual(['withdrawn']);
      expect(row).not.toHaveProperty('rating');
    }
  });
});
