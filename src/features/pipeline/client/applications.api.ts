/** Queries and mutations for applications. */
import { apiList, apiQuery, apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { type APPLICATION_SORTS, applicationsContract } from '../applications.contract.ts';
import { undoContract } from '../undo.contract.ts';

export interface ApplicationFilters {
  jobId?: string;
  status?: ApplicationStatus;
  q?: string;
  sort?: (typeof APPLICATION_SORTS)[number];
  minScore?: string;
}

/** Builds the query for the company's applications, newest first by default. */
export const companyApplicationsList = (filters: ApplicationFilters = {}, limit?: number) =>
  apiList(applicationsContract.listCompanyApplications, { query: filters, ...(limit ? { limit } : {}) });

/** Builds the query for the number of applications in each status, for all jobs or one job. */
export const stageCountsQuery = (jobId: string | undefined) =>
  apiQuery(applicationsContract.countStages, jobId ? { query: { jobId } } : {});

/** Builds the query for a column of the board, best matches first. Pass `limit` to read less than a page. */
export const boardColumnList = (
  status: ApplicationStatus,
  { jobId, q }: Pick<ApplicationFilters, 'jobId' | 'q'>,
  limit?: number,
) =>
  apiList(applicationsContract.listCompanyApplications, {
    query: { status, sort: 'match', ...(jobId ? { jobId } : {}), ...(q ? { q } : {}) },
    ...(limit ? { limit } : {}),
  });

export const rankedApplicantsList = (jobId: string) =>
  apiList(applicationsContract.listCompanyApplications, { query: { jobId, sort: 'match' } });

/** Builds the query for the candidate's applications: those waiting for the candidate first, decided ones last. */
export const myApplicationsList = (limit?: number) =>
  apiList(applicationsContract.listMyApplications, { query: { sort: 'turn' }, ...(limit ? { limit } : {}) });

/** The company's hundred newest jobs, for the filter. */
export const filterJobsList = apiList(jobsContract.listOwnJobs, { limit: LIMITS.pageMax });

/**
 * Builds the query for an application with its history. The result is null if the user may not see the application.
 * The first request by the company records that the company viewed the application.
 */
export const applicationQuery = (id: string) => apiQueryOrNull(applicationsContract.getApplication, { params: { id } });

/** Builds the query for the applications between the user and another person, newest first. */
export const sharedApplicationsQuery = (userId: string) =>
  apiQuery(applicationsContract.listSharedApplications, { params: { userId } });

/** Builds the query for the candidate's application to a job. The result is null if there is none. */
export const jobApplicationQuery = (jobId: string) =>
  apiQuery(applicationsContract.getJobApplication, { params: { id: jobId } });

export const useApply = () => useApiMutation(applicationsContract.apply);

export const useMoveApplication = () => useApiMutation(applicationsContract.moveApplication);

/** Undoes the latest move of an application. */
export const useUndoMove = () => useApiMutation(undoContract.undoMove);

/** Undoes the latest move of each of several applications, independently. */
export const useUndoMoves = () => useApiMutation(undoContract.undoMoves);

/** Moves several applications, each independently. */
export const useMoveApplications = () => useApiMutation(applicationsContract.moveApplications);

/** Saves the member's own review. Calls run one at a time, so that submitting includes a rating that is still being saved. */
export const useReviewApplication = () =>
  useApiMutation(applicationsContract.reviewApplication, { queue: 'application-review' });
