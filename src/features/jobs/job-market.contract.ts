/**
 * Market statistics for a job that is being written: how many vetted people fit and are available, and the rates that people ask for this kind of
 * work. For companies. Nothing is stored and no one is named. Also returns public marketplace totals. Owns no tables.
 */
import * as z from 'zod/mini';
import { factorWeightsSchema } from '#engine/matching.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { optionalChoice, optionalLine, optionalText, untrimmedText } from '#shared/schema.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { countryCodes } from './job-conditions.contract.ts';

/** An unfinished job. Nothing is required, and numbers may be outside the limits of a posted job. */
export const jobDraftSchema = z.object({
  title: optionalLine(LIMITS.title),
  description: optionalText(LIMITS.text),
  requiredSkills: z.optional(z.array(untrimmedText(LIMITS.skill)).check(z.maxLength(LIMITS.skills))),
  responsibilities: optionalText(LIMITS.text),
  experience: optionalLine(LIMITS.shortText),
  hourlyBudget: z.optional(z.nullable(z.number())),
  jobType: optionalChoice(WORK_TYPES),
  timezone: optionalLine(LIMITS.shortText),
  countries: countryCodes(),
  hoursPerWeek: z.optional(z.nullable(z.number())),
  factorWeights: z.optional(z.nullable(factorWeightsSchema)),
});
export type JobDraft = z.infer<typeof jobDraftSchema>;

/** The rates of the middle half of the people, in whole USD per hour. */
export const rateSpanSchema = z.object({ from: z.int(), to: z.int(), people: z.int() });
export type RateSpan = z.infer<typeof rateSpanSchema>;

/** The requirements of a draft that people may not meet. Each required skill is a separate demand. */
export const DEMAND_FIELDS = [
  'requiredSkills',
  'experience',
  'hourlyBudget',
  'jobType',
  'timezone',
  'countries',
  'hoursPerWeek',
] as const;

export const demandSchema = z.object({
  field: z.enum(DEMAND_FIELDS),
  /** The value in the draft: one skill, all countries, or the value of the field. */
  value: z.union([z.string(), z.number(), z.array(z.string())]),
  /** How much `fitting` increases if this demand is removed from the draft. */
  more: z.int(),
});
export type Demand = z.infer<typeof demandSchema>;

export const jobMarketSchema = z.object({
  /** Vetted people with a good score against the draft. */
  fitting: z.int(),
  /** True if more people fit than are counted. */
  isMore: z.boolean(),
  /** Empty while the draft does not describe any work. */
  demands: z.array(demandSchema),
  /** The rates of vetted people who do this work, regardless of the draft's pay. Null if too few of them state a rate. */
  rates: z.nullable(rateSpanSchema),
});
export type JobMarket = z.infer<typeof jobMarketSchema>;

/** The numbers of listed vetted people, listed jobs, and companies with listed jobs. At most a few minutes old. */
export const marketCountsSchema = z.object({ people: z.int(), jobs: z.int(), companies: z.int() });
export type MarketCounts = z.infer<typeof marketCountsSchema>;

export const jobMarketContract = {
  countMarket: route({
    method: 'GET',
    path: '/api/market',
    access: 'visitor',
    summary: 'Returns the number of vetted people, open jobs and hiring companies',
    response: marketCountsSchema,
  }),
  getJobMarket: route({
    method: 'POST',
    path: '/api/jobs/market',
    access: 'company',
    may: 'recruit',
    summary:
      'Returns how many available vetted people fit a job draft, how many more would fit without each demand, and the rates that people ask for this kind of work',
    body: jobDraftSchema,
    response: jobMarketSchema,
  }),
};
