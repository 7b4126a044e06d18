import { describe, expect, it } from 'vitest';
import { compatibility } from '../matching.domain.ts';
import { scoreBand } from './band.ts';

const JOB = {
  title: 'Bookkeeper',
  requiredSkills: ['QuickBooks', 'Excel', 'Payroll'],
  hourlyBudget: 20,
  timezone: 'America/New_York',
};
const PERSON = {
  jobTitle: 'Bookkeeper',
  skills: ['QuickBooks', 'Excel', 'Payroll'],
  hourlyRate: 18,
  timezone: 'America/Bogota',
};

describe('the score band', () => {
  it.each([
    [100, 'strong'],
    [75, 'strong'],
    [74, 'good'],
    [60, 'good'],
    [59, 'partial'],
    [40, 'partial'],
    [39, 'weak'],
    [0, 'weak'],
  ] as const)('of a score of %i is %s if no factor fails', (score, band) => {
    expect(scoreBand(score, { scores: [80, 80, 80, 80, 80, 80, 80], weights: [0.4, 0.2, 0.1, 0.1, 0.1, 0.1, 0] })).toBe(
      band,
    );
  });

  it('is strong if everything fits', () => {
    expect(compatibility(JOB, PERSON)).toMatchObject({ band: 'strong' });
  });

  it('is not strong if the rate is far over the budget, even if everything else fits', () => {
    const { score, band, factors } = compatibility(JOB, { ...PERSON, hourlyRate: 29 });
    expect(factors.find(({ factor }) => factor === 'rate')?.score).toBeLessThan(40);
    expect(score).toBeGreaterThanOrEqual(60);
    expect(band).toBe('good');
  });

  it('is not strong without shared working hours', () => {
    expect(compatibility(JOB, { ...PERSON, timezone: 'Asia/Kolkata' }).band).not.toBe('strong');
  });
});
