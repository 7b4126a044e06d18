/**
 * The search for the best rows by bounds: rows come band by band, those of the highest rough bounds first; what may still be the best is
 * looked at more closely, until no bound of what is left reaches the last of the best found (the threshold algorithm of Fagin, Lotem
 * and Naor, 2003, with several rounds of bounds). It knows no score.
 * Invariant: with bounds that are never too low, the result is exact.
 */
import type { IdTable } from './tables.ts';

const NONE = -1;

/** The mark of a slot that was refused, and the last one that counts conditions. */
const REFUSED = 255;
const MAX_CONDITIONS = 254;

/**
 * Which slots meet all of several conditions, each given as a list of slots: marked one condition after the other.
 * Invariant: without a condition every slot that was not refused is chosen.
 */
export class Chosen {
  private marks = new Uint8Array(0);
  private conditions = 0;
  private slots: number[] = [];
  private refusedCount = 0;

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
    if (conditions >= MAX_CONDITIONS) throw new Error('Too many conditions');
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

/** Rough bounds are told apart to this many steps; level 0 is a row that is not sought at all. */
const STEPS = 254;
const LEVELS = STEPS + 2;
/** About so many rows are in the first band; then so many times as many, and so on. */
const FIRST_ROWS = 400;
const MORE_ROWS = 4;

/** The level of rows that score at most this share (0-1) of all points. */
export const levelOf = (share: number): number => 1 + Math.floor(Math.min(1, share) * STEPS);

/**
 * Rows by their levels, visited band by band, the highest first, so that most rows cost one look at a byte.
 * Invariant: no row that is left scores more than `ceiling`.
 */
class Bands {
  private levels = new Uint8Array(0);
  private readonly counts = new Int32Array(LEVELS);
  private end = 0;
  /** Rows of this level and above were visited. */
  private low = LEVELS;
  private wanted = FIRST_ROWS;
  ceiling = Number.NEGATIVE_INFINITY;

  /** Forgets all rows; makes room for slots below `end`. */
  begin(end: number): void {
    if (end > this.levels.length) this.levels = new Uint8Array(Math.ceil(end * 1.1));
    else this.levels.fill(0, 0, end);
    this.counts.fill(0);
    this.end = end;
    this.low = LEVELS;
    this.wanted = FIRST_ROWS;
    this.ceiling = 100;
  }

  /** Puts a row in, once, by its level. */
  put(slot: number, level: number): void {
    this.levels[slot] = level;
    this.counts[level] = (this.counts[level] ?? 0) + 1;
  }

  /** Visits the next band. */
  next(visit: (slot: number) => void): void {
    const { levels, counts, end, low: high } = this;
    let low = high;
    for (let rows = 0; low > 1 && rows < this.wanted; rows += counts[low] ?? 0) low -= 1;
    this.low = low;
    this.wanted *= MORE_ROWS;
    this.ceiling = low <= 1 ? Number.NEGATIVE_INFINITY : 100 * Math.min(1, (low - 1) / STEPS);
    for (let slot = 0; slot < end; slot++) {
      const level = levels[slot] ?? 0;
      if (level >= low && level < high) visit(slot);
    }
  }
}

/** Bounds of 0-100 are told apart to this part of a point; rows of one bucket come in no order. */
const STEPS_A_POINT = 20;
const BUCKETS = 100 * STEPS_A_POINT + 1;

const bucketOf = (bound: number): number => Math.max(0, Math.min(BUCKETS - 1, Math.floor(bound * STEPS_A_POINT)));

/** Rows by their bounds, the highest first: a bucket queue over slots, each in it at most once. */
class BoundQueue {
  private readonly heads = new Int32Array(BUCKETS).fill(NONE);
  private next = new Int32Array(0);
  private final = new Uint8Array(0);
  private top = NONE;

  /** Empties it and makes room for slots below `capacity`. */
  reset(capacity: number): void {
    this.heads.fill(NONE);
    this.top = NONE;
    if (capacity <= this.next.length) return;
    this.next = new Int32Array(Math.ceil(capacity * 1.1));
    this.final = new Uint8Array(this.next.length);
  }

  /** `isFinal`: no look makes the bound lower. */
  push(slot: number, bound: number, isFinal: boolean): void {
    const bucket = bucketOf(bound);
    this.next[slot] = this.heads[bucket] ?? NONE;
    this.final[slot] = isFinal ? 1 : 0;
    this.heads[bucket] = slot;
    if (bucket > this.top) this.top = bucket;
  }

  /** No row of the queue has a score at or above this; the least number where it is empty. */
  get ceiling(): number {
    while (this.top >= 0 && this.heads[this.top] === NONE) this.top -= 1;
    if (this.top < 0) return Number.NEGATIVE_INFINITY;
    return this.top === BUCKETS - 1 ? Number.POSITIVE_INFINITY : (this.top + 1) / STEPS_A_POINT;
  }

  /** Takes a row of the highest bound out; call `ceiling` before. */
  pop(): number {
    const slot = this.heads[this.top] ?? NONE;
    this.heads[this.top] = this.next[slot] ?? NONE;
    return slot;
  }

  isFinal(slot: number): boolean {
    return this.final[slot] === 1;
  }
}

/** A row with its exact score. */
export interface Scored {
  slot: number;
  score: number;
  /** Which of several jobs it is scored against. */
  job: number;
}

/** A slice of a list by score: the best `limit` rows after a place, only those that score more than `above` (0-100) where it is given. */
export interface Slice {
  after: { score: number; id: string } | null;
  limit: number;
  above?: number | undefined;
}

/** The rows of a slice that were found so far, in order: the higher score first, equal ones by their ids. */
export class BestRows {
  readonly rows: Scored[] = [];
  private readonly ids: IdTable;
  private readonly newestFirst: boolean;
  private readonly slice: Slice;
  private readonly above: number;

  constructor(ids: IdTable, newestFirst: boolean, slice: Slice) {
    this.ids = ids;
    this.newestFirst = newestFirst;
    this.slice = slice;
    this.above = slice.above ?? Number.NEGATIVE_INFINITY;
  }

  /** Rows with a lower score cannot get in any more. */
  get least(): number {
    return this.rows.length < this.slice.limit ? this.above : (this.rows.at(-1)?.score ?? 0);
  }

  private isBefore(one: Scored, other: Scored): boolean {
    if (one.score !== other.score) return one.score > other.score;
    const byId = this.ids.compare(one.slot, other.slot);
    return this.newestFirst ? byId > 0 : byId < 0;
  }

  private isInSlice({ slot, score }: Scored): boolean {
    const { after } = this.slice;
    if (score <= this.above) return false;
    if (after === null || score !== after.score) return after === null || score < after.score;
    const id = this.ids.id(slot);
    return this.newestFirst ? id < after.id : id > after.id;
  }

  offer(row: Scored): void {
    if (!this.isInSlice(row)) return;
    const { rows } = this;
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = rows[middle];
      if (other !== undefined && this.isBefore(other, row)) low = middle + 1;
      else high = middle;
    }
    if (low >= this.slice.limit) return;
    rows.splice(low, 0, row);
    if (rows.length > this.slice.limit) rows.pop();
  }
}

/** How rows are looked at. */
export interface Looks {
  /** The most that a row scores (0-100), by what is known already. */
  bound(slot: number): number;
  /** Whether `refine` says no less. */
  isFinal(slot: number): boolean;
  /** The same after a closer look. */
  refine(slot: number): number;
  /** The row's exact score; null where it was scored already. */
  score(slot: number): Scored | null;
}

/** The rows of one search and the order in which they are looked at; to be used again for the next. */
export class BestFirst {
  readonly bands = new Bands();
  private readonly queue = new BoundQueue();

  /** Forgets all rows; makes room for slots below `end`. Then each goes into `bands`. */
  begin(end: number): void {
    this.bands.begin(end);
    this.queue.reset(end);
  }

  /** Offers every row to `best` that may be among them, the likeliest first. */
  search({ bound, isFinal, refine, score }: Looks, best: BestRows): void {
    const { bands, queue } = this;
    const queueNext = (): void =>
      bands.next((slot) => {
        const most = bound(slot);
        if (most >= best.least) queue.push(slot, most, isFinal(slot));
      });
    for (;;) {
      while (bands.ceiling > queue.ceiling && bands.ceiling > best.least) queueNext();
      const { ceiling } = queue;
      if (ceiling === Number.NEGATIVE_INFINITY || ceiling <= best.least) return;
      const slot = queue.pop();
      if (queue.isFinal(slot)) {
        const scored = score(slot);
        if (scored !== null) best.offer(scored);
        continue;
      }
      const most = refine(slot);
      if (most >= best.least) queue.push(slot, most, true);
    }
  }
}
