/**
 * The public application to the marketplace (an "intake") and the review of candidates. Anyone may file an
 * intake. Admins review intakes and self-registered profiles in one queue. Owns intakes. Emails: public
 * application received, approved (with credentials), rejected, and "you have an account" for known
 * addresses.
 */

import * as z from 'zod/mini';
import { agreedVersionsSchema, messageSchema } from '#features/auth/auth.contract.ts';
import { profileFields, shownProfile } from '#features/candidates/profile.contract.ts';
import { answerInputs, questionSchema } from '#features/screening/screening.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  cursorInstant,
  emailAddress,
  instantSchema,
  objectId,
  optionalChoice,
  optionalText,
  queryText,
  requiredChoice,
  requiredLine,
  requiredSkillList,
  requiredText,
  requiredTitle,
} from '#shared/schema.ts';
import { APPROVAL_STATUSES, EXPERIENCE_LEVELS, REVIEW_OUTCOMES, WORK_TYPES } from '#shared/vocabulary.ts';
import { REJECTION_REASONS, REVIEW_SOURCES } from './review.domain.ts';

const RATE_LOW = refusal('rate-too-low', { amount: LIMITS.intakeRateMin });
const RATE_HIGH = refusal('rate-not-below', { amount: LIMITS.intakeRateMax });

export const intakeApplicationSchema = z.object({
  firstName: requiredLine('first-name-required', LIMITS.name, LIMITS.intakeNameMin),
  lastName: requiredLine('last-name-required', LIMITS.name, LIMITS.intakeNameMin),
  email: emailAddress('valid-email-required'),
  jobTitle: requiredTitle('job-title-required', LIMITS.intakeNameMin),
  experience: requiredChoice(EXPERIENCE_LEVELS, 'experience-required'),
  bio: requiredText(refusal('bio-too-short', { count: LIMITS.intakeBioMin }), LIMITS.text, LIMITS.intakeBioMin),
  hourlyRate: z._default(
    z
      .int({ error: 'rate-not-whole' })
      .check(z.minimum(LIMITS.intakeRateMin, RATE_LOW), z.maximum(LIMITS.intakeRateMax, RATE_HIGH)),
    LIMITS.intakeRateDefault,
  ),
  timezone: requiredLine('timezone-required', LIMITS.shortText),
  availability: z._default(requiredChoice(WORK_TYPES), 'full-time'),
  skills: requiredSkillList('skill-required'),
  ...profileFields,
});
export type IntakeApplication = z.infer<typeof intakeApplicationSchema>;

/** The form: the application, and the answers to the job's own questions. */
export const intakeFormSchema = z.extend(intakeApplicationSchema, { answers: answerInputs });

/** The job from whose page an intake was filed. */
const intakeJobSchema = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  /** Whether it accepts applications now. An approval files an application only to an open job. */
  isOpen: z.boolean(),
});

/** One row of the review queue: an intake (`public`) or a self-registered profile (`account`). */
export const queuedReviewSchema = z.object({
  id: z.string(),
  source: z.enum(REVIEW_SOURCES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  experience: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  hourlyRate: z.nullable(z.number()),
  availability: z.nullable(z.enum(WORK_TYPES)),
  timezone: z.nullable(z.string()),
  skills: z.array(z.string()),
  bio: z.nullable(z.string()),
  ...shownProfile,
  /** Whether the profile has a résumé. To fetch the file, pass the row's id to `getResume`. */
  hasResume: z.boolean(),
  /** Null for an application to the marketplace alone. */
  job: z.nullable(intakeJobSchema),
  /** The language in which the person receives emails. */
  language: z.enum(LANGUAGES),
  createdAt: instantSchema,
});
export type QueuedReview = z.infer<typeof queuedReviewSchema>;

export const reviewSchema = z.object({
  approvalStatus: requiredChoice(REVIEW_OUTCOMES),
  reviewNotes: optionalText(LIMITS.text),
  /** The reasons for a rejection, stored with the decision. */
  reasons: z.optional(z.nullable(z.array(z.enum(REJECTION_REASONS)).check(z.maxLength(REJECTION_REASONS.length)))),
  /** The message for a rejection, which replaces the text for its reasons. */
  message: optionalText(LIMITS.text),
  /** Holds the email during the undo period. Otherwise the email is sent immediately and the decision cannot be undone. */
  hold: z.optional(z.boolean({ error: 'not-true-or-false' })),
});

export const reviewedSchema = z.object({
  id: z.string(),
  approvalStatus: z.enum(APPROVAL_STATUSES),
  /** If the email is held: the decision that can be undone, and the deadline. */
  undo: z.optional(z.object({ decisionId: z.string(), until: instantSchema })),
});

export const talentIntakeContract = {
  submitIntake: route({
    method: 'POST',
    path: '/api/latam/apply',
    access: 'visitor',
    summary: 'Submits an application to join the marketplace',
    body: z.extend(intakeFormSchema, {
      agreed: agreedVersionsSchema,
      /** The job to which an approval also files an application. */
      jobId: z.optional(z.nullable(objectId())),
      /** The version of the notice about scores that the person acknowledged, if the marketplace requires that for a job. */
      scoreNotice: z.optional(z.nullable(z.int())),
    }),
    response: messageSchema,
    status: 201,
  }),
  getJobToApply: route({
    method: 'GET',
    path: '/api/latam/apply/jobs/:id',
    access: 'visitor',
    summary: 'Returns the public job that a visitor applies to, and whether it takes applications',
    response: z.extend(intakeJobSchema, {
      /** The version of the notice about scores that must be acknowledged. Null if none is required. */
      requiredNotice: z.nullable(z.int()),
      /** Empty if the job is closed. */
      questions: z.array(questionSchema),
    }),
  }),
  listReviewQueue: route({
    method: 'GET',
    path: '/api/admin/candidate-applications',
    access: 'admin',
    summary: 'Returns candidates waiting for review, longest waiting first; searches name, email and job title',
    query: z.object({ q: queryText(), source: optionalChoice(REVIEW_SOURCES) }),
    response: z.array(queuedReviewSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  reviewCandidate: route({
    method: 'PATCH',
    path: '/api/admin/candidate-applications/:candidateId/review',
    access: 'admin',
    summary: 'Approves or rejects a candidate; the id is that of the queue row, for either source',
    body: reviewSchema,
    response: reviewedSchema,
  }),
};
