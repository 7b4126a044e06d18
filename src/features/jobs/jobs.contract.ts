/**
 * Jobs. A company posts and changes its own; candidates browse open ones, each with a compatibility score, save some for
 * later, and still see a paused or closed one they applied to or saved. Owns jobs and saved jobs. Sends nothing.
 * Candidates' calls work on the jobs subdomain only.
 */

import * as z from 'zod/mini';
import {
  compatibilityForCandidatesSchema,
  explainQuery,
  factorWeightsSchema,
  headlineReasonSchema,
  listedCompatibilityForCandidatesSchema,
  unscoredField,
  unscoredPlace,
} from '#engine/matching.contract.ts';
import { answeringSchema, companySummarySchema } from '#features/companies/companies.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { fieldsMarked } from '#shared/pick-fields.ts';
import {
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalLine,
  optionalRate,
  optionalText,
  queryText,
  requiredChoice,
  requiredSkillList,
  requiredText,
  requiredTitle,
} from '#shared/schema.ts';
import { APPLICATION_STATUSES, DECLINE_REASONS, JOB_STATUSES, WORK_TYPES } from '#shared/vocabulary.ts';
import { payRangeError } from './jobs.domain.ts';

export const jobSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  title: z.string(),
  description: z.string(),
  responsibilities: z.nullable(z.string()),
  experience: z.nullable(z.string()),
  /** The most that it pays, whole USD an hour. */
  hourlyBudget: z.nullable(z.number()),
  /** Where the pay begins, where the company says so; only beside `hourlyBudget`, and never more. */
  hourlyBudgetFrom: z.nullable(z.number()),
  timezone: z.nullable(z.string()),
  /** The zone that `timezone` names, as `Intl` takes it; left out where that is one itself, whole hours, or cannot be read. */
  zone: z.optional(z.string()),
  jobType: z.nullable(z.enum(WORK_TYPES)),
  requiredSkills: z.array(z.string()),
  /** What the company lets factors of the score count for, where that is not 1. */
  factorWeights: factorWeightsSchema,
  status: z.enum(JOB_STATUSES),
  /** Derived from the budget at 160 hours a month, 80 for part-time work: `Up to $4,000/mo`, `$2,400–$4,000/mo`, or `Negotiable`. */
  salaryRange: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  company: companySummarySchema,
  /** Of its company. */
  ...answeringSchema,
});
export type Job = z.infer<typeof jobSchema>;

/** A job as its company sees it. */
export const ownJobSchema = z.extend(jobSchema, {
  applicationCount: z.int(),
  /** Applications no one has moved yet. */
  pendingCount: z.int(),
  /** Applications that closing the job asks about: neither hired, declined nor withdrawn. */
  undecidedCount: z.int(),
  /** Paused because people asked in vain for an answer; it opens once they all have one. */
  owesAnswers: z.boolean(),
  /** How many applications are at each stage. */
  stages: z.record(z.enum(APPLICATION_STATUSES), z.int()),
});
export type OwnJob = z.infer<typeof ownJobSchema>;

/** Where candidates read each field: in every row of a list, or only on the page of a job. */
const JOB_FIELDS = {
  id: 'row',
  companyId: 'row',
  title: 'row',
  description: 'row',
  experience: 'row',
  hourlyBudget: 'row',
  hourlyBudgetFrom: 'row',
  timezone: 'row',
  jobType: 'row',
  requiredSkills: 'row',
  status: 'row',
  salaryRange: 'row',
  createdAt: 'row',
  company: 'row',
  answerDays: 'row',
  answers: 'row',
  responsibilities: 'page',
  zone: 'page',
  factorWeights: 'page',
  updatedAt: 'page',
} as const satisfies Record<keyof Job, 'row' | 'page'>;

export const JOB_ROW_FIELDS = /* @__PURE__ */ fieldsMarked(JOB_FIELDS, 'row');

/**
 * A job in a candidate's list: the beginning of the description and the first skills. Responsibilities and what the company
 * says by itself (null here) stand on the job's page; `verifiedAt` is left out where it is null. No score without a profile.
 */
export const listedJobSchema = z.extend(z.pick(jobSchema, JOB_ROW_FIELDS), {
  company: z.extend(companySummarySchema, { verifiedAt: z.optional(instantSchema) }),
  /** Left out where the pay is no range. */
  hourlyBudgetFrom: z.optional(z.number()),
  /** The number of skills, where there are more than are listed. */
  skillCount: z.optional(z.int()),
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(listedCompatibilityForCandidatesSchema),
  headlineReason: z.nullable(headlineReasonSchema),
  ...unscoredField,
  /** Whether the reader saved it for later. */
  isSaved: z.boolean(),
  /** The company invited the reader, who has not answered; left out where not. */
  isInvited: z.optional(z.boolean()),
});
export type ListedJob = z.infer<typeof listedJobSchema>;

/** A job that a candidate saved, in whatever state it is now. */
export const savedJobSchema = z.extend(listedJobSchema, { savedAt: instantSchema });
export type SavedJob = z.infer<typeof savedJobSchema>;

/** One job to anyone who may see it: counts for its company, a score for a candidate. */
export const jobDetailSchema = z.extend(jobSchema, {
  applicationCount: z.optional(z.int()),
  pendingCount: z.optional(z.int()),
  undecidedCount: z.optional(z.int()),
  owesAnswers: z.optional(z.boolean()),
  stages: z.optional(ownJobSchema.shape.stages),
  compatibilityScore: z.optional(z.nullable(z.int())),
  compatibility: z.optional(z.nullable(compatibilityForCandidatesSchema)),
  ...unscoredField,
  isSaved: z.optional(z.boolean()),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** The parts of a profile: those that scores are made of, then what else says who this is. */
export const PROFILE_PARTS = [
  'jobTitle',
  'skills',
  'experience',
  'hourlyRate',
  'timezone',
  'availability',
  'bio',
  'positions',
  'education',
  'englishLevel',
  'languages',
  'place',
  'links',
  'availableFrom',
  'resume',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Points that a change was found to bring: at most, usually (the median), and on how many jobs at all. */
export const profileGainSchema = z.object({ most: z.int(), usual: z.int(), jobs: z.int() });
export type ProfileGain = z.infer<typeof profileGainSchema>;

export const completenessSchema = z.object({
  /** Of the parts, how many are stated. */
  percent: z.int(),
  parts: z.array(
    z.object({
      part: z.enum(PROFILE_PARTS),
      /** `unreadable`: a time zone that the engine cannot make out. */
      state: z.enum(['stated', 'missing', 'unreadable']),
      /** What stating it would bring; null where it is stated, brings nothing, or cannot be tried. */
      gain: z.nullable(profileGainSchema),
    }),
  ),
  /** Skills that several of the compared jobs ask for; for who has them. */
  skills: z.array(z.object({ skill: z.string(), gain: profileGainSchema })),
  /** The gains are those on so many of the best matches. */
  comparedJobs: z.int(),
});
export type Completeness = z.infer<typeof completenessSchema>;

const DESCRIPTION_MESSAGE = refusal('description-too-short', { count: LIMITS.jobDescriptionMin });

const jobFieldsSchema = z.object({
  title: requiredTitle('job-title-required'),
  description: requiredText(DESCRIPTION_MESSAGE, LIMITS.text, LIMITS.jobDescriptionMin),
  requiredSkills: requiredSkillList('required-skill-required'),
  responsibilities: optionalText(LIMITS.text),
  experience: optionalLine(LIMITS.shortText),
  hourlyBudget: optionalRate(),
  hourlyBudgetFrom: optionalRate(),
  jobType: optionalChoice(WORK_TYPES),
  timezone: optionalLine(LIMITS.shortText),
  /** What factors of the score count for on this job; 1 where left out. */
  factorWeights: z.optional(z.nullable(factorWeightsSchema)),
  companyId: z.optional(z.nullable(objectId())),
});

export const newJobSchema = jobFieldsSchema.check(
  z.check(({ value, issues }) => {
    const message = payRangeError(value);
    if (message !== null) issues.push({ code: 'custom', message, path: ['hourlyBudgetFrom'], input: value });
  }),
);
export type NewJob = z.infer<typeof newJobSchema>;

/** Only what is sent changes. `status` pauses, reopens or closes. */
export const jobChangesSchema = z.extend(z.partial(jobFieldsSchema), {
  status: z.optional(z.enum(JOB_STATUSES, { error: refusal('not-one-of', { list: JOB_STATUSES }) })),
  /** With closing: what happens to applicants who are not decided yet. */
  applicants: z.optional(z.enum(['keep', 'decline'], { error: 'not-keep-or-decline' })),
  /** With `applicants: decline`: why, and what they are told. */
  reason: optionalChoice(DECLINE_REASONS),
  note: optionalText(LIMITS.text),
  /** With closing: whether declining includes people with an open offer or a booked interview still to come; else they are kept. */
  includeOpen: z.optional(z.boolean({ error: 'not-true-or-false' })),
  /** With closing: applications with another outcome than the rest. */
  exceptions: z.optional(
    z
      .array(
        z.object({
          applicationId: objectId(),
          applicants: requiredChoice(['keep', 'decline'], 'not-keep-or-decline'),
          reason: optionalChoice(DECLINE_REASONS),
        }),
      )
      .check(z.maxLength(LIMITS.closingExceptions, refusal('too-many-at-once', { count: LIMITS.closingExceptions }))),
  ),
});
export type JobChanges = z.infer<typeof jobChangesSchema>;

/**
 * The undecided applications of a job by what declining them would end; each counts once. The first four have neither an open offer nor a
 * booked interview still to come. Who has both counts as an open offer.
 */
export const undecidedSchema = z.object({
  pending: z.int(),
  applied: z.int(),
  interviewing: z.int(),
  /** Offered, and the offer is over. */
  offered: z.int(),
  bookedInterview: z.int(),
  openOffer: z.int(),
});
export type Undecided = z.infer<typeof undecidedSchema>;

export const JOB_SORTS = ['match', 'newest', 'budget'] as const;
export const browseJobsQuerySchema = z.object({
  q: queryText(),
  /** Separated by commas; all of them. */
  skills: queryText(),
  jobType: optionalChoice(WORK_TYPES),
  minBudget: z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'not-a-whole-number'))),
  /** Jobs with at least four overlapping hours with this zone. */
  timezone: optionalLine(LIMITS.shortText),
  sort: z.optional(z.enum(JOB_SORTS, { error: refusal('not-one-of', { list: JOB_SORTS }) })),
  ...explainQuery,
});
export type BrowseJobsQuery = z.infer<typeof browseJobsQuerySchema>;

/** A place in a list by match: unrounded score, then id. */
const matchPlace = [z.number(), z.uuid()] as const;
const newestPlace = [cursorInstant(), z.uuid()] as const;
/** Whole dollars, 0 where not stated. */
const budgetPlace = [z.int().check(z.minimum(0), z.maximum(LIMITS.rateMax)), z.uuid()] as const;

export const browseJobsCursorSchema = z.union([
  z.tuple([z.literal('match'), ...matchPlace]),
  z.tuple([z.literal('newest'), ...newestPlace]),
  z.tuple([z.literal('budget'), ...budgetPlace]),
]);

export const jobsContract = {
  listOwnJobs: route({
    method: 'GET',
    path: '/api/jobs',
    access: 'company',
    summary: "The company's own jobs, newest first",
    response: z.array(ownJobSchema),
    cursor: z.tuple([...newestPlace]),
  }),
  createJob: route({
    method: 'POST',
    path: '/api/jobs',
    access: 'company',
    summary: 'Post a job',
    body: newJobSchema,
    response: ownJobSchema,
    status: 201,
  }),
  browseJobs: route({
    method: 'GET',
    path: '/api/jobs/browse',
    access: 'candidate',
    host: 'jobs',
    summary: 'Open jobs, best match first unless sorted otherwise',
    query: browseJobsQuerySchema,
    response: z.array(listedJobSchema),
    cursor: browseJobsCursorSchema,
  }),
  listJobMatches: route({
    method: 'GET',
    path: '/api/job-matches',
    access: 'candidate',
    host: 'jobs',
    summary: 'Open jobs the candidate has not applied to, best match first',
    query: z.object(explainQuery),
    response: z.array(listedJobSchema),
    /** Unrounded score, then id; time, then id for anyone who wants no score. */
    cursor: z.union([z.tuple([...matchPlace]), unscoredPlace]),
  }),
  getCompleteness: route({
    method: 'GET',
    path: '/api/candidates/my-profile/completeness',
    access: 'candidate',
    host: 'jobs',
    summary: 'What the profile does not state yet, and the points it would bring on the best matches',
    response: completenessSchema,
  }),
  listCompanyJobs: route({
    method: 'GET',
    path: '/api/companies/:id/jobs',
    access: 'signedIn',
    host: 'jobs',
    summary: 'The open jobs of a company, newest first, to candidates (scored for them) and to itself',
    query: z.object(explainQuery),
    response: z.array(listedJobSchema),
    cursor: z.tuple([...newestPlace]),
  }),
  getJob: route({
    method: 'GET',
    path: '/api/jobs/:id',
    access: 'signedIn',
    host: 'jobs',
    summary: 'One job: own ones for companies; open ones and those applied to or saved for candidates',
    response: jobDetailSchema,
  }),
  getUndecided: route({
    method: 'GET',
    path: '/api/jobs/:id/undecided',
    access: 'company',
    summary: "The undecided applications of one's own job, counted by what closing it would end",
    response: undecidedSchema,
  }),
  listSavedJobs: route({
    method: 'GET',
    path: '/api/saved-jobs',
    access: 'candidate',
    host: 'jobs',
    summary: 'The jobs the candidate saved, in any state, newest saved first',
    query: z.object(explainQuery),
    response: z.array(savedJobSchema),
    cursor: z.tuple([...newestPlace]),
  }),
  saveJob: route({
    method: 'PUT',
    path: '/api/saved-jobs/:jobId',
    access: 'candidate',
    host: 'jobs',
    summary: 'Save a job for later; once more changes nothing',
    response: z.null(),
    status: 204,
  }),
  unsaveJob: route({
    method: 'DELETE',
    path: '/api/saved-jobs/:jobId',
    access: 'candidate',
    host: 'jobs',
    summary: 'Take a job off the saved ones; no error where it is not among them',
    response: z.null(),
    status: 204,
  }),
  updateJob: route({
    method: 'PATCH',
    path: '/api/jobs/:id',
    access: 'company',
    summary: 'Change, pause, reopen or close a job',
    body: jobChangesSchema,
    response: ownJobSchema,
  }),
};
