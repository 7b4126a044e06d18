/**
 * Jobs that anyone may see without an account: open, public, and not past their last day. Contains nothing about applicants, people or addresses.
 * Owns no tables. The pages for these jobs are in `app/server/open-pages.ts`.
 */
import * as z from 'zod/mini';
import { answersSchema } from '#features/companies/companies.contract.ts';
import { route } from '#shared/contract.ts';
import { isCountry } from '#shared/countries.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { cursorInstant, instantSchema, optionalChoice, queryText } from '#shared/schema.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { conditionFields } from './job-conditions.contract.ts';
import { jobSchema } from './jobs.contract.ts';

export const publicCompanySchema = z.object({
  id: z.string(),
  /** The readable part of its URL. */
  slug: z.string(),
  companyName: z.string(),
  logoUrl: z.nullable(z.string()),
  /** Null below ten applications. */
  answers: z.nullable(answersSchema),
});
export type PublicCompany = z.infer<typeof publicCompanySchema>;

const { countries, hoursPerWeek, startDate, openings, benefits, validThrough } = conditionFields;
const { id, title, description, responsibilities, experience, hourlyBudget, hourlyBudgetFrom, salaryRange } =
  jobSchema.shape;

export const publicJobSchema = z.object({
  id,
  /** The readable part of its URL, derived from the title. */
  slug: z.string(),
  title,
  /** In lists, long text is truncated. */
  description,
  responsibilities,
  requiredSkills: jobSchema.shape.requiredSkills,
  experience,
  hourlyBudgetFrom,
  hourlyBudget,
  salaryRange,
  jobType: jobSchema.shape.jobType,
  hoursPerWeek,
  timezone: jobSchema.shape.timezone,
  countries,
  startDate,
  openings,
  benefits,
  validThrough,
  createdAt: instantSchema,
  /** The language of the job post, detected from its words. */
  language: z.enum(LANGUAGES),
  company: publicCompanySchema,
});
export type PublicJob = z.infer<typeof publicJobSchema>;

export const publicJobsQuerySchema = z.object({
  q: queryText(),
  /** Separated by commas; all must match. */
  skills: queryText(),
  jobType: optionalChoice(WORK_TYPES),
  /** A country to work from, ISO 3166-1 alpha-2. Jobs without countries are open to all of Latin America. */
  country: z.optional(z.string().check(z.refine((code) => code === '' || isCountry(code), 'not-a-country'))),
  /** Whole dollars per hour. */
  minBudget: z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'not-a-whole-number'))),
});
export type PublicJobsQuery = z.infer<typeof publicJobsQuerySchema>;

export const publicJobsContract = {
  listPublicJobs: route({
    method: 'GET',
    path: '/api/public/jobs',
    access: 'visitor',
    summary: 'Returns open public jobs, newest first',
    query: publicJobsQuerySchema,
    response: z.array(publicJobSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  getPublicJob: route({
    method: 'GET',
    path: '/api/public/jobs/:id',
    access: 'visitor',
    summary: 'Returns an open public job; 410 after it closed',
    response: publicJobSchema,
  }),
  getPosting: route({
    method: 'GET',
    path: '/api/public/jobs/:id/posting',
    access: 'visitor',
    summary: 'Returns the schema.org JobPosting that the page of the job contains',
    response: z.record(z.string(), z.unknown()),
  }),
};
