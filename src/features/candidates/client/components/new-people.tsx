/** The number of people added to the list since the last visit. Loaded lazily. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#client/api/api.ts';
import { NewSince, type NewSinceProps } from '#features/list-visits/client/public/new-since.tsx';
import { browsedCountContract } from '../../browsed-count.contract.ts';
import type { BrowseFilters } from '../candidates.api.ts';

interface NewPeopleProps extends Pick<NewSinceProps, 'lastVisit' | 'onChange'> {
  query: BrowseFilters;
}

export const NewPeople = ({ query, lastVisit, onChange }: NewPeopleProps) => {
  const { sort: _sort, newSince = lastVisit ?? undefined, ...filters } = query;
  const { data } = useQuery({
    ...apiQuery(browsedCountContract.countBrowsed, { query: { ...filters, newSince } }),
    placeholderData: keepPreviousData,
    meta: { skipsRefetch: true },
  });
  const count = data?.count ?? undefined;
  return <NewSince lastVisit={lastVisit} shownSince={query.newSince || undefined} count={count} onChange={onChange} />;
};
