/**
 * Which slots meet all of several conditions, each given as a list of slots: marked one condition after the other.
 * Invariant: without a condition every slot that was not refused is chosen.
 */

const REFUSED = 255;
/** The last mark that counts conditions. */
const MOST = 254;

/** The slots that are left. */
export class Chosen {
  private marks = new Uint8Array(0);
  private conditions = 0;
  private slots: number[] = [];
  private refusedCount = 0;

  get bytes(): number {
    return this.marks.byteLength;
  }

  /** Forgets all conditions; makes room for slots below `capacity`. */
  reset(capacity: number): void {
    if (capacity > this.marks.length) this.marks = new Uint8Array(capacity);
    else if (this.conditions > 0 || this.refusedCount > 0) this.marks.fill(0);
    this.conditions = 0;
    this.refusedCount = 0;
    this.slots = [];
  }

  /** Keeps only the slots that `visitAll` marks; it may mark one more than once, and a negative one in vain. */
  require(visitAll: (mark: (slot: number) => void) => void): void {
    const { marks, conditions } = this;
    if (conditions >= MOST) throw new Error('Too many conditions');
    const slots: number[] = [];
    visitAll((slot) => {
      if (marks[slot] !== conditions) return;
      marks[slot] = conditions + 1;
      slots.push(slot);
    });
    this.slots = slots;
    this.conditions += 1;
  }

  /** Takes a slot out; call it after the conditions. */
  refuse(slot: number): void {
    if (slot < 0) return;
    this.marks[slot] = REFUSED;
    this.refusedCount += 1;
  }

  /** How many are left at most; Infinity without a condition. */
  get count(): number {
    return this.conditions === 0 ? Number.POSITIVE_INFINITY : this.slots.length;
  }

  /** Whether there is no condition and nobody was refused. */
  get isEverybody(): boolean {
    return this.conditions === 0 && this.refusedCount === 0;
  }

  has(slot: number): boolean {
    return this.marks[slot] === this.conditions;
  }

  /** Calls back for every slot that is left, of those below `end` without a condition. */
  each(end: number, visit: (slot: number) => void): void {
    if (this.conditions > 0) {
      for (const slot of this.slots) if (this.has(slot)) visit(slot);
      return;
    }
    for (let slot = 0; slot < end; slot++) if (this.has(slot)) visit(slot);
  }
}
