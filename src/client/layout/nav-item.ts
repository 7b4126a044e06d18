/**
 * A place in the signed-in navigation, as data, and the rules about places: which one is the current, and which have room.
 * Knows no screen.
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
}

/** As many places as a phone's bar and a wide header have room for, "More" included. */
export const ROOM = { phone: 5, wide: 6 } as const;

const withoutQuery = (path: string): string => path.split(/[?#]/u)[0] ?? path;

/** How well `path` fits into `place`: the length of the place, or 0 when it lies elsewhere. */
const fit = (path: string, place: string): number =>
  path === place || (place !== '/' && path.startsWith(`${place}/`)) ? place.length : 0;

/** The place that the screen at `path` belongs to: the closest one above it, or none. */
export const currentPlace = (items: readonly NavItem[], path: string): NavItem | undefined => {
  let best: NavItem | undefined;
  let bestFit = 0;
  for (const item of items) {
    const itemFit = Math.max(
      ...[item.to, ...(item.also ?? [])].map((place) => fit(withoutQuery(path), withoutQuery(place))),
    );
    if (itemFit > bestFit) [best, bestFit] = [item, itemFit];
  }
  return best;
};

/** What is shown where there is room for `room` entries, and what goes behind "More". */
export const splitPlaces = (
  items: readonly NavItem[],
  room: number,
): { shown: readonly NavItem[]; hidden: readonly NavItem[] } =>
  items.length <= room
    ? { shown: items, hidden: [] }
    : { shown: items.slice(0, room - 1), hidden: items.slice(room - 1) };
