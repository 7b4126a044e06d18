import { describe, expect, it } from 'vitest';
import { checkExplanations } from './explanations.ts';
import { BAND_GOALS, enforcedLimit, LEAD_GOALS, RANKING_GOALS } from './graded-goals.ts';
import { HALVES, measureGraded, readGradedSet, scoreGraded, scoreGradedByBaselines } from './graded-set.ts';

const set = await readGradedSet();
const posts = scoreGraded(set);
const baselines = scoreGradedByBaselines(set);

describe('the graded set', () => {
  it('has enough job posts and profiles, and each job post has a first choice and many profiles that do not fit', () => {
    expect(set.jobs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(set.candidates.map(({ line }) => line.id)).size).toBeGreaterThanOrEqual(250);
    for (const { line, grades } of set.jobs) {
      expect([...grades.values()], line.id).toContain(3);
      expect(grades.size, line.id).toBeLessThan(set.candidates.length / 4);
      for (const grade of grades.values()) expect([1, 2, 3], line.id).toContain(grade);
    }
  });

  it('assigns job posts alternately to the dev and test halves, starting with dev', () => {
    expect(set.jobs.slice(0, 4).map(({ line, half }) => `${line.id}: ${half}`)).toEqual([
      'bookkeeper: dev',
      'ap-ar: test',
      'payroll: dev',
      'tax: test',
    ]);
  });
});

describe.each(HALVES)('the ranking of the %s half', (half) => {
  const halfPosts = posts.filter((post) => post.half === half);
  const measures = measureGraded(halfPosts);

  it.each(['ndcgAt10', 'map'] as const)('reaches the enforced minimum for %s', (name) => {
    expect(measures[name]).toBeGreaterThanOrEqual(enforcedLimit(RANKING_GOALS[half][name]));
  });

  it.each(['unsuitableTooHigh', 'firstChoiceTooLow'] as const)('has few pairs in the wrong band: %s', (name) => {
    expect(measures[name]).toBeLessThanOrEqual(enforcedLimit(BAND_GOALS[half][name]));
  });

  it.each(baselines)('beats %s', (_name, baselinePosts) => {
    const { ndcgAt10 } = measureGraded(baselinePosts.filter((post) => post.half === half));
    expect(measures.ndcgAt10 - ndcgAt10).toBeGreaterThanOrEqual(enforcedLimit(LEAD_GOALS[half]));
  });
});

describe('explanations of graded pairs', () => {
  const check = checkExplanations(set, 100);

  it('add up to the score', () => {
    expect(check.pairs).toBeGreaterThan(500);
    expect(check.wrongSums).toEqual([]);
  });

  it('suggest changes that gain the stated points when applied to the profile', () => {
    expect(check.suggestions).toBeGreaterThan(1000);
    expect(check.wrongSuggestions).toEqual([]);
  });
});
