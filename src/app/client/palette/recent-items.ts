/**
 * What somebody went to by the palette lately, in this browser: at most six, newest first, by the person, gone when they sign out. A storage that
 * is full, forbidden or holds nonsense is the same as none.
 */
export interface RecentItem {
  label: string;
  detail: string;
  to: string;
}

type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const MOST = 6;
const keyOf = (userId: string): string => `puente.recent.${userId}`;

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  ['label', 'detail', 'to'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  (value as RecentItem).to.startsWith('/');

/** The items, newest first. */
export const recentItems = (storage: RecentStorage, userId: string): RecentItem[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/** Puts one first; what it was before goes. */
export const rememberItem = (storage: RecentStorage, userId: string, item: RecentItem): void => {
  const others = recentItems(storage, userId).filter(({ to }) => to !== item.to);
  try {
    storage.setItem(keyOf(userId), JSON.stringify([item, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage costs the list, never the way.
  }
};

/** Forgets all of them. */
export const forgetItems = (storage: RecentStorage, userId: string): void => {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // See above.
  }
};
