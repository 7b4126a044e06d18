import { describe, expect, it } from 'vitest';
import { gradedNdcgAt10, measure, pooledAuc } from './ranking-measures.ts';

const scored = (...rows: [string, number, boolean][]) =>
  rows.map(([candidateId, score, fits]) => ({ candidateId, score, fits }));

describe('measure', () => {
  it('counts hits by rank', () => {
    const result = measure([{ fitting: 2, scored: scored(['a', 3, false], ['b', 2, true], ['c', 1, true]) }]);
    expect(result.map).toBeCloseTo((1 / 2 + 2 / 3) / 2, 12);
    expect(result.mrr).toBe(0.5);
    expect(result.precisionAt10).toBeCloseTo(0.2, 12);
    const ideal = 1 + 1 / Math.log2(3);
    expect(result.ndcgAt10).toBeCloseTo((1 / Math.log2(3) + 1 / 2) / ideal, 12);
    expect(result.auc).toBe(0);
  });

  it('orders equal scores by id and counts fitting candidates that were not ranked', () => {
    const result = measure([{ fitting: 2, scored: scored(['b', 1, true], ['a', 1, false]) }]);
    expect(result.mrr).toBe(0.5);
    expect(result.map).toBe(0.25);
    expect(result.auc).toBe(0.5);
  });

  it('counts a job without ranked candidates as 0', () => {
    const perfect = { fitting: 1, scored: scored(['a', 1, true], ['b', 0, false]) };
    expect(measure([perfect, { fitting: 3, scored: [] }]).map).toBe(0.5);
  });
});

describe('gradedNdcgAt10', () => {
  const graded = (...rows: [string, number, number][]) =>
    rows.map(([candidateId, score, grade]) => ({ candidateId, score, grade }));

  it('is 1 for the best order and less if a lower grade is above a higher one', () => {
    expect(gradedNdcgAt10(graded(['a', 3, 3], ['b', 2, 1], ['c', 1, 0]))).toBe(1);
    const reordered = gradedNdcgAt10(graded(['a', 2, 3], ['b', 3, 1], ['c', 1, 0]));
    expect(reordered).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 12);
  });

  it('uses ten ranks, orders equal scores by id, and is 0 without grades', () => {
    const eleven = Array.from({ length: 11 }, (_, index): [string, number, number] => [
      `c${index}`,
      -index,
      index === 10 ? 3 : 0,
    ]);
    expect(gradedNdcgAt10(graded(...eleven))).toBe(0);
    expect(gradedNdcgAt10(graded(['b', 1, 3], ['a', 1, 0]))).toBeCloseTo(1 / Math.log2(3), 12);
    expect(gradedNdcgAt10(graded(['a', 1, 0]))).toBe(0);
  });
});

describe('pooledAuc', () => {
  it('compares pairs across jobs, so scores must mean the same for each job', () => {
    expect(
      pooledAuc([...scored(['a', 90, true], ['b', 80, false]), ...scored(['a', 20, true], ['b', 10, false])]),
    ).toBe(0.75);
  });
});
