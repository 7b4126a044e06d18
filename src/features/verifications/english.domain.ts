/**
 * The rating of a writing test: the prompts, the level from four criteria, the raters' decision, and their agreement beyond chance. Pure; the random
 * number for the prompt is passed in.
 */
import { CEFR_LEVELS, type CefrLevel, ENGLISH_CRITERIA } from '#shared/vocabulary.ts';

/** The prompts, in English, because English is tested. Only append: tasks store the index. */
export const ENGLISH_PROMPTS = [
  'A client is unhappy because a delivery came two days late. Write the email you would send: say what happened, what you are doing about it now, and how you will keep it from happening again.',
  'Describe a process at work that you would change. Explain how it works today, what is wrong with it, and what you would do instead, with the effects you expect.',
  'Some companies let people choose when they work; others ask everyone to work the same hours. Give reasons for both and say which you would choose for a team across several countries.',
  'Write to a new colleague who starts on Monday. Explain what your team does, who to ask about what, and what usually goes wrong in the first weeks.',
  'Describe a time when you had to learn something quickly for a job. What was hard, how did you approach it, and what would you do differently now?',
  'Your manager asks whether the team should use a new tool that costs more but saves time. Write your recommendation with its risks.',
] as const;

/** Returns the index of a random prompt other than the last one. `random` is at least 0 and less than 1. */
export const pickPrompt = (last: number | null, random: number): number => {
  const choices = ENGLISH_PROMPTS.map((_, index) => index).filter((index) => index !== last);
  return choices[Math.floor(random * choices.length)] ?? 0;
};

export type EnglishCriteria = Record<(typeof ENGLISH_CRITERIA)[number], CefrLevel>;

const levelAt = (step: number): CefrLevel => CEFR_LEVELS[step] ?? 'A1';

/** Returns the level from the criteria: the mean of their steps, rounded to the nearest step, and down at a half. */
export const overallLevel = (criteria: EnglishCriteria): CefrLevel => {
  const steps = ENGLISH_CRITERIA.map((criterion) => CEFR_LEVELS.indexOf(criteria[criterion]));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return levelAt(Math.ceil(mean - 0.5));
};

/** The maximum number of raters per task. */
export const MAX_RATERS = 3;

/**
 * Returns the raters' decision from their levels, in order: the level that the first two agree on, otherwise the median of three. Returns null while
 * another rater is needed.
 */
export const decidedLevel = (levels: readonly CefrLevel[]): CefrLevel | null => {
  const [first, second, third] = levels;
  if (first === undefined || second === undefined) return null;
  if (first === second) return first;
  if (third === undefined) return null;
  const steps = [first, second, third].map((level) => CEFR_LEVELS.indexOf(level)).toSorted((a, b) => a - b);
  return levelAt(steps[1] ?? 0);
};

/** The lowest level that is confirmed. Below it, the verification fails. */
const LOWEST_CONFIRMED: CefrLevel = 'A2';

export const isConfirmedLevel = (level: CefrLevel): boolean =>
  CEFR_LEVELS.indexOf(level) >= CEFR_LEVELS.indexOf(LOWEST_CONFIRMED);

/** A pair of categories that two raters chose, and how often. */
export interface RatedPair<Category> {
  first: Category;
  second: Category;
  count: number;
}

/**
 * Computes Cohen's kappa, the agreement of two raters beyond chance. κ = (p_o − p_e) / (1 − p_e), where p_o
 * is the share of pairs in which they agree and p_e = Σ_k p_1k · p_2k, the share expected of
 * independent raters with the same category frequencies (J. Cohen, "A coefficient of agreement for
 * nominal scales", Educational and Psychological Measurement 20, 1960, 37-46). Returns null without pairs,
 * and if both raters always use the same single category, so that chance explains everything.
 */
export const cohensKappa = <Category>(pairs: readonly RatedPair<Category>[]): number | null => {
  const total = pairs.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const firstCounts = new Map<Category, number>();
  const secondCounts = new Map<Category, number>();
  let agreed = 0;
  for (const { first, second, count } of pairs) {
    firstCounts.set(first, (firstCounts.get(first) ?? 0) + count);
    secondCounts.set(second, (secondCounts.get(second) ?? 0) + count);
    if (first === second) agreed += count;
  }
  const observed = agreed / total;
  let expected = 0;
  for (const [category, count] of firstCounts)
    expected += (count / total) * ((secondCounts.get(category) ?? 0) / total);
  return expected === 1 ? null : (observed - expected) / (1 - expected);
};
