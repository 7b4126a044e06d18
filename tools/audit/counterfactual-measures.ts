/** Measures the effect of swaps, and the influence of each factor on differences between countries. Pure. */
import { MATCH_FACTORS, type MatchFactor } from '../../src/engine/matching.contract.ts';
import {
  explainPair,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  scorePair,
} from '../../src/engine/matching.domain.ts';
import type { Sample } from './audited-market.ts';
import { MIN_PUBLISHED_PEOPLE } from './bias-measures.ts';
import type { Swap } from './swaps.ts';

/** A score before and after a swap, and the factor that changed most, with its change in points. */
export interface ScoreChange {
  swap: string;
  group: Swap['group'];
  job: string;
  profile: string;
  before: number;
  after: number;
  factor: MatchFactor;
  factorShift: number;
}

/** The effect of one swap on all pairs of the sample that it applies to. */
export interface SwapResult {
  swap: string;
  group: Swap['group'];
  profiles: number;
  compared: number;
  moved: number;
  /** Signed mean over all compared pairs. */
  meanShift: number;
  /** The largest absolute change. */
  largest: number;
  /** How often each factor changed most. */
  factors: Partial<Record<MatchFactor, number>>;
}

/** Calculates the points of a score by factor, which sum to the unrounded score. */
export function factorPoints(job: PreparedJob, candidate: PreparedCandidate): number[] {
  const { factors } = explainPair(job, candidate);
  return MATCH_FACTORS.map((factor) => {
    const numbers = factors.find((explained) => explained.factor === factor);
    return numbers === undefined ? 0 : numbers.score * numbers.weight;
  });
}

function largestShift(
  job: PreparedJob,
  candidate: PreparedCandidate,
  other: PreparedCandidate,
): Pick<ScoreChange, 'factor' | 'factorShift'> {
  const [before, after] = [factorPoints(job, candidate), factorPoints(job, other)];
  const shifts = MATCH_FACTORS.map((factor, index) => ({
    factor,
    factorShift: (after[index] ?? 0) - (before[index] ?? 0),
  }));
  return shifts.reduce((max, shift) => (Math.abs(shift.factorShift) > Math.abs(max.factorShift) ? shift : max));
}

interface SampledJob {
  id: string;
  job: PreparedJob;
}

export const prepareJobs = ({ jobs }: Sample): SampledJob[] =>
  jobs.map(({ id, job }) => ({ id, job: prepareJob(job) }));

/** Measures one swap. `onChange` is called for every changed score. */
export function measureSwap(
  sample: Sample,
  jobs: readonly SampledJob[],
  swap: Swap,
  onChange: (change: ScoreChange) => void,
): SwapResult {
  const result: SwapResult = {
    swap: swap.name,
    group: swap.group,
    profiles: 0,
    compared: 0,
    moved: 0,
    meanShift: 0,
    largest: 0,
    factors: {},
  };
  let sum = 0;
  for (const [index, profile] of sample.profiles.entries()) {
    const versions = swap.versions(profile, index);
    if (versions === null) continue;
    const [candidate, other] = [prepareCandidate(versions[0]), prepareCandidate(versions[1])];
    result.profiles += 1;
    for (const { id, job } of jobs) {
      const [before, after] = [scorePair(job, candidate), scorePair(job, other)];
      result.compared += 1;
      if (before === after) continue;
      const cause = largestShift(job, candidate, other);
      result.moved += 1;
      sum += after - before;
      result.largest = Math.max(result.largest, Math.abs(after - before));
      result.factors[cause.factor] = (result.factors[cause.factor] ?? 0) + 1;
      onChange({ swap: swap.name, group: swap.group, job: id, profile: profile.id, before, after, ...cause });
    }
  }
  result.meanShift = result.compared === 0 ? 0 : sum / result.compared;
  return result;
}

/** The influence of a factor on the scores of a sample. */
export interface FactorInfluence {
  factor: MatchFactor;
  /** Mean points. */
  points: number;
  /** Its share of the variance of scores (covariance with the score divided by its variance); shares sum to 1. */
  varianceShare: number;
  /** Its share of the differences between country means. */
  countryShare: number;
}

/** Difference of a country's scores from the overall mean, in points and by factor. */
export interface CountryShift {
  country: string;
  /** Null if there are too few profiles to be shown. */
  profiles: number | null;
  shift: number | null;
  factors: (number | null)[];
}

export interface Impact {
  pairs: number;
  mean: number;
  /** The share of the variance of scores that lies between countries. */
  betweenCountries: number;
  factors: FactorInfluence[];
  countries: CountryShift[];
}

interface CountryPairs {
  country: string;
  profiles: number;
  /** Points by factor of each pair, followed by the unrounded score. */
  rows: number[][];
}

const UNSTATED = 'not stated';

function pairsByCountry(sample: Sample, jobs: readonly SampledJob[]): CountryPairs[] {
  const groups = new Map<string, CountryPairs>();
  for (const { country, profile } of sample.profiles) {
    const name = country ?? UNSTATED;
    const group = groups.get(name) ?? { country: name, profiles: 0, rows: [] };
    groups.set(name, group);
    group.profiles += 1;
    const candidate = prepareCandidate(profile);
    for (const { job } of jobs) {
      const points = factorPoints(job, candidate);
      group.rows.push([...points, points.reduce((sum, point) => sum + point, 0)]);
    }
  }
  return [...groups.values()].toSorted((a, b) => b.profiles - a.profiles || (a.country < b.country ? -1 : 1));
}

const COLUMN_COUNT = MATCH_FACTORS.length + 1;
const SCORE_COLUMN = MATCH_FACTORS.length;

function addRow(sums: number[], row: readonly number[], multiplier: number): void {
  for (const [index, value] of row.entries()) sums[index] = (sums[index] ?? 0) + multiplier * value;
}

/** Calculates the mean of each column. */
function columnMeans(rows: readonly number[][]): number[] {
  const sums = Array.from({ length: COLUMN_COUNT }, () => 0);
  for (const row of rows) addRow(sums, row, 1);
  return sums.map((sum) => (rows.length === 0 ? 0 : sum / rows.length));
}

/** Calculates the covariance of each column with the score, as sums. */
function covariances(rows: readonly { row: readonly number[]; times: number }[], means: readonly number[]): number[] {
  const sums = Array.from({ length: COLUMN_COUNT }, () => 0);
  for (const { row, times } of rows) {
    const shifts = row.map((value, index) => value - (means[index] ?? 0));
    addRow(sums, shifts, times * (shifts[SCORE_COLUMN] ?? 0));
  }
  return sums;
}

const share = (part: number | undefined, whole: number | undefined): number => (whole ? (part ?? 0) / whole : 0);

/** Measures the influence of factors in a sample, and the countries in which they add or cost points. Countries with few profiles have no numbers. */
export function measureImpact(sample: Sample, jobs: readonly SampledJob[]): Impact {
  const groups = pairsByCountry(sample, jobs);
  const rows = groups.flatMap((group) => group.rows);
  const means = columnMeans(rows);
  const countryMeans = groups.map((group) => ({ row: columnMeans(group.rows), times: group.rows.length }));
  const all = covariances(
    rows.map((row) => ({ row, times: 1 })),
    means,
  );
  const between = covariances(countryMeans, means);
  return {
    pairs: rows.length,
    mean: means[SCORE_COLUMN] ?? 0,
    betweenCountries: share(between[SCORE_COLUMN], all[SCORE_COLUMN]),
    factors: MATCH_FACTORS.map((factor, index) => ({
      factor,
      points: means[index] ?? 0,
      varianceShare: share(all[index], all[SCORE_COLUMN]),
      countryShare: share(between[index], between[SCORE_COLUMN]),
    })),
    countries: groups.map(({ country, profiles }, index) => {
      const isShown = profiles >= MIN_PUBLISHED_PEOPLE;
      const shifts = (countryMeans[index]?.row ?? []).map((mean, column) => mean - (means[column] ?? 0));
      return {
        country,
        profiles: isShown ? profiles : null,
        shift: isShown ? (shifts[SCORE_COLUMN] ?? 0) : null,
        factors: MATCH_FACTORS.map((_, column) => (isShown ? (shifts[column] ?? 0) : null)),
      };
    }),
  };
}
