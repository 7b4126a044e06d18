/** Queries for the dashboards: stat cards, to-do lists, first steps, and the first few jobs and matches. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { SHOWN } from '#shared/limits.ts';
import { dashboardsContract } from '../dashboards.contract.ts';

/** The number of jobs that the company's dashboard shows before "load more". */
const JOBS_SHOWN = 6;

/** The numbers on the stat cards, which depend on the user's account type. */
export const numbersQuery = apiQuery(dashboardsContract.getDashboard);

/** Builds the query for the company's to-do list. "Today" depends on the user's time zone. */
export const todoQuery = (timeZone: string) => apiQuery(dashboardsContract.getTodo, { query: { timeZone } });

/** The first steps of a new company. */
export const firstStepsQuery = apiQuery(dashboardsContract.getFirstSteps);

/** Builds the query for the applications that wait for the candidate and the interviews they have today, in their time zone. */
export const candidateTodoQuery = (timeZone: string) =>
  apiQuery(dashboardsContract.getOwnTurns, { query: { timeZone } });

export const newestJobsList = apiList(jobsContract.listOwnJobs, { limit: JOBS_SHOWN });

export const bestMatchesList = apiList(jobsContract.listJobMatches, { limit: SHOWN.recommendedJobs });

/** Records that the dashboard was opened. From then on, current matches no longer count as new. The open page keeps its number. */
export const useOpenDashboard = () =>
  useApiMutation(dashboardsContract.openDashboard, { only: [], failure: { isSilent: true } });
