/**
 * Queries and mutations for jobs. Saving a job updates the cached lists immediately, and reverts them if the request fails.
 */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { apiList, apiQuery, apiQueryKey, apiQueryOrNull, type ListPage, useApiMutation } from '#client/api/api.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import type { QueryInput } from '#shared/contract.ts';
import { jobAdContract } from '../job-ad.contract.ts';
import { type JobDetail, jobsContract, type ListedJob, type SavedJob } from '../jobs.contract.ts';

export type BrowseJobsFilters = QueryInput<(typeof jobsContract)['browseJobs']>;

/** Builds the query for the company's jobs, newest first. */
export const ownJobsList = (limit?: number) => apiList(jobsContract.listOwnJobs, limit ? { limit } : {});

/** Builds the query for a candidate's list of open jobs, with filters and a sort order. */
export const browseJobsList = (query: BrowseJobsFilters) =>
  apiList(jobsContract.browseJobs, { query, skipsRefetch: true });

/** Builds the query for the open jobs of a company, newest first. */
export const companyJobsList = (id: string) => apiList(jobsContract.listCompanyJobs, { params: { id } });

/** Builds the query for one job. Its data is null if the user may not see the job. */
export const jobQuery = (id: string) => apiQueryOrNull(jobsContract.getJob, { params: { id } });

/** Builds the query for the numbers of undecided applicants for a job by kind, for the dialog that closes the job. */
export const undecidedQuery = (id: string) => ({
  ...apiQuery(jobsContract.getUndecided, { params: { id } }),
  staleTime: 0,
});

/** The gaps in the user's profile and the points that filling them would add. */
export const completenessQuery = apiQuery(jobsContract.getCompleteness);

/** Extracts job fields from the text of an ad. Nothing is stored, so no cached data is refetched. */
export const useReadAd = () => useApiMutation(jobAdContract.readAd, { only: [] });

export const useCreateJob = () => useApiMutation(jobsContract.createJob);

/** Edits a job or changes its status; closing may decline applicants. */
export const useUpdateJob = () => useApiMutation(jobsContract.updateJob);

/** Moves a job's last day to apply. */
export const useRenewJob = () => useApiMutation(jobsContract.renewJob);

/** The candidate's saved jobs, most recently saved first. */
export const savedJobsList = apiList(jobsContract.listSavedJobs);

type CachedList<Job> = InfiniteData<ListPage<Job>>;

const removeJob = (list: CachedList<SavedJob>, jobId: string): CachedList<SavedJob> => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== jobId),
    total: page.total && page.total - 1,
  })),
});

/** Returns whether a cached query is a list. Under `/api/companies`, only the jobs of a company are a list. */
const isCachedList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.at(-1) === 'pages';

/** The paths of lists whose rows state whether a job is saved. */
const PATHS_WITH_SAVED_FLAG = [jobsContract.browseJobs.path, '/api/job-matches', '/api/companies'];

/**
 * Updates whether a job is saved in all cached lists and pages. A job that is no longer saved is removed from the saved jobs.
 */
const setSavedInCache = (client: QueryClient, jobId: string, isSaved: boolean): void => {
  const withSaved = <Job extends Pick<JobDetail, 'id' | 'isSaved'>>(job: Job): Job =>
    job.id === jobId ? { ...job, isSaved } : job;
  for (const path of PATHS_WITH_SAVED_FLAG) {
    changeCached<CachedList<ListedJob>>(client, { queryKey: apiQueryKey(path), predicate: isCachedList }, (list) => ({
      ...list,
      pages: list.pages.map((page) => ({ ...page, items: page.items.map(withSaved) })),
    }));
  }
  const page = { queryKey: apiQueryKey(`/api/jobs/${jobId}`), exact: true };
  changeCached<JobDetail | null>(client, page, (job) => job && withSaved(job));
  if (isSaved) return;
  changeCached<CachedList<SavedJob>>(client, { queryKey: apiQueryKey('/api/saved-jobs') }, (list) =>
    list.pages.some(({ items }) => items.some(({ id }) => id === jobId)) ? removeJob(list, jobId) : list,
  );
};

/** Returns a function that saves or unsaves a job. The change is visible immediately. Requests run one after another. */
export const useSaveJob = (jobId: string): ((isSaved: boolean) => void) => {
  const client = useQueryClient();
  const optionsFor = (isSaved: boolean) => ({
    queue: `saved-job.${jobId}`,
    only: [savedJobsList.queryKey],
    optimistic: () => {
      const change = (saved: boolean) => (): void => setSavedInCache(client, jobId, saved);
      return showChange(client, change(isSaved), change(!isSaved));
    },
  });
  const save = useApiMutation(jobsContract.saveJob, optionsFor(true));
  const unsave = useApiMutation(jobsContract.unsaveJob, optionsFor(false));
  return (isSaved) => (isSaved ? save : unsave).mutate({ params: { jobId } });
};
