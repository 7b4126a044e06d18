import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchFactor, MatchJob } from '../matching.contract.ts';
import { compatibility } from '../matching.domain.ts';

const job: MatchJob = {
  title: 'Bookkeeper',
  requiredSkills: ['QuickBooks', 'Excel', 'Payroll'],
  hourlyBudget: 20,
  timezone: 'America/New_York',
};
const candidate: MatchCandidate = {
  jobTitle: 'Accounting assistant',
  skills: ['QuickBooks', 'Excel'],
  hourlyRate: 22,
  timezone: 'America/Bogota',
};

const requireFactor = (post: MatchJob, profile: MatchCandidate, name: MatchFactor) => {
  const factor = compatibility(post, profile).factors.find(({ factor: found }) => found === name);
  if (factor === undefined) throw new Error(`No factor ${name}`);
  return factor;
};
const totalScore = (more: MatchJob, own: MatchCandidate): number =>
  compatibility({ ...job, ...more }, { ...candidate, ...own }).score;

describe('the countries of a job', () => {
  const inTwo = { ...job, countries: ['CO', 'MX'] };

  it.each([
    ['the job states none', job, { ...candidate, country: 'CO' }, 'Not stated by the company'],
    ['the candidate states none', inTwo, candidate, 'Not stated by the candidate'],
    ['neither side states one', job, candidate, 'Not stated by either side'],
  ])('do not count if %s', (_, post, profile, summary) => {
    expect(requireFactor(post, profile, 'country')).toMatchObject({ score: 0, weight: 0, summary });
    expect(compatibility(post, profile).score).toBe(compatibility(job, candidate).score);
  });

  it('raise the score of candidates in these countries and lower it for others, by a few points', () => {
    const [inside, neither, outside] = ['CO', null, 'UY'].map((country) =>
      totalScore({ countries: ['CO', 'MX'] }, { country }),
    );
    expect(inside).toBeGreaterThan(neither ?? 0);
    expect(outside).toBeLessThan(neither ?? 0);
    expect((neither ?? 0) - (outside ?? 0)).toBeLessThanOrEqual(10);
  });

  it('have the same effect in any order, repeated or in a different spelling', () => {
    const numbers = ['CO,MX', 'mx, co,CO'].map((codes) => {
      const { factors, score } = compatibility(
        { ...job, countries: codes.split(',') },
        { ...candidate, country: 'co' },
      );
      return { factors, score };
    });
    expect(numbers[0]).toEqual(numbers[1]);
    expect(requireFactor({ ...job, countries: ['somewhere'] }, { ...candidate, country: 'CO' }, 'country').weight).toBe(
      0,
    );
  });

  it('are explained without naming the country, which is hidden together with names', () => {
    const { reason, summary } = requireFactor(inTwo, { ...candidate, country: 'UY' }, 'country');
    expect(reason).toEqual({ kind: 'country', isOpen: false });
    expect(summary).toBe('Lives outside the countries that the job is open to');
    expect(compatibility(inTwo, { ...candidate, country: 'UY' }).headline).toContain(summary.toLowerCase());
  });

  it('lead to a suggestion to add a country, with the points that it would gain', () => {
    const { improvements, score } = compatibility(inTwo, candidate);
    const found = improvements.find(({ change }) => change.kind === 'state-country');
    expect(found?.text).toBe(`Add your country: up to +${found?.gain}`);
    expect(totalScore({ countries: ['CO', 'MX'] }, { country: 'MX' })).toBe(score + (found?.gain ?? 0));
  });
});

describe('the weekly hours of a job', () => {
  const hours = (hoursPerWeek: number | null, availability: string | null) =>
    requireFactor({ ...job, hoursPerWeek }, { ...candidate, availability }, 'hours');

  it.each([
    [null, 'full-time'],
    [40, null],
    [40, 'contract'],
    [0, 'full-time'],
  ])('do not count for %s weekly hours and a candidate who wants %s work', (asked, offered) => {
    expect(hours(asked, offered)).toMatchObject({ score: 0, weight: 0 });
    expect(totalScore({ hoursPerWeek: asked }, { availability: offered })).toBe(
      totalScore({}, { availability: offered }),
    );
  });

  it('suit full-time candidates best at 35 to 40 hours, and less with fewer or more hours', () => {
    expect([10, 20, 35, 40, 60].map((asked) => hours(asked, 'full-time').score)).toEqual([25, 50, 100, 100, 60]);
  });

  it('suit part-time candidates best at up to 25 hours, and less with more hours', () => {
    expect([5, 25, 40, 60].map((asked) => hours(asked, 'part-time').score)).toEqual([100, 100, 30, 0]);
  });

  it('are explained with the type of work that the candidate wants', () => {
    expect(hours(20, 'full-time').summary).toBe('Wants full-time work; the job is 20 hours a week');
    expect(hours(1, 'part-time').summary).toBe('Wants part-time work; the job is 1 hour a week');
  });
});

describe('a profile without any evidence about the work', () => {
  it('scores below 9, even if every practical factor fits', () => {
    const demands = { experience: '1+ years', jobType: 'full-time', countries: ['CO'], hoursPerWeek: 40 };
    const fitting = { experience: '10+', availability: 'full-time', country: 'CO', hourlyRate: 10 };
    const { score, factors } = compatibility(
      { ...job, ...demands },
      { ...candidate, ...fitting, jobTitle: 'Lighthouse keeper', skills: ['Fog signals'] },
    );
    expect(factors.filter(({ weight }) => weight > 0).map(({ factor }) => factor)).toContain('country');
    expect(score).toBeLessThan(9);
  });
});
