/** Market figures for a company that writes a job: about existing people, at least eight of them, and without names. */
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
  it('returns public counts of everything listed', async () => {
    const before = (await world.visitor.get('/api/market')).body;
    expect(Object.keys(before).toSorted()).toEqual(['companies', 'jobs', 'people']);
  });
});

describe('POST /api/jobs/market', () => {
  it('is for companies with a profile', async () => {
    expect((await world.visitor.post(PATH, glassblower)).status).toBe(401);
    expect((await (await world.candidate()).post(PATH, glassblower)).status).toBe(403);
    expect((await (await world.newcomer({ accountType: 'company' })).post(PATH, glassblower)).status).toBe(409);
  });

  it('returns nothing for a job that does not describe the work yet', async () => {
    const company = await world.company();
    const response = await company.post(PATH, { description: 'Some words that are not a title.', hourlyBudget: 40.5 });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ fitting: 0, isMore: false, rates: null });
  });

  it('counts who fits, and shows rates from the eighth person', async () => {
    const company = await world.company();
    const look = async (draft: object) => (await company.post(PATH, draft)).body;
    await addGlassblowers([10, 12, 14, 15, 16, 18, 40]);
    await world.build.candidate({ jobTitle: 'Nurse', skills: ['Nursing'], approvalStatus: 'approved', hourlyRate: 30 });
    await addGlassblowers([null]);
    expect(await look(glassblower)).toEqual({ fitting: 8, isMore: false, rates: null });

    await addGlassblowers([20]);
    // Another spelling is another request; results for the same words are cached for a few minutes.
    const market = await look({ ...glassblower, title: 'GLASSBLOWER' });
    expect(market).toEqual({ fitting: 9, isMore: false, rates: { from: 12, to: 18, people: 8 } });
  });

  it("shows the rates of people who do the work, regardless of the draft's pay", async () => {
    const company = await world.company();
    await addGlassblowers([10, 12, 14, 15, 16, 18, 40, 20]);
    const weights = { rate: 2, skills: 0.5, title: 0.5 };
    const poor = { ...glassblower, title: 'glassblower', hourlyBudget: 1, factorWeights: weights };
    const { rates } = (await company.post(PATH, poor)).body;
    expect(rates).toEqual({ from: 12, to: 18, people: 8 });
    const keeper = { title: 'Lighthouse keeper', requiredSkills: ['Fog signals'] };
    expect((await company.post(PATH, keeper)).body).toMatchObject({ fitting: 0, rates: null });
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
