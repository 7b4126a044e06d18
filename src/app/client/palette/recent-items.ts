/**
 * A user's recent command palette items in this browser: at most six, newest first, deleted on sign-out. Blocked or invalid storage behaves like
 * empty storage. Full storage keeps the items it has.
 */
import { recentItemsKey as recentKey } from './forget-items.ts';

export interface RecentItem {
  label: string;
  detail: string;
  to: string;
}

type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const MAX_ITEMS = 6;

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  ['label', 'detail', 'to'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  (value as RecentItem).to.startsWith('/');

/** Returns the items, newest first. */
export const recentItems = (storage: RecentStorage, userId: string): RecentItem[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(recentKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, MAX_ITEMS) : [];
  } catch {
    return [];
  }
};

/** Puts an item first. Adds it if it is not in the list yet. */
export const rememberItem = (storage: RecentStorage, userId: string, item: RecentItem): void => {
  const others = recentItems(storage, userId).filter(({ to }) => to !== item.to);
  try {
    storage.setItem(recentKey(userId), JSON.stringify([item, ...others].slice(0, MAX_ITEMS)));
  } catch {
    // The item is not remembered if storage is full or blocked.
  }
};
