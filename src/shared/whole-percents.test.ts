import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

describe('wholePercents', () => {
  it('adds the missing points to the shares with the largest remainders', () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.347, 0.251, 0.199, 0.203, 0])).toEqual([35, 25, 20, 20, 0]);
  });

  it('adds up to 100, stays within a point of each share, and rounds a share of 0 to 0', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(weights, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(total > 0.001);
        const shares = parts.map((part) => part / total);
        const percents = wholePercents(shares);
        expect(percents.reduce((sum, part) => sum + part, 0)).toBe(100);
        percents.forEach((percent, at) => {
          expect(Math.abs(percent - (shares[at] ?? 0) * 100)).toBeLessThanOrEqual(1);
          expect(shares[at] === 0 && percent !== 0).toBe(false);
        });
      }),
    );
  });
});
