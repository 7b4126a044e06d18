import { describe, expect, it } from 'vitest';
import { measure, pooledAuc } from './ranking-measures.ts';

const scored = (...rows: [string, number, boolean][]) =>
  rows.map(([candidateId, score, fits]) => ({ candidateId, score, fits }));

describe('measure', () => {
  it('counts what stands where', () => {
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

  it('counts a job nobody was ranked for as 0', () => {
    const perfect = { fitting: 1, scored: scored(['a', 1, true], ['b', 0, false]) };
    expect(measure([perfect, { fitting: 3, scored: [] }]).map).toBe(0.5);
  });
});

describe('pooledAuc', () => {
  it('compares across jobs, so that a score has to mean the same on each', () => {
    expect(
      pooledAuc([...scored(['a', 90, true], ['b', 80, false]), ...scored(['a', 20, true], ['b', 10, false])]),
    ).toBe(0.75);
  });
});
