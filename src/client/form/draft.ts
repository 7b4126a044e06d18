/**
 * Drafts of long forms in browser storage. Pure except for the given storage. Full, blocked or corrupt storage behaves like empty storage. Password
 * fields are never stored.
 */
import { LIFETIMES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the browser's storage, or null if it is blocked. */
export const browserStorage = (): DraftStorage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

const PREFIX = 'puente.draft.';
const MAX_AGE_MS = LIFETIMES.draftDays * DAY_MS;

interface StoredDraft {
  savedAt: number;
  values: Record<string, unknown>;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

/** Stores values under a key, without passwords. */
export const saveDraft = (storage: DraftStorage, key: string, values: object, now: number): void => {
  const storable = Object.entries(values).filter(([field]) => !/password/iu.test(field));
  try {
    storage.setItem(PREFIX + key, JSON.stringify({ savedAt: now, values: Object.fromEntries(storable) }));
  } catch {
    // If storage fails, only the draft is lost.
  }
};

export const clearDraft = (storage: DraftStorage, key: string): void => {
  try {
    storage.removeItem(PREFIX + key);
  } catch {
    // A storage failure is ignored.
  }
};

/** Returns the stored values of `fields`, or null if there is no unexpired draft. */
export const loadDraft = (
  storage: DraftStorage,
  key: string,
  fields: readonly string[],
  now: number,
): Record<string, unknown> | null => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
    if (!isStoredDraft(stored) || now - stored.savedAt > MAX_AGE_MS) return null;
    const values = Object.entries(stored.values).filter(([field]) => fields.includes(field));
    return values.length > 0 ? Object.fromEntries(values) : null;
  } catch {
    return null;
  }
};

/** Compares form values deeply. Missing values equal undefined. */
export const isDeepEqual = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) =>
    isDeepEqual(first[key], second[key]),
  );
};
