/** Filters by country, English, hours in common and availability date. Browse and the list of people who fit a job share them. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';
import { candidates } from './candidates.tables.ts';

const world = useTestApp();

const SORTS = ['match', 'newest', 'rate'];

/** Creates a company with a job in New York, and four people with different profiles. */
const createScene = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id, timezone: 'America/New_York' });
  const build = (values: Parameters<typeof world.build.candidate>[0]) => world.build.candidate(values);
  const people = {
    bogota: await build({
      country: 'CO',
      englishLevel: 'C1',
      timezone: 'America/Bogota',
      availableFrom: '2027-01-15',
      hourlyRate: 20,
    }),
    madrid: await build({ country: 'ES', englishLevel: 'B1', timezone: 'Europe/Madrid', hourlyRate: 30 }),
    lima: await build({
      country: 'PE',
      englishLevel: 'native',
      timezone: 'UTC-5',
      availableFrom: '2027-03-01',
      hourlyRate: 40,
    }),
    silent: await build({ timezone: 'wherever', hourlyRate: null }),
  };
  const namesById = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  const namesIn = ({ status, body }: TestResponse): string[] => {
    expect(status).toBe(200);
    return body.map(({ id }: { id: string }) => namesById.get(id)).toSorted();
  };
  /** Returns the people that a query finds. Checks that every sort order and the list of people who fit the job agree. */
  const find = async (query: string): Promise<string[]> => {
    const matches = await company.get(`/api/jobs/${job.id}/matches?${query}`);
    const found = namesIn(matches);
    expect(matches.headers['x-total-count']).toBe(String(found.length));
    for (const sort of SORTS) {
      const browse = await company.get(`/api/candidates/browse?jobId=${job.id}&sort=${sort}&${query}`);
      expect([sort, namesIn(browse), browse.headers['x-total-count']]).toEqual([sort, found, String(found.length)]);
    }
    return found;
  };
  return { company, job, people, find, namesIn };
};

describe('filters of lists of people', () => {
  it('find the same people in every order and in the list of people who fit a job', async () => {
    const { find } = await createScene();
    expect(await find('')).toEqual(['bogota', 'lima', 'madrid', 'silent']);
    expect(await find('country=CO')).toEqual(['bogota']);
    expect(await find('country=ES,PE,ES')).toEqual(['lima', 'madrid']);
    expect(await find('country=UY')).toEqual([]);
    expect(await find('minEnglish=A1')).toEqual(['bogota', 'lima', 'madrid']);
    expect(await find('minEnglish=B2')).toEqual(['bogota', 'lima']);
    expect(await find('minEnglish=native')).toEqual(['lima']);
    expect(await find('minOverlap=2')).toEqual(['bogota', 'lima', 'madrid']);
    expect(await find('minOverlap=4')).toEqual(['bogota', 'lima']);
    expect(await find('minOverlap=7')).toEqual(['bogota', 'lima']);
    // In July, New York is an hour ahead of Bogotá and Lima.
    expect(await find('minOverlap=8')).toEqual([]);
    expect(await find('availableBy=2027-01-14')).toEqual(['madrid', 'silent']);
    expect(await find('availableBy=2027-01-15')).toEqual(['bogota', 'madrid', 'silent']);
    expect(await find('country=CO,PE&minEnglish=C1&minOverlap=6&availableBy=2027-02-01')).toEqual(['bogota']);
    expect(await find('country=&minEnglish=&minOverlap=&availableBy=')).toHaveLength(4);
  });

  it('count hours in common with the shift stated in the job text', async () => {
    const { find, company, job } = await createScene();
    const night = 'You keep our books at night. Working hours: 2am to 10am Eastern.';
    expect((await company.patch(`/api/jobs/${job.id}`, { description: night })).status).toBe(200);
    // 2 to 10 in New York is 8 to 16 in Madrid.
    expect(await find('minOverlap=7')).toEqual(['madrid']);
    const { body } = await company.get(`/api/jobs/${job.id}/matches?minOverlap=7`);
    expect(body).toMatchObject([{ sharedHours: 7 }]);
  });

  it('include people without a score, and hired people only on request', async () => {
    const { find, people, company, namesIn } = await createScene();
    const { id } = people.lima;
    await world.db.update(candidates).set({ committedHours: 45 }).where(eq(candidates.id, id));
    await world.db.update(candidates).set({ scoreOptOut: true }).where(eq(candidates.id, people.bogota.id));
    expect(await find('minEnglish=C1')).toEqual(['bogota']);
    expect(await find('minEnglish=C1&includeHired=true')).toEqual(['bogota', 'lima']);
    expect(await find('availableBy=2027-01-14&minEnglish=B1')).toEqual(['madrid']);
    expect(namesIn(await company.get('/api/candidates/browse?minEnglish=C1&includeHired=true&explain=true'))).toEqual([
      'bogota',
      'lima',
    ]);
  });

  it('apply to a changed profile immediately', async () => {
    const { find } = await createScene();
    const person = await world.candidate({ country: 'UY', englishLevel: 'A2', timezone: 'wherever' });
    expect((await find('country=UY')).length).toBe(1);
    const changes = { country: 'CL', englishLevel: 'C2', timezone: 'America/Santiago', availableFrom: '2027-06-01' };
    expect((await person.patch('/api/candidates/my-profile', changes)).status).toBe(200);
    expect(await find('country=UY')).toEqual([]);
    expect((await find('country=CL')).length).toBe(1);
    expect((await find('minEnglish=C2')).length).toBe(2);
    expect((await find('minOverlap=6&country=CL')).length).toBe(1);
    expect((await find('country=CL&availableBy=2027-05-31')).length).toBe(0);
  });

  it('return pages without gaps, and the total with the first page', async () => {
    const { company, namesIn } = await createScene();
    for (const sort of SORTS) {
      const first = await company.get(`/api/candidates/browse?sort=${sort}&minEnglish=A1&limit=2`);
      expect(first.headers['x-total-count']).toBe('3');
      const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
      const second = await company.get(next);
      expect([...namesIn(first), ...namesIn(second)].toSorted()).toEqual(['bogota', 'lima', 'madrid']);
      expect(second.headers.link).toBeUndefined();
    }
  });

  it('count hours in common with the company if the job states no time zone', async () => {
    const { company, namesIn } = await createScene();
    const silent = await world.build.job({ companyId: company.company.id, timezone: null });
    const browse = (query: string) => company.get(`/api/candidates/browse?minOverlap=7&${query}`);
    expect((await company.get(`/api/jobs/${silent.id}/matches?minOverlap=7`)).body.errors).toMatchObject([
      { path: 'minOverlap', message: 'Add a time zone to the job or to your interview hours first' },
    ]);
    // Without a chosen job and without interview hours, the time zone of an open job is used.
    expect(namesIn(await browse(''))).toEqual(['bogota', 'lima']);
    const spans = (await company.get('/api/companies/my-company/hours')).body.spans;
    const hours = { timeZone: 'Europe/Madrid', spans };
    expect((await company.put('/api/companies/my-company/hours', hours)).status).toBe(200);
    expect(namesIn(await browse(''))).toEqual(['madrid']);
    expect(namesIn(await browse(`jobId=${silent.id}`))).toEqual(['madrid']);
    expect(namesIn(await company.get(`/api/jobs/${silent.id}/matches?minOverlap=7`))).toEqual(['madrid']);
  });

  it('refuse invalid values and name the field', async () => {
    const { company, job } = await createScene();
    const invalid = {
      country: ['ZZ', 'co', 'CO,ZZ', 'CO,', '%00', 'C'.repeat(300)],
      minEnglish: ['C3', 'b2', 'fluent'],
      minOverlap: ['0', '9', '4.5', '-1', 'x'],
      availableBy: ['tomorrow', '2027-02-30', '2027-01', '1999-01-01', '2027-01-01T00:00:00Z'],
      includeHired: ['yes'],
    };
    for (const [field, values] of Object.entries(invalid)) {
      for (const value of values) {
        for (const path of ['/api/candidates/browse', `/api/jobs/${job.id}/matches`]) {
          const { status, body } = await company.get(`${path}?${field}=${value}`);
          expect([field, value, status, body.errors?.[0]?.path]).toEqual([field, value, 400, field]);
        }
      }
    }
  });

  it('refuse a country while names are hidden, because the country is hidden too', async () => {
    const { company, job } = await createScene();
    for (const path of ['/api/candidates/browse', `/api/jobs/${job.id}/matches`]) {
      const { status, body } = await company.get(`${path}?names=hidden&country=CO`);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'country']);
      expect((await company.get(`${path}?names=hidden&minEnglish=C1`)).body).toHaveLength(2);
    }
  });
});
