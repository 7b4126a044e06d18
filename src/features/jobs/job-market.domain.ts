/** What the market is told as: who counts as fitting, and the span of what people ask for. Pure. */
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import type { JobDraft, RateSpan } from './job-market.contract.ts';

/** So many people are counted and no more; a company that reads "more than 100" need not know how many more. */
export const MAX_COUNTED = 100;

/** Of people by their unrounded score, those whose score as it is shown is a good one. */
export const fittingOf = <Found extends { score: number }>(found: readonly Found[]): Found[] =>
  found.filter(({ score }) => Math.round(score) >= GOOD_SCORE);

/** The value below which so large a share of a sorted list lies (nearest rank). */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** The middle half of some rates, so that neither the cheapest nor the dearest set it; null where too few people are behind it. */
export const rateSpanOf = (rates: readonly number[]): RateSpan | null => {
  if (rates.length < LIMITS.peopleBehindRates) return null;
  const sorted = rates.toSorted((one, other) => one - other);
  return { from: percentile(sorted, 0.25), to: percentile(sorted, 0.75), people: rates.length };
};

/** Whether a draft says what the work is: without a title and skills everyone fits alike. */
export const saysWork = ({ title, requiredSkills = [] }: JobDraft): boolean =>
  (title ?? '') !== '' || requiredSkills.length > 0;

/**
 * The work of a draft alone: its title, or its skills as long as it has none. What such people ask for depends neither on what the company means
 * to pay nor on how much else it requires, which few of them have all of.
 */
export const workOf = ({ title, requiredSkills }: JobDraft): JobDraft => (title ? { title } : { requiredSkills });
