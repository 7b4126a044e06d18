/**
 * Jobs. Companies post and edit their jobs. Candidates browse open jobs with a compatibility score, can save jobs, and still see paused or closed
 * jobs that they applied to or saved. Owns jobs, their questions and saved jobs. Notifies companies before and after the last day to apply, and of
 * takedowns. Calls by candidates work only on the jobs subdomain.
 */

import * as z from 'zod/mini';
import {
  compatibilityForCandidatesSchema,
  explainQuery,
  factorWeightsSchema,
  headlineReasonSchema,
  listedCompatibilityForCandidatesSchema,
  scoredPlace,
  shiftSchema,
  unscoredField,
  unscoredPlace,
} from '#engine/matching.contract.ts';
import { companySummarySchema, responseRateFields } from '#features/companies/companies.contract.ts';
import { questionSchema } from '#features/screening/screening.contract.ts';
import { route } from '#shared/contract.ts';
import { areCountries } from '#shared/countries.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { markedFields } from '#shared/pick-fields.ts';
import {
  cursorInstant,
  instantSchema,
  optionalChoice,
  optionalInstant,
  optionalLine,
  queryText,
} from '#shared/schema.ts';
import { APPLICATION_STATUSES, JOB_STATUSES, OVERLAP_HOURS, WORK_TYPES } from '#shared/vocabulary.ts';
import { completenessSchema } from './completeness.contract.ts';
import { conditionFields } from './job-conditions.contract.ts';
import { jobChangesSchema, newJobSchema } from './new-job.contract.ts';

export const jobSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  title: z.string(),
  description: z.string(),
  responsibilities: z.nullable(z.string()),
  experience: z.nullable(z.string()),
  /** The maximum, in whole USD per hour. */
  hourlyBudget: z.nullable(z.number()),
  /** The minimum, if stated. Only with `hourlyBudget` and not above it. */
  hourlyBudgetFrom: z.nullable(z.number()),
  timezone: z.nullable(z.string()),
  /**
   * The IANA time zone that `timezone` refers to. Absent if `timezone` is itself an IANA name or an offset in whole hours, or if it is unreadable.
   */
  zone: z.optional(z.string()),
  /**
   * The shift that the text states, in minutes of the local day, which shared hours are based on. Absent for the usual working day, 9 a.m. to 5 p.m.
   */
  shift: z.optional(shiftSchema),
  jobType: z.nullable(z.enum(WORK_TYPES)),
  requiredSkills: z.array(z.string()),
  /** The score factor weights that the company changed from the default of 1. */
  factorWeights: factorWeightsSchema,
  status: z.enum(JOB_STATUSES),
  /**
   * Computed from the budget for four weeks of `hoursPerWeek` or, if that is null, at 160 hours a month (80 for part-time work):
   * `Up to $4,000/mo`, `$2,400–$4,000/mo`, or `Negotiable`.
   */
  salaryRange: z.string(),
  ...conditionFields,
  /** The questions for applicants, in order. */
  questions: z.array(questionSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  company: companySummarySchema,
  /** The response rate of the job's company. */
  ...responseRateFields,
});
export type Job = z.infer<typeof jobSchema>;

/** A job as its company sees it. */
export const ownJobSchema = z.extend(jobSchema, {
  applicationCount: z.int(),
  /** Applications whose status has not been changed yet. */
  pendingCount: z.int(),
  /** Undecided applications: neither hired, declined nor withdrawn. */
  undecidedCount: z.int(),
  /** True if several people asked for an answer and have not received one. The job cannot be opened until all of them have. */
  owesAnswers: z.boolean(),
  /** When and why an admin took the job down. It stays closed until an admin restores it. */
  takenDown: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
  /** The number of applications per stage. */
  stages: z.record(z.enum(APPLICATION_STATUSES), z.int()),
});
export type OwnJob = z.infer<typeof ownJobSchema>;

/** Where candidates see each field: in list rows, or only on the job page. */
const JOB_FIELDS = {
  id: 'row',
  companyId: 'row',
  title: 'row',
  description: 'row',
  experience: 'row',
  hourlyBudget: 'row',
  hourlyBudgetFrom: 'row',
  timezone: 'row',
  shift: 'row',
  jobType: 'row',
  requiredSkills: 'row',
  status: 'row',
  salaryRange: 'row',
  createdAt: 'row',
  company: 'row',
  answerDays: 'row',
  answers: 'row',
  countries: 'page',
  hoursPerWeek: 'row',
  startDate: 'page',
  openings: 'page',
  benefits: 'page',
  validThrough: 'page',
  visibility: 'page',
  questions: 'page',
  responsibilities: 'page',
  zone: 'page',
  factorWeights: 'page',
  updatedAt: 'page',
} as const satisfies Record<keyof Job, 'row' | 'page'>;

export const JOB_ROW_FIELDS = /* @__PURE__ */ markedFields(JOB_FIELDS, 'row');

/**
 * A job in a candidate's list, with the beginning of the description and the first skills. Responsibilities and the company description (null here)
 * are on the job page. `verifiedAt` is absent instead of null. Candidates without a profile get no score.
 */
export const listedJobSchema = z.extend(z.pick(jobSchema, JOB_ROW_FIELDS), {
  company: z.extend(companySummarySchema, { verifiedAt: z.optional(instantSchema) }),
  /** Absent if the pay is not a range. */
  hourlyBudgetFrom: z.optional(z.number()),
  /** Absent if not stated. */
  hoursPerWeek: z.optional(z.number()),
  /** When it was last reopened. Absent if it never was. */
  openedAt: z.optional(instantSchema),
  /** The number of skills, if there are more than the row lists. */
  skillCount: z.optional(z.int()),
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(listedCompatibilityForCandidatesSchema),
  headlineReason: z.nullable(headlineReasonSchema),
  ...unscoredField,
  /** Whether the requesting candidate has saved it. */
  isSaved: z.boolean(),
  /** True if the requesting candidate has an open invitation to it, otherwise absent. */
  isInvited: z.optional(z.boolean()),
  /** True if the requesting candidate applied to it, with any outcome, otherwise absent. */
  isApplied: z.optional(z.boolean()),
});
export type ListedJob = z.infer<typeof listedJobSchema>;

/** A job that a candidate saved, in any status. */
export const savedJobSchema = z.extend(listedJobSchema, { savedAt: instantSchema });
export type SavedJob = z.infer<typeof savedJobSchema>;

/** One job for anyone who may see it: with counts for its company, with a score for a candidate. */
export const jobDetailSchema = z.extend(jobSchema, {
  applicationCount: z.optional(z.int()),
  pendingCount: z.optional(z.int()),
  undecidedCount: z.optional(z.int()),
  owesAnswers: z.optional(z.boolean()),
  /** For its company and admins. */
  takenDown: z.optional(ownJobSchema.shape.takenDown),
  /** True for candidates who applied before an admin took the job down, otherwise absent. */
  isTakenDown: z.optional(z.boolean()),
  /** True if the company is suspended or deleted, and therefore has no page. Otherwise absent. */
  isCompanyHidden: z.optional(z.boolean()),
  /** For candidates: true if their country is not one of the job's countries. False if the job or the candidate states none. */
  isOutsideJobCountries: z.optional(z.boolean()),
  stages: z.optional(ownJobSchema.shape.stages),
  compatibilityScore: z.optional(z.nullable(z.int())),
  compatibility: z.optional(z.nullable(compatibilityForCandidatesSchema)),
  ...unscoredField,
  isSaved: z.optional(z.boolean()),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

/**
 * The numbers of undecided applications for a job, by what a decline would end. Each application is counted once. Those counted in the first four
 * numbers have neither an open offer nor an upcoming booked interview. An application with both counts as an open offer.
 */
export const undecidedSchema = z.object({
  pending: z.int(),
  applied: z.int(),
  interviewing: z.int(),
  /** Offered, but the offer has ended. */
  offered: z.int(),
  bookedInterview: z.int(),
  openOffer: z.int(),
});
export type Undecided = z.infer<typeof undecidedSchema>;

/** The counting limit for a list. There is a limit because counting reads every row. */
export const MAX_COUNTED_JOBS = 1_000;

export const JOB_SORTS = ['match', 'newest', 'budget'] as const;
export const browseJobsQuerySchema = z.object({
  q: queryText(),
  /** Separated by commas; all must match. */
  skills: queryText(),
  jobType: optionalChoice(WORK_TYPES),
  minBudget: z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'not-a-whole-number'))),
  /** If either is set: only jobs with at least `minOverlap` (default: four) hours in common with `timezone` (default: the profile's time zone). */
  timezone: optionalLine(LIMITS.shortText),
  minOverlap: optionalChoice(OVERLAP_HOURS),
  /** Days. */
  postedWithin: z.optional(z.string().check(z.regex(/^([1-9]\d{0,2})?$/, 'not-a-whole-number'))),
  /** Only jobs that were posted or reopened after this time. */
  newSince: optionalInstant(),
  verified: optionalChoice(['true', 'false']),
  /** ISO 3166-1 alpha-2, comma-separated. Includes jobs that are open to any of them or that state no country. */
  country: z.optional(z.string().check(z.maxLength(LIMITS.search), z.refine(areCountries, 'not-a-country'))),
  /** Allowed only when sorting by match. */
  minScore: z.optional(z.string().check(z.regex(/^(\d{1,2}|100)?$/, 'not-a-percentage'))),
  sort: z.optional(z.enum(JOB_SORTS, { error: refusal('not-one-of', { list: JOB_SORTS }) })),
  ...explainQuery,
});
export type BrowseJobsQuery = z.infer<typeof browseJobsQuerySchema>;

const newestPlace = [cursorInstant(), z.uuid()] as const;
/** Whole dollars, 0 if not stated. */
const budgetPlace = [z.int().check(z.minimum(0), z.maximum(LIMITS.rateMax)), z.uuid()] as const;

export const browseJobsCursorSchema = z.union([
  z.tuple([z.literal('match'), ...scoredPlace]),
  z.tuple([z.literal('newest'), ...newestPlace]),
  z.tuple([z.literal('budget'), ...budgetPlace]),
]);

export const jobsContract = {
  listOwnJobs: route({
    method: 'GET',
    path: '/api/jobs',
    access: 'company',
    may: 'readJobs',
    summary: 'Returns the jobs of the company, newest first',
    response: z.array(ownJobSchema),
    cursor: z.tuple([...newestPlace]),
  }),
  createJob: route({
    method: 'POST',
    path: '/api/jobs',
    access: 'company',
    may: 'recruit',
    summary: 'Posts a job',
    body: newJobSchema,
    response: ownJobSchema,
    status: 201,
  }),
  browseJobs: route({
    method: 'GET',
    path: '/api/jobs/browse',
    access: 'candidate',
    host: 'jobs',
    summary: 'Returns open jobs, best match first unless sorted otherwise',
    query: browseJobsQuerySchema,
    response: z.array(listedJobSchema),
    cursor: browseJobsCursorSchema,
  }),
  countBrowsedJobs: route({
    method: 'GET',
    path: '/api/jobs/browse/count',
    access: 'candidate',
    host: 'jobs',
    summary: `Returns how many open jobs match these filters, at most ${MAX_COUNTED_JOBS}`,
    query: browseJobsQuerySchema,
    response: z.object({ count: z.int() }),
  }),
  listJobMatches: route({
    method: 'GET',
    path: '/api/job-matches',
    access: 'candidate',
    host: 'jobs',
    summary: 'Returns open jobs the candidate has not applied to, best match first',
    query: z.object(explainQuery),
    response: z.array(listedJobSchema),
    /** As in `scoredPlace`. For candidates without scores: time, then id. */
    cursor: z.union([z.tuple([...scoredPlace]), unscoredPlace]),
  }),
  getCompleteness: route({
    method: 'GET',
    path: '/api/candidates/my-profile/completeness',
    access: 'candidate',
    host: 'jobs',
    summary: 'Returns what the profile is missing, with the points that each part would add to the best matches',
    response: completenessSchema,
  }),
  listCompanyJobs: route({
    method: 'GET',
    path: '/api/companies/:id/jobs',
    access: 'signedIn',
    may: 'readJobs',
    host: 'jobs',
    summary: 'Returns the open jobs of a company, newest first, to candidates (with scores) and to the company itself',
    query: z.object(explainQuery),
    response: z.array(listedJobSchema),
    cursor: z.tuple([...newestPlace]),
  }),
  getJob: route({
    method: 'GET',
    path: '/api/jobs/:id',
    access: 'signedIn',
    may: 'readJobs',
    host: 'jobs',
    summary:
      'Returns one job: to companies if it is their own, to candidates if it is open or they applied to it or saved it',
    response: jobDetailSchema,
  }),
  getUndecided: route({
    method: 'GET',
    path: '/api/jobs/:id/undecided',
    access: 'company',
    may: 'recruit',
    summary: 'Returns how many undecided applications to a job of the company would be affected by closing it, by kind',
    response: undecidedSchema,
  }),
  listSavedJobs: route({
    method: 'GET',
    path: '/api/saved-jobs',
    access: 'candidate',
    host: 'jobs',
    summary: 'Returns the jobs the candidate saved, in any status, most recently saved first',
    query: z.object(explainQuery),
    response: z.array(savedJobSchema),
    cursor: z.tuple([...newestPlace]),
  }),
  saveJob: route({
    method: 'PUT',
    path: '/api/saved-jobs/:jobId',
    access: 'candidate',
    host: 'jobs',
    summary: 'Saves a job; safe to repeat',
    response: z.null(),
    status: 204,
  }),
  unsaveJob: route({
    method: 'DELETE',
    path: '/api/saved-jobs/:jobId',
    access: 'candidate',
    host: 'jobs',
    summary: 'Removes a job from the saved jobs; safe to repeat',
    response: z.null(),
    status: 204,
  }),
  updateJob: route({
    method: 'PATCH',
    path: '/api/jobs/:id',
    access: 'company',
    may: 'recruit',
    summary:
      'Edits, pauses, reopens or closes a job; 409 if the questions or weights have changed since `questionsBefore` or `factorWeightsBefore`',
    body: jobChangesSchema,
    response: ownJobSchema,
  }),
  renewJob: route({
    method: 'POST',
    path: '/api/jobs/:id/renew',
    access: 'company',
    may: 'recruit',
    summary: 'Moves the last day to apply to 60 days from now; 409 for a closed job, which is reopened instead',
    response: ownJobSchema,
  }),
};
