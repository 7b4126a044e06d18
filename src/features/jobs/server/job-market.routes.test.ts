/** Market statistics for a job draft: counts of people, and rates only if at least eight people state one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });
const PATH = '/api/jobs/market';

const glassblower = { title: 'Glassblower', requiredSkills: ['Glass blowing', 'Kiln firing'] };

const addGlassblowers = async (rates: readonly (number | null)[]): Promise<void> => {
  for (const hourlyRate of rates) {
    await world.build.candidate({
      jobTitle: 'Glassblower',
      skills: ['Glass blowing', 'Kiln firing'],
      approvalStatus: 'approved',
      hourlyRate,
    });
  }
};

describe('GET /api/market', () => {
  it('returns the numbers of companies, jobs and people to visitors', async () => {
    const counts = (await world.visitor.get('/api/market')).body;
    expect(Object.keys(counts).toSorted()).toEqual(['companies', 'jobs', 'people']);
  });
});

describe('POST /api/jobs/market', () => {
  it('is available only to companies with a profile', async () => {
    expect((await world.visitor.post(PATH, glassblower)).status).toBe(401);
    expect((await (await world.candidate()).post(PATH, glassblower)).status).toBe(403);
    expect((await (await world.newcomer({ accountType: 'company' })).post(PATH, glassblower)).status).toBe(409);
  });

  it('returns empty statistics for a draft that does not describe the work yet', async () => {
    const company = await world.company();
    const response = await company.post(PATH, { description: 'Some words that are not a title.', hourlyBudget: 40.5 });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ fitting: 0, isMore: false, demands: [], rates: null });
  });

  it('counts the people who fit, and shows rates if at least eight of them state one', async () => {
    const company = await world.company();
    const readMarket = async (draft: object) => (await company.post(PATH, draft)).body;
    await addGlassblowers([10, 12, 14, 15, 16, 18, 40]);
    await world.build.candidate({ jobTitle: 'Nurse', skills: ['Nursing'], approvalStatus: 'approved', hourlyRate: 30 });
    await addGlassblowers([null]);
    expect(await readMarket(glassblower)).toMatchObject({ fitting: 8, isMore: false, rates: null });

    await addGlassblowers([20]);
    // Rates for the same words are cached for a few minutes, so the title is spelled differently.
    const market = await readMarket({ ...glassblower, title: 'GLASSBLOWER' });
    expect(market).toMatchObject({ fitting: 9, isMore: false, rates: { from: 12, to: 18, people: 8 } });
  });

  it("shows the rates of people who do the work, regardless of the draft's pay", async () => {
    const company = await world.company();
    await addGlassblowers([10, 12, 14, 15, 16, 18, 40, 20]);
    const weights = { rate: 2, skills: 0.5, title: 0.5 };
    const lowBudget = { ...glassblower, title: 'glassblower', hourlyBudget: 1, factorWeights: weights };
    const { rates } = (await company.post(PATH, lowBudget)).body;
    expect(rates).toEqual({ from: 12, to: 18, people: 8 });
    const keeper = { title: 'Lighthouse keeper', requiredSkills: ['Fog signals'] };
    expect((await company.post(PATH, keeper)).body).toMatchObject({ fitting: 0, rates: null });
  });

  it('rejects unknown countries and names the field', async () => {
    const company = await world.company();
    const { status, body } = await company.post(PATH, { ...glassblower, countries: ['CO', 'ZZ'] });
    expect(status).toBe(400);
    expect(body.errors[0].path).toMatch(/^countries/);
  });

  it('is rate limited per company', async () => {
    const company = await world.company();
    for (let count = 0; count < RATE_LIMITS['market-looks-unverified'].hits; count++) {
      expect((await company.post(PATH, {})).status).toBe(200);
    }
    const rejection = await company.post(PATH, {});
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (await world.company()).post(PATH, {})).status).toBe(200);
  });
});

/** Removes a demand from a draft, using only what the response contains. */
const withoutDemand = (draft: Record<string, unknown>, { field, value }: { field: string; value: unknown }): object =>
  field === 'requiredSkills'
    ? { ...draft, requiredSkills: (draft['requiredSkills'] as string[]).filter((skill) => skill !== value) }
    : { ...draft, [field]: undefined };

describe('the demands of a draft', () => {
  const unlimited = useTestApp();

  it('list each required skill and each stated condition', async () => {
    const company = await unlimited.company();
    for (const country of ['CO', 'CO', 'UY', 'UY', 'UY']) {
      const skills = ['Glass blowing', 'Annealing'];
      await unlimited.build.candidate({ jobTitle: 'Glassblower', skills, approvalStatus: 'approved', country });
    }
    const draft = { title: 'Glassblower', requiredSkills: ['Glass blowing', 'Annealing'], countries: ['CO'] };
    const weights = { country: 2, title: 0.5, skills: 0.5 };
    const { body } = await company.post(PATH, { ...draft, hoursPerWeek: 40, factorWeights: weights });
    expect(body.demands.map(({ field, value }: { field: string; value: unknown }) => [field, value])).toEqual([
      ['requiredSkills', 'Glass blowing'],
      ['requiredSkills', 'Annealing'],
      ['countries', ['CO']],
      ['hoursPerWeek', 40],
    ]);
  });

  it('state how many more people fit a draft without the demand', async () => {
    const company = await unlimited.company();
    const skills = ['Payroll', 'Excel', 'QuickBooks'];
    const countries = ['CO', 'MX', 'UY', null];
    for (let index = 0; index < 24; index += 1) {
      await unlimited.build.candidate({
        jobTitle: ['Bookkeeper', 'Accountant', 'Payroll clerk'][index % 3] ?? '',
        skills: skills.slice(0, 1 + (index % 3)),
        approvalStatus: 'approved',
        country: countries[index % 4] ?? null,
        timezone: ['America/Bogota', 'Europe/Madrid'][index % 2] ?? null,
        availability: (['full-time', 'part-time'] as const)[(index >> 1) % 2] ?? null,
        hourlyRate: 10 + index,
        experience: (['0-1', '3-5', '10+'] as const)[(index >> 2) % 3] ?? null,
      });
    }
    const drafts = fc.record(
      {
        title: fc.constant('Bookkeeper'),
        requiredSkills: fc.subarray(skills, { minLength: 1 }),
        experience: fc.constantFrom('1-3', '10+'),
        hourlyBudget: fc.integer({ min: 8, max: 40 }),
        jobType: fc.constantFrom('full-time', 'part-time'),
        timezone: fc.constantFrom('America/New_York', 'America/Los_Angeles'),
        countries: fc.subarray(['CO', 'MX', 'ES'], { minLength: 1 }),
        hoursPerWeek: fc.integer({ min: 5, max: 45 }),
      },
      { requiredKeys: ['title'] },
    );
    let costly = 0;
    const readMarket = async (draft: object) => (await company.post(PATH, draft)).body;
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const { fitting, demands } = await readMarket(draft);
        for (const demand of demands) {
          const without = await readMarket(withoutDemand(draft, demand));
          expect([demand, without.fitting - fitting]).toEqual([demand, demand.more]);
          if (demand.more > 0) costly += 1;
        }
      }),
      { numRuns: 20 },
    );
    expect(costly).toBeGreaterThan(0);
  });
});
