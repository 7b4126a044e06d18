import { describe, expect, it } from 'vitest';
import { DAY_MS } from './time.ts';
import { isUsHoliday } from './us-holidays.ts';

const holidaysIn = (year: number): string[] => {
  const days: string[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS) {
    if (isUsHoliday(day)) days.push(new Date(day).toISOString().slice(5, 10));
  }
  return days;
};

describe('isUsHoliday', () => {
  // Holidays published by the Office of Personnel Management.
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('matches the published holidays of %i', (year, days) => {
    expect(holidaysIn(year)).toEqual(days.split(' '));
  });

  it('is true during the whole day', () => {
    const thanksgiving = Date.UTC(2026, 10, 26);
    expect(isUsHoliday(thanksgiving + DAY_MS - 1)).toBe(true);
    expect(isUsHoliday(thanksgiving - 1)).toBe(false);
    expect(isUsHoliday(thanksgiving + DAY_MS)).toBe(false);
  });
});
