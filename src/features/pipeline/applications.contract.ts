/**
 * A candidate's applications to jobs, and the company's pipeline of them. A candidate applies once to an open job,
 * withdraws, accepts an offer; the company moves, declines, rates and notes. Owns applications and their history.
 * Mails: application received (company), application moved (candidate). Events: `application_updated`.
 */

import * as z from 'zod/mini';
import {
  compatibilitySchema,
  explainQuery,
  headlineReasonSchema,
  listedCompatibilitySchema,
  unscoredField,
  unscoredPlace,
} from '#engine/matching.contract.ts';
import { candidateSchema, candidateSummarySchema } from '#features/candidates/candidates.contract.ts';
import { companySummarySchema } from '#features/companies/companies.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { refusedOneSchema } from '#shared/refused.ts';
import {
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalFlag,
  optionalText,
  queryText,
  requiredChoice,
} from '#shared/schema.ts';
import { SIDES } from '#shared/sides.ts';
import { APPLICATION_STATUSES, APPROVAL_STATUSES, DECLINE_REASONS, JOB_STATUSES } from '#shared/vocabulary.ts';
import { openedDeclineSchema } from './declines.contract.ts';
import { TURN_ACTIONS } from './turn.domain.ts';

const jobOfApplicationSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  company: companySummarySchema,
});

/** Whose turn it is, the same for both sides; all null where neither side is waited for. */
export const turnSchema = z.object({
  who: z.nullable(z.enum(SIDES)),
  /** What that side does next. */
  action: z.nullable(z.enum(TURN_ACTIONS)),
  /** Since when it is waited for. */
  since: z.nullable(instantSchema),
});

/** What both sides see of an application; lists carry the beginning of a long letter, and not what the company says by itself. */
export const applicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  candidateId: z.string(),
  coverLetter: z.nullable(z.string()),
  /** The company had invited the candidate to this job. */
  invited: z.boolean(),
  status: z.enum(APPLICATION_STATUSES),
  statusChangedAt: instantSchema,
  createdAt: instantSchema,
  /** When the company first opened it. */
  viewedAt: z.nullable(instantSchema),
  job: jobOfApplicationSchema,
  candidate: z.extend(candidateSummarySchema, { approvalStatus: z.enum(APPROVAL_STATUSES) }),
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(listedCompatibilitySchema),
  headlineReason: z.nullable(headlineReasonSchema),
  ...unscoredField,
  /** The statuses the reader may move it to now. */
  moves: z.array(z.enum(APPLICATION_STATUSES)),
  /** The newest move, where the reader may take it back: until when, and where that leads. */
  undo: z.nullable(
    z.object({
      until: instantSchema,
      to: z.enum(APPLICATION_STATUSES),
      /** Times for an interview were mailed since the move; absent where every email about it waits until then. */
      isMailed: z.optional(z.literal(true)),
    }),
  ),
  turn: turnSchema,
  /** When the turn passes by itself: the end of the offer or of the booked interview, the last of the proposed times; absent otherwise. */
  turnUntil: z.optional(instantSchema),
  /** When the booked interview starts that is still to come, or under way; absent otherwise. */
  interviewAt: z.optional(instantSchema),
  /** To the company: the open offer and the booked interview that a decline would end; absent where there is neither. */
  openSteps: z.optional(z.object({ offer: z.boolean(), interviewAt: z.nullable(instantSchema) })),
  /** In the company's list: it has hired this person, for whichever job, and that has not ended; absent otherwise. */
  isHired: z.optional(z.literal(true)),
  /** 1-5; the company's alone. */
  rating: z.optional(z.nullable(z.int())),
  /** When the candidate asked for an answer; absent where they did not. */
  nudgedAt: z.optional(instantSchema),
});
export type Application = z.infer<typeof applicationSchema>;

export const historyEntrySchema = z.object({
  from: z.nullable(z.enum(APPLICATION_STATUSES)),
  to: z.enum(APPLICATION_STATUSES),
  at: instantSchema,
  /** Which side moved it, and who. */
  by: z.object({ side: z.enum(SIDES), name: z.string() }),
  note: z.nullable(z.string()),
  /** Of a decline: why. */
  reason: z.optional(z.enum(DECLINE_REASONS)),
  /** Neither side moved it, but a review of its decline. */
  isReview: z.optional(z.boolean()),
  /** When the move was undone by its side; absent where it was not. */
  undoneAt: z.optional(instantSchema),
  /** This entry undoes the move before it. */
  isUndo: z.optional(z.boolean()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** One application, opened, with its score explained. `notes` and the whole profile are the company's alone, as the rating is. */
export const applicationDetailSchema = z.extend(applicationSchema, {
  compatibility: z.nullable(compatibilitySchema),
  history: z.array(historyEntrySchema),
  /** By when the company says that it answers, and when it did: with its first move or message. */
  answer: z.object({ dueAt: instantSchema, at: z.nullable(instantSchema) }),
  /** While it is declined. */
  decline: z.nullable(openedDeclineSchema),
  /** The user on the other side, to write to. */
  otherUserId: z.string(),
  profile: z.optional(candidateSchema),
  notes: z.optional(z.nullable(z.string())),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const newApplicationSchema = z.object({
  jobId: objectId('job-required'),
  candidateId: z.optional(z.nullable(objectId())),
  coverLetter: optionalText(LIMITS.text),
});

const target = requiredChoice(APPLICATION_STATUSES);
/** Why, of a decline; `other` where it is left out. */
const reason = optionalChoice(DECLINE_REASONS);
export const applicationMoveSchema = z.object({
  status: target,
  note: optionalText(LIMITS.text),
  reason,
  /** The candidate knows that they agree to more than `LIMITS.workingHours` a week in all. */
  acknowledgeHours: optionalFlag(),
});
export type ApplicationMove = z.infer<typeof applicationMoveSchema>;
export const applicationMovesSchema = z.object({
  ids: z
    .array(objectId(), { error: 'applications-required' })
    .check(
      z.minLength(1, 'applications-required'),
      z.maxLength(LIMITS.pageMax, refusal('too-many-at-once', { count: LIMITS.pageMax })),
    ),
  status: target,
  note: optionalText(LIMITS.text),
  reason,
});

/** What became of each: moved, or the sentence why not. */
export const applicationMovesResultSchema = z.object({
  moved: z.array(applicationSchema),
  refused: z.array(refusedOneSchema),
});
export type ApplicationMovesResult = z.infer<typeof applicationMovesResultSchema>;

const STARS = refusal('not-from-to', { from: LIMITS.rating.min, to: LIMITS.rating.max });

export const applicationReviewSchema = z.object({
  rating: z.optional(
    z.nullable(z.int({ error: STARS }).check(z.minimum(LIMITS.rating.min, STARS), z.maximum(LIMITS.rating.max, STARS))),
  ),
  notes: optionalText(LIMITS.text),
});

const newestFirst = z.tuple([cursorInstant(), z.uuid()]);

export const APPLICATION_SORTS = ['newest', 'moved', 'match', 'waiting', 'turn', 'rating'] as const;
export const companyApplicationsQuerySchema = z.object({
  jobId: z.optional(objectId()),
  status: optionalChoice(APPLICATION_STATUSES),
  q: queryText(),
  /**
   * `moved`, of one status: the last moved first. `match`, of one job: the best match first. `waiting`: who is undecided, the longest
   * waiting first, last those whose interview is still to come. `turn`: of these where it is the company's turn. `rating`: the best rated first.
   */
  sort: z.optional(z.enum(APPLICATION_SORTS, { error: refusal('not-one-of', { list: APPLICATION_SORTS }) })),
  /** Of one job: only those whose score is at least this, and those who are considered without one. */
  minScore: z.optional(z.string().check(z.regex(/^(\d{1,2}|100)?$/, 'not-a-percentage'))),
  ...explainQuery,
});

/** Newest: when they applied, then id. Moved: when it was moved there, then id. Match: unrounded score, then id; behind the scored, when they applied, then id. Waiting, turn: since when, then id. Rating, 0 for none, then id. */
const companyApplicationsCursor = z.union([
  newestFirst,
  z.tuple([z.literal('moved'), cursorInstant(), z.uuid()]),
  z.tuple([z.literal('match'), z.number(), z.uuid()]),
  unscoredPlace,
  z.tuple([z.enum(['waiting', 'turn']), cursorInstant(), z.uuid()]),
  z.tuple([z.literal('rating'), z.int().check(z.minimum(0), z.maximum(LIMITS.rating.max)), z.uuid()]),
]);
export type CompanyApplicationsCursor = z.infer<typeof companyApplicationsCursor>;

/** What the live connection says of applications. */
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
    summary: 'Apply to an open job, once',
    body: newApplicationSchema,
    response: applicationSchema,
    status: 201,
  }),
  listCompanyApplications: route({
    method: 'GET',
    path: '/api/applications',
    access: 'company',
    summary: "Applications to the company's jobs, newest first unless sorted otherwise",
    query: companyApplicationsQuerySchema,
    response: z.array(applicationSchema),
    cursor: companyApplicationsCursor,
  }),
  listMyApplications: route({
    method: 'GET',
    path: '/api/my-applications',
    access: 'candidate',
    summary: "The candidate's applications, newest first",
    query: z.object(explainQuery),
    response: z.array(applicationSchema),
    cursor: newestFirst,
  }),
  getJobApplication: route({
    method: 'GET',
    path: '/api/jobs/:id/application',
    access: 'candidate',
    host: 'jobs',
    summary: "The candidate's application to a job, or null",
    response: z.nullable(applicationSchema),
  }),
  getApplication: route({
    method: 'GET',
    path: '/api/applications/:id',
    access: 'signedIn',
    summary: 'One application, for its company (stamps the first view) or its candidate',
    response: applicationDetailSchema,
  }),
  moveApplication: route({
    method: 'PATCH',
    path: '/api/applications/:id',
    access: 'signedIn',
    summary:
      'Move an application; any move the table does not have is a conflict, as is a candidate’s acceptance of more than 50 hours a week in all that is not acknowledged (hours-conflict)',
    body: applicationMoveSchema,
    response: applicationDetailSchema,
  }),
  moveApplications: route({
    method: 'POST',
    path: '/api/applications/moves',
    access: 'company',
    summary: 'Move several applications at once, each by itself',
    body: applicationMovesSchema,
    response: applicationMovesResultSchema,
  }),
  reviewApplication: route({
    method: 'PUT',
    path: '/api/applications/:id/review',
    access: 'company',
    summary: "Keep the company's private rating and notes",
    body: applicationReviewSchema,
    response: applicationDetailSchema,
  }),
};
