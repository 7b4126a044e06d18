/**
 * Values that many rows share, each kept once under a small whole number. Invariant: numbers count from 0, and a value keeps
 * its number.
 */

/** Values by their keys. */
export class Dictionary<Key extends string | number, Value> {
  readonly values: Value[] = [];
  private readonly numbers = new Map<Key, number>();

  get size(): number {
    return this.values.length;
  }

  /** The number of a key, or -1. */
  find(key: Key): number {
    return this.numbers.get(key) ?? -1;
  }

  /** The number of a key, which is new where `make` is called. */
  intern(key: Key, make: () => Value): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(make()) - 1;
    this.numbers.set(key, number);
    return number;
  }
}
