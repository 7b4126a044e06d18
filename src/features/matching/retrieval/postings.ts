/**
 * Inverted lists: for each key (a small whole number) the slots of the rows that have it, in no order. All lists share one
 * array; a list that is full moves to its end with more room, and when the end is reached all are written anew, one after
 * the other. So thousands of lists cost little more than their entries.
 * Invariant: a slot stands at most once in a list, as long as nobody adds it twice.
 */

/** A list has room for this share more than it holds when it moves or is written anew, and for at least one entry. */
const ROOM = 0.125;
/** The shared array has room for this share more than all lists when these are written anew. */
const END_ROOM = 0.15;
const LEAST_END = 1_024;

const roomFor = (count: number): number => count + 1 + Math.floor(count * ROOM);

/** Inverted lists over keys from 0 on. */
export class Postings {
  /** The entries of all lists; those of a key are `arena[start(key)]` to `arena[start(key) + count(key) - 1]`. */
  arena = new Int32Array(LEAST_END);
  private end = 0;
  private starts = new Int32Array(256);
  private counts = new Int32Array(256);
  private rooms = new Int32Array(256);

  start(key: number): number {
    return this.starts[key] ?? 0;
  }

  count(key: number): number {
    return this.counts[key] ?? 0;
  }

  get bytes(): number {
    return this.arena.byteLength + 3 * this.starts.byteLength;
  }

  private makeKey(key: number): void {
    if (key < this.starts.length) return;
    const widened = (numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const larger = new Int32Array(Math.ceil(key * 1.2) + 1);
      larger.set(numbers);
      return larger;
    };
    this.starts = widened(this.starts);
    this.counts = widened(this.counts);
    this.rooms = widened(this.rooms);
  }

  /** Writes all lists anew with some room at their ends, and `more` behind them. */
  private compact(more: number): void {
    const { arena, starts, counts, rooms } = this;
    let total = more;
    for (const count of counts) if (count > 0) total += roomFor(count);
    const fresh = new Int32Array(LEAST_END + Math.ceil(total * (1 + END_ROOM)));
    let end = 0;
    for (let key = 0; key < counts.length; key++) {
      const count = counts[key] ?? 0;
      rooms[key] = count === 0 ? 0 : roomFor(count);
      fresh.set(arena.subarray(starts[key] ?? 0, (starts[key] ?? 0) + count), end);
      starts[key] = end;
      end += rooms[key] ?? 0;
    }
    this.arena = fresh;
    this.end = end;
  }

  private move(key: number, count: number): void {
    const room = roomFor(count) + 1;
    if (this.end + room > this.arena.length) this.compact(room);
    if ((this.rooms[key] ?? 0) > count) return;
    const start = this.starts[key] ?? 0;
    this.arena.copyWithin(this.end, start, start + count);
    this.starts[key] = this.end;
    this.rooms[key] = room;
    this.end += room;
  }

  add(key: number, slot: number): void {
    this.makeKey(key);
    const count = this.counts[key] ?? 0;
    if (count === (this.rooms[key] ?? 0)) this.move(key, count);
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
