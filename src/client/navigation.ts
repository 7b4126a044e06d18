/**
 * What screens need of the router, without knowing its routes: go somewhere, read an id of the path, keep filters in the
 * URL. Screens link with `Link` of `ui/link.tsx`.
 */
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** A function that opens a path of this site, with its query. */
export const useGo = (): ((href: string, options?: { replace?: boolean }) => void) => {
  const navigate = useNavigate();
  return useCallback((href, options) => void navigate({ href, replace: options?.replace ?? false }), [navigate]);
};

/** An id of the current path: `useParam('id')` on `/jobs/:id`. */
export const useParam = (name: string): string => {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name] ?? '';
};

/** The current path without query. */
export const useCurrentPath = (): string => useRouterState({ select: (state) => state.location.pathname });

type Filters<Name extends string> = Record<Name, string>;

/**
 * Filters of a list, kept in the URL so that back and sharing work. `names` are the query's names; one that is absent is
 * ''. Changing replaces the entry in the history: typing a word must not make a step of each letter.
 */
export const useFilters = <Name extends string>(
  names: readonly Name[],
): [Filters<Name>, (changes: Partial<Filters<Name>>) => void] => {
  const navigate = useNavigate();
  const search = useRouterState({ select: (state) => state.location.search }) as Record<string, string | undefined>;
  const pathname = useCurrentPath();
  const filters = Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Filters<Name>;
  const change = (changes: Partial<Filters<Name>>): void => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== '');
    const query = new URLSearchParams(next as [string, string][]).toString();
    void navigate({ href: query === '' ? pathname : `${pathname}?${query}`, replace: true, resetScroll: false });
  };
  return [filters, change];
};
