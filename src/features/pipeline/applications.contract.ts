/**
 * Applications and the company's pipeline. A candidate applies once to an open job, and may accept an offer
 * or withdraw. The company moves applications to another status or declines them, and its members review them.
 * Owns applications, their history and reviews. Emails: application received (company), application moved
 * (candidate). Events: `application_updated`.
 */

import * as z from 'zod/mini';
import {
  compatibilitySchema,
  explainQuery,
  headlineReasonSchema,
  listedCompatibilitySchema,
  scoredPlace,
  unscoredField,
  unscoredPlace,
} from '#engine/matching.contract.ts';
import {
  candidateSchema,
  candidateSummarySchema,
  scoredCandidateSchema,
} from '#features/candidates/candidates.contract.ts';
import { companySummarySchema } from '#features/companies/companies.contract.ts';
import { answerInputs, answerSchema } from '#features/screening/screening.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { refusedItemSchema } from '#shared/refused.ts';
import {
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalFlag,
  optionalInstant,
  optionalText,
  queryText,
  requiredChoice,
} from '#shared/schema.ts';
import { SIDES } from '#shared/sides.ts';
import { APPLICATION_STATUSES, APPROVAL_STATUSES, DECLINE_REASONS, JOB_STATUSES } from '#shared/vocabulary.ts';
import { applicationReviewSchema } from './application-review.contract.ts';
import { APPLICATION_VIAS } from './applications.domain.ts';
import { openedDeclineSchema } from './declines.contract.ts';
import { HIRE_STATES, TURN_ACTIONS } from './turn.domain.ts';

const applicationJobSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  company: companySummarySchema,
});

/** Whose turn it is. The company and the candidate see the same turn. All fields are null if neither has to act. */
export const turnSchema = z.object({
  who: z.nullable(z.enum(SIDES)),
  action: z.nullable(z.enum(TURN_ACTIONS)),
  /** When this turn began. */
  since: z.nullable(instantSchema),
});

/**
 * An application as the company and the candidate see it. Lists contain only the beginning of a long
 * letter or answer, and no company description.
 */
export const applicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  candidateId: z.string(),
  coverLetter: z.nullable(z.string()),
  /** The candidate's answers to the job's questions, in the order of the form. */
  answers: z.array(answerSchema),
  /** Whether the answer meets the job's must-have. Null if the job has no must-have or the question was not answered. */
  meetsMustHave: z.nullable(z.boolean()),
  /** Whether the company had invited the candidate to this job. */
  invited: z.boolean(),
  /** `job-page`: submitted when a candidate who had applied on the job's page without an account was approved. Null: submitted by the candidate. */
  via: z.nullable(z.enum(APPLICATION_VIAS)),
  status: z.enum(APPLICATION_STATUSES),
  statusChangedAt: instantSchema,
  createdAt: instantSchema,
  /** When the company first opened the application. */
  viewedAt: z.nullable(instantSchema),
  job: applicationJobSchema,
  candidate: z.extend(candidateSummarySchema, { approvalStatus: z.enum(APPROVAL_STATUSES) }),
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(listedCompatibilitySchema),
  headlineReason: z.nullable(headlineReasonSchema),
  ...unscoredField,
  /** True if the candidate deleted their account, which also deletes their letter, answers, profile and score. Absent otherwise. */
  candidateLeft: z.optional(z.literal(true)),
  /** The statuses that the reader can currently move the application to. A candidate accepts an offer with terms by its version, not by a move. */
  moves: z.array(z.enum(APPLICATION_STATUSES)),
  /** Set while the reader can undo the latest move: the move's id, the deadline, and the status to return to. */
  undo: z.nullable(
    z.object({
      moveId: z.string(),
      until: instantSchema,
      to: z.enum(APPLICATION_STATUSES),
      /**
       * True if an email about an interview or proposed terms was sent since the move, so that an undo notifies the
       * candidate. Absent while all emails about the move are held.
       */
      isMailed: z.optional(z.literal(true)),
    }),
  ),
  turn: turnSchema,
  /** When the turn changes without an action: the end of the offer or the booked interview, or the last proposed time. Absent otherwise. */
  turnUntil: z.optional(instantSchema),
  /** The start of a booked interview that is upcoming or in progress. Absent otherwise. */
  interviewAt: z.optional(instantSchema),
  /** The state of the hire and when it began. Absent unless the application is hired. */
  hire: z.optional(z.object({ state: z.enum(HIRE_STATES), since: instantSchema })),
  /**
   * For the company: the open offer and the booked interviews that have not ended. `interviewAt` is
   * the start of the earliest of these interviews. Absent if there are none.
   */
  openSteps: z.optional(
    z.object({
      offer: z.boolean(),
      interviewAt: z.nullable(instantSchema),
      interviewStarts: z.array(instantSchema),
    }),
  ),
  /**
   * True in the company's list if the company currently employs this person in any of its jobs.
   * Absent otherwise.
   */
  isHired: z.optional(z.literal(true)),
  /** The reader's own rating, 1-5. Only for members of the company. */
  rating: z.optional(z.nullable(z.int())),
  /** When the candidate asked for an answer. Absent if they have not. */
  nudgedAt: z.optional(instantSchema),
});
export type Application = z.infer<typeof applicationSchema>;

/** The parts of an application that are shown next to a conversation: job, stage and next step. */
export const SHARED_APPLICATION_FIELDS = {
  id: true,
  status: true,
  statusChangedAt: true,
  job: true,
  candidate: true,
  turn: true,
  turnUntil: true,
  interviewAt: true,
  hire: true,
} as const;
const sharedApplicationSchema = z.pick(applicationSchema, SHARED_APPLICATION_FIELDS);
export type SharedApplication = z.infer<typeof sharedApplicationSchema>;

export const historyEntrySchema = z.object({
  from: z.nullable(z.enum(APPLICATION_STATUSES)),
  to: z.enum(APPLICATION_STATUSES),
  at: instantSchema,
  /** Which side made the move, and its displayed name. Only the company sees `member`, the person who acted for it. */
  by: z.object({
    side: z.enum(SIDES),
    name: z.string(),
    member: z.optional(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  }),
  note: z.nullable(z.string()),
  /** The reason for a decline. */
  reason: z.optional(z.enum(DECLINE_REASONS)),
  /** True if the move reopened the application after an appeal against the decline. */
  isReview: z.optional(z.boolean()),
  /** When the move was undone. Absent if it was not. */
  undoneAt: z.optional(instantSchema),
  /** True if this entry undoes the move before it. */
  isUndo: z.optional(z.boolean()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/**
 * An application with its score explained. Only the company receives the full profile. Each member
 * receives only their own notes and rating.
 */
export const applicationDetailSchema = z.extend(applicationSchema, {
  compatibility: z.nullable(compatibilitySchema),
  history: z.array(historyEntrySchema),
  /** The company's deadline for answering, and the time of its first move or message, which counts as the answer. */
  answer: z.object({ dueAt: instantSchema, at: z.nullable(instantSchema) }),
  /** Set while the application is declined. */
  decline: z.nullable(openedDeclineSchema),
  /** The other party's user id, for messages. */
  otherUserId: z.string(),
  /** For the candidate: true if the company deleted its account, so that no one can read messages. Absent otherwise. */
  companyLeft: z.optional(z.literal(true)),
  /** True while the company is suspended, so that it is no one's turn. Absent otherwise. */
  companyInactive: z.optional(z.literal(true)),
  profile: z.optional(candidateSchema),
  notes: z.optional(z.nullable(z.string())),
  /** When the reader submitted their own review. Null if it is a draft or does not exist. */
  reviewSubmittedAt: z.optional(z.nullable(instantSchema)),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

/** An applicant's full profile, approved or not, with verifications and résumé. */
const applicantProfileSchema = z.extend(
  candidateSchema,
  z.pick(scoredCandidateSchema, { resume: true, verifications: true }).shape,
);
export type ApplicantProfile = z.infer<typeof applicantProfileSchema>;

/** An application with the parts that only its page shows. Moves do not affect these parts, so responses to moves omit them. */
const openedApplicationSchema = z.extend(applicationDetailSchema, { profile: z.optional(applicantProfileSchema) });
export type OpenedApplication = z.infer<typeof openedApplicationSchema>;

export const newApplicationSchema = z.object({
  jobId: objectId('job-required'),
  candidateId: z.optional(z.nullable(objectId())),
  coverLetter: optionalText(LIMITS.text),
  answers: answerInputs,
});

const targetStatus = requiredChoice(APPLICATION_STATUSES);
/** The reason for a decline; defaults to `other`. */
const reason = optionalChoice(DECLINE_REASONS);
export const applicationMoveSchema = z.object({
  status: targetStatus,
  note: optionalText(LIMITS.text),
  reason,
  /** Whether the candidate agrees to work more than `LIMITS.weeklyHoursBeforeAcknowledgment` a week in total. */
  acknowledgeHours: optionalFlag(),
  statusChangedAt: optionalInstant(),
});
export type ApplicationMove = z.infer<typeof applicationMoveSchema>;
export const applicationMovesSchema = z.object({
  ids: z
    .array(objectId(), { error: 'applications-required' })
    .check(
      z.minLength(1, 'applications-required'),
      z.maxLength(LIMITS.pageMax, refusal('too-many-at-once', { count: LIMITS.pageMax })),
    ),
  status: targetStatus,
  note: optionalText(LIMITS.text),
  reason,
});

/** The applications that were moved, and those that were refused, with the reason. */
export const applicationMovesResultSchema = z.object({
  moved: z.array(applicationSchema),
  refused: z.array(refusedItemSchema),
});
const stageCountsSchema = z.record(z.enum(APPLICATION_STATUSES), z.int());
export type StageCounts = z.infer<typeof stageCountsSchema>;

export type ApplicationMovesResult = z.infer<typeof applicationMovesResultSchema>;

const newestFirst = z.tuple([cursorInstant(), z.uuid()]);

export const APPLICATION_SORTS = ['newest', 'moved', 'match', 'waiting', 'turn', 'rating', 'mustHave'] as const;
const OWN_APPLICATION_SORTS = ['newest', 'turn'] as const;
export const companyApplicationsQuerySchema = z.object({
  jobId: z.optional(objectId()),
  status: optionalChoice(APPLICATION_STATUSES),
  q: queryText(),
  /**
   * `moved` (one status): most recently moved first. `match`: best match first, each scored for its own job.
   * `waiting`: undecided applications, longest waiting first, upcoming interviews last. `turn`: like `waiting`,
   * but only those where it is the company's turn. `rating`: highest rated by the reader first. `mustHave`:
   * those that meet their job's must-have first, then those without a must-have or an answer to it.
   */
  sort: z.optional(z.enum(APPLICATION_SORTS, { error: refusal('not-one-of', { list: APPLICATION_SORTS }) })),
  /** For one job: only applicants with at least this score, plus those without a score. */
  minScore: z.optional(z.string().check(z.regex(/^(\d{1,2}|100)?$/, 'not-a-percentage'))),
  ...explainQuery,
});

/**
 * The sort key of the last row, then its id. Newest: submission time. Moved: time of the move. Match: `scoredPlace`, or `pair` with
 * the job in a list of several jobs, and the submission time for unscored rows. Waiting and turn: start of the wait. Rating: 0 for
 * none. Must-have: 2 if met, 1 if unknown, 0 if not met, then submission time.
 */
const companyApplicationsCursor = z.union([
  newestFirst,
  z.tuple([z.literal('moved'), cursorInstant(), z.uuid()]),
  z.tuple([z.literal('match'), ...scoredPlace]),
  z.tuple([z.literal('pair'), ...scoredPlace, z.uuid()]),
  unscoredPlace,
  z.tuple([z.enum(['waiting', 'turn']), cursorInstant(), z.uuid()]),
  z.tuple([z.literal('rating'), z.int().check(z.minimum(0), z.maximum(LIMITS.rating.max)), z.uuid()]),
  z.tuple([z.literal('mustHave'), z.int().check(z.minimum(0), z.maximum(2)), cursorInstant(), z.uuid()]),
]);
export type CompanyApplicationsCursor = z.infer<typeof companyApplicationsCursor>;

/** Newest first, or by turn: 0 for the candidate's turn, 1 for undecided, 2 for decided, then submission time and id. */
const ownApplicationsCursor = z.union([
  newestFirst,
  z.tuple([z.int().check(z.minimum(0), z.maximum(2)), cursorInstant(), z.uuid()]),
]);
export type OwnApplicationsCursor = z.infer<typeof ownApplicationsCursor>;

/** The frame that the server sends over the live connection. */
export interface ApplicationFrame {
  type: 'application_updated';
  applicationId: string;
}

export const applicationsContract = {
  apply: route({
    method: 'POST',
    path: '/api/applications',
    access: 'candidate',
    host: 'jobs',
    summary: 'Applies to an open job, once',
    body: newApplicationSchema,
    response: applicationSchema,
    status: 201,
  }),
  listCompanyApplications: route({
    method: 'GET',
    path: '/api/applications',
    access: 'company',
    may: 'readJobs',
    summary: "Returns the applications to the company's jobs, newest first by default",
    query: companyApplicationsQuerySchema,
    response: z.array(applicationSchema),
    cursor: companyApplicationsCursor,
  }),
  countStages: route({
    method: 'GET',
    path: '/api/applications/stages',
    access: 'company',
    may: 'readJobs',
    summary: "Returns how many applications to the company's jobs, or to one of them, are in each status",
    query: z.object({ jobId: z.optional(objectId()) }),
    response: stageCountsSchema,
  }),
  listMyApplications: route({
    method: 'GET',
    path: '/api/my-applications',
    access: 'candidate',
    summary: "Returns the candidate's applications, newest first by default",
    query: z.object({
      ...explainQuery,
      /** `turn`: the candidate's turns first, then other undecided applications, then decided ones, each group newest first. */
      sort: z.optional(
        z.enum(OWN_APPLICATION_SORTS, { error: refusal('not-one-of', { list: OWN_APPLICATION_SORTS }) }),
      ),
    }),
    response: z.array(applicationSchema),
    cursor: ownApplicationsCursor,
  }),
  getJobApplication: route({
    method: 'GET',
    path: '/api/jobs/:id/application',
    access: 'candidate',
    host: 'jobs',
    summary: "Returns the candidate's application to a job, or null",
    response: z.nullable(applicationSchema),
  }),
  listSharedApplications: route({
    method: 'GET',
    path: '/api/conversations/:userId/applications',
    access: 'member',
    may: 'recruit',
    summary: 'Returns the newest applications between the signed-in user and another person, without scores',
    response: z.array(sharedApplicationSchema),
  }),
  getApplication: route({
    method: 'GET',
    path: '/api/applications/:id',
    access: 'signedIn',
    may: 'readJobs',
    summary: 'Returns an application, for its company or its candidate; the first view by the company sets `viewedAt`',
    response: openedApplicationSchema,
  }),
  moveApplication: route({
    method: 'PATCH',
    path: '/api/applications/:id',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Moves an application to another status; 409 if the move is not allowed, `moved-since` if `statusChangedAt` is sent and the application was moved after it, or `hours-conflict` if it brings the total above 50 hours a week without `acknowledgeHours`',
    body: applicationMoveSchema,
    response: applicationDetailSchema,
  }),
  moveApplications: route({
    method: 'POST',
    path: '/api/applications/moves',
    access: 'company',
    may: 'recruit',
    summary: 'Moves several applications; each succeeds or fails on its own',
    body: applicationMovesSchema,
    response: applicationMovesResultSchema,
  }),
  reviewApplication: route({
    method: 'PUT',
    path: '/api/applications/:id/review',
    access: 'company',
    may: 'review',
    summary:
      "Saves the reader's own review of an application: rating, private notes and criteria. Submits it unless `submitted` is false; 409 for a draft after submission",
    body: applicationReviewSchema,
    response: applicationDetailSchema,
  }),
};
