import { describe, expect, it } from 'vitest';
import { type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';
import type { ScoredCandidate } from '../candidates.contract.ts';

const world = useTestApp();

const responseIds = ({ body }: TestResponse): string[] => body.map(({ id }: ScoredCandidate) => id);

const nextLink = ({ headers }: TestResponse): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];

/** Reads all pages of a list. */
const fetchAllPages = async (client: TestClient, path: string): Promise<ScoredCandidate[]> => {
  const rows: ScoredCandidate[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: TestResponse = await client.get(next);
    rows.push(...page.body);
    next = nextLink(page);
  }
  return rows;
};

const createCandidate = async (
  firstName: string,
  lastName: string,
  values: Parameters<typeof world.build.candidate>[0] = {},
) => {
  const user = await world.build.user({ firstName, lastName, accountType: 'candidate' });
  return world.build.candidate({ userId: user.id, ...values });
};

describe('browsing candidates', () => {
  it('finds only vetted candidates with an active account', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate();
    await world.candidate({ approvalStatus: 'pending' });
    await world.candidate({ approvalStatus: 'rejected' });
    await world.candidate({ isListed: false });
    expect(responseIds(await company.get('/api/candidates/browse'))).toEqual([candidate.id]);
  });

  it('requires a company with a profile', async () => {
    expect((await world.visitor.get('/api/candidates/browse')).status).toBe(401);
    expect((await (await world.candidate()).get('/api/candidates/browse')).status).toBe(403);
    expect((await (await world.newcomer({ accountType: 'company' })).get('/api/candidates/browse')).status).toBe(409);
  });

  it('requires every word of the search in name, title or skills, with or without accents', async () => {
    const company = await world.company();
    const nurse = await createCandidate('Sofía', 'Núñez', { jobTitle: 'QA Nurse', skills: ['Triage', 'C++'] });
    await createCandidate('Bruno', 'Costa', { jobTitle: 'Bookkeeper', skills: ['Excel'] });
    const find = async (q: string) =>
      responseIds(await company.get(`/api/candidates/browse?q=${encodeURIComponent(q)}`));
    for (const q of ['sofia', 'NUNEZ', 'nuñez triage', 'urs', 'qa', 'c++', 's n', '  triage  ']) {
      expect(await find(q)).toEqual([nurse.id]);
    }
    for (const q of ['sofia costa', '%', '_', 'r_age', 'ge', '\\', 'nobody']) expect(await find(q)).toEqual([]);
    expect(await find('')).toHaveLength(2);
  });

  it('corrects a typo in an unknown word of the search, in every order', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const bookkeeper = await createCandidate('Bruno', 'Costa', { jobTitle: 'Bookkeeper', skills: ['Excel'] });
    const developer = await createCandidate('Ana', 'Lima', { jobTitle: 'Developer', skills: ['React'] });
    for (const sort of ['match', 'newest', 'rate']) {
      const find = async (q: string) =>
        responseIds(await company.get(`/api/candidates/browse?sort=${sort}&q=${encodeURIComponent(q)}`));
      expect(await find('bookeeper')).toEqual([bookkeeper.id]);
      expect(await find('bruno bookeeper exel')).toEqual([bookkeeper.id]);
      expect(await find('reakt')).toEqual([developer.id]);
      expect(await find('ana reakt')).toEqual([developer.id]);
      expect(await find('ana bookeeper')).toEqual([]);
      // Similar to no known word.
      expect(await find('wxyzzq')).toEqual([]);
    }
  });

  it('finds the same work in other words and languages, in every order', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const seller = await createCandidate('Alma', 'Vidal', { jobTitle: 'Sales Representative', skills: ['CRM'] });
    const support = await createCandidate('Rui', 'Prado', {
      jobTitle: 'Customer Support Specialist',
      skills: ['Zendesk'],
    });
    const books = await createCandidate('Eva', 'Rojas', { jobTitle: 'Bookkeeper', skills: ['Contabilidad'] });
    for (const sort of ['match', 'newest', 'rate']) {
      const find = async (q: string) =>
        responseIds(await company.get(`/api/candidates/browse?sort=${sort}&q=${encodeURIComponent(q)}`));
      expect([sort, await find('vendedor')]).toEqual([sort, [seller.id]]);
      expect([sort, await find('atención al cliente')]).toEqual([sort, [support.id]]);
      expect([sort, await find('accounting')]).toEqual([sort, [books.id]]);
    }
  });

  it('finds related work if there is no exact match, in every order', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const developer = await createCandidate('Alma', 'Vidal', { jobTitle: 'Full Stack Developer', skills: ['Node.js'] });
    await createCandidate('Rui', 'Prado', { jobTitle: 'Nurse', skills: ['Triage'] });
    for (const sort of ['match', 'newest', 'rate']) {
      const find = async (q: string) =>
        responseIds(await company.get(`/api/candidates/browse?sort=${sort}&q=${encodeURIComponent(q)}`));
      expect([sort, await find('desarrollo web')]).toEqual([sort, [developer.id]]);
      expect([sort, await find('ana desarrollo web')]).toEqual([sort, []]);
      expect([sort, await find('quickbooks')]).toEqual([sort, []]);
    }
  });

  it('searches places, unless names are hidden', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const here = await createCandidate('Alma', 'Vidal', { jobTitle: 'Bookkeeper', country: 'CO', city: 'Bogotá' });
    const there = await createCandidate('Rui', 'Prado', { jobTitle: 'Bookkeeper', country: 'BR', city: 'São Paulo' });
    for (const sort of ['match', 'newest', 'rate']) {
      const find = async (q: string, names = '') =>
        responseIds(await company.get(`/api/candidates/browse?sort=${sort}&q=${encodeURIComponent(q)}${names}`));
      expect([sort, await find('bookkeeper in Colombia')]).toEqual([sort, [here.id]]);
      expect([sort, await find('Bogotá')]).toEqual([sort, [here.id]]);
      expect([sort, await find('contador en Brasil')]).toEqual([sort, [there.id]]);
      expect([sort, await find('Brazil')]).toEqual([sort, [there.id]]);
      expect([sort, await find('Bogotá', '&names=hidden')]).toEqual([sort, []]);
      expect([sort, await find('bookkeeper in Colombia', '&names=hidden')]).toEqual([sort, []]);
    }
  });

  it('puts the best results first when sorted by match: names, then the work, then skills', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id, title: 'Data Engineer', requiredSkills: ['Sales', 'SQL'] });
    const skilled = await createCandidate('Ivo', 'Luna', { jobTitle: 'Data Engineer', skills: ['Sales', 'SQL'] });
    const seller = await createCandidate('Alma', 'Vidal', { jobTitle: 'Sales Representative', skills: ['CRM'] });
    const namesake = await createCandidate('Rui', 'Sales', { jobTitle: 'Nurse', skills: ['Triage'] });
    const find = async (query: string) => responseIds(await company.get(`/api/candidates/browse?${query}`));
    expect(await find('q=sales')).toEqual([namesake.id, seller.id, skilled.id]);
    expect(await find('q=ventas')).toEqual([seller.id, skilled.id]);
    const pages = await fetchAllPages(company, '/api/candidates/browse?q=sales&limit=1');
    expect(pages.map(({ id }) => id)).toEqual([namesake.id, seller.id, skilled.id]);
  });

  it('puts the best results of a search first even without an open job', async () => {
    const company = await world.company();
    const related = await createCandidate('Ivo', 'Luna', { jobTitle: 'Accountant', skills: ['Excel'] });
    const exact = await createCandidate('Alma', 'Vidal', { jobTitle: 'Bookkeeper', skills: ['Excel'] });
    const find = async (q: string) => responseIds(await company.get(`/api/candidates/browse?q=${q}`));
    expect(await find('bookkeeper')).toEqual([exact.id, related.id]);
    expect(await find('accountant')).toEqual([related.id, exact.id]);
  });

  it('finds titles in other languages and spellings by English words, in every order', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const accountant = await createCandidate('Alma', 'Vidal', { jobTitle: 'Contadora Pública', skills: ['Excel'] });
    const designer = await createCandidate('Rui', 'Prado', { jobTitle: 'Diseñador gráfico', skills: ['Figma'] });
    const developer = await createCandidate('Eva', 'Rojas', { jobTitle: 'Front-end Programmer', skills: ['React'] });
    for (const sort of ['match', 'newest', 'rate']) {
      const find = async (q: string) =>
        responseIds(await company.get(`/api/candidates/browse?sort=${sort}&q=${encodeURIComponent(q)}`));
      expect(await find('accountant')).toEqual([accountant.id]);
      expect(await find('contadora')).toEqual([accountant.id]);
      expect(await find('graphic designer')).toEqual([designer.id]);
      expect(await find('frontend developer')).toEqual([developer.id]);
    }
  });

  it('does not correct a word that has an exact match', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    await createCandidate('Bruno', 'Costa', { jobTitle: 'React Developer', skills: ['React'] });
    const reakt = await createCandidate('Igor', 'Reakt', { jobTitle: 'Welder', skills: ['Welding'] });
    for (const sort of ['match', 'newest', 'rate']) {
      expect(responseIds(await company.get(`/api/candidates/browse?sort=${sort}&q=reakt`))).toEqual([reakt.id]);
    }
  });

  it('returns each match of a search with a typo once across pages', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    for (let made = 0; made < 5; made++) await world.build.candidate({ jobTitle: 'Bookkeeper' });
    for (const sort of ['match', 'newest', 'rate']) {
      const rows = await fetchAllPages(company, `/api/candidates/browse?q=bookeeper&limit=2&sort=${sort}`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
      expect(rows).toHaveLength(5);
    }
  });

  it('requires all skills of the filter, in any spelling', async () => {
    const company = await world.company();
    const both = await world.build.candidate({ skills: ['ReactJS', 'Postgres'] });
    await world.build.candidate({ skills: ['React'] });
    expect(responseIds(await company.get('/api/candidates/browse?skills=React.js,PostgreSQL'))).toEqual([both.id]);
    expect(responseIds(await company.get('/api/candidates/browse?skills=react'))).toHaveLength(2);
    expect(responseIds(await company.get('/api/candidates/browse?skills=,%20,'))).toHaveLength(2);
    expect(responseIds(await company.get('/api/candidates/browse?skills=unheard-of'))).toEqual([]);
  });

  it('filters by availability, experience and rate; a missing rate never matches a rate filter', async () => {
    const company = await world.company();
    const cheap = await world.build.candidate({ hourlyRate: 10, availability: 'part-time', experience: '0-1' });
    const expensive = await world.build.candidate({ hourlyRate: 90, availability: 'contract', experience: '10+' });
    await world.build.candidate({ hourlyRate: null, availability: null, experience: null });
    const find = async (query: string) => responseIds(await company.get(`/api/candidates/browse?${query}`));
    expect(await find('availability=part-time')).toEqual([cheap.id]);
    expect(await find('experience=10%2B')).toEqual([expensive.id]);
    expect(await find('minRate=11')).toEqual([expensive.id]);
    expect(await find('maxRate=10')).toEqual([cheap.id]);
    expect(await find('minRate=10&maxRate=90&sort=rate')).toEqual([cheap.id, expensive.id]);
    expect(await find('minRate=20&maxRate=10')).toEqual([]);
    expect(await find('availability=&experience=&minRate=&maxRate=')).toHaveLength(3);
  });

  it('refuses an invalid query', async () => {
    const company = await world.company();
    for (const query of [
      'availability=never',
      'experience=2',
      'minRate=x',
      'maxRate=-1',
      'sort=best',
      'jobId=7',
      'limit=0',
      'limit=x',
      'cursor=x',
      `q=${'x'.repeat(201)}`,
      'q=%00',
    ]) {
      const response = await company.get(`/api/candidates/browse?${query}`);
      expect([query, response.status]).toEqual([query, 400]);
    }
  });
});

describe('the order by match', () => {
  it('uses the score of each candidate against their best-fitting open job', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const books = await world.build.job({ companyId, title: 'Bookkeeper', requiredSkills: ['QuickBooks', 'Excel'] });
    const web = await world.build.job({ companyId, title: 'React Developer', requiredSkills: ['React'] });
    await world.build.job({ companyId, title: 'Nurse', requiredSkills: ['Triage'], status: 'paused' });
    const bookkeeper = await world.build.candidate({ jobTitle: 'Bookkeeper', skills: ['QuickBooks', 'Excel'] });
    const nurse = await world.build.candidate({ jobTitle: 'Nurse', skills: ['Triage'], bio: 'Nights on the ward.' });
    const developer = await world.build.candidate({ jobTitle: 'React Developer', skills: ['React'] });
    const { body } = await company.get('/api/candidates/browse');
    const found = new Map(body.map((row: ScoredCandidate) => [row.id, row.compatibility?.jobId]));
    expect(found.get(bookkeeper.id)).toBe(books.id);
    expect(found.get(developer.id)).toBe(web.id);
    expect(responseIds({ body } as TestResponse).at(-1)).toBe(nurse.id);
    const scores = body.map((row: ScoredCandidate) => row.compatibilityScore);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    for (const row of body) {
      expect(row.compatibilityScore).toBe(row.compatibility.score);
      expect((await company.get(`/api/candidates/${row.id}`)).body.compatibility).toMatchObject(row.compatibility);
    }
  });

  it('uses the chosen job, which must be an open job of the company', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const job = await world.build.job({ companyId, title: 'Nurse', requiredSkills: ['Triage'] });
    await world.build.job({ companyId });
    const nurse = await world.build.candidate({ jobTitle: 'Nurse', skills: ['Triage'] });
    const developer = await world.build.candidate();
    const { body } = await company.get(`/api/candidates/browse?jobId=${job.id}`);
    expect(body.map((row: ScoredCandidate) => [row.id, row.compatibility?.jobId])).toEqual([
      [nurse.id, job.id],
      [developer.id, job.id],
    ]);
    const foreign = await world.build.job();
    expect((await company.get(`/api/candidates/browse?jobId=${foreign.id}`)).status).toBe(404);
  });

  it('falls back to newest first, without scores, if no job is open', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id, status: 'closed' });
    const older = await world.build.candidate({ createdAt: '2025-01-01T00:00:00.000Z' });
    const newer = await world.build.candidate({ createdAt: '2025-01-02T00:00:00.000Z' });
    const { body } = await company.get('/api/candidates/browse');
    expect(body).toMatchObject([
      { id: newer.id, compatibilityScore: null, compatibility: null },
      { id: older.id, compatibilityScore: null, compatibility: null },
    ]);
  });
});

describe('paging the list of candidates', () => {
  const seed = async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const skills = [['React'], ['React', 'Node.js'], ['Excel'], ['React', 'Node.js', 'PostgreSQL']];
    for (let index = 0; index < 13; index += 1) {
      await world.build.candidate({
        skills: skills[index % skills.length] ?? [],
        hourlyRate: index % 3 === 0 ? null : 10 + (index % 5),
        createdAt: `2025-01-${10 + Math.floor(index / 2)}T00:00:00.000Z`,
      });
    }
    return company;
  };

  it('returns every candidate once, in the same order as a single page, for every sort', async () => {
    const company = await seed();
    for (const sort of ['match', 'newest', 'rate']) {
      const whole = responseIds(await company.get(`/api/candidates/browse?sort=${sort}&limit=100`));
      expect(new Set(whole).size).toBe(13);
      for (const limit of [1, 4, 13]) {
        const rows = await fetchAllPages(company, `/api/candidates/browse?sort=${sort}&limit=${limit}`);
        expect(rows.map(({ id }) => id)).toEqual(whole);
      }
    }
  });

  it('puts the lowest rate first and missing rates last when sorted by rate', async () => {
    const company = await seed();
    const rates = (await fetchAllPages(company, '/api/candidates/browse?sort=rate&limit=5')).map(
      (row) => row.hourlyRate,
    );
    const knownRates = rates.filter((rate) => rate !== null);
    expect(rates).toEqual([...knownRates.toSorted((a, b) => a - b), null, null, null, null, null]);
  });

  it('neither repeats nor skips anyone if new candidates are added between pages', async () => {
    const company = await seed();
    for (const sort of ['match', 'newest', 'rate']) {
      const before = responseIds(await company.get(`/api/candidates/browse?sort=${sort}&limit=100`));
      const first = await company.get(`/api/candidates/browse?sort=${sort}&limit=6`);
      await world.build.candidate({ hourlyRate: 11 });
      const rest = await fetchAllPages(company, nextLink(first) ?? '');
      const ids = [...responseIds(first), ...rest.map(({ id }) => id)];
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => before.includes(id))).toEqual(before);
    }
  });

  it('keeps the order of the first page if the company posts a job between pages', async () => {
    const company = await world.company();
    for (let count = 0; count < 3; count += 1) await world.build.candidate();
    const first = await company.get('/api/candidates/browse?limit=2');
    await world.build.job({ companyId: company.company.id });
    const second = await company.get(nextLink(first) ?? '');
    expect(new Set([...responseIds(first), ...responseIds(second)]).size).toBe(3);
    expect(second.body[0].compatibilityScore).not.toBeNull();
  });

  it('refuses the cursor of another sort', async () => {
    const company = await seed();
    const byRate = nextLink(await company.get('/api/candidates/browse?sort=rate&limit=2')) ?? '';
    const cursor = new URL(byRate, 'http://host').searchParams.get('cursor') ?? '';
    for (const sort of ['newest', 'match']) {
      expect((await company.get(`/api/candidates/browse?sort=${sort}&cursor=${cursor}`)).status).toBe(400);
    }
  });
});
