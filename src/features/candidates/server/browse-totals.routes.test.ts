/** A search finds the same people, and the same number of them, in every sort order. */
import { expect, it } from 'vitest';
import { type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const TITLES = [
  'Customer Success Manager',
  'Customer Support Specialist',
  'Account Manager',
  'Call Center Agent',
  'Bookkeeper',
  'Accountant',
  'Payroll Specialist',
  'Nurse',
];
const SEARCHES = [
  'q=customer+success',
  'q=bookkeeper',
  'q=bookkeeper+quickbooks',
  'q=bookkeeper&names=hidden',
  'q=customer+success&availability=full-time&maxRate=11',
  'q=ana+bookkeeper',
];

const seed = async (): Promise<void> => {
  for (const [index, jobTitle] of [...TITLES, ...TITLES].entries()) {
    const hasScores = index < TITLES.length;
    const user = await world.build.user({ firstName: 'Ana', lastName: 'Prado', accountType: 'candidate' });
    await world.build.candidate({
      userId: user.id,
      jobTitle,
      skills: index % 3 === 0 ? ['Excel'] : ['QuickBooks'],
      scoreOptOut: !hasScores,
      hourlyRate: hasScores ? 10 + (index % 3) : null,
      availability: index % 4 === 3 ? 'contract' : 'full-time',
    });
  }
  const namesake = await world.build.user({ firstName: 'Ana', lastName: 'Bookkeeper', accountType: 'candidate' });
  await world.build.candidate({ userId: namesake.id, jobTitle: 'Nurse', skills: ['Triage'] });
};

/** Reads all pages of a list. Returns the ids of the rows and the total of the first page. */
const readList = async (client: TestClient, path: string) => {
  const first: TestResponse = await client.get(path);
  const ids: string[] = [];
  for (let page = first; ; ) {
    ids.push(...page.body.map(({ id }: { id: string }) => id));
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    if (next === undefined) return { ids, total: Number(first.headers['x-total-count']) };
    page = await client.get(next);
  }
};

it('every sort order returns the same people, and their number matches the total and the count', async () => {
  const company = await world.company();
  await world.build.job({ companyId: company.company.id });
  await seed();
  for (const search of SEARCHES) {
    const found: string[][] = [];
    for (const sort of ['match', 'newest', 'rate']) {
      const query = `${search}&sort=${sort}`;
      const { ids, total } = await readList(company, `/api/candidates/browse?${query}&limit=3`);
      const { count } = (await company.get(`/api/candidates/browse/count?${query}`)).body;
      expect([query, ids.length, new Set(ids).size, total]).toEqual([query, count, count, count]);
      found.push(ids.toSorted());
    }
    const [byMatch, ...others] = found;
    expect(byMatch?.length).toBeGreaterThan(1);
    expect([search, ...others]).toEqual([search, byMatch, byMatch]);
  }
});
