/** Optional profile parts: valid input, storage, visibility, and error messages. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const MINE = '/api/candidates/my-profile';
const BASE = { jobTitle: 'Bookkeeper', skills: ['QuickBooks'] };
const UNSTORABLE = 'Contains a character we can’t save';
const DATE_ERROR = 'Must be a year, or a year and a month, such as 2024 or 2024-05';
const POSITION = { title: 'Bookkeeper', company: 'Grupo Aroeira', start: '2021-03', end: '2023-06', summary: 'Books.' };
const FULL_PROFILE = {
  country: 'CO',
  city: 'Bogotá',
  englishLevel: 'B2',
  languages: [
    { language: 'es', level: 'native' },
    { language: 'pt-BR', level: 'B1' },
  ],
  availableFrom: '2026-12-01',
  linkedinUrl: 'https://www.linkedin.com/in/lucia',
  portfolioUrl: 'https://lucia.example.com/work?x=1#top',
  positions: [{ title: 'Head of books', company: null, start: '2023-07', end: null, summary: null }, POSITION],
  education: [
    { school: 'Universidad del Valle', degree: 'BSc', field: 'Accounting', start: '2014-01', end: '2018-12' },
  ],
};

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const patch = async (body: object): Promise<TestResponse> => (await world.candidate()).patch(MINE, body);
const fetchErrors = async (body: object) => {
  const response = await patch(body);
  expect(response.status).toBe(400);
  return response.body.errors as { path: string; message: string }[];
};
const monthsAgo = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15)).toISOString().slice(0, 7);
};

describe('optional profile parts', () => {
  it('are accepted at setup and returned unchanged', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    const created = await candidate.post('/api/candidates', { ...BASE, ...FULL_PROFILE });
    expect(created).toMatchObject({ status: 201, body: { ...BASE, ...FULL_PROFILE } });
    expect((await candidate.get(MINE)).body).toMatchObject(FULL_PROFILE);
  });

  it('treat null, empty and absent as "not stated"', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    const emptyProfile = {
      country: null,
      city: null,
      englishLevel: null,
      languages: [],
      availableFrom: null,
      linkedinUrl: null,
      portfolioUrl: null,
      positions: [],
      education: [],
    };
    expect((await candidate.post('/api/candidates', BASE)).body).toMatchObject(emptyProfile);
    await candidate.patch(MINE, FULL_PROFILE);
    const cleared = Object.fromEntries(Object.keys(FULL_PROFILE).map((field) => [field, null]));
    expect(await candidate.patch(MINE, cleared)).toMatchObject({ status: 200, body: emptyProfile });
    const blank = { country: '', city: ' ', englishLevel: '', availableFrom: '', linkedinUrl: '', portfolioUrl: '' };
    expect((await candidate.patch(MINE, blank)).body).toMatchObject(emptyProfile);
  });

  it('change only if they are sent', async () => {
    const candidate = await world.candidate();
    await candidate.patch(MINE, FULL_PROFILE);
    expect((await candidate.patch(MINE, { city: 'Cali' })).body).toMatchObject({ ...FULL_PROFILE, city: 'Cali' });
  });

  it('sort positions newest first, current positions before all others', async () => {
    const job = (start: string, end: string | null) => ({ title: 'Clerk', start, end });
    const positions = [
      job('2010-01', '2012-01'),
      job('2020-05', null),
      job('2015-02', '2019-01'),
      job('2016-02', '2019-01'),
    ];
    const { body } = await patch({ positions });
    expect(body.positions.map(({ start }: { start: string }) => start)).toEqual([
      '2020-05',
      '2016-02',
      '2015-02',
      '2010-01',
    ]);
    expect(body.positions[0]).toEqual({ title: 'Clerk', company: null, start: '2020-05', end: null, summary: null });
  });

  it('store a language tag in canonical form', async () => {
    const { body } = await patch({ languages: [{ language: ' ES-mx ', level: 'native' }] });
    expect(body.languages).toEqual([{ language: 'es-MX', level: 'native' }]);
  });

  it('report an error inside a list at the exact field', async () => {
    expect(await fetchErrors({ positions: [POSITION, { ...POSITION, start: '2023-07' }] })).toMatchObject([
      { path: 'positions.1.end', message: 'Can’t be before the start' },
    ]);
    expect(await fetchErrors({ positions: [{ ...POSITION, title: ' ' }] })).toMatchObject([
      { path: 'positions.0.title', message: 'Title is required' },
    ]);
    expect(await fetchErrors({ education: [{ start: '2020-01' }] })).toMatchObject([
      { path: 'education.0.school', message: 'School or degree is required' },
    ]);
    expect(
      await fetchErrors({
        languages: [
          { language: 'es', level: 'native' },
          { language: 'ES', level: 'B1' },
        ],
      }),
    ).toMatchObject([{ path: 'languages.1.language', message: 'This language is already listed' }]);
  });

  it.each([
    ['country', 'Must be a country code such as CO', { country: 'XX' }],
    ['country', 'Must be a country code such as CO', { country: 'Colombia' }],
    ['country', 'Must be a country code such as CO', { country: 7 }],
    ['city', 'Must be at most 100 characters', { city: 'x'.repeat(101) }],
    ['city', UNSTORABLE, { city: 'a\u0000b' }],
    ['positions.0.title', UNSTORABLE, { positions: [{ ...POSITION, title: 'a\ud800b' }] }],
    ['positions.0.summary', UNSTORABLE, { positions: [{ ...POSITION, summary: 'a\udc00b' }] }],
    ['education.0.school', UNSTORABLE, { education: [{ school: 'a\ud800b' }] }],
    ['englishLevel', 'Must be one of A1, A2, B1, B2, C1, C2, native', { englishLevel: 'fluent' }],
    ['languages', 'Must be a list', { languages: 'es' }],
    [
      'languages.0.language',
      'Must be a language, such as es or pt-BR',
      { languages: [{ language: 'spanish', level: 'B1' }] },
    ],
    ['languages.0.level', 'Level is required', { languages: [{ language: 'es' }] }],
    ['availableFrom', 'Must be a day such as 2026-01-31', { availableFrom: '2026-02-30' }],
    ['availableFrom', 'This date is too far in the future', { availableFrom: '2099-01-01' }],
    ['linkedinUrl', 'Valid LinkedIn URL required', { linkedinUrl: 'javascript:alert(1)' }],
    ['linkedinUrl', 'Valid LinkedIn URL required', { linkedinUrl: 'https://www.linkedin.com@evil.example/' }],
    ['portfolioUrl', 'Valid portfolio URL required', { portfolioUrl: 'http://127.0.0.1/' }],
    ['portfolioUrl', 'Valid portfolio URL required', { portfolioUrl: 'http://localhost/' }],
    ['positions.0.start', DATE_ERROR, { positions: [{ ...POSITION, start: '2021-' }] }],
    ['positions.0.start', DATE_ERROR, { positions: [{ ...POSITION, start: '-05' }] }],
    ['positions.0.start', DATE_ERROR, { positions: [{ ...POSITION, start: '2021-05-01' }] }],
    ['positions.0.start', DATE_ERROR, { positions: [{ ...POSITION, start: null }] }],
    ['positions.0.end', DATE_ERROR, { positions: [{ ...POSITION, end: '2023-13' }] }],
    ['education.0.start', DATE_ERROR, { education: [{ school: 'X', start: '2023-' }] }],
    ['positions.0.start', 'Can’t be in the future', { positions: [{ ...POSITION, start: '2098', end: null }] }],
    ['positions.0.end', 'Can’t be in the future', { positions: [{ ...POSITION, end: '2098' }] }],
    ['positions.0.end', 'Can’t be before the start', { positions: [{ ...POSITION, start: '2021', end: '2020' }] }],
    ['positions.0.end', 'Can’t be before the start', { positions: [{ ...POSITION, start: '2021-03', end: '2020' }] }],
    ['positions.0.end', 'Can’t be before the start', { positions: [{ ...POSITION, start: '2021', end: '2020-12' }] }],
    ['positions.0.start', 'Can’t be in the future', { positions: [{ ...POSITION, start: '2098-01', end: null }] }],
    ['positions.0.end', 'Can’t be in the future', { positions: [{ ...POSITION, end: '2098-01' }] }],
    ['positions', 'At most 30 positions', { positions: repeat(31, POSITION) }],
    [
      'positions',
      'The text in these fields is too long in total',
      { positions: repeat(5, { ...POSITION, summary: 'x'.repeat(9_000) }) },
    ],
    ['positions.0', 'This isn’t valid', { positions: [null] }],
    ['education', 'At most 10 entries', { education: repeat(11, FULL_PROFILE.education[0]) }],
    ['education.0.end', 'This date is too far in the future', { education: [{ school: 'X', end: '2098' }] }],
    ['education.0.end', 'This date is too far in the future', { education: [{ school: 'X', end: '2098-01' }] }],
  ])('refuse an invalid %s: %s', async (path, message, body) => {
    expect(await fetchErrors(body)).toContainEqual(expect.objectContaining({ path, message }));
  });

  it.each([
    ['2015', '2015'],
    ['2015', '2015-03'],
    ['2015-03', '2015'],
    ['2015', null],
    [monthsAgo(0).slice(0, 4), monthsAgo(0).slice(0, 4)],
  ])('store a year without adding a month: %s to %s', async (start, end) => {
    const body = {
      positions: [{ ...POSITION, start, end }],
      education: [{ ...FULL_PROFILE.education[0], start, end }],
    };
    expect(await patch(body)).toMatchObject({ status: 200, body });
  });

  it('sort a year without a month in the middle of its months', async () => {
    const job = (start: string, end: string) => ({ title: 'Clerk', start, end });
    const positions = [job('2010', '2015'), job('2011', '2015-09'), job('2012', '2015-03'), job('2009', '2016')];
    const { body } = await patch({ positions });
    expect(body.positions.map(({ end }: { end: string }) => end)).toEqual(['2016', '2015-09', '2015', '2015-03']);
  });

  it('accept thirty positions, including one that starts and ends this month', async () => {
    const positions = [{ ...POSITION, start: monthsAgo(0), end: monthsAgo(0) }, ...repeat(29, POSITION)];
    expect((await patch({ positions })).status).toBe(200);
  });

  it("are all shown to companies on the candidate's page, and only some of them in lists", async () => {
    const candidate = await world.candidate();
    await candidate.patch(MINE, FULL_PROFILE);
    const company = await world.company();
    const { id } = candidate.candidate;
    expect((await company.get(`/api/candidates/${id}`)).body).toMatchObject(FULL_PROFILE);
    const [listed] = (await company.get('/api/candidates/browse')).body;
    expect(listed).toMatchObject({ country: 'CO', city: 'Bogotá', englishLevel: 'B2', availableFrom: '2026-12-01' });
    for (const field of ['positions', 'education', 'languages', 'linkedinUrl'])
      expect(listed).not.toHaveProperty(field);
    const [compared] = (await company.get(`/api/candidates/compare?ids=${id}`)).body;
    expect(compared).toMatchObject({ languages: FULL_PROFILE.languages, education: FULL_PROFILE.education });
    expect(compared.positions[1]).toEqual({
      title: 'Bookkeeper',
      company: 'Grupo Aroeira',
      start: '2021-03',
      end: '2023-06',
    });
  });

  it('are in the account export in full', async () => {
    const candidate = await world.candidate();
    await candidate.patch(MINE, FULL_PROFILE);
    expect((await candidate.get('/api/account/export')).body.candidate).toMatchObject(FULL_PROFILE);
  });

  it('keep a phone number in one format, and show it only to the candidate before an offer', async () => {
    const candidate = await world.candidate();
    const company = await world.company();
    const admin = await world.admin();
    const { id } = candidate.candidate;
    expect((await candidate.patch(MINE, { phone: ' +57 (300) 123-4567 ' })).body.phone).toBe('+573001234567');
    expect((await candidate.get(MINE)).body.phone).toBe('+573001234567');
    expect((await candidate.get('/api/account/export')).body.candidate.phone).toBe('+573001234567');
    for (const reader of [company, admin, candidate])
      expect((await reader.get(`/api/candidates/${id}`)).body).not.toHaveProperty('phone');
    for (const path of ['browse', `compare?ids=${id}`])
      expect(JSON.stringify((await company.get(`/api/candidates/${path}`)).body)).not.toContain('3001234567');
    expect((await candidate.patch(MINE, { bio: 'Books.' })).body.phone).toBe('+573001234567');
    expect((await candidate.patch(MINE, { phone: '' })).body.phone).toBeNull();
  });

  it('show a phone number only to companies with an open offer or a hire', async () => {
    const candidate = await world.candidate();
    const [company, other] = [await world.company(), await world.company()];
    await candidate.patch(MINE, { phone: '+573001234567' });
    const { id: candidateId } = candidate.candidate;
    const createApplication = async (client: typeof company): Promise<string> => {
      const companyId = client.company.id;
      const job = await world.build.job({ companyId });
      const application = await world.build.application({
        jobId: job.id,
        companyId,
        candidateId,
        status: 'interviewing',
      });
      return application.id;
    };
    const applicationId = await createApplication(company);
    await createApplication(other);
    const fetchPhone = async (client: typeof company) =>
      (await client.get(`/api/candidates/${candidateId}`)).body.phone;
    expect(await fetchPhone(company)).toBeUndefined();
    const startDate = new Date().toISOString().slice(0, 10);
    const terms = { hourlyRate: 28, hoursPerWeek: 30, employmentType: 'part-time', startDate };
    const { body: offer } = await company.post(`/api/applications/${applicationId}/offers`, terms);
    expect(await fetchPhone(company)).toBe('+573001234567');
    expect(await fetchPhone(other)).toBeUndefined();
    await candidate.post(`/api/offers/${offer.id}/accept`, { version: 1 });
    expect(await fetchPhone(company)).toBe('+573001234567');
    await candidate.patch(MINE, { phone: '' });
    expect(await fetchPhone(company)).toBeUndefined();
  });

  it('refuse a phone number without its country code', async () => {
    expect(await fetchErrors({ phone: '300 123 4567' })).toMatchObject([
      { path: 'phone', message: 'Start with + and the country code, such as +57 300 123 4567' },
    ]);
  });

  it('are also checked by database constraints', async () => {
    const { candidate } = await world.candidate();
    const set = (change: string) =>
      world.db.execute(sql.raw(`update candidates set ${change} where id = '${candidate.id}'`));
    await expect(set(`country = 'Colombia'`)).rejects.toThrow(/Failed query/);
    await expect(set(`english_level = 'fluent'`)).rejects.toThrow(/Failed query/);
    await expect(set(`phone = '3001234567'`)).rejects.toThrow(/Failed query/);
    await expect(set(`positions = '{}'`)).rejects.toThrow(/Failed query/);
    await expect(set(`positions = '[{"start":"2021-02","end":"2021-01"}]'`)).rejects.toThrow(/Failed query/);
    for (const [start, end] of [
      ['2021-02', '2020'],
      ['2021', '2020-12'],
      ['2021', '2020'],
    ])
      await expect(set(`positions = '[{"start":"${start}","end":"${end}"}]'`)).rejects.toThrow(/Failed query/);
    for (const [start, end] of [
      ['2021-02', '2021'],
      ['2021', '2021-01'],
      ['2021', '2021'],
    ])
      await expect(set(`positions = '[{"start":"${start}","end":"${end}"}]'`)).resolves.toBeDefined();
    await expect(set(`positions = (select jsonb_agg(n) from generate_series(1, 31) n)`)).rejects.toThrow(
      /Failed query/,
    );
    await expect(set(`positions = '[{"start":"2021-02","end":null}]'`)).resolves.toBeDefined();
  });
});
