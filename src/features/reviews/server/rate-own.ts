/** Stores a member's ratings by criterion as part of their own review. */
import { lockReviewForUpdate, touchReview } from '#features/pipeline/server/own-applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteRating, putRating } from './criteria.db.ts';

export interface OwnRating {
  criterionId: string;
  /** Null removes the rating and its note. */
  rating: number | null;
  note: string | null;
}

/**
 * Stores ratings. Returns null, or the index of the first criterion that does not belong to the application's job. The caller must then roll
 * back, because earlier ratings are already stored.
 */
export const saveOwnRatings = async (
  tx: Tx,
  review: { applicationId: string; userId: string },
  ratings: readonly OwnRating[],
): Promise<number | null> => {
  let isChanged = false;
  await lockReviewForUpdate(tx, review.applicationId, review.userId);
  for (const [index, { criterionId, rating, note }] of ratings.entries()) {
    const ratingKey = { ...review, criterionId };
    const changed =
      rating === null ? await deleteRating(tx, ratingKey) : await putRating(tx, { ...ratingKey, rating, note });
    if (changed === null) return index;
    isChanged ||= changed;
  }
  if (isChanged) await touchReview(tx, review.applicationId, review.userId);
  return null;
};
