/** Reads and mutations of applications. */
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

/** Applications to the company's jobs, newest first unless sorted otherwise. */
export const companyApplicationsList = (filters: ApplicationFilters = {}, limit?: number) =>
  apiList(applicationsContract.listCompanyApplications, { query: filters, ...(limit ? { limit } : {}) });

/** One column of the board, the last moved first. `limit` where less than a page is needed. */
export const boardColumnList = (
  status: ApplicationStatus,
  { jobId, q }: Pick<ApplicationFilters, 'jobId' | 'q'>,
  limit?: number,
) =>
  apiList(applicationsContract.listCompanyApplications, {
    query: { status, sort: 'moved', ...(jobId ? { jobId } : {}), ...(q ? { q } : {}) },
    ...(limit ? { limit } : {}),
  });

/** Who applied to a job, best match first. */
export const rankedApplicantsList = (jobId: string) =>
  apiList(applicationsContract.listCompanyApplications, { query: { jobId, sort: 'match' } });

/** The candidate's own applications, newest first. */
export const myApplicationsList = (limit?: number) =>
  apiList(applicationsContract.listMyApplications, limit ? { limit } : {});

/** The company's jobs to filter by: the newest hundred. */
export const filterJobsList = apiList(jobsContract.listOwnJobs, { limit: LIMITS.pageMax });

/** One application with its history, or null where it is not the reader's. Reading it as the company stamps the first view. */
export const applicationQuery = (id: string) => apiQueryOrNull(applicationsContract.getApplication, { params: { id } });

/** The candidate's application to a job, or null. */
export const jobApplicationQuery = (jobId: string) =>
  apiQuery(applicationsContract.getJobApplication, { params: { id: jobId } });

/** Applies to a job. */
export const useApply = () => useApiMutation(applicationsContract.apply);

/** Moves one application. */
export const useMoveApplication = () => useApiMutation(applicationsContract.moveApplication);

/** Takes the newest move of one application back. */
export const useUndoMove = () => useApiMutation(undoContract.undoMove);

/** Takes the newest moves of several back, each by itself. */
export const useUndoMoves = () => useApiMutation(undoContract.undoMoves);

/** Moves several, each by itself. */
export const useMoveApplications = () => useApiMutation(applicationsContract.moveApplications);

/** Keeps the company's private rating and notes. */
export const useReviewApplication = () => useApiMutation(applicationsContract.reviewApplication);
