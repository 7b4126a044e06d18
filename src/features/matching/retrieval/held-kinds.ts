/**
 * Which kinds of verification candidates hold, and until when: a byte for everybody, the moments only of those who hold any, since most
 * rows of a market hold none. Nothing that scores reads it.
 */
import { VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { widened } from './side-columns.ts';

/** About what a row of moments takes in a map, beside its numbers. */
const ROW_BYTES = 64;

export class HeldKinds {
  /** A bit for each kind. */
  private masks = new Uint8Array(64);
  /** By slot: until when each kind is held, in the order of the kinds; 0 where not at all. */
  private readonly moments = new Map<number, Float64Array>();

  get bytes(): number {
    return this.masks.length + this.moments.size * (ROW_BYTES + 8 * VERIFICATION_KINDS.length);
  }

  widen(capacity: number): void {
    this.masks = widened(this.masks, capacity);
  }

  /** Notes until when a slot holds each kind: milliseconds since 1970, Infinity for good, 0 or nothing where not at all. */
  put(slot: number, until: readonly number[]): void {
    let mask = 0;
    for (let kind = 0; kind < VERIFICATION_KINDS.length; kind++) if ((until[kind] ?? 0) > 0) mask |= 1 << kind;
    this.masks[slot] = mask;
    if (mask === 0) this.moments.delete(slot);
    else
      this.moments.set(
        slot,
        Float64Array.from(VERIFICATION_KINDS, (_, kind) => until[kind] ?? 0),
      );
  }

  drop(slot: number): void {
    this.put(slot, []);
  }

  /** Whether a slot holds every one of some kinds (by their numbers) at a moment. */
  holdsAll(slot: number, kinds: readonly number[], at: number): boolean {
    const mask = this.masks[slot] ?? 0;
    return kinds.every((kind) => (mask & (1 << kind)) !== 0 && (this.moments.get(slot)?.[kind] ?? 0) > at);
  }
}
