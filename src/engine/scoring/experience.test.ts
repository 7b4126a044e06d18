import { describe, expect, it } from 'vitest';
import { readYears, yearsInPost, yearsInProfile, yearsScore } from './experience.ts';

describe('readYears', () => {
  it.each([
    ['3-5', 3, 5],
    ['10+', 10, Infinity],
    ['3+ years', 3, Infinity],
    ['5 years', 5, 5],
    ['al menos 5 años', 5, Infinity],
    ['2 a 4 anos', 2, 4],
    ['Senior', 5, Infinity],
    ['entry level', 0, 1],
  ])('reads %s', (text, min, max) => {
    expect(readYears(text)).toEqual({ min, max });
  });

  it.each(['', null, undefined, 'plenty'])('returns null for %j', (text) => {
    expect(readYears(text)).toBeNull();
  });
});

describe('years in free text', () => {
  it('are the highest number that a profile mentions', () => {
    expect(yearsInProfile('Two jobs: 3 years in sales, over 8 years of experience in total')?.min).toBe(8);
    expect(yearsInProfile('Más de 6 años de experiencia')?.min).toBe(6);
    expect(yearsInProfile('Ten cats')).toBeNull();
  });

  it('are a requirement only near the word "experience"', () => {
    expect(yearsInPost('You have 4+ years of experience with React')?.min).toBe(4);
    expect(yearsInPost('We have been in business for 20 years')).toBeNull();
  });
});

describe('yearsScore', () => {
  const score = (text: string): number => yearsScore({ min: 5, max: Infinity }, readYears(text) ?? { min: 0, max: 0 });

  it('never decreases with more years', () => {
    const scores = ['0-1', '1-3', '3-5', '5-10', '10+'].map(score);
    expect(scores.toSorted((a, b) => a - b)).toEqual(scores);
    expect(scores.at(-1)).toBe(100);
  });
});
