/**
 * The desk where admins review candidates: the whole application, possible duplicates, bulk
 * decisions, past decisions, and undo while the email is held. Admins only. Owns decisions.
 */

import * as z from 'zod/mini';
import { verificationSchema } from '#features/verifications/verifications.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { refusedItemSchema } from '#shared/refused.ts';
import { cursorInstant, instantSchema, objectId, optionalText, requiredChoice } from '#shared/schema.ts';
import { uuidList } from '#shared/uuids.ts';
import { APPROVAL_STATUSES, REVIEW_OUTCOMES } from '#shared/vocabulary.ts';
import { DUPLICATE_KINDS, REJECTION_REASONS, REVIEW_SOURCES } from './review.domain.ts';
import { queuedReviewSchema } from './talent-intake.contract.ts';

const sourceSchema = z.enum(REVIEW_SOURCES);
const adminSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

/** Another application or account that may belong to the same person. */
export const duplicateSchema = z.object({
  /** Everything the two have in common. */
  kinds: z.array(z.enum(DUPLICATE_KINDS)),
  source: sourceSchema,
  /** The id of the application or profile. Null for an account without one. */
  id: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.nullable(z.enum(APPROVAL_STATUSES)),
  createdAt: instantSchema,
});
export type Duplicate = z.infer<typeof duplicateSchema>;

export const decisionSchema = z.object({
  id: z.string(),
  /** The row in the queue. */
  rowId: z.string(),
  source: sourceSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  outcome: z.enum(REVIEW_OUTCOMES),
  reasons: z.array(z.enum(REJECTION_REASONS)),
  /** The message to a rejected person. Null for the default text and for approvals. */
  message: z.nullable(z.string()),
  reviewNotes: z.nullable(z.string()),
  /** Null if the admin's account was deleted. */
  by: z.nullable(adminSchema),
  decidedAt: instantSchema,
  undoneAt: z.nullable(instantSchema),
  /** The deadline for the viewer to undo it. Null if they may not. */
  undoableUntil: z.nullable(instantSchema),
});
export type ReviewDecision = z.infer<typeof decisionSchema>;

export const reviewDetailSchema = z.extend(queuedReviewSchema, {
  status: z.enum(APPROVAL_STATUSES),
  /** The account's id. Null before the account exists. */
  userId: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  verifications: z.array(verificationSchema),
  /** All decisions on the same row, newest first. */
  decisions: z.array(decisionSchema),
});
export type ReviewDetail = z.infer<typeof reviewDetailSchema>;

const chosenIds = z
  .array(objectId(), { error: 'applications-required' })
  .check(
    z.minLength(1, 'applications-required'),
    z.maxLength(LIMITS.reviewsAtOnce, refusal('too-many-at-once', { count: LIMITS.reviewsAtOnce })),
  );

/** One message per language. A missing message defaults to the text for the reasons. */
const messagesSchema = z.optional(z.nullable(z.partialRecord(z.enum(LANGUAGES), optionalText(LIMITS.text))));

export const reviewsSchema = z.object({
  ids: chosenIds,
  approvalStatus: requiredChoice(REVIEW_OUTCOMES),
  reviewNotes: optionalText(LIMITS.text),
  reasons: z.optional(z.nullable(z.array(z.enum(REJECTION_REASONS)).check(z.maxLength(REJECTION_REASONS.length)))),
  messages: messagesSchema,
});

export const reviewsResultSchema = z.object({
  done: z.array(
    z.object({
      id: z.string(),
      decisionId: z.string(),
      /** Set if the decision submitted an application to a job and therefore cannot be undone. */
      isFinal: z.optional(z.literal(true)),
    }),
  ),
  refused: z.array(refusedItemSchema),
});
export type ReviewsResult = z.infer<typeof reviewsResultSchema>;

export const reviewDeskContract = {
  listDuplicates: route({
    method: 'GET',
    path: '/api/admin/candidate-applications/duplicates',
    access: 'admin',
    summary:
      'For each of these rows of the queue, returns applications and accounts that may belong to the same person, with reasons',
    query: z.object({
      ids: z
        .string({ error: 'applications-required' })
        .check(z.regex(uuidList(LIMITS.pageMax), refusal('not-some-ids', { count: LIMITS.pageMax }))),
    }),
    response: z.object({
      items: z.array(z.object({ id: z.string(), duplicates: z.array(duplicateSchema) })),
      /** False if the name comparison timed out. */
      isComplete: z.boolean(),
    }),
  }),
  getQueuedReview: route({
    method: 'GET',
    path: '/api/admin/candidate-applications/:candidateId',
    access: 'admin',
    summary: 'Returns one application or profile in full, pending or decided; the id is that of the queue row',
    response: reviewDetailSchema,
  }),
  reviewCandidates: route({
    method: 'POST',
    path: '/api/admin/candidate-applications/reviews',
    access: 'admin',
    summary:
      'Approves or rejects several candidates; each succeeds or fails on its own. Emails are held while the decision can be undone',
    body: reviewsSchema,
    response: reviewsResultSchema,
  }),
  listDecisions: route({
    method: 'GET',
    path: '/api/admin/review-decisions',
    access: 'admin',
    summary: 'Returns the decisions about candidates with reviewer and reason, newest first',
    response: z.array(decisionSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  undoReviews: route({
    method: 'POST',
    path: '/api/admin/review-decisions/undo',
    access: 'admin',
    summary: 'Undoes several decisions of the signed-in admin; each succeeds or fails on its own',
    body: z.object({ ids: chosenIds }),
    response: reviewsResultSchema,
  }),
  undoReview: route({
    method: 'POST',
    path: '/api/admin/review-decisions/:id/undo',
    access: 'admin',
    summary: 'Undoes a decision of the signed-in admin while its email is held, if nothing depends on it yet',
    response: decisionSchema,
  }),
};
