/** API calls for the review desk. */
import { apiList, apiQuery, apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { reviewDeskContract } from '../review-desk.contract.ts';

/** The whole application. Null if it no longer exists. */
export const reviewDetailQuery = (candidateId: string) =>
  apiQueryOrNull(reviewDeskContract.getQueuedReview, { params: { candidateId } });

/** Possible duplicates among applications and accounts. */
export const duplicatesQuery = (ids: readonly string[]) => ({
  ...apiQuery(reviewDeskContract.listDuplicates, { query: { ids: ids.join(',') } }),
  enabled: ids.length > 0,
});

/** Past decisions, newest first. */
export const decisionsList = apiList(reviewDeskContract.listDecisions);

/** Decides on one or several rows, with their mails held. */
export const useHeldReviews = (failure: { title: string; fallback: string }) =>
  useApiMutation(reviewDeskContract.reviewCandidates, { failure });

/** Undoes decisions. */
export const useUndoReviews = () => useApiMutation(reviewDeskContract.undoReviews);
