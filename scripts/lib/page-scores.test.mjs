import { describe, expect, it } from 'vitest';
import { categoryScores, failedAudits, medianReport, shortfalls } from './page-scores.mjs';

const report = (performance, rest = {}) => ({
  categories: Object.fromEntries(
    Object.entries({ performance, accessibility: 1, 'best-practices': 1, seo: 1, ...rest }).map(([name, score]) => [
      name,
      {
        score,
        auditRefs: [
          { id: 'a', weight: 1 },
          { id: 'b', weight: 0 },
          { id: 'c', weight: 1 },
        ],
      },
    ]),
  ),
  audits: {
    a: { score: 0.5, title: 'Too slow', displayValue: '3 s' },
    b: { score: 0, title: 'Weighs nothing' },
    c: { score: null, title: 'Does not apply' },
  },
});

describe('page scores', () => {
  it('are out of 100, and 0 if missing', () => {
    expect(categoryScores(report(0.984))).toEqual({
      performance: 98,
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    });
    expect(categoryScores({ categories: {} }).seo).toBe(0);
  });

  it('fall short below 98 for performance and below 100 for other categories', () => {
    expect(shortfalls(categoryScores(report(0.98)))).toEqual([]);
    expect(shortfalls(categoryScores(report(0.97)))).toEqual(['performance']);
    expect(shortfalls(categoryScores(report(1, { seo: 0.99, accessibility: null })))).toEqual(['accessibility', 'seo']);
  });

  it('use the median of three reports', () => {
    expect(categoryScores(medianReport([report(0.9), report(1), report(0.97)])).performance).toBe(97);
    expect(categoryScores(medianReport([report(0.9)])).performance).toBe(90);
  });

  it('list the audits that cost points', () => {
    expect(failedAudits(report(0.9), 'performance')).toEqual(['Too slow: 3 s (a)']);
  });
});
