/**
 * Reads and mutations of jobs.
 * Whether a job is saved is written into the lists on the screen at once, and undone where the server refuses.
 */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { apiKey, apiList, apiQuery, apiQueryOrNull, type ListPage, useApiMutation } from '#client/api/api.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import type { QueryInput } from '#shared/contract.ts';
import { type JobDetail, jobsContract, type ListedJob, type SavedJob } from '../jobs.contract.ts';

export type BrowseJobsFilters = QueryInput<(typeof jobsContract)['browseJobs']>;

/** The company's own jobs, newest first. */
export const ownJobsList = (limit?: number) => apiList(jobsContract.listOwnJobs, limit ? { limit } : {});

/** Open jobs for a candidate, by the filters and order of the screen. */
export const browseJobsList = (query: BrowseJobsFilters) => apiList(jobsContract.browseJobs, { query, isSteady: true });

/** The open jobs of a company, newest first. */
export const companyJobsList = (id: string) => apiList(jobsContract.listCompanyJobs, { params: { id } });

/** One job, or null where the reader may not see it. */
export const jobQuery = (id: string) => apiQueryOrNull(jobsContract.getJob, { params: { id } });

/** The undecided applications of a job by what closing it would end. */
export const undecidedQuery = (id: string) => ({
  ...apiQuery(jobsContract.getUndecided, { params: { id } }),
  staleTime: 0,
});

/** What the own profile lacks, and what it would bring. Stale with every change of the profile, by its path. */
export const completenessQuery = apiQuery(jobsContract.getCompleteness);

/** Posts a job. */
export const useCreateJob = () => useApiMutation(jobsContract.createJob);

/** Changes a job, or its state; closing may decline applicants. */
export const useUpdateJob = () => useApiMutation(jobsContract.updateJob);

/** The candidate's saved jobs, newest saved first. */
export const savedJobsList = apiList(jobsContract.listSavedJobs);

type Listed<Job> = InfiniteData<ListPage<Job>>;

const without = (list: Listed<SavedJob>, jobId: string): Listed<SavedJob> => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== jobId),
    total: page.total && page.total - 1,
  })),
});

/** Of what is read of a company, its jobs are one of several answers. */
const isList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.at(-1) === 'pages';

/** Whose rows say whether a job is saved. */
const SHOWING_SAVED = [jobsContract.browseJobs.path, '/api/job-matches', '/api/companies'];

/** Writes whether a job is saved into every list and page read so far. One that is no longer saved leaves the saved ones. */
const noteSaved = (client: QueryClient, jobId: string, isSaved: boolean): void => {
  const noted = <Job extends Pick<JobDetail, 'id' | 'isSaved'>>(job: Job): Job =>
    job.id === jobId ? { ...job, isSaved } : job;
  for (const path of SHOWING_SAVED) {
    changeCached<Listed<ListedJob>>(client, { queryKey: apiKey(path), predicate: isList }, (list) => ({
      ...list,
      pages: list.pages.map((page) => ({ ...page, items: page.items.map(noted) })),
    }));
  }
  const page = { queryKey: apiKey(`/api/jobs/${jobId}`), exact: true };
  changeCached<JobDetail | null>(client, page, (job) => job && noted(job));
  if (isSaved) return;
  changeCached<Listed<SavedJob>>(client, { queryKey: apiKey('/api/saved-jobs') }, (list) =>
    list.pages.some(({ items }) => items.some(({ id }) => id === jobId)) ? without(list, jobId) : list,
  );
};

/** A function that saves a job for later, or takes it off the saved ones; shown at once, one call after the other. */
export const useSaveJob = (jobId: string): ((isSaved: boolean) => void) => {
  const client = useQueryClient();
  const showing = (isSaved: boolean) => ({
    queue: `saved-job.${jobId}`,
    only: [savedJobsList.queryKey],
    optimistic: () => {
      const note = (saved: boolean) => (): void => noteSaved(client, jobId, saved);
      return showChange(client, note(isSaved), note(!isSaved));
    },
  });
  const save = useApiMutation(jobsContract.saveJob, showing(true));
  const unsave = useApiMutation(jobsContract.unsaveJob, showing(false));
  return (isSaved) => (isSaved ? save : unsave).mutate({ params: { jobId } });
};
