/** The number of jobs in the list that are new since the last visit. Loaded lazily. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#client/api/api.ts';
import { NewSince, type NewSinceProps } from '#features/list-visits/client/public/new-since.tsx';
import { jobsContract, MAX_COUNTED_JOBS } from '../../jobs.contract.ts';
import type { BrowseJobsFilters } from '../jobs.api.ts';

interface NewJobsProps extends Pick<NewSinceProps, 'lastVisit' | 'onChange'> {
  query: BrowseJobsFilters;
}

export const NewJobs = ({ query, lastVisit, onChange }: NewJobsProps) => {
  const newSince = query.newSince || (lastVisit ?? undefined);
  const { data } = useQuery({
    ...apiQuery(jobsContract.countBrowsedJobs, { query: { ...query, newSince } }),
    placeholderData: keepPreviousData,
    meta: { skipsRefetch: true },
  });
  return (
    <NewSince
      lastVisit={lastVisit}
      shownSince={query.newSince || undefined}
      count={data?.count}
      isMore={data?.count === MAX_COUNTED_JOBS}
      onChange={onChange}
    />
  );
};
