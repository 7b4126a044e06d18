/** Reads and mutations of jobs. What a change of a job makes stale elsewhere (numbers, scores against it) is named here once. */
import { apiList, apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import type { QueryInput } from '#shared/contract.ts';
import { jobsContract } from '../jobs.contract.ts';

export type BrowseJobsFilters = QueryInput<(typeof jobsContract)['browseJobs']>;

/** The company's own jobs, newest first. */
export const ownJobsList = (limit?: number) => apiList(jobsContract.listOwnJobs, limit ? { limit } : {});

/** Open jobs for a candidate, by the filters and order of the screen. */
export const browseJobsList = (query: BrowseJobsFilters) => apiList(jobsContract.browseJobs, { query });

/** One job, or null where the reader may not see it. */
export const jobQuery = (id: string) => apiQueryOrNull(jobsContract.getJob, { params: { id } });

/** Everything that shows a company's jobs, or scores candidates against them. */
const JOBS = ['/api/jobs', '/api/dashboard', '/api/candidates', '/api/shortlists'];

/** Posts a job. */
export const useCreateJob = () => useApiMutation(jobsContract.createJob, { invalidates: JOBS });

/** Changes a job, or its state; closing may decline applicants. */
export const useUpdateJob = () =>
  useApiMutation(jobsContract.updateJob, { invalidates: [...JOBS, '/api/applications'] });
