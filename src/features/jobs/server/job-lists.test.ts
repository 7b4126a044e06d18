/** Candidates' job lists: browsing, with its filters and sort orders, and matches. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#features/companies/server/companies.tables.ts';
import { newId } from '#server/ids.ts';
import { type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const responseTitles = (response: TestResponse): string[] => response.body.map(({ title }: { title: string }) => title);
const responseIds = (response: TestResponse): string[] => response.body.map(({ id }: { id: string }) => id);
const nextLink = (response: TestResponse) => /<(.*)>; rel="next"/.exec(String(response.headers.link))?.[1];

const readAllPages = async (client: TestClient, path: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: TestResponse = await client.get(next);
    expect(page.status).toBe(200);
    ids.push(...responseIds(page));
    next = nextLink(page);
  }
  return ids;
};

describe('access to the job lists', () => {
  it('is only for candidates', async () => {
    for (const path of ['/api/jobs/browse', '/api/job-matches']) {
      expect((await world.visitor.get(path)).status).toBe(401);
      expect((await (await world.company()).get(path)).status).toBe(403);
      expect((await (await world.newcomer()).get(path)).status).toBe(403);
      expect((await (await world.candidate()).get(path)).status).toBe(200);
    }
  });

  it('is only for candidates on the jobs subdomain', async () => {
    const candidate = await world.candidate();
    const { id } = await world.build.job();
    const get = (url: string, host: string) =>
      candidate.request({ method: 'GET', url, headers: { host, origin: `https://${host}` } });
    for (const path of ['/api/jobs/browse', '/api/job-matches', `/api/jobs/${id}`]) {
      const response = await get(path, 'www.puente.example');
      expect([response.status, response.body.detail]).toEqual([
        403,
        'Job browsing and applications are only available on the jobs subdomain',
      ]);
      expect((await get(path, 'jobs.puente.example')).status).toBe(200);
    }
    const company = await world.company();
    const own = await world.build.job({ companyId: company.company.id });
    const onPrimary = await company.request({
      method: 'GET',
      url: `/api/jobs/${own.id}`,
      headers: { host: 'www.puente.example', origin: 'https://www.puente.example' },
    });
    expect(onPrimary.status).toBe(200);
  });
});

describe('GET /api/jobs/browse', () => {
  it('shows open jobs with their company and score, best match first', async () => {
    const candidate = await world.candidate();
    await world.build.job({ title: 'Nurse', requiredSkills: ['Patient care'], experience: '10+' });
    await world.build.job({ title: 'Full Stack Developer' });
    await world.build.job({ title: 'Closed Developer', status: 'closed' });
    const response = await candidate.get('/api/jobs/browse');
    expect(responseTitles(response)).toEqual(['Full Stack Developer', 'Nurse']);
    const [best, worst] = response.body;
    expect(best.compatibilityScore).toBeGreaterThan(worst.compatibilityScore);
    expect(best.compatibility).toMatchObject({ score: best.compatibilityScore });
    expect(best.company.companyName).toMatch(/^Example Company/);
    expect(best.salaryRange).toBe('Up to $5,600/mo');
    expect(response.headers['x-total-count']).toBe('2');
    const detail = await candidate.get(`/api/jobs/${best.id}`);
    expect(detail.body.compatibility).toMatchObject(best.compatibility);
  });

  it('shows the monthly pay for the weekly hours of the job', async () => {
    const candidate = await world.candidate();
    await world.build.job({ hourlyBudget: 35, jobType: 'contract', hoursPerWeek: 10 });
    const { body } = await candidate.get('/api/jobs/browse');
    expect(body).toMatchObject([{ hoursPerWeek: 10, salaryRange: 'Up to $1,400/mo' }]);
  });

  it('shows the newest jobs first, without scores, to a candidate without a profile', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    const first = await world.build.job({ createdAt: '2025-01-01T00:00:00.000Z' });
    const second = await world.build.job({ createdAt: '2025-01-02T00:00:00.000Z' });
    const response = await candidate.get('/api/jobs/browse?sort=match');
    expect(responseIds(response)).toEqual([second.id, first.id]);
    expect(response.body[0]).toMatchObject({ compatibilityScore: null, compatibility: null });
  });

  it('matches words in title, description, skills or the company name, ignoring accents and case', async () => {
    const candidate = await world.candidate();
    const company = await world.build.company({ companyName: 'Café Andino QA' });
    await world.build.job({ companyId: company.id, title: 'Diseñador', requiredSkills: ['Figma', 'C++'] });
    await world.build.job({ title: 'Bookkeeper', description: 'Reconcile 100% of the accounts every month.' });
    const findTitles = async (q: string) =>
      responseTitles(await candidate.get(`/api/jobs/browse?q=${encodeURIComponent(q)}`));
    expect(await findTitles('disenador')).toEqual(['Diseñador']);
    expect(await findTitles('CAFE figma')).toEqual(['Diseñador']);
    expect(await findTitles('cafe reconcile')).toEqual([]);
    expect(await findTitles('reconcil accounts')).toEqual(['Bookkeeper']);
    expect(await findTitles('qa')).toEqual(['Diseñador']);
    expect(await findTitles('c++')).toEqual(['Diseñador']);
    expect(await findTitles('100%')).toEqual(['Bookkeeper']);
    expect(await findTitles('_')).toEqual([]);
    expect(await findTitles("'; drop table jobs; --")).toEqual([]);
    expect(await findTitles('  ')).toHaveLength(2);
  });

  it('corrects a typo in a word that no job or company contains', async () => {
    const candidate = await world.candidate();
    const books = await world.build.job({ title: 'Bookkeeper', requiredSkills: ['QuickBooks'] });
    const named = await world.build.company({ companyName: 'Reakt Labs' });
    await world.build.job({ title: 'React Developer', requiredSkills: ['React'] });
    const exact = await world.build.job({ companyId: named.id, title: 'Welder', requiredSkills: ['Welding'] });
    for (const sort of ['match', 'newest', 'budget']) {
      const find = async (q: string) =>
        (await candidate.get(`/api/jobs/browse?sort=${sort}&q=${encodeURIComponent(q)}`)).body.map(
          ({ id }: { id: string }) => id,
        );
      expect(await find('bookeeper')).toEqual([books.id]);
      expect(await find('quikbooks bokkeeper')).toEqual([books.id]);
      expect(await find('reakt')).toEqual([exact.id]);
      expect(await find('wxyzzq')).toEqual([]);
    }
  });

  it('finds a title by its words in another language', async () => {
    const candidate = await world.candidate();
    const books = await world.build.job({ title: 'Senior Accountant', requiredSkills: ['Excel'] });
    const shop = await world.build.job({ title: 'Vendedor', requiredSkills: ['Spanish'] });
    for (const sort of ['match', 'newest', 'budget']) {
      const find = async (q: string) => responseIds(await candidate.get(`/api/jobs/browse?sort=${sort}&q=${q}`));
      expect(await find('contador')).toEqual([books.id]);
      expect(await find('seller')).toEqual([shop.id]);
      // If any job contains the word as typed, only jobs with that word are found.
      expect(await find('vendedor')).toEqual([shop.id]);
    }
  });

  it('filters by skills in any spelling, and requires all of them', async () => {
    const candidate = await world.candidate();
    await world.build.job({ title: 'One', requiredSkills: ['React.js', 'Postgres'] });
    await world.build.job({ title: 'Two', requiredSkills: ['React'] });
    const findTitles = async (skills: string) =>
      responseTitles(await candidate.get(`/api/jobs/browse?sort=newest&skills=${encodeURIComponent(skills)}`));
    expect(await findTitles('ReactJS')).toEqual(['Two', 'One']);
    expect(await findTitles('react, PostgreSQL')).toEqual(['One']);
    expect(await findTitles('Go')).toEqual([]);
    expect(await findTitles(' , ')).toHaveLength(2);
  });

  it('filters by type, budget and time zone', async () => {
    const candidate = await world.candidate();
    await world.build.job({ title: 'East', timezone: 'EST', hourlyBudget: 20, jobType: 'part-time' });
    await world.build.job({ title: 'India', timezone: 'Asia/Kolkata', hourlyBudget: 50, jobType: 'contract' });
    await world.build.job({ title: 'Unstated', timezone: 'Flexible', hourlyBudget: null, jobType: null });
    const findTitles = async (query: string) =>
      responseTitles(await candidate.get(`/api/jobs/browse?sort=newest&${query}`));
    expect(await findTitles('jobType=contract')).toEqual(['India']);
    expect(await findTitles('jobType=')).toHaveLength(3);
    expect(await findTitles('minBudget=20')).toEqual(['India', 'East']);
    expect(await findTitles('minBudget=21')).toEqual(['India']);
    expect(await findTitles('minBudget=0')).toHaveLength(3);
    expect(await findTitles('timezone=America/Bogota')).toEqual(['East']);
    expect(await findTitles('timezone=GMT%2B5')).toEqual(['India']);
    expect(await findTitles('timezone=PT&jobType=part-time&minBudget=10')).toEqual(['East']);
  });

  it('uses the smaller of the overlaps in January and July', async () => {
    const candidate = await world.candidate();
    // Los Angeles shares four hours with UTC-3 in January (UTC-8) and five in July (UTC-7).
    // With UTC-2:30 it shares three and a half in January.
    await world.build.job({ title: 'West', timezone: 'America/Los_Angeles' });
    const findTitles = async (zone: string) =>
      responseTitles(await candidate.get(`/api/jobs/browse?timezone=${encodeURIComponent(zone)}`));
    expect(await findTitles('UTC-03:00')).toEqual(['West']);
    expect(await findTitles('UTC-02:30')).toEqual([]);
  });

  it('sorts by date and by budget, with jobs without a budget last', async () => {
    const candidate = await world.candidate();
    await world.build.job({ title: 'Old rich', hourlyBudget: 90, createdAt: '2025-01-01T00:00:00.000Z' });
    await world.build.job({ title: 'New poor', hourlyBudget: 10, createdAt: '2025-03-01T00:00:00.000Z' });
    await world.build.job({ title: 'Unstated', hourlyBudget: null, createdAt: '2025-02-01T00:00:00.000Z' });
    const listSorted = async (sort: string) => responseTitles(await candidate.get(`/api/jobs/browse?sort=${sort}`));
    expect(await listSorted('newest')).toEqual(['New poor', 'Unstated', 'Old rich']);
    expect(await listSorted('budget')).toEqual(['Old rich', 'New poor', 'Unstated']);
  });

  it('filters by shared hours, date and verified company in every sort order', async () => {
    const candidate = await world.candidate({ timezone: 'America/Bogota' });
    const verified = await world.company();
    await world.db
      .update(companies)
      .set({ verifiedAt: new Date().toISOString() })
      .where(eq(companies.id, verified.company.id));
    const old = { createdAt: '2025-01-01T00:00:00.000Z' };
    await world.build.job({ title: 'Near', timezone: 'America/New_York', ...old });
    await world.build.job({ title: 'Far', timezone: 'Europe/Madrid', companyId: verified.company.id });
    await world.build.job({ title: 'Silent', timezone: null });
    for (const sort of ['match', 'newest', 'budget']) {
      const findTitles = async (query: string) =>
        responseTitles(await candidate.get(`/api/jobs/browse?sort=${sort}&${query}`)).toSorted();
      expect(await findTitles('minOverlap=7')).toEqual(['Near']);
      expect(await findTitles('minOverlap=1')).toEqual(['Far', 'Near']);
      expect(await findTitles('minOverlap=7&timezone=Europe/Madrid')).toEqual(['Far']);
      expect(await findTitles('postedWithin=7')).toEqual(['Far', 'Silent']);
      expect(await findTitles('verified=true')).toEqual(['Far']);
      expect(await findTitles('verified=true&minOverlap=7')).toEqual([]);
    }
    await world.db.update(companies).set({ verifiedAt: null }).where(eq(companies.id, verified.company.id));
    for (const sort of ['match', 'newest']) {
      expect((await candidate.get(`/api/jobs/browse?sort=${sort}&verified=true`)).body).toEqual([]);
    }
  });

  it("counts shared hours with the shift stated in a job's text, in every sort order", async () => {
    const candidate = await world.candidate({ timezone: 'America/Bogota' });
    const inManila = await world.candidate({ timezone: 'Asia/Manila' });
    await world.build.job({ title: 'By day', timezone: 'America/New_York' });
    const atNight = await world.build.job({
      title: 'At night',
      timezone: 'America/New_York',
      responsibilities: 'Watch the alarms\nShift: 10pm to 6am Eastern',
    });
    for (const sort of ['match', 'newest', 'budget']) {
      const find = (client: TestClient) => client.get(`/api/jobs/browse?sort=${sort}&minOverlap=4`);
      expect(responseTitles(await find(candidate))).toEqual(['By day']);
      expect((await find(inManila)).body).toMatchObject([{ title: 'At night', shift: { start: 1320, end: 360 } }]);
    }
    const { body } = await candidate.get(`/api/jobs/${atNight.id}`);
    const { factors } = body.compatibility;
    expect(factors.find(({ factor }: { factor: string }) => factor === 'timezone')).toMatchObject({
      score: 0,
      summary: 'Shift of 10 PM to 6 AM, read from the job post: 0 working hours in common',
    });
  });

  it('filters by country and includes jobs that state none, in every sort order', async () => {
    const candidate = await world.candidate({ country: 'CO' });
    await world.build.job({ title: 'Anywhere' });
    await world.build.job({ title: 'Two', countries: ['CO', 'MX'] });
    await world.build.job({ title: 'Other', countries: ['UY'] });
    for (const sort of ['match', 'newest', 'budget']) {
      const find = async (country: string) =>
        responseTitles(await candidate.get(`/api/jobs/browse?sort=${sort}&country=${country}`)).toSorted();
      expect([sort, await find('CO')]).toEqual([sort, ['Anywhere', 'Two']]);
      expect([sort, await find('UY,MX')]).toEqual([sort, ['Anywhere', 'Other', 'Two']]);
      expect([sort, await find('AR')]).toEqual([sort, ['Anywhere']]);
      expect([sort, await find('')]).toEqual([sort, ['Anywhere', 'Other', 'Two']]);
    }
  });

  it('filters by the minimum displayed score when sorted by match', async () => {
    const candidate = await world.candidate({ jobTitle: 'React Developer', skills: ['React', 'TypeScript'] });
    await world.build.job({ title: 'React Developer', requiredSkills: ['React', 'TypeScript'] });
    await world.build.job({ title: 'React Developer', requiredSkills: ['React', 'Go', 'Rust', 'Kafka'] });
    await world.build.job({ title: 'Nurse', requiredSkills: ['Triage'] });
    const all: { compatibilityScore: number }[] = (await candidate.get('/api/jobs/browse')).body;
    const scores = all.map(({ compatibilityScore }) => compatibilityScore);
    for (const minScore of [0, 100, ...scores, ...scores.map((score) => Math.min(100, score + 1))]) {
      const response = await candidate.get(`/api/jobs/browse?minScore=${minScore}`);
      const shown = response.body.map((job: { compatibilityScore: number }) => job.compatibilityScore);
      expect([minScore, shown]).toEqual([minScore, scores.filter((score) => score >= minScore)]);
      expect(await readAllPages(candidate, `/api/jobs/browse?limit=1&minScore=${minScore}`)).toHaveLength(shown.length);
    }
  });

  it('rejects a minimum overlap without a time zone, a minimum score in other sort orders, and invalid values', async () => {
    const candidate = await world.candidate({ timezone: null });
    expect((await candidate.get('/api/jobs/browse?minOverlap=4')).body.errors).toMatchObject([
      { path: 'minOverlap', message: 'Add your time zone to your profile first' },
    ]);
    expect((await candidate.get('/api/jobs/browse?minScore=50&sort=newest')).body.errors).toMatchObject([
      { path: 'minScore' },
    ]);
    for (const query of ['minOverlap=9', 'minOverlap=x', 'postedWithin=0', 'verified=yes', 'minScore=101']) {
      expect([query, (await candidate.get(`/api/jobs/browse?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('pages in every sort order without gaps or repeats', async () => {
    const candidate = await world.candidate();
    const created: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const job = await world.build.job({
        title: index % 3 ? 'Full Stack Developer' : 'Bookkeeper',
        hourlyBudget: index % 4 ? 20 + (index % 2) : null,
        createdAt: `2025-01-0${1 + (index % 5)}T00:00:00.000Z`,
      });
      created.push(job.id);
    }
    for (const path of ['browse?sort=match', 'browse?sort=newest', 'browse?sort=budget']) {
      const ids = await readAllPages(candidate, `/api/jobs/${path}&limit=5`);
      expect(ids.toSorted()).toEqual(created.toSorted());
      expect(ids).toEqual(responseIds(await candidate.get(`/api/jobs/${path}&limit=100`)));
    }
  });

  it('pages consistently when jobs are added in between', async () => {
    const candidate = await world.candidate();
    for (let index = 0; index < 4; index += 1) await world.build.job({ requiredSkills: ['React', `Skill ${index}`] });
    const first = await candidate.get('/api/jobs/browse?limit=2');
    const before = await candidate.get('/api/jobs/browse');
    const added = await world.build.job();
    const second = await candidate.get(nextLink(first) ?? '');
    expect([...responseIds(first), ...responseIds(second)]).toEqual(responseIds(before));
    expect(responseIds(second)).not.toContain(added.id);
  });

  it('rejects invalid parameters and names them', async () => {
    const candidate = await world.candidate();
    const wrong: [string, string, string][] = [
      ['timezone=Narnia', 'timezone', 'Must be a time zone such as America/Bogota, GMT-5 or EST'],
      ['sort=best', 'sort', 'Must be one of match, newest, budget'],
      ['jobType=seasonal', 'jobType', 'Must be one of full-time, part-time, contract'],
      ['minBudget=ten', 'minBudget', 'Must be a whole number'],
      ['minBudget=-1', 'minBudget', 'Must be a whole number'],
      [`q=${'x'.repeat(201)}`, 'q', 'Must be at most 200 characters'],
      ['country=CO,ZZ', 'country', 'Must be a country code such as CO'],
      ['limit=0', 'limit', 'Must be a number of at least 1'],
      ['cursor=abc', 'cursor', 'Must be a cursor from this list'],
    ];
    for (const [query, path, message] of wrong) {
      const response = await candidate.get(`/api/jobs/browse?${query}`);
      expect([response.status, response.body.errors]).toMatchObject([400, [{ path, message }]]);
    }
  });

  it('rejects forged cursors and those from another sort order', async () => {
    const candidate = await world.candidate();
    await world.build.job();
    await world.build.job();
    const cursor = new URL(nextLink(await candidate.get('/api/jobs/browse?limit=1')) ?? '', 'http://x').searchParams;
    expect((await candidate.get(`/api/jobs/browse?sort=newest&${cursor}`)).status).toBe(400);
    const forge = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
    for (const values of [
      ['budget', 99_999_999_999, newId()],
      ['newest', '0000-01-01T00:00:00.000Z', newId()],
      ['match', 'best', newId()],
      ['match', 50, newId(), '2025-01-01T00:00:00.000Z'],
    ]) {
      expect((await candidate.get(`/api/jobs/browse?sort=${values[0]}&cursor=${forge(values)}`)).status).toBe(400);
    }
  });
});

it('every list marks the jobs that the candidate applied to, with any outcome', async () => {
  const candidate = await world.candidate();
  const candidateId = candidate.candidate.id;
  const jobs = [await world.build.job(), await world.build.job(), await world.build.job()] as const;
  const [{ id: waiting, companyId }, { id: withdrawn, companyId: secondId }, { id: other }] = jobs;
  await world.build.application({ jobId: waiting, companyId, candidateId });
  await world.build.application({ jobId: withdrawn, companyId: secondId, candidateId, status: 'withdrawn' });
  for (const { id } of jobs) await candidate.put(`/api/saved-jobs/${id}`, {});
  for (const path of ['/api/jobs/browse', '/api/jobs/browse?sort=newest', '/api/saved-jobs']) {
    const { body } = await candidate.get(path);
    const marks = Object.fromEntries(body.map((job: { id: string; isApplied?: true }) => [job.id, job.isApplied]));
    expect(marks, path).toEqual({ [waiting]: true, [withdrawn]: true, [other]: undefined });
  }
  expect((await (await world.candidate()).get('/api/jobs/browse')).body).not.toContainEqual(
    expect.objectContaining({ isApplied: true }),
  );
});

describe('GET /api/job-matches', () => {
  it('shows open jobs that the candidate has not applied to, best first, in pages', async () => {
    const candidate = await world.candidate();
    const jobs = [];
    for (const requiredSkills of [['React'], ['React', 'Cobol'], ['Cobol'], ['React', 'Node.js', 'PostgreSQL']]) {
      jobs.push(await world.build.job({ requiredSkills, hourlyBudget: 35 }));
    }
    const [applied] = jobs;
    if (!applied) throw new Error('No job was built');
    await world.build.application({
      jobId: applied.id,
      companyId: applied.companyId,
      candidateId: candidate.candidate.id,
    });
    const response = await candidate.get('/api/job-matches');
    const scores = response.body.map((job: { compatibilityScore: number }) => job.compatibilityScore);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(responseIds(response)).toHaveLength(3);
    expect(responseIds(response)).not.toContain(applied.id);
    expect(await readAllPages(candidate, '/api/job-matches?limit=1')).toEqual(responseIds(response));
  });

  it('is empty without a profile', async () => {
    await world.build.job();
    const candidate = await world.newcomer({ accountType: 'candidate' });
    expect((await candidate.get('/api/job-matches')).body).toEqual([]);
  });
});
