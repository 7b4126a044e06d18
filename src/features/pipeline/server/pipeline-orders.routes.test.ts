import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { interviewScenes, proposeInterview } from '#testing/interview-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

interface ApplicationValues {
  status?: ApplicationStatus;
  rating?: number;
  skills?: string[];
  since?: string;
}

/** Creates a company, a job, and applications to it in the given order. */
const createScene = async (applications: readonly ApplicationValues[]) => {
  const company = await world.company();
  const companyId = company.company.id;
  const job = await world.build.job({ companyId, title: 'Bookkeeper', requiredSkills: ['QuickBooks', 'Excel'] });
  const ids: string[] = [];
  for (const { skills, since, rating, ...values } of applications) {
    const candidate = await world.build.candidate({ jobTitle: 'Bookkeeper', skills: skills ?? ['Excel'] });
    const declinedFrom = values.status === 'declined' ? ('pending' as const) : null;
    const application = await world.build.application({
      jobId: job.id,
      companyId,
      candidateId: candidate.id,
      declinedFrom,
      ...(since ? { statusChangedAt: since } : {}),
      ...values,
    });
    if (rating !== undefined) await company.put(`/api/applications/${application.id}/review`, { rating });
    ids.push(application.id);
  }
  return { company, job, ids };
};

const readAll = async (client: TestClient, path: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let next: string | null = path; next !== null; ) {
    const page = await client.get(next);
    expect([next, page.status]).toEqual([next, 200]);
    ids.push(...page.body.map(({ id }: { id: string }) => id));
    next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
  }
  return ids;
};

const day = (number: number): string => `2025-02-0${number}T10:00:00.000Z`;

describe('the lists of applications sorted by waiting time and by turn', () => {
  const created = [
    { since: day(3) },
    { since: day(1), status: 'interviewing' },
    { since: day(2), status: 'offered' },
    { since: day(1), status: 'declined' },
    { since: day(1), status: 'hired' },
    { since: day(2), status: 'applied' },
  ] as const;

  it('show undecided applications, longest waiting first, in pages', async () => {
    const { company, job, ids } = await createScene(created);
    const expected = [ids[1], ids[2], ids[5], ids[0]];
    for (const filter of ['', `&jobId=${job.id}`, '&q=bookkeeper']) {
      expect(await readAll(company, `/api/applications?sort=waiting${filter}`)).toEqual(expected);
      expect(await readAll(company, `/api/applications?sort=waiting&limit=1${filter}`)).toEqual(expected);
    }
    expect(await readAll(company, '/api/applications?sort=waiting&status=offered')).toEqual([ids[2]]);
  });

  it('contain only applications where it is the company’s turn, when sorted by turn', async () => {
    const { company, job, ids } = await createScene(created);
    const expected = [ids[1], ids[5], ids[0]];
    for (const filter of ['', '&limit=1', `&limit=2&jobId=${job.id}`, '&q=bookkeeper']) {
      expect(await readAll(company, `/api/applications?sort=turn${filter}`)).toEqual(expected);
    }
    expect(await readAll(company, '/api/applications?sort=turn&status=offered')).toEqual([]);
  });
});

describe('the list of applications sorted by rating', () => {
  it('shows the best-rated first and unrated ones last, in pages', async () => {
    const { company, ids } = await createScene([{ rating: 2 }, {}, { rating: 5 }, { rating: 5 }, { rating: 1 }, {}]);
    const expected = [ids[3], ids[2], ids[0], ids[4], ids[5], ids[1]];
    for (const limit of [1, 2, 25]) {
      expect(await readAll(company, `/api/applications?sort=rating&limit=${limit}`)).toEqual(expected);
    }
  });
});

describe('the list of applications sorted by match', () => {
  /** Creates two equal jobs and a different one. A person who applied to both equal jobs has the same score twice. */
  const createTwins = async () => {
    const { company, job, ids } = await createScene([
      { skills: ['Welding'] },
      { skills: ['QuickBooks', 'Excel'] },
      { skills: ['Excel'], status: 'interviewing' },
    ]);
    const companyId = company.company.id;
    const twin = await world.build.job({ companyId, title: 'Bookkeeper', requiredSkills: ['QuickBooks', 'Excel'] });
    const other = await world.build.job({ companyId, title: 'Welder', requiredSkills: ['Welding'] });
    const rows = (await company.get(`/api/applications?jobId=${job.id}`)).body;
    for (const { candidateId } of rows) {
      for (const jobId of [twin.id, other.id]) {
        ids.push((await world.build.application({ jobId, companyId, candidateId })).id);
      }
    }
    const unscored = await world.build.candidate({ scoreOptOut: true });
    ids.push((await world.build.application({ jobId: job.id, companyId, candidateId: unscored.id })).id);
    return { company, job, ids, unscored: ids.at(-1) };
  };

  it('shows the best matches of all jobs first, and each application once, in pages of any size', async () => {
    const { company, ids, unscored } = await createTwins();
    const all = (await company.get('/api/applications?sort=match')).body;
    const scores = all.map((row: { compatibilityScore: number | null }) => row.compatibilityScore);
    expect(scores.slice(0, -1)).toEqual(scores.slice(0, -1).toSorted((a: number, b: number) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(2);
    const order = all.map(({ id }: { id: string }) => id);
    expect(order.at(-1)).toBe(unscored);
    expect(order.toSorted()).toEqual(ids.toSorted());
    for (const limit of [1, 2, 3, 7]) {
      expect(await readAll(company, `/api/applications?sort=match&limit=${limit}`), String(limit)).toEqual(order);
    }
  });

  it('can be filtered by status and text, and states the total number of results', async () => {
    const { company, ids } = await createTwins();
    expect(await readAll(company, '/api/applications?sort=match&status=interviewing')).toEqual([ids[2]]);
    const welders = await company.get('/api/applications?sort=match&q=welder&limit=1');
    expect([welders.body.length, welders.headers['x-total-count']]).toEqual([1, '3']);
    expect(await readAll(company, '/api/applications?sort=match&q=welder&limit=1')).toHaveLength(3);
  });

  it('refuses the cursor of one job for all jobs, and vice versa', async () => {
    const { company, job } = await createTwins();
    const oneJobPath = `/api/applications?sort=match&limit=1&jobId=${job.id}`;
    const allJobsPath = '/api/applications?sort=match&limit=1';
    for (const [from, to] of [
      [oneJobPath, allJobsPath],
      [allJobsPath, oneJobPath],
    ] as const) {
      const first = await company.get(from);
      const url = new URL(/<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '', 'http://host');
      expect((await company.get(`${to}&cursor=${url.searchParams.get('cursor')}`)).status).toBe(400);
    }
  });
});

describe('the list of applications with a minimum score', () => {
  it('shows the applications to one job with at least this score, in every order', async () => {
    const { company, job, ids } = await createScene([
      { skills: ['QuickBooks', 'Excel'] },
      { skills: ['Welding'] },
      { skills: ['Excel', 'QuickBooks'], status: 'applied' },
    ]);
    const all = (await company.get(`/api/applications?jobId=${job.id}&sort=match`)).body;
    const scoreById = new Map(
      all.map((row: { id: string; compatibilityScore: number }) => [row.id, row.compatibilityScore]),
    );
    const minScore = Number(scoreById.get(ids[0] ?? ''));
    expect(Number(scoreById.get(ids[1] ?? ''))).toBeLessThan(minScore);
    for (const sort of ['newest', 'match', 'waiting', 'turn', 'rating']) {
      const found = await readAll(company, `/api/applications?jobId=${job.id}&sort=${sort}&minScore=${minScore}`);
      expect(found, sort).toHaveLength(2);
      expect(new Set(found), sort).toEqual(new Set([ids[0], ids[2]]));
    }
    const counted = await company.get(`/api/applications?jobId=${job.id}&minScore=${minScore}&limit=1`);
    expect(counted.headers['x-total-count']).toBe('2');
    expect(await readAll(company, `/api/applications?jobId=${job.id}&minScore=0`)).toHaveLength(3);
    expect(await readAll(company, `/api/applications?jobId=${job.id}&minScore=100`)).toEqual([]);
  });

  it('requires a job and a value from 0 to 100', async () => {
    const { company, job } = await createScene([{}]);
    expect((await company.get('/api/applications?minScore=50')).body.errors).toMatchObject([
      { path: 'minScore', message: 'Only allowed with a job' },
    ]);
    for (const minScore of ['101', '-1', 'x', '5.5']) {
      expect((await company.get(`/api/applications?jobId=${job.id}&minScore=${minScore}`)).status).toBe(400);
    }
  });
});

describe('the cursor of the list of applications', () => {
  it('is refused in another sort order', async () => {
    const { company } = await createScene([{ rating: 3 }, { rating: 4 }]);
    for (const [sort, others] of [
      ['rating', ['waiting', 'turn', 'newest']],
      ['waiting', ['rating', 'turn', 'newest']],
      ['turn', ['rating', 'waiting', 'newest']],
      ['newest', ['rating', 'waiting', 'turn']],
    ] as const) {
      const first = await company.get(`/api/applications?sort=${sort}&limit=1`);
      const url = new URL(/<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '', 'http://host');
      for (const other of others) {
        const path = `/api/applications?sort=${other}&cursor=${url.searchParams.get('cursor')}`;
        expect([sort, other, (await company.get(path)).status]).toEqual([sort, other, 400]);
      }
    }
  });
});

describe("a candidate's own list sorted by turn", () => {
  const { fileApplication } = interviewScenes(world);

  it('shows the candidate’s turns first and decided applications last, newest first in each group', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const declined = await fileApplication(company, candidate, 'declined');
    const offered = await fileApplication(company, candidate, 'offered');
    const proposed = await fileApplication(company, candidate, 'interviewing');
    const pending = await fileApplication(company, candidate, 'pending');
    const interviewing = await fileApplication(company, candidate, 'interviewing');
    await fileApplication(company, await world.candidate(), 'offered');
    await proposeInterview(company, proposed);
    const expected = [proposed, offered, interviewing, pending, declined];
    expect(await readAll(candidate, '/api/my-applications?sort=turn')).toEqual(expected);
    expect(await readAll(candidate, '/api/my-applications?sort=turn&limit=1')).toEqual(expected);
    expect(await readAll(candidate, '/api/my-applications?limit=2')).toEqual([
      interviewing,
      pending,
      proposed,
      offered,
      declined,
    ]);
  });

  it('refuses an unknown sort order and a cursor of another order', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    await fileApplication(company, candidate, 'pending');
    await fileApplication(company, candidate, 'offered');
    expect((await candidate.get('/api/my-applications?sort=oldest')).body.errors).toMatchObject([{ path: 'sort' }]);
    for (const [sort, other] of [
      ['turn', 'newest'],
      ['newest', 'turn'],
    ]) {
      const first = await candidate.get(`/api/my-applications?sort=${sort}&limit=1`);
      const url = new URL(/<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '', 'http://host');
      const path = `/api/my-applications?sort=${other}&cursor=${url.searchParams.get('cursor')}`;
      expect((await candidate.get(path)).status).toBe(400);
    }
  });
});
