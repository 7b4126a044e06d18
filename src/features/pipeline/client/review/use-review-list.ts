/**
 * Where an application stands in the list it was opened from: the list as it was when the review began, since a decision may take an
 * application out of it. Read in pages of a hundred, the next one before it is needed.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { itemsOf } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { LIMITS } from '#shared/limits.ts';
import { type ApplicationFilters, companyApplicationsList } from '../applications.api.ts';
import { readFilters } from '../public/list-filters.ts';
import { FROM_LIST, reviewPath } from './review-path.ts';

/** The start of the keys of what is kept here; no change of an application makes it stale. */
export const REVIEW_KEY = 'review';

/** So many before the end of what was read, the next page is. */
const AHEAD = 5;

/** The place in the list, from 1, of how many, and the pages beside; null where there is none. */
export interface ReviewPlace {
  place: number;
  /** null where it is not known yet. */
  total: number | null;
  previous: string | null;
  next: string | null;
}

const useList = (filters: ApplicationFilters, isOpen: boolean) =>
  useInfiniteQuery({
    ...companyApplicationsList(filters, LIMITS.pageMax),
    queryKey: [REVIEW_KEY, filters],
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** The place of an application in the list that its address names; null where it names none, or it is not in it. */
export const useReviewPlace = (id: string): ReviewPlace | null => {
  const [{ from, ...texts }] = useFilters(['from', 'q', 'jobId', 'status', 'sort', 'minScore']);
  const filters = readFilters(texts);
  const list = useList(filters, from === FROM_LIST);
  const ids = itemsOf(list.data).map((application) => application.id);
  const at = ids.indexOf(id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isNearEnd = list.data !== undefined && (at < 0 || at >= ids.length - AHEAD);
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (from !== FROM_LIST || at < 0) return null;
  const pathOf = (other: string | undefined): string | null =>
    other === undefined ? null : reviewPath(other, filters);
  return {
    place: at + 1,
    total: hasNextPage ? (list.data?.pages[0]?.total ?? null) : ids.length,
    previous: pathOf(ids[at - 1]),
    next: pathOf(ids[at + 1]),
  };
};
