/**
 * What screens need of the router, without knowing its routes: go somewhere, read an id of the path, keep filters in the
 * URL. Screens link with `Link` of `ui/link.tsx`.
 */
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/** A function that opens a path of this site, with its query. */
export const useGo = (): ((href: string, options?: { replace?: boolean }) => void) => {
  const navigate = useNavigate();
  return useCallback((href, options) => void navigate({ href, replace: options?.replace ?? false }), [navigate]);
};

/** An id of the current path: `useParam('id')` on `/rows/:id`. */
export const useParam = (name: string): string => {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name] ?? '';
};

/** The current path without query. */
export const useCurrentPath = (): string => useRouterState({ select: (state) => state.location.pathname });

type Filters<Name extends string> = Record<Name, string>;

interface FilterSteps<Name extends string> {
  /** Those that are typed letter by letter. */
  typed?: readonly Name[];
  /** Changes are no steps that one goes back over: what is merely picked out, such as a selection. */
  isNoStep?: boolean;
}

const hrefOf = (pathname: string, search: Record<string, string | undefined>): string => {
  const stated = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(stated as [string, string][]).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};

/**
 * Filters of a list, kept in the URL so that back and sharing work. `names` are the query's names; one that is absent is
 * ''. Each change is a step that one can go back over; a word that is typed is one step, not one of each letter.
 */
export const useFilters = <Name extends string>(
  names: readonly Name[],
  { typed = ['q'] as unknown as readonly Name[], isNoStep = false }: FilterSteps<Name> = {},
): [Filters<Name>, (changes: Partial<Filters<Name>>) => void] => {
  const navigate = useNavigate();
  const search = useRouterState({ select: (state) => state.location.search }) as Record<string, string | undefined>;
  const pathname = useCurrentPath();
  /** The address that a word being typed has led to, and whose word it is. */
  const typing = useRef<{ href: string; name: string } | null>(null);
  const filters = Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Filters<Name>;
  const change = (changes: Partial<Filters<Name>>): void => {
    const [name, ...others] = Object.keys(changes);
    const word = typed.find((one) => one === name && others.length === 0) ?? null;
    const href = hrefOf(pathname, { ...search, ...changes });
    const { current } = typing;
    const goesOn = word !== null && current?.name === word && current.href === hrefOf(pathname, search);
    typing.current = word === null ? null : { href, name: word };
    void navigate({ href, replace: isNoStep || goesOn, resetScroll: false });
  };
  return [filters, change];
};
