import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateSortKey, isBefore, isPartialDate } from './partial-date.ts';

describe('isPartialDate', () => {
  it.each(['2015', '2015-03', '1930', '2099-12'])('accepts %s', (text) => expect(isPartialDate(text)).toBe(true));

  it.each(['', '2015-', '-03', '2015-3', '2015-13', '2015-00', '2015-03-01', '15', '1929', '2100', ' 2015'])(
    'rejects "%s"',
    (text) => expect(isPartialDate(text)).toBe(false),
  );
});

describe('isBefore', () => {
  it('is true only if the first date is earlier for every possible missing month', () => {
    expect(isBefore('2014', '2015')).toBe(true);
    expect(isBefore('2015-02', '2015-03')).toBe(true);
    expect(isBefore('2014', '2015-03')).toBe(true);
    expect(isBefore('2014-12', '2015')).toBe(true);
    expect(isBefore('2015', '2015-03')).toBe(false);
    expect(isBefore('2015-03', '2015')).toBe(false);
    expect(isBefore('2015', '2015')).toBe(false);
  });
});

describe('dateSortKey', () => {
  it('sorts a year without a month into the middle of the year', () => {
    const dates = ['2016', '2015-07', '2015', '2015-06', '2015-12', '2014'];
    expect(dates.toSorted((a, b) => (dateSortKey(a) < dateSortKey(b) ? -1 : 1))).toEqual([
      '2014',
      '2015-06',
      '2015',
      '2015-07',
      '2015-12',
      '2016',
    ]);
  });

  it('agrees with isBefore', () => {
    const date = fc
      .tuple(fc.integer({ min: 2010, max: 2013 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }))
      .map(([year, month]) => (month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`));
    const isInOrder = (a: string, b: string) => !isBefore(a, b) || dateSortKey(a) < dateSortKey(b);
    expect(() => fc.assert(fc.property(date, date, isInOrder))).not.toThrow();
  });
});
