/**
 * The list that an application is opened from, kept in the address of its page, so that previous and next lead through that list and a
 * reload keeps the place. Screens that show lists say which one it is; elsewhere an application stands alone.
 */
import { createContext, useContext } from 'react';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Application } from '../../applications.contract.ts';
import type { ApplicationFilters } from '../applications.api.ts';

/** Says of a row in which list it stands; null where that is no list to go through. */
type ListOf = (application: Pick<Application, 'status'>) => ApplicationFilters;

/** The list around the rows of a screen. */
export const ReviewListContext = createContext<ListOf | null>(null);

/** What stands in the address beside the filters. */
export const FROM_LIST = 'list';

/** The page of an application, opened from a list. */
export const reviewPath = (id: string, filters: ApplicationFilters): string => {
  const query = new URLSearchParams({ from: FROM_LIST, ...filters }).toString();
  return `${fillPath(APP_PATHS.application, { id })}?${query}`;
};

/** Whether all rows around are of one job, which the filters then name, so that no row needs to. */
export const useIsOneJob = (): boolean => useContext(ReviewListContext)?.({ status: 'pending' }).jobId !== undefined;

/** Returns the addresses of applications from where their rows stand. */
export const useApplicationPaths = (): ((application: Pick<Application, 'id' | 'status'>) => string) => {
  const listOf = useContext(ReviewListContext);
  return (application) =>
    listOf === null
      ? fillPath(APP_PATHS.application, { id: application.id })
      : reviewPath(application.id, listOf(application));
};

/** The address of one of them. */
export const useApplicationPath = (application: Pick<Application, 'id' | 'status'>): string =>
  useApplicationPaths()(application);
