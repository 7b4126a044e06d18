/**
 * Where the bands begin, and that the catalog names each of them.
 */
import { describe, expect, it } from 'vitest';
import { MATCH_FACTORS } from '../matching.contract.ts';
import { matchingEn } from './matching.en.ts';
import { scoreBand } from './score-band.ts';

describe('the band of a score', () => {
  it('changes at 40, 60 and 80', () => {
    const scores = [0, 39, 40, 59, 60, 79, 80, 100];
    expect(scores.map(scoreBand)).toEqual(['weak', 'weak', 'partial', 'partial', 'good', 'good', 'strong', 'strong']);
  });
});

describe('the English catalog', () => {
  it('names every factor', () => {
    expect(new Set(Object.keys(matchingEn.factor))).toEqual(new Set(MATCH_FACTORS));
  });
});
