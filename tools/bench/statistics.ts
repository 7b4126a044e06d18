/** Percentiles of measurements. Pure; times are in milliseconds. */

/** A summary of times. */
export interface Times {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/**
 * Returns the nearest-rank percentile of sorted numbers: the smallest number that is at least as large as a `share` (0-1) of all. Returns NaN for an
 * empty list. Source: NIST/SEMATECH e-Handbook of Statistical Methods, 7.2.6.2 (the discrete definition).
 */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

/** Summarizes unsorted times. Without any, `count` is 0 and the other values are NaN. */
export const summarizeTimes = (milliseconds: Float64Array): Times => {
  const sorted = milliseconds.toSorted();
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
  };
};

/** Returns the median, or the lower of the two middle numbers. Returns NaN for an empty list. */
export const calculateMedian = (numbers: readonly number[]): number =>
  percentile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

export const joinTimes = (lists: readonly Float64Array[]): Float64Array => {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let index = 0;
  for (const list of lists) {
    all.set(list, index);
    index += list.length;
  }
  return all;
};
