/**
 * A place in the signed-in navigation, as data, and the two rules about places. Knows no screen.
 */
import type { ReactNode } from 'react';

export interface NavItem {
  label: string;
  to: string;
  /** A lucide icon without a size. */
  icon: ReactNode;
  /** Something unread there; 0 shows nothing. */
  count?: number | undefined;
  /** Further paths that belong to this place, such as `/` to the dashboard. */
  also?: readonly string[] | undefined;
  /** Does not cover what lies below it, because that has an entry of its own. */
  exact?: boolean | undefined;
}

/** As many places as a phone's bar has room for, "More" included. */
const PHONE_PLACES = 5;

const without = (path: string): string => path.split(/[?#]/u)[0] ?? path;

const isWithin = (path: string, place: string, exact: boolean): boolean =>
  path === place || (!exact && place !== '/' && path.startsWith(`${place}/`));

/** Whether the screen at `path` belongs to this place: the place itself or, unless exact, below it. */
export const isCurrentPlace = (item: NavItem, path: string): boolean =>
  [item.to, ...(item.also ?? [])].some((place) => isWithin(without(path), without(place), item.exact ?? false));

/** What stands in a phone's bar and what goes behind "More". */
export const splitForPhone = (items: readonly NavItem[]): { shown: readonly NavItem[]; hidden: readonly NavItem[] } =>
  items.length <= PHONE_PLACES
    ? { shown: items, hidden: [] }
    : { shown: items.slice(0, PHONE_PLACES - 1), hidden: items.slice(PHONE_PLACES - 1) };
