/** The jobs that a candidate's search finds and their number are the same in every order. */
import { expect, it } from 'vitest';
import { type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const TITLES = ['Data Engineer', 'Data Analyst', 'Backend Developer', 'DevOps Engineer', 'Nurse'];

const readAllPages = async (client: TestClient, path: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: TestResponse = await client.get(next);
    ids.push(...page.body.map(({ id }: { id: string }) => id));
    next = /<(.*)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return ids;
};

it('every order of a search lists the same jobs, as many as the count says', async () => {
  const candidate = await world.candidate();
  for (const title of TITLES) await world.build.job({ title, requiredSkills: ['Excel'], hourlyBudget: 30 });
  for (const search of ['q=data+engineer', 'q=data+engineer+excel', 'q=developer&minBudget=20']) {
    const found: string[][] = [];
    for (const sort of ['match', 'newest', 'budget']) {
      const query = `${search}&sort=${sort}`;
      const ids = await readAllPages(candidate, `/api/jobs/browse?${query}&limit=1`);
      const { count } = (await candidate.get(`/api/jobs/browse/count?${query}`)).body;
      expect([query, ids.length, new Set(ids).size]).toEqual([query, count, count]);
      found.push(ids.toSorted());
    }
    const [byMatch, ...others] = found;
    expect(byMatch?.length).toBeGreaterThan(1);
    expect([search, ...others]).toEqual([search, byMatch, byMatch]);
  }
});
