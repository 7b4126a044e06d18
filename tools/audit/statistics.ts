/** Statistics of small samples for impact ratios. Pure. */

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** Returns the median, or null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** Calculates the 95% Wilson interval (1927) of a share. `of` must be above 0. */
export function wilsonInterval(hits: number, of: number): { low: number; high: number } {
  const share = hits / of;
  const center = share + Z ** 2 / (2 * of);
  const margin = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const denominator = 1 + Z ** 2 / of;
  return { low: Math.max(0, (center - margin) / denominator), high: Math.min(1, (center + margin) / denominator) };
}

/** Cached logarithms of factorials. */
const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Relative tolerance for tables that are as likely as the observed one. */
const TOLERANCE = 1e-7;

/** Calculates the two-sided Fisher's exact test: the probability that two groups with the same true rate differ at least this much. */
export function fisherProbability(a: { hits: number; of: number }, b: { hits: number; of: number }): number {
  const hits = a.hits + b.hits;
  const all = logChoose(a.of + b.of, hits);
  const logProbability = (k: number): number => logChoose(a.of, k) + logChoose(b.of, hits - k) - all;
  const logObserved = logProbability(a.hits);
  let sum = 0;
  for (let k = Math.max(0, hits - b.of); k <= Math.min(a.of, hits); k += 1) {
    if (logProbability(k) <= logObserved + TOLERANCE) sum += Math.exp(logProbability(k));
  }
  return Math.min(1, sum);
}
