/** A seeded random generator, so that the demo market is the same everywhere. */

export interface DemoRandom {
  /** Returns a random integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns `count` distinct entries, in the list's order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** Returns true with this probability. */
  chance(probability: number): boolean;
}

/** Creates a Mulberry32 generator (T. Ettinger, public domain). Its 32 bits of state are enough to vary a demo. */
export const createDemoRandom = (seed: number): DemoRandom => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const entry = list[below(list.length)];
      if (entry === undefined) throw new Error('The list to pick from is empty');
      return entry;
    },
    sample: (list, count) => {
      const indices = new Set<number>();
      while (indices.size < Math.min(count, list.length)) indices.add(below(list.length));
      return list.filter((_, index) => indices.has(index));
    },
  };
};
