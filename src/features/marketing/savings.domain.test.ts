import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateSavings,
  FIGURE_BOUNDS,
  type FigureName,
  readFigure,
  type SavingsFigures,
  startingFigures,
} from './savings.domain.ts';

const figure = (name: FigureName) => fc.integer(FIGURE_BOUNDS[name]);

const anyFigures: fc.Arbitrary<SavingsFigures> = fc.record({
  hires: figure('hires'),
  months: figure('months'),
  usCost: figure('usCost'),
  ourCost: figure('ourCost'),
});

describe('the savings', () => {
  it('are the difference between the monthly costs, times hires, times months', () => {
    expect(calculateSavings({ hires: 3, months: 12, usCost: 8_000, ourCost: 4_000 })).toEqual({
      usTotal: 288_000,
      ourTotal: 144_000,
      saved: 144_000,
      percent: 50,
    });
  });

  it('are rounded down as a percentage: 68.75% becomes 68%', () => {
    expect(calculateSavings({ hires: 1, months: 1, usCost: 8_000, ourCost: 2_500 }).percent).toBe(68);
  });

  it('are negative if the U.S. hire costs less, and the percentage is rounded down', () => {
    expect(calculateSavings({ hires: 2, months: 1, usCost: 3_000, ourCost: 4_000 })).toMatchObject({
      saved: -2_000,
      percent: -34,
    });
  });

  it('equal the difference between the totals', () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const { usTotal, ourTotal, saved } = calculateSavings(figures);
        expect(usTotal - ourTotal).toBe(saved);
        expect(Number.isSafeInteger(saved)).toBe(true);
      }),
    );
  });

  it('have a percentage that is never too high, and is less than one point too low', () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const { usTotal, saved, percent } = calculateSavings(figures);
        expect(percent * usTotal).toBeLessThanOrEqual(saved * 100);
        expect((percent + 1) * usTotal).toBeGreaterThan(saved * 100);
      }),
    );
  });

  it('have a percentage that does not depend on hires and months', () => {
    fc.assert(
      fc.property(anyFigures, figure('hires'), figure('months'), (figures, hires, months) => {
        expect(calculateSavings({ ...figures, hires, months }).percent).toBe(calculateSavings(figures).percent);
      }),
    );
  });

  it('shrink as our cost grows, and grow with the U.S. cost', () => {
    fc.assert(
      fc.property(anyFigures, fc.integer({ min: 1, max: 10_000 }), (figures, more) => {
        const { saved, percent } = calculateSavings(figures);
        const higherOurs = calculateSavings({ ...figures, ourCost: figures.ourCost + more });
        const higherUs = calculateSavings({ ...figures, usCost: figures.usCost + more });
        expect(higherOurs.saved).toBeLessThan(saved);
        expect(higherOurs.percent).toBeLessThanOrEqual(percent);
        expect(higherUs.saved).toBeGreaterThan(saved);
        expect(higherUs.percent).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});

describe('the initial values', () => {
  it('are one hire for a year in the middle of the range', () => {
    expect(startingFigures({ from: 2_500, to: 3_500 }, 8_000)).toEqual({
      hires: 1,
      months: 12,
      usCost: 8_000,
      ourCost: 3_000,
    });
  });
});

describe('reading a typed number', () => {
  it.each([
    ['8000', 8_000],
    ['8,000', 8_000],
    ['$8,000', 8_000],
    [' $ 8 000 ', 8_000],
    ['100000', 100_000],
    ['1', 1],
  ])('reads %j as $%i', (typed, value) => {
    expect(readFigure('usCost', typed)).toBe(value);
  });

  it.each(['', ' ', '$', '0', '-1', '8.5', '8000.00', '1e4', '100001', 'ten', '９', 'Infinity', '9'.repeat(400)])(
    'refuses %j',
    (typed) => {
      expect(readFigure('usCost', typed)).toBeNull();
    },
  );

  it('enforces the bounds of each field', () => {
    expect(readFigure('hires', '100')).toBe(100);
    expect(readFigure('hires', '101')).toBeNull();
    expect(readFigure('months', '60')).toBe(60);
    expect(readFigure('months', '61')).toBeNull();
  });

  it('reads every formatted number', () => {
    fc.assert(
      fc.property(figure('ourCost'), (value) => {
        expect(readFigure('ourCost', `$${value.toLocaleString('en-US')}`)).toBe(value);
      }),
    );
  });

  it('returns a whole number within the bounds or null for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789$,. -+eEx１٣\u0000')) }), (typed) => {
        const value = readFigure('hires', typed);
        expect(value === null || (Number.isInteger(value) && value >= 1 && value <= 100)).toBe(true);
      }),
    );
  });
});
