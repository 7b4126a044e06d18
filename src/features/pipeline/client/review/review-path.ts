/**
 * The list that an application was opened from. It is stored in the URL of the application page, so
 * that "previous" and "next" follow that list and a reload preserves the position. Only screens with
 * lists provide it.
 */
import { createContext, useContext } from 'react';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Application } from '../../applications.contract.ts';
import type { ApplicationFilters } from '../applications.api.ts';

/** Returns the filters of the list that contains an application. */
type ToListFilters = (application: Pick<Application, 'status'>) => ApplicationFilters;

/** Provides the list that a screen's rows come from. Null if the screen has no list to go through. */
export const ReviewListContext = createContext<ToListFilters | null>(null);

/** The value of the URL parameter `from` if the other parameters are the filters of a list. */
export const FROM_LIST = 'list';

/** Returns the URL of an application that is opened from a list. */
export const reviewPath = (id: string, filters: ApplicationFilters): string => {
  const query = new URLSearchParams({ from: FROM_LIST, ...filters }).toString();
  return `${fillPath(APP_PATHS.application, { id })}?${query}`;
};

/** Returns true if the list is filtered by one job. Its rows do not need to show the job then. */
export const useIsOneJob = (): boolean => useContext(ReviewListContext)?.({ status: 'pending' }).jobId !== undefined;

/** Returns a function that builds application URLs, including the list they are opened from. */
export const useApplicationPaths = (): ((application: Pick<Application, 'id' | 'status'>) => string) => {
  const toListFilters = useContext(ReviewListContext);
  return (application) =>
    toListFilters === null
      ? fillPath(APP_PATHS.application, { id: application.id })
      : reviewPath(application.id, toListFilters(application));
};

/** Returns the URL of an application, including the list it is opened from. */
export const useApplicationPath = (application: Pick<Application, 'id' | 'status'>): string =>
  useApplicationPaths()(application);
