/** The desk's calls, as the browser makes them. */
import { apiList, apiQuery, apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { reviewDeskContract } from '../review-desk.contract.ts';

/** One application as a whole; null once it is gone. */
export const reviewDetailQuery = (candidateId: string) =>
  apiQueryOrNull(reviewDeskContract.getQueuedReview, { params: { candidateId } });

/** Who of these may have applied before, or have an account. */
export const duplicatesQuery = (ids: readonly string[]) => ({
  ...apiQuery(reviewDeskContract.listDuplicates, { query: { ids: ids.join(',') } }),
  enabled: ids.length > 0,
});

/** What was decided, the newest first. */
export const decisionsList = apiList(reviewDeskContract.listDecisions);

/** Decides rows, one or several, with their mails held. */
export const useHeldReviews = (failure: { title: string; fallback: string }) =>
  useApiMutation(reviewDeskContract.reviewCandidates, { failure });

/** Takes decisions back. */
export const useUndoReviews = () => useApiMutation(reviewDeskContract.undoReviews);
