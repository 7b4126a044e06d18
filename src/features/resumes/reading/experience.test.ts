import { describe, expect, it } from 'vitest';
import { countWorkYears, type DatedJob, toExperienceLevel } from './experience.ts';

const job = (start: string | null, end: string | null): DatedJob => ({ start, end, isOngoing: end === null });
const years = (...jobs: DatedJob[]) => countWorkYears(jobs, '2026-06');

describe('the number of years of work', () => {
  it('includes the first and the last month', () => {
    expect(years(job('2020-01', '2021-12'))).toBe(2);
    expect(years(job('2020-01', '2021-11'))).toBe(1);
  });

  it('counts months with several jobs once, and excludes gaps', () => {
    expect(years(job('2018-01', '2019-12'), job('2019-01', '2020-12'), job('2019-03', '2019-04'))).toBe(3);
    expect(years(job('2010-01', '2010-12'), job('2020-01', '2020-12'))).toBe(2);
  });

  it('counts current jobs through this month and no further', () => {
    expect(years(job('2024-07', null))).toBe(2);
    expect(years(job('2024-08', null))).toBe(1);
    expect(years(job('2024-07', '2030-01'))).toBe(2);
    expect(years(job('2027-01', null))).toBeNull();
  });

  it('counts a year without a month from its middle', () => {
    expect(years(job('2019', '2021'))).toBe(2);
    expect(years(job('2021', '2021'))).toBe(0);
  });

  it('is unknown without dates', () => {
    expect(years()).toBeNull();
    expect(years(job(null, null), { start: '2019', end: null, isOngoing: false })).toBeNull();
  });

  it.each([
    [0, '0-1'],
    [1, '1-3'],
    [2, '1-3'],
    [3, '3-5'],
    [5, '5-10'],
    [10, '10+'],
  ])('%d falls into the range %s', (count, range) => {
    expect(toExperienceLevel(count)).toBe(range);
  });
});
