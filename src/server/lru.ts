/** A bounded cache that evicts the least recently used key. For values that can be recomputed; each process has its own. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Creates a cache for at most `max` values. */
export const createLru = <Value>(max: number): Lru<Value> => {
  // A Map keeps insertion order, so the first key is the least recently used one.
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      if (values.size <= max) return;
      const [oldest] = values.keys();
      if (oldest !== undefined) values.delete(oldest);
    },
  };
};
