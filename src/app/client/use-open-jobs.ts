/** The company's open jobs, which the screens about candidates are handed; candidates know nothing of jobs. */
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '#client/api/api.ts';
import { ownJobsList } from '#features/jobs/client/jobs.api.ts';
import { LIMITS } from '#shared/limits.ts';

/** All of them, newest first. */
export const useOpenJobs = () =>
  itemsOf(useSuspenseInfiniteQuery(ownJobsList(LIMITS.pageMax)).data).filter(({ status }) => status === 'open');
