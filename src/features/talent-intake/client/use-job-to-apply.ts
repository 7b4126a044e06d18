/** The job in the URL of the public application (`?job=`). */
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { isUuid } from '#shared/uuids.ts';
import type { talentIntakeContract } from '../talent-intake.contract.ts';
import { jobToApplyQuery } from './talent-intake.api.ts';

export interface JobChoice {
  /** Null if visitors cannot see it, or if it could not be loaded. */
  job: ResponseOf<typeof talentIntakeContract.getJobToApply> | null;
  isFailed: boolean;
  retry: () => void;
}

const subscribeToNothing = () => () => {};
const readId = (): string => new URLSearchParams(window.location.search).get('job') ?? '';
/** A placeholder that is never requested. The query is disabled if the URL has no valid id. */
const NO_ID = '0'.repeat(8);

/** Loads the job in the URL. `choice` is undefined in the prerendered page, if the URL names no job, and while the job loads. */
export const useJobToApply = (): { choice: JobChoice | undefined; isLoading: boolean } => {
  const id = useSyncExternalStore(subscribeToNothing, readId, () => '');
  const hasJob = isUuid(id);
  const query = useQuery({ ...jobToApplyQuery(hasJob ? id : NO_ID), enabled: hasJob });
  if (id === '') return { choice: undefined, isLoading: false };
  if (hasJob && query.isPending) return { choice: undefined, isLoading: true };
  return {
    choice: { job: query.data ?? null, isFailed: query.isLoadingError, retry: () => void query.refetch() },
    isLoading: false,
  };
};
