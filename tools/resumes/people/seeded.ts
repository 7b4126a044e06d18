/** Seeded random numbers: the same seed produces the same results. */
export interface Draw {
  /** Returns a number from 0 to 1, exclusive. */
  next(): number;
  /** Returns a whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** Returns distinct items in random order, at most as many as `from` contains. */
  sample<T>(from: readonly T[], count: number): T[];
  chance(share: number): boolean;
}

const MULTIPLIER = 0x6d2b79f5;

/** Creates a random number generator (mulberry32). */
export const createSeededDraw = (seed: number): Draw => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + MULTIPLIER) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
    sample: (from, count) => {
      const left = [...from];
      const taken: (typeof from)[number][] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(between(0, left.length - 1), 1));
      return taken;
    },
    chance: (share) => next() < share,
  };
};
