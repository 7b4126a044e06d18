/** API calls for the review desk. */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { apiList, apiQuery, apiQueryOrNull, type ListPage, useApiMutation } from '#client/api/api.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import { type ReviewDecision, reviewDeskContract } from '../review-desk.contract.ts';

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

/** Marks decisions in the cached list as no longer undoable, until they are fetched again. */
export const hideUndo = (client: QueryClient, ids: readonly string[]): void =>
  changeCached<InfiniteData<ListPage<ReviewDecision>>>(client, { queryKey: decisionsList.queryKey }, (list) => ({
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.map((decision) =>
        ids.includes(decision.id) ? { ...decision, undoableUntil: null } : decision,
      ),
    })),
  }));

/** Undoes decisions. Each can be undone only once, so the list offers no undo from the start of the call. */
export const useUndoReviews = () => {
  const client = useQueryClient();
  return useApiMutation(reviewDeskContract.undoReviews, {
    optimistic: ({ body }) => showChange(client, () => hideUndo(client, body?.ids ?? [])),
  });
};
