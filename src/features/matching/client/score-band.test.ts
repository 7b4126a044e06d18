import { describe, expect, it } from 'vitest';
import { MATCH_FACTORS, SCORE_BANDS } from '#engine/matching.contract.ts';
import { matchingEn } from './matching.en.ts';
import { factorBand } from './score-band.ts';

describe('the color band of a factor', () => {
  it('changes at 40, 60 and 80', () => {
    const scores = [0, 39, 40, 59, 60, 79, 80, 100];
    expect(scores.map(factorBand)).toEqual(['weak', 'weak', 'partial', 'partial', 'good', 'good', 'strong', 'strong']);
  });
});

describe('the English catalog of scores', () => {
  it('names every factor and every band', () => {
    expect(new Set(Object.keys(matchingEn.factor))).toEqual(new Set(MATCH_FACTORS));
    expect(Object.keys(matchingEn.band)).toEqual([...SCORE_BANDS]);
  });
});
