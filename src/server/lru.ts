/**
 * A bounded map that forgets what was not asked for the longest. For values that can be made again at any time; it holds no
 * truth, so processes need not agree.
 */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** An empty one that holds at most `max` values. */
export const createLru = <Value>(max: number): Lru<Value> => {
  // A Map keeps the order of insertion, so the first key is always the one that was used the longest ago.
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
