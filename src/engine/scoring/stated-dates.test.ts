import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBetween, readDate } from './stated-dates.ts';

const NOW = 2026 * 12 + 2;

/** Formats the first and the last counted month: `2012-07..2017-06`. */
const countedPeriod = (start: string, end: string, now = NOW): string => {
  const [startDate, endDate] = [readDate(start), readDate(end)];
  if (startDate === null || endDate === null) return '';
  const { from, to } = monthsBetween(startDate, endDate, now);
  const text = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  return `${text(from)}..${text(to - 1)}`;
};

describe('dates of a position', () => {
  it.each([
    ['2012-02', '2017-11', '2012-02..2017-11'],
    ['2012', '2017', '2012-07..2017-06'],
    ['2012', '2017-11', '2012-07..2017-11'],
    ['2012-02', '2017', '2012-02..2017-06'],
    ['2011', '2011', '2011-04..2011-09'],
    ['2015', '2015-03', '2015-02..2015-03'],
    ['2015-10', '2015', '2015-10..2015-11'],
    ['2015', '2015-01', '2015-01..2015-01'],
    ['2015-12', '2015', '2015-12..2015-12'],
    ['2024', '2026', '2024-07..2026-01'],
  ])('count %s to %s as %s', (start, end, months) => expect(countedPeriod(start, end)).toBe(months));

  it('differ from the actual period by at most a year if only years are given', () => {
    const month = fc.integer({ min: 2000 * 12, max: 2025 * 12 });
    fc.assert(
      fc.property(month, month, (first, second) => {
        const [from, to] = [Math.min(first, second), Math.max(first, second) + 1];
        const [start, end] = [readDate(`${Math.floor(from / 12)}`), readDate(`${Math.floor((to - 1) / 12)}`)];
        if (start === null || end === null) return;
        const months = monthsBetween(start, end, NOW);
        expect(months.to).toBeGreaterThan(months.from);
        expect(Math.abs(months.to - months.from - (to - from))).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('are null if unreadable', () => {
    for (const text of ['soon', '', '2020-13', null, undefined]) expect(readDate(text)).toBeNull();
  });
});
