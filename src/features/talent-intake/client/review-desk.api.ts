/** API calls for the review desk. */
import { apiList, apiQuery, apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { reviewDeskContract } from '../review-desk.contract.ts';

/** Returns the query for a whole application. Its result is null if the application no longer exists. */
export const reviewDetailQuery = (candidateId: string) =>
  apiQueryOrNull(reviewDeskContract.getQueuedReview, { params: { candidateId } });

/** Returns the query for possible duplicates among applications and accounts. */
export const duplicatesQuery = (ids: readonly string[]) => ({
  ...apiQuery(reviewDeskContract.listDuplicates, { query: { ids: ids.join(',') } }),
  enabled: ids.length > 0,
});

/** Past decisions, newest first. */
export const decisionsList = apiList(reviewDeskContract.listDecisions);

/** Decides on one or more rows and holds the emails. */
export const useReviewCandidates = (failure: { title: string; fallback: string }) =>
  useApiMutation(reviewDeskContract.reviewCandidates, { failure });

export const useUndoReviews = () => useApiMutation(reviewDeskContract.undoReviews);
