import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_FACTORS } from '../matching.contract.ts';
import { BASE_WEIGHTS, combine, combinedScore, multiplyBaseWeights, type RawScores, UNKNOWN } from './combination.ts';

const score = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const practical = fc.oneof({ weight: 3, arbitrary: score }, { weight: 1, arbitrary: fc.constant(UNKNOWN) });
const amount = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);
const partScores: fc.Arbitrary<RawScores> = fc.record({
  skills: score,
  title: score,
  text: score,
  experience: practical,
  rate: practical,
  timezone: practical,
  availability: practical,
  country: practical,
  hours: practical,
  skillsEvidence: fc.constantFrom(0, 1),
  titleEvidence: amount,
  textEvidence: amount,
});
/** Titles without a meaning have no similarity. */
const anyScores = partScores.map((raw) => (raw.titleEvidence === 0 ? { ...raw, title: 0 } : raw));
const anyBase = fc
  .array(fc.integer({ min: 2, max: 8 }), { minLength: MATCH_FACTORS.length, maxLength: MATCH_FACTORS.length })
  .map((quarters) =>
    multiplyBaseWeights(Object.fromEntries(MATCH_FACTORS.map((factor, index) => [factor, (quarters[index] ?? 4) / 4]))),
  );
const weighed = fc.tuple(anyScores, anyBase).map(([raw, base]): RawScores => ({ ...raw, base }));
const FIT_FACTORS = ['skills', 'title', 'text'] as const;

describe('the weighted sum of a pair', () => {
  it('is between 0 and 100, with weights that sum to 1, or to 0 if nothing can be compared', () => {
    fc.assert(
      fc.property(weighed, (raw) => {
        const { scores, weights } = combine(raw);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(total === 0 || Math.abs(total - 1) < 1e-9).toBe(true);
        expect(Math.min(...weights, ...scores)).toBeGreaterThanOrEqual(0);
        const sum = scores.reduce((all, own, index) => all + own * (weights[index] ?? 0), 0);
        expect(combinedScore(raw)).toBe(sum);
        expect(sum).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });

  it('never decreases when a factor of fit increases', () => {
    fc.assert(
      fc.property(weighed, fc.constantFrom(...FIT_FACTORS), score, (raw, factor, other) => {
        const [low, high] = [Math.min(raw[factor], other), Math.max(raw[factor], other)];
        expect(combinedScore({ ...raw, [factor]: high }) + 1e-9).toBeGreaterThanOrEqual(
          combinedScore({ ...raw, [factor]: low }),
        );
      }),
    );
  });

  it('is at most 20 without any fit, and ignores unknown practical factors', () => {
    fc.assert(
      fc.property(weighed, (raw) => {
        expect(combinedScore({ ...raw, skills: 0, title: 0, text: 0 })).toBeLessThanOrEqual(20 + 1e-9);
        const unknown = { ...raw, rate: UNKNOWN };
        const before = combinedScore(unknown);
        expect(combinedScore({ ...raw, rate: 100 })).toBeGreaterThanOrEqual(before - 1e-9);
        expect(combinedScore({ ...raw, rate: 0 })).toBeLessThanOrEqual(before + 1e-9);
      }),
    );
  });

  it('is bit-identical to the default if the company changed no weights', () => {
    expect(multiplyBaseWeights({})).toBe(BASE_WEIGHTS);
    expect(multiplyBaseWeights({ skills: 1, rate: 1 })).toBe(BASE_WEIGHTS);
    fc.assert(
      fc.property(anyScores, (raw) => {
        expect(combinedScore({ ...raw, base: multiplyBaseWeights(null) })).toBe(combinedScore(raw, BASE_WEIGHTS));
      }),
    );
  });

  it('gives a factor at least as much weight if its multiplier is higher', () => {
    fc.assert(
      fc.property(anyScores, fc.constantFrom(...MATCH_FACTORS), (raw, factor) => {
        const index = MATCH_FACTORS.indexOf(factor);
        const more = combine({ ...raw, base: multiplyBaseWeights({ [factor]: 2 }) }).weights[index] ?? 0;
        const less = combine({ ...raw, base: multiplyBaseWeights({ [factor]: 0.5 }) }).weights[index] ?? 0;
        expect(more).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});
