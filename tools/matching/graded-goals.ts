/**
 * Goals for the graded set, cheats, counterfactuals and everyday text, and the current limits. Numbers only. A `current` limit may only move toward
 * its goal, and is removed once the goal is reached.
 */
import type { GradedMeasures, Half } from './graded-set.ts';

/** A goal. If the engine does not reach it, `current` is the limit, with a small margin. */
export interface Goal {
  readonly goal: number;
  readonly current?: number;
}

export const enforcedLimit = ({ goal, current }: Goal): number => current ?? goal;

/** The minimum values. */
export const RANKING_GOALS: Readonly<Record<Half, Readonly<Record<'ndcgAt10' | 'map', Goal>>>> = {
  dev: { ndcgAt10: { goal: 0.89, current: 0.88 }, map: { goal: 0.86, current: 0.84 } },
  test: { ndcgAt10: { goal: 0.91 }, map: { goal: 0.88 } },
};

/** The minimum lead of nDCG@10 over the baselines, which only compare shared words and letters. */
export const LEAD_GOALS: Readonly<Record<Half, Goal>> = {
  dev: { goal: 0.01 },
  test: { goal: 0.01 },
};

/** The maximum shares of pairs in the wrong band. */
export const BAND_GOALS: Readonly<Record<Half, Readonly<Record<'unsuitableTooHigh' | 'firstChoiceTooLow', Goal>>>> = {
  dev: { unsuitableTooHigh: { goal: 0.02 }, firstChoiceTooLow: { goal: 0.1, current: 0.16 } },
  test: { unsuitableTooHigh: { goal: 0.02 }, firstChoiceTooLow: { goal: 0.1, current: 0.16 } },
} satisfies Readonly<Record<Half, Partial<Record<keyof GradedMeasures, Goal>>>>;

/**
 * Maximum gain of a cheat by its id. The unit is declared with the cheat. Two weaknesses are known: an empty bio costs nothing, so a copy of title
 * and skills ranks first; and skills repeated in the bio also count as words of the bio.
 */
export const CHEAT_GOALS = {
  dots: { goal: 20 },
  'practical-alone': { goal: 20 },
  'title-alone': { goal: 0.02 },
  'title-practical': { goal: 0.02 },
  'title-and-skills': { goal: 0.25, current: 1 },
  'post-as-bio': { goal: 0.1 },
  'whole-post': { goal: 0.25, current: 1 },
  'whole-post-zero-width': { goal: 0.25, current: 1 },
  'whole-post-look-alike': { goal: 0.25, current: 1 },
  'chef-with-title': { goal: 0.02 },
  'chef-with-skills': { goal: 0.02 },
  'chef-with-most-asked': { goal: 0.02 },
  'chef-with-all-skills': { goal: 0.02 },
  'unsuitable-practical': { goal: 0.02 },
  'without-bio': { goal: 0.05 },
  'without-skills': { goal: 0.05 },
  'without-title': { goal: 0.05 },
  praise: { goal: 0.05 },
  'skills-thrice': { goal: 0.01 },
  'skills-repeated': { goal: 0, current: 0.3 },
  'skills-restated': { goal: 0, current: 0.3 },
  'skills-shuffled': { goal: 0, current: 0.3 },
  'bio-thrice': { goal: 0.05 },
  'title-repeated': { goal: 0, current: 0.3 },
  'zero-width': { goal: 0.01 },
  'white-space': { goal: 0.01 },
  'look-alike': { goal: 0.01 },
  'full-width': { goal: 0.01 },
  'unsuitable-ten-years': { goal: 6 },
  'suitable-ten-years': { goal: 0.01 },
  'history-copied': { goal: 0 },
  'history-reworded': { goal: 0.01 },
  'history-overlapping': { goal: 0 },
  'unsuitable-sixty-years': { goal: 6 },
  'history-future': { goal: 0 },
  'history-of-skills': { goal: 0, current: 0.3 },
  'bio-as-history': { goal: 0 },
  'chef-with-held-title': { goal: 0.02 },
  'chef-with-post-as-history': { goal: 0.02 },
  'chef-with-skills-as-history': { goal: 0.02 },
} as const satisfies Readonly<Record<string, Goal>>;
export type CheatId = keyof typeof CHEAT_GOALS;

/** The maximum share of everyday paragraphs in which a skill is read by mistake. */
export const FALSE_READING_GOAL: Goal = { goal: 0.02 };
