/** Seeded random numbers. The same seed produces the same market on every machine. */
export interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns true with this probability. */
  happens(share: number): boolean;
  /** Returns a whole number from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns an entry. Earlier entries are more likely. */
  pickEarly<T>(list: readonly T[]): T;
  /** Returns distinct entries in random order. Returns all entries if the list has at most `count`. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Creates a Mulberry32 generator (Tommy Ettinger), which suffices for test data. */
export const createSeededRandom = (seed: number): SeededRandom => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(list: readonly T[], share: number): T => {
    const entry = list[Math.min(list.length - 1, Math.floor(share * list.length))];
    if (entry === undefined) throw new Error('Nothing to pick from');
    return entry;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    happens: (share) => next() < share,
    between,
    pick: (list) => at(list, next()),
    pickEarly: (list) => at(list, next() ** 1.6),
    sample: (list, count) => {
      const rest = [...list];
      const picks = [];
      while (picks.length < count && rest.length > 0) picks.push(...rest.splice(between(0, rest.length - 1), 1));
      return picks;
    },
  };
};

/** Draws an id in the format of the product's ids, with random last digits. */
export const drawId = (random: SeededRandom): string => {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
};
