import { describe, expect, it } from 'vitest';
import { suggestedTerms } from './suggested-terms.ts';

const NOW = '2027-03-02T15:00:00.000Z';
const JOB = { hourlyBudget: 30, hourlyBudgetFrom: 20, jobType: 'part-time' } as const;
const terms = (known: Partial<Parameters<typeof suggestedTerms>[0]> = {}) =>
  suggestedTerms({ job: JOB, expectations: { hourlyRate: 25 }, previous: undefined, ...known }, NOW);

describe('the terms of a new offer', () => {
  it('use the rate that the candidate expects, and the hours and type of the job', () => {
    expect(terms()).toEqual({
      hourlyRate: 25,
      hoursPerWeek: 20,
      employmentType: 'part-time',
      startDate: '2027-03-15',
    });
  });

  it.each([
    [{ hourlyRate: 45 }, 30],
    [{ hourlyRate: 12 }, 20],
    [{ hourlyRate: null }, 30],
  ])('keep the rate within the budget: %j', (expectations, rate) => {
    expect(terms({ expectations }).hourlyRate).toBe(rate);
  });

  it('omit the rate, hours and type if neither the job nor the candidate states them', () => {
    expect(terms({ job: null, expectations: { hourlyRate: null } })).toEqual({ startDate: '2027-03-15' });
  });

  it('start when the candidate is available, but not before the default start date', () => {
    const suggestedStart = (availableFrom: string) =>
      terms({ expectations: { hourlyRate: 25, availableFrom } }).startDate;
    expect(suggestedStart('2027-04-20')).toBe('2027-04-20');
    expect(suggestedStart('2027-03-03')).toBe('2027-03-15');
  });

  it('repeat the previous version, with a new start date if the previous one has passed', () => {
    const previous = { hourlyRate: 40, hoursPerWeek: 12, employmentType: 'contract', startDate: '2027-05-03' } as const;
    expect(terms({ previous })).toEqual(previous);
    expect(terms({ previous: { ...previous, startDate: '2027-02-01' } })).toEqual({
      ...previous,
      startDate: '2027-03-15',
    });
  });
});
