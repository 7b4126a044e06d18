/** Definitions for market statistics: who fits a draft, and the range of rates. Pure. */
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { distinctSkills } from '#shared/schema.ts';
import type { Demand, JobDraft, RateSpan } from './job-market.contract.ts';

/** The counting limit. Companies see "more than 100" instead of the exact number. */
export const MAX_COUNTED = 100;

/** Returns the people whose displayed score counts as good, given their unrounded scores. */
export const selectFitting = <Found extends { score: number }>(people: readonly Found[]): Found[] =>
  people.filter(({ score }) => Math.round(score) >= GOOD_SCORE);

/** Returns the value at this share of a sorted list (nearest rank). */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** Returns the middle half of the rates, without outliers, or null if there are too few people. */
export const calculateRateSpan = (rates: readonly number[]): RateSpan | null => {
  if (rates.length < LIMITS.minPeopleForRates) return null;
  const sorted = rates.toSorted((a, b) => a - b);
  return { from: percentile(sorted, 0.25), to: percentile(sorted, 0.75), people: rates.length };
};

/** Returns whether a draft describes the work. Without a title or skills, everyone fits equally. */
export const describesWork = ({ title, requiredSkills = [] }: JobDraft): boolean =>
  (title ?? '') !== '' || requiredSkills.length > 0;

/**
 * Reduces a draft to the kind of work: its title, or its skills if it has no title. The rates should include everyone who does this kind of work, and
 * the offered pay and other requirements would exclude most of these people.
 */
export const pickWork = ({ title, requiredSkills }: JobDraft): JobDraft => (title ? { title } : { requiredSkills });

/** A demand in a draft, and the draft without it. */
export interface DroppableDemand extends Omit<Demand, 'more'> {
  without: JobDraft;
}

const VALUE_FIELDS = ['experience', 'hourlyBudget', 'jobType', 'timezone', 'countries', 'hoursPerWeek'] as const;

const isStated = (value: Demand['value'] | null | undefined): value is Demand['value'] =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Returns the demands in a draft. Omits a demand if the draft would not describe any work without it, because everyone fits such a draft. */
export const listDroppableDemands = (draft: JobDraft): DroppableDemand[] => {
  const skills = distinctSkills(draft.requiredSkills ?? []);
  const bySkill = skills.map((value) => ({
    field: 'requiredSkills' as const,
    value,
    without: { ...draft, requiredSkills: skills.filter((skill) => skill !== value) },
  }));
  const byField = VALUE_FIELDS.flatMap((field) => {
    const value = draft[field];
    return isStated(value) ? [{ field, value, without: { ...draft, [field]: undefined } }] : [];
  });
  return [...bySkill, ...byField].filter(({ without }) => describesWork(without));
};
