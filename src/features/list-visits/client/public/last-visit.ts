/** The reader's previous visit to a list. Kept small, because a list is often the first screen. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#client/api/api.ts';
import { listVisitsContract, type VisitedList } from '../../list-visits.contract.ts';

/** Opening the list again within this time is not recorded again. */
const VISIT_STALE_MS = 300_000;

/** Has its own query key, because no mutation makes it stale. */
const visitQuery = (list: VisitedList) =>
  queryOptions({
    queryKey: ['list-visit', list],
    queryFn: () => callApi(listVisitsContract.noteListVisit, { body: { list } }),
    staleTime: VISIT_STALE_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Records that the reader opened a list. Returns the time of their previous visit; null at the first visit and while it loads. */
export const useLastVisit = (list: VisitedList): string | null => useQuery(visitQuery(list)).data?.previousAt ?? null;

/** Returns the text of a URL parameter if it is a time that the API accepts; otherwise undefined. */
export const validTime = (text: string): string | undefined => {
  const time = new Date(text);
  return /^2\d{3}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text ? text : undefined;
};
