/** When the reader visited a list before this visit. Small, because lists are first screens. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#client/api/api.ts';
import { listVisitsContract, type VisitedList } from '../../list-visits.contract.ts';

/** Opening the list again within this time is not noted again. */
const NOTED_FOR_MS = 300_000;

/** Its key is apart from all reads, because no change affects it. */
const visitQuery = (list: VisitedList) =>
  queryOptions({
    queryKey: ['list-visit', list],
    queryFn: () => callApi(listVisitsContract.noteListVisit, { body: { list } }),
    staleTime: NOTED_FOR_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Notes that the reader opened a list. Returns the time of their visit before; null at the first visit and until it is known. */
export const useLastVisit = (list: VisitedList): string | null => useQuery(visitQuery(list)).data?.previousAt ?? null;

/** Returns the moment in a URL if it is one that calls accept. */
export const momentIn = (text: string): string | undefined => {
  const at = new Date(text);
  return /^2\d{3}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text ? text : undefined;
};
