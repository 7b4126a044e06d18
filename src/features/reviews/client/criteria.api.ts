/** Reads and mutations of criteria. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { criteriaContract } from '../criteria.contract.ts';

export const jobCriteriaQuery = (jobId: string) =>
  apiQuery(criteriaContract.listJobCriteria, { params: { id: jobId } });

/** The criteria of an application's job with its ratings. */
export const ratingsQuery = (applicationId: string) =>
  apiQuery(criteriaContract.listRatings, { params: { id: applicationId } });

/** Sets the criteria of a job. */
export const usePutCriteria = () => useApiMutation(criteriaContract.putJobCriteria);

/** Rates an application by a criterion. */
export const useRateCriterion = () => useApiMutation(criteriaContract.rateCriterion);
