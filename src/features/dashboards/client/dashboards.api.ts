/** Reads of the dashboards: the numbers, and the newest of what other features list. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { SHOWN } from '#shared/limits.ts';
import { dashboardsContract } from '../dashboards.contract.ts';

/** How many jobs the company's dashboard shows before "load more". */
const JOBS_AT_ONCE = 6;

/** The numbers of the stat cards; which ones depends on the reader's account type. */
export const numbersQuery = apiQuery(dashboardsContract.getDashboard);

/** What the company has to do; the day is that of the reader's clock. */
export const todoQuery = (timeZone: string) => apiQuery(dashboardsContract.getTodo, { query: { timeZone } });

/** The applications in which the candidate is waited for. */
export const ownTurnsQuery = apiQuery(dashboardsContract.getOwnTurns);

/** The company's jobs, newest first. */
export const newestJobsList = apiList(jobsContract.listOwnJobs, { limit: JOBS_AT_ONCE });

/** The candidate's best matches. */
export const bestMatchesList = apiList(jobsContract.listJobMatches, { limit: SHOWN.recommendedJobs });

/** Says that the dashboard was opened: matches until now count as seen the next time. */
export const useOpenDashboard = () => useApiMutation(dashboardsContract.openDashboard, { failure: { isSilent: true } });
