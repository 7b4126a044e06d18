/** Access to the router without its routes: navigation, path ids, filters in the URL. For links, use `Link` of `ui/link.tsx`. */
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useRef } from 'react';

/** The list from which a page was opened, in order. Stored in the history entry, so a page that is opened directly has none. */
export interface OriginList {
  ids: readonly string[];
  /** True if the list has more rows. */
  isMore: boolean;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    origin?: OriginList;
  }
}

/** Returns the list to store in the history state of links to a path. */
export const OriginContext = createContext<(path: string) => OriginList | undefined>(() => undefined);

/** Returns a function that builds the history state of links to a path. */
export const useLinkState = (): ((path: string) => { origin?: OriginList }) => {
  const findOrigin = useContext(OriginContext);
  return useCallback(
    (path) => {
      const origin = findOrigin(path);
      return origin === undefined ? {} : { origin };
    },
    [findOrigin],
  );
};

/** Returns the list from which the current page was opened, or null. */
export const useOrigin = (): OriginList | null =>
  useRouterState({ select: (state) => state.location.state.origin ?? null });

/** Returns a function that opens a path of this site, with its query. */
export const useNavigateTo = (): ((href: string, options?: { replace?: boolean }) => void) => {
  const navigate = useNavigate();
  const toLinkState = useLinkState();
  return useCallback(
    (href, options) =>
      void navigate({ href, replace: options?.replace ?? false, state: toLinkState(href.split(/[?#]/, 1)[0] ?? href) }),
    [navigate, toLinkState],
  );
};

/** Returns an id of the current path: `useParam('id')` on `/rows/:id`. */
export const useParam = (name: string): string => {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name] ?? '';
};

/** Returns the current path without query. */
export const useCurrentPath = (): string => useRouterState({ select: (state) => state.location.pathname });

type Filters<Name extends string> = Record<Name, string>;

interface FilterOptions<Name extends string> {
  /** Filters that the user types as text. */
  typed?: readonly Name[];
  /** True if changes replace the history entry, for example for a selection. */
  replacesHistory?: boolean;
}

const buildHref = (pathname: string, search: Record<string, string | undefined>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};

/**
 * Stores the filters of a list in the URL, so that history and sharing work. `names` are query names; absent ones are ''. Each change is a history
 * entry (except with `replacesHistory`), but typing text creates only one.
 */
export const useFilters = <Name extends string>(
  names: readonly Name[],
  { typed = ['q'] as unknown as readonly Name[], replacesHistory = false }: FilterOptions<Name> = {},
): [Filters<Name>, (changes: Partial<Filters<Name>>) => void] => {
  const navigate = useNavigate();
  const search = useRouterState({ select: (state) => state.location.search }) as Record<string, string | undefined>;
  const pathname = useCurrentPath();
  /** The address after the last typed change, and the filter that was typed. */
  const typing = useRef<{ href: string; name: string } | null>(null);
  const filters = Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Filters<Name>;
  const change = (changes: Partial<Filters<Name>>): void => {
    const [name, ...others] = Object.keys(changes);
    const typedName = typed.find((typedFilter) => typedFilter === name && others.length === 0) ?? null;
    const href = buildHref(pathname, { ...search, ...changes });
    const { current } = typing;
    const isSameFilter =
      typedName !== null && current?.name === typedName && current.href === buildHref(pathname, search);
    typing.current = typedName === null ? null : { href, name: typedName };
    void navigate({ href, replace: replacesHistory || isSameFilter, resetScroll: false, state: true });
  };
  return [filters, change];
};
