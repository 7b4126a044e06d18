/**
 * Market figures for a job that is being written: how many vetted people fit and are available, and
 * what people who do such work ask for. For companies. Nothing is stored and no one is named. Also
 * public market totals. Owns no table.
 */
import * as z from 'zod/mini';
import { factorWeightsSchema } from '#engine/matching.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { optionalChoice, optionalLine, optionalText } from '#shared/schema.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';

/** An unfinished job: nothing is required, and an invalid number counts as not stated. */
export const jobDraftSchema = z.object({
  title: optionalLine(LIMITS.title),
  description: optionalText(LIMITS.text),
  requiredSkills: z.optional(z.array(z.string().check(z.maxLength(LIMITS.skill))).check(z.maxLength(LIMITS.skills))),
  responsibilities: optionalText(LIMITS.text),
  experience: optionalLine(LIMITS.shortText),
  hourlyBudget: z.optional(z.nullable(z.number())),
  jobType: optionalChoice(WORK_TYPES),
  timezone: optionalLine(LIMITS.shortText),
  factorWeights: z.optional(z.nullable(factorWeightsSchema)),
});
export type JobDraft = z.infer<typeof jobDraftSchema>;

/** Whole USD an hour: the middle half of the people. */
export const rateSpanSchema = z.object({ from: z.int(), to: z.int(), people: z.int() });
export type RateSpan = z.infer<typeof rateSpanSchema>;

export const jobMarketSchema = z.object({
  /** Vetted people with a good score against the draft. */
  fitting: z.int(),
  /** There are more than `fitting`, not counted. */
  isMore: z.boolean(),
  /** What vetted people who do such work ask for, regardless of the draft's pay. Null if too few of them state it. */
  rates: z.nullable(rateSpanSchema),
});
export type JobMarket = z.infer<typeof jobMarketSchema>;

/** Listed vetted people, listed jobs, and companies with listed jobs. At most a few minutes old. */
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
    summary:
      'Returns how many available vetted people fit a job draft, and the rates that people in this kind of work ask for',
    body: jobDraftSchema,
    response: jobMarketSchema,
  }),
};
