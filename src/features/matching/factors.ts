/**
 * The factor scores of a pair and their weights: the arithmetic of compatibility. No words here (explain.ts) and
 * no reading of text (prepare.ts). Invariants: scores are 0-100; weights sum to 1 over the factors with something to go
 * on and are 0 for the others; the score is the rounded weighted sum of exactly these numbers.
 */
import { workTypeScore } from './availability.ts';
import { yearsScore } from './experience.ts';
import { MATCH_FACTORS, type MatchFactor } from './matching.contract.ts';
import { meaningScore } from './meaning.ts';
import type { PreparedCandidate, PreparedJob, Requirement } from './prepare.ts';
import { mentions, type Prose, proseCoverage } from './prose.ts';
import { sharedHours } from './timezones.ts';
import { titleLikeness } from './titles.ts';

/** Positions in the arrays below, in the order of MATCH_FACTORS, of the factors that say whether the work fits. */
const SKILLS = 0;
const TITLE = 1;
const TEXT = 6;
const MEANING = 7;

/**
 * What the factors count for when all have something to go on and the work fits entirely, before they are scaled to a
 * sum of 1. The text's share is for a whole résumé against a whole post; a bio of a few lines gets a fraction of it. The last
 * is for pairs whose titles a model outside has compared, and only these have it.
 */
export const BASE_WEIGHTS: readonly number[] = [0.34, 0.25, 0.07, 0.09, 0.07, 0.04, 0.34, 0.1];
/** What one factor counts for, as above. */
export const baseWeight = (factor: MatchFactor): number => BASE_WEIGHTS[MATCH_FACTORS.indexOf(factor)] ?? 0;
/**
 * Rate, hours and years of somebody who does other work say little: their weight is this share of the base where the
 * work does not fit at all, and grows to the whole with it. The total stays monotone in every factor of fit.
 */
export const PRACTICAL_FLOOR = 0.25;

/** A skill that only the text mentions is nearly as good as one listed. */
const MENTIONED = 0.8;
/** Words of the required skill found among the words of listed skills, or of the text. */
export const SHARED_WORDS_LISTED = 0.65;
const SHARED_WORDS_TEXT = 0.35;
export const ENOUGH_WORDS = 0.5;
/** A title read out of running text may be somebody else's ("I support sales managers"). */
const TITLE_FROM_TEXT = 0.5;
/** A bio shorter than this cannot be expected to name skills. */
const TELLING_BIO = 10;
/** Texts of this many words give the text factor its full weight. */
export const FULL_BIO = 200;
export const FULL_POST = 40;

/** In the order of MATCH_FACTORS: seven, and the last one too where both titles' meanings are known. */
export interface PairNumbers {
  readonly scores: readonly number[];
  readonly weights: readonly number[];
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

function hasHash(sorted: Int32Array, hash: number): boolean {
  for (const value of sorted) {
    if (value === hash) return true;
    if (value > hash) return false;
  }
  return false;
}

function sharedWords(requirement: Requirement, listed: Int32Array, prose: Prose | null): number {
  let total = 0;
  let inList = 0;
  let inText = 0;
  for (let i = 0; i < requirement.hashes.length; i++) {
    const hash = requirement.hashes[i] ?? 0;
    const weight = requirement.hashWeights[i] ?? 0;
    total += weight;
    if (hasHash(listed, hash)) inList += weight;
    if (prose !== null && mentions(prose, hash)) inText += weight;
  }
  if (total === 0) return 0;
  const list = inList / total >= ENOUGH_WORDS ? (SHARED_WORDS_LISTED * inList) / total : 0;
  const text = inText / total >= ENOUGH_WORDS ? (SHARED_WORDS_TEXT * inText) / total : 0;
  return Math.max(list, text);
}

/** What the candidate is worth (0-1) for each of the job's requirements. */
function requirementCredits(job: PreparedJob, candidate: PreparedCandidate): number[] {
  const credits: number[] = Array.from({ length: job.requirements.length }, () => 0);
  const apply = (keys: readonly string[], factor: number): void => {
    for (const key of keys) {
      const row = job.credits.get(key);
      if (row === undefined) continue;
      for (let i = 0; i < row.length; i += 2) {
        const index = row[i] ?? 0;
        const credit = (row[i + 1] ?? 0) * factor;
        if (credit > (credits[index] ?? 0)) credits[index] = credit;
      }
    }
  };
  apply(candidate.skills, 1);
  apply(candidate.implied, MENTIONED);
  apply(candidate.mentioned, MENTIONED);
  for (let i = 0; i < credits.length; i++) {
    const requirement = job.requirements[i];
    if (requirement === undefined || (credits[i] ?? 0) >= SHARED_WORDS_LISTED) continue;
    credits[i] = Math.max(credits[i] ?? 0, sharedWords(requirement, candidate.skillWords, candidate.prose));
  }
  return credits;
}

function skillsScore(job: PreparedJob, candidate: PreparedCandidate): number | null {
  if (job.requirements.length === 0) return null;
  const hasText = candidate.prose !== null && candidate.prose.length >= TELLING_BIO;
  if (candidate.skills.length === 0 && candidate.mentioned.length === 0 && !hasText) return null;
  const credits = requirementCredits(job, candidate);
  let sum = 0;
  let total = 0;
  for (let i = 0; i < credits.length; i++) {
    const weight = job.requirements[i]?.weight ?? 0;
    sum += weight * (credits[i] ?? 0);
    total += weight;
  }
  return (100 * sum) / total;
}

/** Below or at the budget 100; 10 % above about 79, a half above 30, twice the budget 9. */
export const RATE_DECAY = 2.4;

function rateScore(budget: number, rate: number): number {
  return rate <= budget ? 100 : 100 * Math.exp(-RATE_DECAY * (rate / budget - 1));
}

export type Curve = readonly (readonly [number, number])[];

/** Straight lines between the points of a rising curve; its ends hold beyond them. */
function along(curve: Curve, x: number): number {
  for (let i = 1; i < curve.length; i++) {
    const [x0, y0] = curve[i - 1] ?? [0, 0];
    const [x1, y1] = curve[i] ?? [0, 0];
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  }
  return curve.at(-1)?.[1] ?? 0;
}

/** Shared hours → score: four hours are workable, seven are as good as local. */
export const HOURS: Curve = [
  [0, 0],
  [2, 25],
  [4, 65],
  [6, 92],
  [7, 100],
];

/** Title likeness → score: a few letters in common are chance, half alike is close work. */
export const LIKENESS: Curve = [
  [0, 0],
  [0.1, 5],
  [0.2, 18],
  [0.4, 52],
  [0.6, 74],
  [0.8, 90],
  [1, 100],
];

/**
 * Coverage of the job's words → score: any two texts share a tenth of their words, and nobody repeats a whole post. The
 * steep middle keeps the unrelated near 0 and lets the fitting rise, so that a number says the same on every job.
 */
export const COVERAGE: Curve = [
  [0, 0],
  [0.1, 5],
  [0.2, 35],
  [0.3, 70],
  [0.45, 100],
];

function rawScores(job: PreparedJob, candidate: PreparedCandidate): (number | null)[] {
  const { title, years, budget, timezone, workType, prose } = job;
  const raw = [
    skillsScore(job, candidate),
    title === null || candidate.title === null ? null : along(LIKENESS, titleLikeness(title, candidate.title)),
    years === null || candidate.years === null ? null : yearsScore(years, candidate.years),
    budget === null || candidate.rate === null ? null : rateScore(budget, candidate.rate),
    timezone === null || candidate.timezone === null ? null : along(HOURS, sharedHours(timezone, candidate.timezone)),
    workType === null || candidate.workType === null ? null : workTypeScore(workType, candidate.workType),
    prose === null || candidate.prose === null ? null : along(COVERAGE, proseCoverage(prose, candidate.prose)),
  ];
  const meaning = meaningScore(job.meaning, candidate.meaning);
  if (meaning !== null) raw.push(meaning);
  return raw;
}

const isFit = (factor: number): boolean =>
  factor === SKILLS || factor === TITLE || factor === TEXT || factor === MEANING;

/**
 * All factor scores and weights of a pair; nothing to go on at all gives zeros everywhere. `base` is for the experiment
 * that tries other weights; the product never passes it.
 */
export function pairNumbers(job: PreparedJob, candidate: PreparedCandidate, base = BASE_WEIGHTS): PairNumbers {
  const raw = rawScores(job, candidate);
  const scores: number[] = [];
  const weights: number[] = [];
  let fit = 0;
  let fitWeight = 0;
  for (let factor = 0; factor < raw.length; factor++) {
    const score = raw[factor] ?? null;
    let weight = score === null ? 0 : (base[factor] ?? 0);
    if (factor === TEXT && job.prose !== null && candidate.prose !== null) {
      weight *= Math.min(1, candidate.prose.length / FULL_BIO) * Math.min(1, job.prose.length / FULL_POST);
    }
    if (factor === TITLE && (job.titleText === '' || candidate.titleText === '')) weight *= TITLE_FROM_TEXT;
    scores.push(score === null ? 0 : round2(score));
    weights.push(weight);
    if (isFit(factor)) {
      fit += weight * (scores[factor] ?? 0);
      fitWeight += weight;
    }
  }
  const share = fitWeight === 0 ? 1 : PRACTICAL_FLOOR + (1 - PRACTICAL_FLOOR) * (fit / fitWeight / 100);
  let total = 0;
  for (let factor = 0; factor < weights.length; factor++) {
    if (!isFit(factor)) weights[factor] = (weights[factor] ?? 0) * share;
    total += weights[factor] ?? 0;
  }
  return { scores, weights: total === 0 ? weights : weights.map((weight) => weight / total) };
}

/** The weighted sum of the factors, unrounded, added in the order of MATCH_FACTORS. */
export function weightedSum({ scores, weights }: PairNumbers): number {
  let sum = 0;
  for (let factor = 0; factor < scores.length; factor++) sum += (weights[factor] ?? 0) * (scores[factor] ?? 0);
  return sum;
}
