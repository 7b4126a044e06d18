/** Reads a pasted job ad and proposes the fields of a job. For companies. Stores nothing. Owns no tables. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { requiredText } from '#shared/schema.ts';
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';

/** The line that a value was read from: its number, starting at 1, and its beginning. */
export const adSourceSchema = z.object({ line: z.int(), text: z.string() });

/** Fields that were not found are null or empty. `sources` has a line for each field that was found. */
export const jobAdSchema = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  requiredSkills: z.array(z.string()),
  /** One responsibility per line. */
  responsibilities: z.nullable(z.string()),
  experience: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  /** Whole USD per hour. A monthly salary is converted with the product's standard monthly hours. */
  hourlyBudgetFrom: z.nullable(z.int()),
  hourlyBudget: z.nullable(z.int()),
  jobType: z.nullable(z.enum(WORK_TYPES)),
  hoursPerWeek: z.nullable(z.int()),
  timezone: z.nullable(z.string()),
  /** `2027-02-01`, not in the past. */
  startDate: z.nullable(z.string()),
  /** The last day to apply, within the period that a job may be open. */
  validThrough: z.nullable(z.string()),
  sources: z.record(z.string(), adSourceSchema),
});
export type JobAd = z.infer<typeof jobAdSchema>;

export const jobAdContract = {
  readAd: route({
    method: 'POST',
    path: '/api/jobs/ad',
    access: 'company',
    may: 'recruit',
    summary: 'Returns proposed fields of a job from the text of a job ad without storing anything',
    body: z.object({ text: requiredText('job-ad-required', LIMITS.jobAd) }),
    response: jobAdSchema,
  }),
};
