/** A cache of limited total size that evicts the least recently used value. For values that can be recomputed; each process has its own. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
}

/** Creates a cache of at most `maxBytes`. Does not store larger values. */
export const createByteCache = <Value>(maxBytes: number): ByteCache<Value> => {
  // A Map keeps insertion order, so the first key is the least recently used one.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        remove(oldest);
      }
    },
  };
};
