import { describe, expect, it } from 'vitest';
import { calculateMedian, joinTimes, percentile, summarizeTimes } from './statistics.ts';

describe('percentiles', () => {
  it('are the smallest measured value that is at least as large as the given share of all values', () => {
    const hundred = Float64Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summarizeTimes(hundred)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('near the top are the largest value if there are few values', () => {
    expect(summarizeTimes(Float64Array.of(3, 1, 2)).p95).toBe(3);
  });

  it('of no values are NaN', () => {
    expect(summarizeTimes(new Float64Array())).toEqual({ count: 0, p50: NaN, p95: NaN, p99: NaN, max: NaN });
  });

  it('do not modify their input', () => {
    const times = Float64Array.of(2, 1);
    summarizeTimes(times);
    expect([...times]).toEqual([2, 1]);
  });

  it('include the median, and lists of times can be joined', () => {
    expect([...joinTimes([Float64Array.of(1, 2), new Float64Array(), Float64Array.of(3)])]).toEqual([1, 2, 3]);
    expect(calculateMedian([30, 10, 20])).toBe(20);
  });
});
