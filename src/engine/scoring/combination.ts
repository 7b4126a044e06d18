/**
 * How the seven factor scores of a pair become one: what each factor weighs, and their weighted sum. A pure function of the
 * few numbers of `RawScores`, without words, lists or lookups. Invariants: weights are never negative and sum to 1 (all 0 where
 * nothing can be compared); the sum never falls when the score of a factor of fit (skills, title, text) rises; without any fit
 * it stays below 20.
 */
import { type FactorWeights, MATCH_FACTORS, type MatchFactor } from '../matching.contract.ts';

/** The score of a factor that one side left open. */
export const UNKNOWN = -1;

/**
 * A pair in numbers (`rawScores` in factors.ts). Scores are 0-100 with at most two decimals. Of the practical factors a score
 * is UNKNOWN where one side says nothing; it then weighs nothing. Of skills and title it is 0 where the candidate shows
 * nothing of what the job asks for. The three amounts (0-1) say how much the factors of fit weigh; the text weighs as much as it
 * covers.
 */
export interface RawScores {
  skills: number;
  title: number;
  experience: number;
  rate: number;
  timezone: number;
  availability: number;
  /** How much of what a text of the job describes one of the candidate's covers. */
  text: number;
  /** Per job: 1 where it requires skills or describes some, else 0. */
  skillsEvidence: number;
  /** Per job: how firmly it names its work; 0 where it does not. */
  titleEvidence: number;
  /** Per text of the job: how much it describes; 0 where no text of the candidate covers any of it. */
  textEvidence: number;
  /** Per job: what the factors count for; as on every other job where it is left out. */
  base?: readonly number[];
}

/**
 * What the factors count for, in the order of MATCH_FACTORS, when all have something to go on and the work fits entirely,
 * before they are scaled to a sum of 1.
 */
export const BASE_WEIGHTS: readonly number[] = [0.34, 0.25, 0.07, 0.09, 0.07, 0.04, 0.5];
/** What one factor counts for, as above. */
export const baseWeight = (factor: MatchFactor): number => BASE_WEIGHTS[MATCH_FACTORS.indexOf(factor)] ?? 0;

/**
 * Rate, hours and years of somebody who does other work say little: their weight is this share of the base where the
 * work does not fit at all, and grows to the whole with it.
 */
export const PRACTICAL_FLOOR = 0.25;

/** What the factors of a job count for, by what its company lets them; the very same numbers where it changed none. */
export const baseOf = (weights: FactorWeights | null | undefined): readonly number[] => {
  const multiples = MATCH_FACTORS.map((factor) => weights?.[factor] ?? 1);
  if (multiples.every((multiple) => multiple === 1)) return BASE_WEIGHTS;
  return BASE_WEIGHTS.map((weight, at) => weight * (multiples[at] ?? 1));
};

/** The multiple of a factor in such numbers; 1 where its company changed nothing. */
export const timesOf = (base: readonly number[], at: number): number => {
  const quarters = (4 * (base[at] ?? 0)) / (BASE_WEIGHTS[at] ?? 1);
  return Math.round(quarters) / 4;
};

/** A pair's factor scores and weights, in the order of MATCH_FACTORS. */
export interface PairNumbers {
  readonly scores: readonly number[];
  readonly weights: readonly number[];
  /** How much of what the job describes the candidate's texts cover, 0-100. */
  readonly covered: number;
}

/** The weights of the pair at hand, in the order of MATCH_FACTORS. */
const weights = new Float64Array(MATCH_FACTORS.length);

/** What is shown fits in full: the score of the text where it weighs. */
const SHOWN = 100;
/** How much (0-1) of what a post describes the candidate's texts show. */
const shownByText = (raw: RawScores): number => (raw.textEvidence * raw.text) / 100;
const hasPractical = ({ experience, rate, timezone, availability }: RawScores): boolean =>
  experience >= 0 || rate >= 0 || timezone >= 0 || availability >= 0;

/**
 * Fills `weights`. A text shows things and disproves none: it weighs as much as it shows, and what it leaves out is as open as if
 * there were no text.
 */
function weigh(raw: RawScores, base: readonly number[]): void {
  const [skillsBase = 0, titleBase = 0, experience = 0, rate = 0, timezone = 0, availability = 0, textBase = 0] = base;
  const skills = skillsBase * raw.skillsEvidence;
  let title = titleBase * raw.titleEvidence;
  const textShare = (textBase / (skills + title + textBase)) * shownByText(raw);
  // Nothing but the texts says whether the work fits: what they leave open counts as the title's 0.
  const isOpen = skills + title === 0;
  if (isOpen && (textShare > 0 || hasPractical(raw))) title = titleBase;
  const text = textShare < 1 ? ((skills + title) * textShare) / (1 - textShare) : textBase;
  if (textShare === 1) title = 0;
  const fitTotal = skills + title + text;
  const fit = fitTotal > 0 ? (skills * raw.skills + title * raw.title + text * SHOWN) / fitTotal : 0;
  // In proportion to the evidence of fit, so that a cheap rate cannot stand in for it.
  const fitBase = skillsBase + titleBase + textBase;
  let practical = ((PRACTICAL_FLOOR + ((1 - PRACTICAL_FLOOR) * fit) / 100) * fitTotal) / fitBase;
  // Whatever a company weighs, without any fit the score stays below 20: that holds as long as fit counts for no less.
  const practicalBase = experience + rate + timezone + availability;
  if (practicalBase > fitBase) practical *= fitBase / practicalBase;
  weights[0] = skills;
  weights[1] = title;
  weights[2] = raw.experience >= 0 ? experience * practical : 0;
  weights[3] = raw.rate >= 0 ? rate * practical : 0;
  weights[4] = raw.timezone >= 0 ? timezone * practical : 0;
  weights[5] = raw.availability >= 0 ? availability * practical : 0;
  weights[6] = text;
  let total = 0;
  for (let factor = 0; factor < weights.length; factor++) total += weights[factor] ?? 0;
  if (total > 0)
    for (let factor = 0; factor < weights.length; factor++) weights[factor] = (weights[factor] ?? 0) / total;
}

/** The unrounded score (0-100) of a pair; allocates nothing. */
export function combinedScore(raw: RawScores, base: readonly number[] = raw.base ?? BASE_WEIGHTS): number {
  weigh(raw, base);
  // What is unknown weighs 0, so its score does not matter. Added in the order of MATCH_FACTORS, as whoever adds up the explanation does.
  return (
    (weights[0] ?? 0) * raw.skills +
    (weights[1] ?? 0) * raw.title +
    (weights[2] ?? 0) * raw.experience +
    (weights[3] ?? 0) * raw.rate +
    (weights[4] ?? 0) * raw.timezone +
    (weights[5] ?? 0) * raw.availability +
    (weights[6] ?? 0) * SHOWN
  );
}

/** The factors of `combinedScore` one by one: their weighted sum is exactly that score. */
export function combine(raw: RawScores): PairNumbers {
  weigh(raw, raw.base ?? BASE_WEIGHTS);
  const scores = MATCH_FACTORS.map((factor) =>
    factor === 'text' ? (shownByText(raw) > 0 ? SHOWN : 0) : Math.max(0, raw[factor]),
  );
  return { scores, weights: [...weights], covered: raw.text };
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Points of a curve, by rising x. */
export type Curve = readonly (readonly [number, number])[];

/** Straight lines between the points of a rising curve; its ends hold beyond them. */
export function interpolate(curve: Curve, x: number): number {
  for (let i = 1; i < curve.length; i++) {
    // Not taken apart as `const [x1, y1]`, which would go through an iterator for every pair.
    const to = curve[i];
    if (to === undefined || x > to[0]) continue;
    const from = curve[i - 1] ?? to;
    return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return curve.at(-1)?.[1] ?? 0;
}
