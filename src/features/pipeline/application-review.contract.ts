/** What a member sends as their own review of an application: rating, private notes and ratings by criteria. */
import * as z from 'zod/mini';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { objectId, optionalFlag, optionalText } from '#shared/schema.ts';

const STARS = refusal('not-from-to', { from: LIMITS.rating.min, to: LIMITS.rating.max });

const COUNT = refusal('too-many-at-once', { count: LIMITS.criteria.max });
const SCALE = LIMITS.criterionRating;
const RANGE = refusal('not-from-to', { from: SCALE.min, to: SCALE.max });

/** A rating by one criterion. Null removes the rating and its note. */
export const criterionRatingSchema = z.object({
  rating: z.nullable(z.int({ error: RANGE }).check(z.minimum(SCALE.min, RANGE), z.maximum(SCALE.max, RANGE))),
  note: optionalText(LIMITS.text),
});

export const applicationReviewSchema = z.object({
  rating: z.optional(
    z.nullable(z.int({ error: STARS }).check(z.minimum(LIMITS.rating.min, STARS), z.maximum(LIMITS.rating.max, STARS))),
  ),
  notes: optionalText(LIMITS.text),
  /** Ratings by the criteria of the job. Missing ones are not changed. */
  criteria: z.optional(
    z
      .array(z.extend(criterionRatingSchema, { id: objectId('criterion-required') }), { error: COUNT })
      .check(z.maxLength(LIMITS.criteria.max, COUNT)),
  ),
  /** False: a draft, which no one else can read. A submitted review cannot become a draft again. */
  submitted: optionalFlag(),
});
export type ApplicationReview = z.infer<typeof applicationReviewSchema>;
