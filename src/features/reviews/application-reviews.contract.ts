/**
 * Company members' reviews of an application. Other members' reviews are sealed until the reader submits their own, even if the reader is an owner.
 * Readers change their own review through `applications.contract.ts`. Owns criterion_scores, which holds each review's ratings by criterion.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { instantSchema } from '#shared/schema.ts';
import { ratedCriterionSchema } from './criteria.contract.ts';

export const memberReviewSchema = z.object({
  by: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  rating: z.nullable(z.int()),
  /** Only criteria with a rating, in the job's order. */
  criteria: z.array(z.extend(ratedCriterionSchema, { rating: z.int() })),
  notes: z.nullable(z.string()),
  /** Null for the reader's own draft. */
  submittedAt: z.nullable(instantSchema),
  /** The last change after submission. */
  changedAt: z.nullable(instantSchema),
});
export type MemberReview = z.infer<typeof memberReviewSchema>;

export const applicationReviewsSchema = z.object({
  /** The reader's own review first, then the other reviews by submission time. */
  reviews: z.array(memberReviewSchema),
  /** A summary of the submitted ratings. Null while they are sealed or if there are none. */
  summary: z.nullable(
    z.object({
      /** Rounded to one decimal place. */
      mean: z.number(),
      /** The difference between the highest and the lowest rating. */
      spread: z.int(),
      count: z.int(),
    }),
  ),
});
export type ApplicationReviews = z.infer<typeof applicationReviewsSchema>;

export const applicationReviewsContract = {
  listReviews: route({
    method: 'GET',
    path: '/api/applications/:id/reviews',
    access: 'company',
    may: 'review',
    summary:
      "Returns the reader's own review of an application and, once it is submitted, the other members' submitted reviews with a summary",
    response: applicationReviewsSchema,
  }),
};
