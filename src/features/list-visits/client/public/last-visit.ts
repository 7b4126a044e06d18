/** The user's previous visit to a list. This module is kept small because a list is often the first screen. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#client/api/api.ts';
import { listVisitsContract, type VisitedList } from '../../list-visits.contract.ts';

/** A list that is reopened within this time is not recorded again. */
const VISIT_STALE_MS = 300_000;

/** Has a separate query key, because no mutation makes it stale. */
const visitQuery = (list: VisitedList) =>
  queryOptions({
    queryKey: ['list-visit', list],
    queryFn: () => callApi(listVisitsContract.noteListVisit, { body: { list } }),
    staleTime: VISIT_STALE_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Records that the user opened a list. Returns the time of their previous visit, or null on the first visit and while loading. */
export const useLastVisit = (list: VisitedList): string | null => useQuery(visitQuery(list)).data?.previousAt ?? null;

/** Returns a URL parameter if it is a time that the API accepts, or undefined. */
export const validTime = (text: string): string | undefined => {
  const time = new Date(text);
  return /^2\d{3}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text ? text : undefined;
};
