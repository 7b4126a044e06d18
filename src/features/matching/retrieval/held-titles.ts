/**
 * The titles that candidates held, by slot, where bounds find them without reading a record: numbers of titles with what each is
 * worth, one after the other in one array. Invariant: a row that holds none costs one number.
 */
import { WORTH_STEPS } from '../scoring/history.ts';
import { widened } from './side-columns.ts';

const LEAST_ROOM = 1_024;
/** The array grows by this. */
const GROWTH = 1.3;
/** A title's number stands in the upper bits, its worth in steps in the lower ones. */
const WORTH_BITS = 8;
const WORTH_MASK = 2 ** WORTH_BITS - 1;

/** Held titles by slot. */
export class HeldTitles {
  /** Of each slot that holds some: how many, and then the titles. Nothing begins at 0. */
  private arena = new Int32Array(LEAST_ROOM);
  private starts = new Int32Array(64);
  private end = 1;
  private left = 0;

  get bytes(): number {
    return this.arena.byteLength + this.starts.byteLength;
  }

  /** Makes room for slots below `capacity`. */
  widen(capacity: number): void {
    this.starts = widened(this.starts, capacity);
  }

  /** Where the titles of a slot begin; there are none before `endOf`. */
  startOf(slot: number): number {
    return (this.starts[slot] ?? 0) + 1;
  }

  endOf(slot: number): number {
    const start = this.starts[slot] ?? 0;
    return start === 0 ? 0 : start + 1 + (this.arena[start] ?? 0);
  }

  titleAt(at: number): number {
    return (this.arena[at] ?? 0) >>> WORTH_BITS;
  }

  /** In steps of `WORTH_STEPS`. */
  worthAt(at: number): number {
    return (this.arena[at] ?? 0) & WORTH_MASK;
  }

  /**
   * Raises the steps in `into` of every slot below `end` to those of the best title that it held: the steps of a title stand in `steps` by
   * its number, and count for as much as the title is worth, rounded up.
   */
  raise(end: number, steps: Uint8Array, into: Uint8Array): void {
    const { starts, arena } = this;
    for (let slot = 0; slot < end; slot++) {
      const start = starts[slot] ?? 0;
      if (start === 0) continue;
      const last = start + (arena[start] ?? 0);
      let best = into[slot] ?? 0;
      for (let at = start + 1; at <= last; at++) {
        const entry = arena[at] ?? 0;
        const step = steps[entry >>> WORTH_BITS] ?? 0;
        if (step > best) best = Math.max(best, Math.ceil(((entry & WORTH_MASK) * step) / WORTH_STEPS));
      }
      into[slot] = best;
    }
  }

  /** Gives a slot that has none its titles, each with its worth (0-1). */
  put(slot: number, titles: readonly { number: number; worth: number }[]): void {
    if (titles.length === 0) return;
    this.makeRoom(titles.length + 1);
    this.starts[slot] = this.end;
    this.arena[this.end++] = titles.length;
    for (const { number, worth } of titles) {
      this.arena[this.end++] = (number << WORTH_BITS) | Math.round(worth * WORTH_STEPS);
    }
  }

  /** Forgets the titles of a slot. */
  drop(slot: number): void {
    const start = this.starts[slot] ?? 0;
    if (start === 0) return;
    this.left += (this.arena[start] ?? 0) + 1;
    this.starts[slot] = 0;
  }

  private makeRoom(count: number): void {
    if (this.end + count <= this.arena.length) return;
    const kept = this.end - this.left;
    const fresh = new Int32Array(LEAST_ROOM + Math.ceil((kept + count) * GROWTH));
    let end = 1;
    for (let slot = 0; slot < this.starts.length; slot++) {
      const start = this.starts[slot] ?? 0;
      if (start === 0) continue;
      const titles = this.arena.subarray(start, this.endOf(slot));
      fresh.set(titles, end);
      this.starts[slot] = end;
      end += titles.length;
    }
    this.arena = fresh;
    this.end = end;
    this.left = 0;
  }
}
