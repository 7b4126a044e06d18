/** Navigation items as data, and the rules for the current item and for the visible items. Independent of screens. */
import type { ReactNode } from 'react';

export interface NavItem {
  label: string;
  to: string;
  /** A lucide icon without a size. */
  icon: ReactNode;
  /** Unread count; 0 shows nothing. */
  count?: number | undefined;
  /** Additional paths of this item, such as `/` for the dashboard. */
  also?: readonly string[] | undefined;
}

/** The number of items that fit in the bottom bar on a phone and in a wide header, including "More". */
export const MAX_VISIBLE_ITEMS = { phone: 5, wide: 6 } as const;

const withoutQuery = (path: string): string => path.split(/[?#]/u)[0] ?? path;

/** Returns the length of `itemPath` if it is `path` or above it, otherwise 0. `/` matches only itself. */
const matchLength = (path: string, itemPath: string): number =>
  path === itemPath || (itemPath !== '/' && path.startsWith(`${itemPath}/`)) ? itemPath.length : 0;

/** Returns the item with the longest match for `path`, or undefined. */
export const findCurrentItem = (items: readonly NavItem[], path: string): NavItem | undefined => {
  let best: NavItem | undefined;
  let bestLength = 0;
  for (const item of items) {
    const itemLength = Math.max(
      ...[item.to, ...(item.also ?? [])].map((itemPath) => matchLength(withoutQuery(path), withoutQuery(itemPath))),
    );
    if (itemLength > bestLength) [best, bestLength] = [item, itemLength];
  }
  return best;
};

/** Splits items into the visible ones and those behind "More". */
export const splitItems = (
  items: readonly NavItem[],
  maxVisible: number,
): { shown: readonly NavItem[]; hidden: readonly NavItem[] } =>
  items.length <= maxVisible
    ? { shown: items, hidden: [] }
    : { shown: items.slice(0, maxVisible - 1), hidden: items.slice(maxVisible - 1) };
