/** Queries and mutations for criteria. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { criteriaContract } from '../criteria.contract.ts';

export const jobCriteriaQuery = (jobId: string) =>
  apiQuery(criteriaContract.listJobCriteria, { params: { id: jobId } });

/** Builds the query for the criteria of an application's job with the reader's own ratings. */
export const ratingsQuery = (applicationId: string) =>
  apiQuery(criteriaContract.listRatings, { params: { id: applicationId } });

export const usePutCriteria = () => useApiMutation(criteriaContract.putJobCriteria);

/** Runs in the queue of `useReviewApplication`, so that submitting includes a rating that is still being saved. */
export const useRateCriterion = () => useApiMutation(criteriaContract.rateCriterion, { queue: 'application-review' });
