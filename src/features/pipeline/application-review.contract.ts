/** The request body with a member's own review of an application: rating, private notes and ratings by criterion. */
import * as z from 'zod/mini';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { objectId, optionalFlag, optionalText } from '#shared/schema.ts';

const STARS_ERROR = refusal('not-from-to', { from: LIMITS.rating.min, to: LIMITS.rating.max });

const COUNT_ERROR = refusal('too-many-at-once', { count: LIMITS.criteria.max });
const SCALE = LIMITS.criterionRating;
const RANGE_ERROR = refusal('not-from-to', { from: SCALE.min, to: SCALE.max });

/** A rating on one criterion. Null removes the rating and its note. */
export const criterionRatingSchema = z.object({
  rating: z.nullable(
    z.int({ error: RANGE_ERROR }).check(z.minimum(SCALE.min, RANGE_ERROR), z.maximum(SCALE.max, RANGE_ERROR)),
  ),
  note: optionalText(LIMITS.text),
});

export const applicationReviewSchema = z.object({
  rating: z.optional(
    z.nullable(
      z
        .int({ error: STARS_ERROR })
        .check(z.minimum(LIMITS.rating.min, STARS_ERROR), z.maximum(LIMITS.rating.max, STARS_ERROR)),
    ),
  ),
  notes: optionalText(LIMITS.text),
  /** Ratings on the job's criteria. Ratings on criteria that are left out do not change. */
  criteria: z.optional(
    z
      .array(z.extend(criterionRatingSchema, { id: objectId('criterion-required') }), { error: COUNT_ERROR })
      .check(z.maxLength(LIMITS.criteria.max, COUNT_ERROR)),
  ),
  /** False for a draft. No one else can read a draft. A submitted review cannot become a draft again. */
  submitted: optionalFlag(),
});
export type ApplicationReview = z.infer<typeof applicationReviewSchema>;
