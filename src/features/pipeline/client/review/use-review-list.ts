/**
 * The position of an application in the list it was opened from. The list is not refreshed during a
 * review, because a decision may remove an application from it. It is loaded ahead of time, in pages of one hundred.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { LIMITS } from '#shared/limits.ts';
import { type ApplicationFilters, companyApplicationsList } from '../applications.api.ts';
import { parseFilters } from '../public/list-filters.ts';
import { FROM_LIST, reviewPath } from './review-path.ts';

/** The query key prefix. Changes to applications do not make these queries stale. */
export const REVIEW_KEY = 'review';

/** Loads the next page when this many applications are left. */
const PREFETCH_DISTANCE = 5;

/** The position in the list (counted from 1), the total, and the paths of the adjacent applications (null at the ends of the list). */
export interface ReviewPosition {
  position: number;
  /** Null if the number is not known yet. */
  total: number | null;
  previous: string | null;
  next: string | null;
}

const useReviewList = (filters: ApplicationFilters, isEnabled: boolean) =>
  useInfiniteQuery({
    ...companyApplicationsList(filters, LIMITS.pageMax),
    queryKey: [REVIEW_KEY, filters],
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Returns an application's position in the list from its URL, or null if there is no list or it does not contain the application. */
export const useReviewPosition = (id: string): ReviewPosition | null => {
  const [{ from, ...texts }] = useFilters(['from', 'q', 'jobId', 'status', 'sort', 'minScore']);
  const filters = parseFilters(texts);
  const list = useReviewList(filters, from === FROM_LIST);
  const ids = flattenPages(list.data).map((application) => application.id);
  const index = ids.indexOf(id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isNearEnd = list.data !== undefined && (index < 0 || index >= ids.length - PREFETCH_DISTANCE);
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (from !== FROM_LIST || index < 0) return null;
  const neighborPath = (otherId: string | undefined): string | null =>
    otherId === undefined ? null : reviewPath(otherId, filters);
  return {
    position: index + 1,
    total: hasNextPage ? (list.data?.pages[0]?.total ?? null) : ids.length,
    previous: neighborPath(ids[index - 1]),
    next: neighborPath(ids[index + 1]),
  };
};
