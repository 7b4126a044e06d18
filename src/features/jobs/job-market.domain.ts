/** Definitions for market figures: who fits a draft, and the span of rates. Pure. */
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import type { JobDraft, RateSpan } from './job-market.contract.ts';

/** The counting limit. Companies see "more than 100" instead of the exact number. */
export const MAX_COUNTED = 100;

/** The people whose displayed score is good, from their unrounded scores. */
export const fittingOf = <Found extends { score: number }>(people: readonly Found[]): Found[] =>
  people.filter(({ score }) => Math.round(score) >= GOOD_SCORE);

/** The value at this share of a sorted list (nearest rank). */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** The middle half of the rates, without outliers. Null if there are too few people. */
export const rateSpanOf = (rates: readonly number[]): RateSpan | null => {
  if (rates.length < LIMITS.peopleBehindRates) return null;
  const sorted = rates.toSorted((one, other) => one - other);
  return { from: percentile(sorted, 0.25), to: percentile(sorted, 0.75), people: rates.length };
};

/** Whether a draft describes the work. Without a title and skills, everyone fits equally. */
export const describesWork = ({ title, requiredSkills = [] }: JobDraft): boolean =>
  (title ?? '') !== '' || requiredSkills.length > 0;

/**
 * The draft reduced to the work: its title, or its skills without a title. The rates of people who
 * do this work should not depend on the offered pay or on other requirements, which few of them meet.
 */
export const workOf = ({ title, requiredSkills }: JobDraft): JobDraft => (title ? { title } : { requiredSkills });
