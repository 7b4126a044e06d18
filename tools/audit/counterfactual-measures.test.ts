import { describe, expect, it } from 'vitest';
import { generateApplications, generateSample } from './audited-market.ts';
import { measureImpact, measureSwap, prepareJobs, type ScoreChange } from './counterfactual-measures.ts';
import { movesCsv } from './counterfactual-report.ts';
import { SWAPS, type Swap } from './swaps.ts';

const sample = generateSample(3, 40, 8);
const jobs = prepareJobs(sample);

const requireSwap = (name: string): Swap => {
  const found = SWAPS.find((swap) => swap.name === name);
  if (found === undefined) throw new Error(`No swap ${name}`);
  return found;
};

describe('personal attributes', () => {
  const person = {
    id: 'one',
    country: 'CO',
    names: ['Ángela', 'Torres'],
    profile: {
      jobTitle: 'Contadora',
      skills: ['QuickBooks'],
      bio: 'Soy Ángela Torres de Colombia. Hago nómina con QuickBooks.',
    },
  };

  it('are swapped in texts', () => {
    expect(requireSwap('own names in texts').versions(person, 0)?.[1].bio).toBe(
      'Soy Lupita Mamani de Colombia. Hago nómina con QuickBooks.',
    );
    expect(requireSwap('countries named in texts').versions(person, 0)?.[1].bio).toContain('de Argentina.');
  });

  it('are not swapped within the name of a city', () => {
    const cities =
      'Guatemala City, Panama City, MEXICO CITY, Ciudad de México, Ciudad de Guatemala, Cidade do México, Ciudad de Panamá, México D.F.';
    const withBio = (bio: string) => ({ ...person, profile: { ...person.profile, bio } });
    const swap = requireSwap('countries named in texts');
    expect(swap.versions(withBio(`I work from ${cities}`), 0)).toBeNull();
    expect(swap.versions(withBio(`Mexico, cities of Mexico, citywide: ${cities}`), 0)?.[1].bio).toBe(
      `Argentina, cities of Argentina, citywide: ${cities}`,
    );
  });

  it.each(SWAPS.filter(({ group }) => group === 'identity'))(
    'do not change scores of a generated market: $name',
    (swap) => {
      const changes: ScoreChange[] = [];
      const result = measureSwap(sample, jobs, swap, (change) => changes.push(change));
      expect(changes).toEqual([]);
      expect(result.moved).toBe(0);
    },
  );

  it('do not change scores when texts mention them', () => {
    const sampleWithMentions = {
      ...sample,
      profiles: sample.profiles.map((entry) => ({
        ...entry,
        names: person.names,
        profile: { ...entry.profile, bio: `${person.profile.bio} ${entry.profile.bio ?? ''}` },
      })),
    };
    for (const name of ['own names in texts', 'countries named in texts']) {
      const result = measureSwap(sampleWithMentions, jobs, requireSwap(name), () => {});
      expect(result).toMatchObject({ compared: 320, moved: 0 });
    }
  });
});

describe('a changed score', () => {
  it('is reported with its pair, points and the factor responsible', () => {
    const changes: ScoreChange[] = [];
    const result = measureSwap(sample, jobs, requireSwap('time zone of another country'), (change) =>
      changes.push(change),
    );
    expect(result.moved).toBe(changes.length);
    expect(result.moved).toBeGreaterThan(5);
    expect(result.factors).toEqual({ timezone: result.moved });
    const [first] = changes;
    expect(first?.before).not.toBe(first?.after);
    expect(movesCsv(changes).split('\r\n')[0]).toBe('group,swap,job,profile,before,after,shift,factor,factor_shift');
  });
});

describe('another country of residence', () => {
  const swap = requireSwap('home in another country');
  const prepareJobsWithCountries = (countries: (stated: readonly string[]) => readonly string[]) =>
    prepareJobs({
      ...sample,
      jobs: sample.jobs.map(({ id, job }) => ({ id, job: { ...job, countries: countries(job.countries ?? []) } })),
    });

  it("changes scores only through a job's list of countries", () => {
    const result = measureSwap(sample, jobs, swap, () => {});
    expect(result.moved).toBeGreaterThan(5);
    expect(result.factors).toEqual({ country: result.moved });
  });

  it('changes no score of a job without a list', () => {
    const result = measureSwap(
      sample,
      prepareJobsWithCountries(() => []),
      swap,
      () => {},
    );
    expect(result.compared).toBeGreaterThan(100);
    expect(result.moved).toBe(0);
  });

  it('changes no score between two countries of a list, or two outside of it', () => {
    const home = ['CO', 'MX', 'UY', 'BR', 'AR', 'PE', 'CL'];
    for (const list of [home, ['HN']]) {
      const result = measureSwap(
        sample,
        prepareJobsWithCountries(() => list),
        swap,
        () => {},
      );
      expect(result.compared).toBeGreaterThan(100);
      expect(result.moved).toBe(0);
    }
  });

  it('keeps the time zone, and another time zone only changes the factor for shared hours', () => {
    for (const [index, entry] of sample.profiles.entries()) {
      const versions = swap.versions(entry, index);
      if (versions === null) continue;
      expect(versions[1].country).not.toBe(versions[0].country);
      expect({ ...versions[1], country: null }).toEqual({ ...versions[0], country: null });
    }
    const zone = measureSwap(sample, jobs, requireSwap('time zone of another country'), () => {});
    expect(zone.factors).toEqual({ timezone: zone.moved });
  });
});

describe('a career gap', () => {
  it('moves earlier positions back by two years and keeps their length', () => {
    const versions = requireSwap('a gap of two years between positions').versions(
      {
        id: 'x',
        country: null,
        names: [],
        profile: {
          positions: [
            { title: 'A', start: '2022-03', end: null },
            { title: 'B', start: '2019-01', end: '2022-02' },
          ],
        },
      },
      0,
    );
    expect(versions?.[1].positions?.[1]).toMatchObject({ start: '2017-01', end: '2020-02' });
  });
});

describe('the impact of factors', () => {
  const impact = measureImpact(sample, jobs);

  it('has shares that add up to 1, and points that add up to the mean score', () => {
    const sum = (values: readonly (number | null)[]): number =>
      values.reduce<number>((total, value) => total + (value ?? 0), 0);
    expect(sum(impact.factors.map(({ varianceShare }) => varianceShare))).toBeCloseTo(1, 6);
    expect(sum(impact.factors.map(({ countryShare }) => countryShare))).toBeCloseTo(1, 6);
    expect(sum(impact.factors.map(({ points }) => points))).toBeCloseTo(impact.mean, 6);
    expect(impact.betweenCountries).toBeGreaterThan(0);
    expect(impact.betweenCountries).toBeLessThan(1);
    const countriesWithShift = impact.countries.filter(({ shift }) => shift !== null);
    expect(countriesWithShift.length).toBeGreaterThan(0);
    for (const { shift, factors } of countriesWithShift) expect(sum(factors)).toBeCloseTo(shift ?? 0, 6);
  });

  it('is withheld for countries with few profiles', () => {
    const few = measureImpact(
      { ...sample, profiles: sample.profiles.map((entry, index) => ({ ...entry, country: index < 3 ? 'UY' : 'CO' })) },
      jobs,
    );
    expect(few.countries.find(({ country }) => country === 'UY')).toMatchObject({ profiles: null, shift: null });
    expect(few.countries.find(({ country }) => country === 'CO')?.profiles).toBe(37);
  });

  it('shows that a country loses points through its time zone', () => {
    const profiles = sample.profiles.map((entry, index) => {
      const timezone = index % 2 === 0 ? 'America/New_York' : 'Asia/Tokyo';
      return { ...entry, country: index % 2 === 0 ? 'US' : 'JP', profile: { ...entry.profile, timezone } };
    });
    const { countries } = measureImpact(
      { ...sample, profiles },
      prepareJobs({ ...sample, jobs: sample.jobs.map(({ id, job }) => ({ id, job: { ...job, timezone: 'EST' } })) }),
    );
    // The fifth factor is the time zone.
    expect(countries.find(({ country }) => country === 'JP')?.factors[4]).toBeLessThan(-0.5);
  });
});

describe('a generated marketplace', () => {
  it('is the same for the same seed', () => {
    expect(generateApplications(5, 40, 'ibge')).toEqual(generateApplications(5, 40, 'ibge'));
    expect(generateApplications(6, 40, 'ibge')).not.toEqual(generateApplications(5, 40, 'ibge'));
  });
});
