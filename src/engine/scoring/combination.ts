/**
 * Combines the factor scores of a pair: the weight of each factor, and the weighted sum. A pure function of the numbers in `RawScores`. Weights are
 * never negative and sum to 1 (all 0 if nothing can be compared). The sum never decreases when a factor of fit (skills, title, text) increases.
 * Without any fit, it is at most 20.
 */
import { type FactorWeights, MATCH_FACTORS, type MatchFactor } from '../matching.contract.ts';

/** The score of a factor that one side left empty. */
export const UNKNOWN = -1;

/**
 * The numbers of a pair (`rawScores` in factors.ts). Scores are 0-100 with at most two decimals. A practical factor is UNKNOWN and has weight 0 if
 * one side states nothing. Skills and title are 0 if the candidate shows nothing that the job requires. The three amounts of evidence (0-1) determine
 * the weight of the factors of fit. The weight of the text grows with its coverage.
 */
export interface RawScores {
  skills: number;
  title: number;
  experience: number;
  rate: number;
  timezone: number;
  availability: number;
  /** Whether the job is open to the candidate's country. */
  country: number;
  /** How well the job's weekly hours suit the type of work that the candidate wants. */
  hours: number;
  /** The coverage of a job's text by one of the candidate's texts. */
  text: number;
  /** Per job: 1 if it requires or describes skills, otherwise 0. */
  skillsEvidence: number;
  /** Per job: how clearly the job names its work; 0 if it names none. */
  titleEvidence: number;
  /** Per text of the job: how much the text describes; 0 if the candidate's texts cover none of it. */
  textEvidence: number;
  /** Per job: base weights; omitted for the default. */
  base?: readonly number[];
}

/** Base weights in the order of MATCH_FACTORS, for a pair with full evidence and full fit, before scaling to a sum of 1. */
export const BASE_WEIGHTS: readonly number[] = [0.34, 0.25, 0.07, 0.09, 0.07, 0.04, 0.5, 0.07, 0.03];
export const baseWeight = (factor: MatchFactor): number => BASE_WEIGHTS[MATCH_FACTORS.indexOf(factor)] ?? 0;

/**
 * The share of their base weight that practical factors have without fit, because they matter little for people who do other work. The share grows
 * with the fit, up to the full base weight.
 */
export const PRACTICAL_FLOOR = 0.25;

/** Returns the base weights of a job with its company's multipliers. Returns the same array, BASE_WEIGHTS, if the company changed none. */
export const multiplyBaseWeights = (weights: FactorWeights | null | undefined): readonly number[] => {
  const multiples = MATCH_FACTORS.map((factor) => weights?.[factor] ?? 1);
  if (multiples.every((multiple) => multiple === 1)) return BASE_WEIGHTS;
  return BASE_WEIGHTS.map((weight, index) => weight * (multiples[index] ?? 1));
};

/** Returns the multiplier of a factor in base weights; 1 if unchanged. */
export const factorMultiplier = (base: readonly number[], index: number): number => {
  const quarters = (4 * (base[index] ?? 0)) / (BASE_WEIGHTS[index] ?? 1);
  return Math.round(quarters) / 4;
};

/** A pair's factor scores and weights, in the order of MATCH_FACTORS. */
export interface PairNumbers {
  readonly scores: readonly number[];
  readonly weights: readonly number[];
  /** The coverage of the job's description by the candidate's texts, 0-100. */
  readonly covered: number;
}

/** Weights of the current pair, in the order of MATCH_FACTORS. */
const weights = new Float64Array(MATCH_FACTORS.length);

/** The weight of a text depends on how much fit it shows, so its score is always the maximum. */
const TEXT_SCORE = 100;
/** Returns the share (0-1) of a job post's description that the candidate's texts show. */
const shownByText = (raw: RawScores): number => (raw.textEvidence * raw.text) / 100;
const hasPractical = ({ experience, rate, timezone, availability, country, hours }: RawScores): boolean =>
  experience >= 0 || rate >= 0 || timezone >= 0 || availability >= 0 || country >= 0 || hours >= 0;

/** Fills `weights`. A text can show fit but not disprove it, so its weight depends on how much it shows. Anything it omits is unknown. */
function weigh(raw: RawScores, base: readonly number[]): void {
  // Does not use destructuring, which would create an iterator for every pair.
  const skillsBase = base[0] ?? 0;
  const titleBase = base[1] ?? 0;
  const experience = base[2] ?? 0;
  const rate = base[3] ?? 0;
  const timezone = base[4] ?? 0;
  const availability = base[5] ?? 0;
  const textBase = base[6] ?? 0;
  const country = raw.country >= 0 ? (base[7] ?? 0) : 0;
  const hours = raw.hours >= 0 ? (base[8] ?? 0) : 0;
  const skills = skillsBase * raw.skillsEvidence;
  let title = titleBase * raw.titleEvidence;
  const textShare = (textBase / (skills + title + textBase)) * shownByText(raw);
  // If only texts can show fit, the parts that the candidate's texts omit count as a title score of 0.
  const lacksSkillsAndTitle = skills + title === 0;
  if (lacksSkillsAndTitle && (textShare > 0 || hasPractical(raw))) title = titleBase;
  const text = textShare < 1 ? ((skills + title) * textShare) / (1 - textShare) : textBase;
  if (textShare === 1) title = 0;
  const fitTotal = skills + title + text;
  const fit = fitTotal > 0 ? (skills * raw.skills + title * raw.title + text * TEXT_SCORE) / fitTotal : 0;
  // Practical factors are proportional to the evidence of fit, so that a low rate cannot replace it.
  const fitBase = skillsBase + titleBase + textBase;
  let practical = ((PRACTICAL_FLOOR + ((1 - PRACTICAL_FLOOR) * fit) / 100) * fitTotal) / fitBase;
  // Practical factors never have more base weight than the factors of fit. This limits the score to 20 without any fit, for any multipliers. Few jobs
  // state countries or hours, so these two factors count only for pairs that compare them.
  const practicalBase = experience + rate + timezone + availability + country + hours;
  if (practicalBase > fitBase) practical *= fitBase / practicalBase;
  weights[0] = skills;
  weights[1] = title;
  weights[2] = raw.experience >= 0 ? experience * practical : 0;
  weights[3] = raw.rate >= 0 ? rate * practical : 0;
  weights[4] = raw.timezone >= 0 ? timezone * practical : 0;
  weights[5] = raw.availability >= 0 ? availability * practical : 0;
  weights[6] = text;
  weights[7] = country * practical;
  weights[8] = hours * practical;
  let total = 0;
  for (let factor = 0; factor < weights.length; factor++) total += weights[factor] ?? 0;
  if (total > 0)
    for (let factor = 0; factor < weights.length; factor++) weights[factor] = (weights[factor] ?? 0) / total;
}

/** Returns the unrounded score (0-100) of a pair. Allocates nothing. */
export function combinedScore(raw: RawScores, base: readonly number[] = raw.base ?? BASE_WEIGHTS): number {
  weigh(raw, base);
  // Unknown factors have weight 0, so their score does not matter. Adds in the order of MATCH_FACTORS, like the sums of explanations.
  return (
    (weights[0] ?? 0) * raw.skills +
    (weights[1] ?? 0) * raw.title +
    (weights[2] ?? 0) * raw.experience +
    (weights[3] ?? 0) * raw.rate +
    (weights[4] ?? 0) * raw.timezone +
    (weights[5] ?? 0) * raw.availability +
    (weights[6] ?? 0) * TEXT_SCORE +
    (weights[7] ?? 0) * raw.country +
    (weights[8] ?? 0) * raw.hours
  );
}

/** Returns the factors of `combinedScore`. Their weighted sum is exactly that score. */
export function combine(raw: RawScores): PairNumbers {
  weigh(raw, raw.base ?? BASE_WEIGHTS);
  const scores = MATCH_FACTORS.map((factor) =>
    factor === 'text' ? (shownByText(raw) > 0 ? TEXT_SCORE : 0) : Math.max(0, raw[factor]),
  );
  return { scores, weights: [...weights], covered: raw.text };
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Points of a curve, sorted by x. */
export type Curve = readonly (readonly [number, number])[];

/** Interpolates a curve linearly. The value is constant after the last point. */
export function interpolate(curve: Curve, x: number): number {
  for (let i = 1; i < curve.length; i++) {
    // Does not use destructuring, which would create an iterator for every pair.
    const to = curve[i];
    if (to === undefined || x > to[0]) continue;
    const from = curve[i - 1] ?? to;
    return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return curve.at(-1)?.[1] ?? 0;
}
