/** API calls for the admins' list of jobs. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type JobDeskStatus, jobDeskContract } from '../job-desk.contract.ts';

/** Returns the query for all jobs, newest first. The first page has the total. */
export const allJobsQuery = (query: { q: string; status: JobDeskStatus | '' }) =>
  apiList(jobDeskContract.listAllJobs, { query });

export const useTakeDown = (onSuccess: () => void) => useApiMutation(jobDeskContract.takeDown, { onSuccess });

export const useRestore = (onSuccess: () => void) => useApiMutation(jobDeskContract.restore, { onSuccess });
