/**
 * Remembers what a pure function gave for a short text, so that the titles and skills of a whole market are read once.
 * Not a store: it forgets everything when it is full, and results never depend on what it remembers.
 */

const MAX_ENTRIES = 20_000;
/** Longer texts are prose, which hardly repeats. */
const LONGEST_KEY = 120;

const caches: Map<string, unknown>[] = [];

/** Forgets everything, for when the words that were read with have changed. */
export function forgetAll(): void {
  for (const cache of caches) cache.clear();
}

/** The same function, remembering its results for short texts. */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  caches.push(known);
  return (text) => {
    if (text.length > LONGEST_KEY) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(text, result);
    return result;
  };
}
