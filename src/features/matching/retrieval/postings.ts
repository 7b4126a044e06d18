/**
 * Inverted lists: for each key (a small whole number) the slots of the rows that have it, in no order. All lists share one
 * array, so that thousands of short ones cost little more than their entries.
 * Invariant: a slot stands at most once in a list, as long as nobody adds it twice.
 */

const SMALLEST = 2;
/** Room for lists of up to 2 ** 31 entries. */
const SIZES = 31;

const grown = (array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> => {
  if (length <= array.length) return array;
  const larger = new Int32Array(Math.max(length, Math.ceil(array.length * 1.5)));
  larger.set(array);
  return larger;
};

/** Inverted lists over keys from 0 on. */
export class Postings {
  /** The entries of all lists; those of a key are `arena[start(key)]` to `arena[start(key) + count(key) - 1]`. */
  arena = new Int32Array(1024);
  private end = 0;
  private starts = new Int32Array(256);
  private counts = new Int32Array(256);
  /** The power of two that a list has room for; 0 where it has none yet. */
  private sizes = new Uint8Array(256);
  /** Room that lists left behind when they moved, by its power of two. */
  private readonly free: number[][] = Array.from({ length: SIZES }, () => []);

  start(key: number): number {
    return this.starts[key] ?? 0;
  }

  count(key: number): number {
    return this.counts[key] ?? 0;
  }

  get bytes(): number {
    return this.arena.byteLength + this.starts.byteLength + this.counts.byteLength + this.sizes.byteLength;
  }

  private makeKey(key: number): void {
    if (key < this.sizes.length) return;
    this.starts = grown(this.starts, key + 1);
    this.counts = grown(this.counts, this.starts.length);
    const sizes = new Uint8Array(this.starts.length);
    sizes.set(this.sizes);
    this.sizes = sizes;
  }

  private place(size: number): number {
    const reused = this.free[size]?.pop();
    if (reused !== undefined) return reused;
    const start = this.end;
    this.end += 1 << size;
    this.arena = grown(this.arena, this.end);
    return start;
  }

  add(key: number, slot: number): void {
    this.makeKey(key);
    const count = this.counts[key] ?? 0;
    const size = this.sizes[key] ?? 0;
    if (size === 0 || count === 1 << size) {
      const larger = size === 0 ? SMALLEST : size + 1;
      const before = this.starts[key] ?? 0;
      const start = this.place(larger);
      if (size > 0) {
        this.arena.copyWithin(start, before, before + count);
        this.free[size]?.push(before);
      }
      this.starts[key] = start;
      this.sizes[key] = larger;
    }
    this.arena[(this.starts[key] ?? 0) + count] = slot;
    this.counts[key] = count + 1;
  }

  /** Calls back for every slot of a list. */
  each(key: number, visit: (slot: number) => void): void {
    const start = this.start(key);
    const end = start + this.count(key);
    for (let at = start; at < end; at++) visit(this.arena[at] ?? 0);
  }

  /** Takes a slot out of a list that has it. */
  remove(key: number, slot: number): void {
    const start = this.start(key);
    const count = this.count(key);
    const at = this.arena.subarray(start, start + count).indexOf(slot);
    if (at < 0) return;
    this.arena[start + at] = this.arena[start + count - 1] ?? 0;
    this.counts[key] = count - 1;
  }
}
