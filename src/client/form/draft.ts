/**
 * Drafts of long forms in the browser's storage. Pure but for the storage passed in; a storage that is full, forbidden or
 * holds nonsense is the same as none. A field named like a password is never written.
 */
import { LIFETIMES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'puente.draft.';
const KEPT_MS = LIFETIMES.draftDays * DAY_MS;

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

/** Keeps these values under this key, passwords left out. */
export const saveDraft = (storage: DraftStorage, key: string, values: object, now: number): void => {
  const kept = Object.entries(values).filter(([field]) => !/password/iu.test(field));
  try {
    storage.setItem(PREFIX + key, JSON.stringify({ savedAt: now, values: Object.fromEntries(kept) }));
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
};

/** Forgets the draft. */
export const clearDraft = (storage: DraftStorage, key: string): void => {
  try {
    storage.removeItem(PREFIX + key);
  } catch {
    // See above.
  }
};

/** The kept values of the fields named in `fields`, or null where there are none (any more). */
export const loadDraft = (
  storage: DraftStorage,
  key: string,
  fields: readonly string[],
  now: number,
): Record<string, unknown> | null => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
    if (!isStoredDraft(stored) || now - stored.savedAt > KEPT_MS) return null;
    const known = Object.entries(stored.values).filter(([field]) => fields.includes(field));
    return known.length > 0 ? Object.fromEntries(known) : null;
  } catch {
    return null;
  }
};

/** Whether two values of forms are the same, list by list and field by field; what is not there is as good as undefined. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
};
