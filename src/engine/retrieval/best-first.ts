/**
 * Best-first search for the top rows by upper bounds: rows come band by band, those of the highest rough bounds first; the bounds of those
 * that may still be among the top are refined, until no bound of what is left reaches the last of the top found (the threshold algorithm
 * of Fagin, Lotem and Naor, 2003, with several rounds of bounds). It knows no score.
 * Invariant: with bounds that are never too low, the result is exact.
 */
import type { IdTable } from './tables.ts';

const NONE = -1;

/** The mark of a slot that was excluded, and the last one that counts lists. */
const EXCLUDED = 255;
const MAX_LISTS = 254;

/**
 * The intersection of several lists of slots, by counting: each list raises the marks of those slots that were in all lists before.
 * Invariant: without a list it has every slot that was not excluded.
 */
export class SlotIntersection {
  private marks = new Uint8Array(0);
  private lists = 0;
  private slots: number[] = [];
  private excludedCount = 0;

  /** Forgets all lists; makes room for slots below `capacity`. */
  reset(capacity: number): void {
    if (capacity > this.marks.length) this.marks = new Uint8Array(capacity);
    else if (this.lists > 0 || this.excludedCount > 0) this.marks.fill(0);
    this.lists = 0;
    this.excludedCount = 0;
    this.slots = [];
  }

  /** Keeps only the slots of one more list, each of which `visitAll` marks; it may mark one more than once, and a negative one in vain. */
  intersect(visitAll: (mark: (slot: number) => void) => void): void {
    const { marks, lists } = this;
    if (lists >= MAX_LISTS) throw new Error('Too many lists');
    const slots: number[] = [];
    visitAll((slot) => {
      if (marks[slot] !== lists) return;
      marks[slot] = lists + 1;
      slots.push(slot);
    });
    this.slots = slots;
    this.lists += 1;
  }

  /** Takes a slot out; call it after the lists. */
  exclude(slot: number): void {
    if (slot < 0) return;
    this.marks[slot] = EXCLUDED;
    this.excludedCount += 1;
  }

  /** How many are left at most; Infinity without a list. */
  get count(): number {
    return this.lists === 0 ? Number.POSITIVE_INFINITY : this.slots.length;
  }

  /** Whether it has every slot there is. */
  get isUnrestricted(): boolean {
    return this.lists === 0 && this.excludedCount === 0;
  }

  has(slot: number): boolean {
    return this.marks[slot] === this.lists;
  }

  /** Calls back for every slot that is left, of those below `end` without a list. */
  each(end: number, visit: (slot: number) => void): void {
    if (this.lists > 0) {
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
 * Rows by their levels, visited band by band, the highest first, so that of most rows one byte is read.
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
  private tight = new Uint8Array(0);
  private top = NONE;

  /** Empties it and makes room for slots below `capacity`. */
  reset(capacity: number): void {
    this.heads.fill(NONE);
    this.top = NONE;
    if (capacity <= this.next.length) return;
    this.next = new Int32Array(Math.ceil(capacity * 1.1));
    this.tight = new Uint8Array(this.next.length);
  }

  /** `isTight`: refining the bound does not lower it. */
  push(slot: number, bound: number, isTight: boolean): void {
    const bucket = bucketOf(bound);
    this.next[slot] = this.heads[bucket] ?? NONE;
    this.tight[slot] = isTight ? 1 : 0;
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

  isTight(slot: number): boolean {
    return this.tight[slot] === 1;
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

/** The top k of the rows scored so far, k being the limit of a slice, in order: the higher score first, equal ones by their ids. */
export class TopK {
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

  /** Rows that score less cannot get in: the score of the last once there are k, before that what a slice is above. */
  get threshold(): number {
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

/** Upper bounds (0-100) of the scores of rows. */
export interface RowBounds {
  /** The bound by what is known already. */
  bound(slot: number): number;
  /** Whether `refine` gives no lower one. */
  isTight(slot: number): boolean;
  /** A closer bound, at the cost of what it compares. */
  refine(slot: number): number;
}

/** The same with exact scores. */
interface RowScores extends RowBounds {
  /** The row's exact score; null where it was scored already. */
  score(slot: number): Scored | null;
}

/** The rows of one search and the order in which they are visited; to be used again for the next. */
export class BestFirst {
  readonly bands = new Bands();
  private readonly queue = new BoundQueue();

  /** Forgets all rows; makes room for slots below `end`. Then each goes into `bands`. */
  begin(end: number): void {
    this.bands.begin(end);
    this.queue.reset(end);
  }

  /** Offers every row to `top` that may be among them, the highest bound first. */
  search({ bound, isTight, refine, score }: RowScores, top: TopK): void {
    const { bands, queue } = this;
    const queueNext = (): void =>
      bands.next((slot) => {
        const most = bound(slot);
        if (most >= top.threshold) queue.push(slot, most, isTight(slot));
      });
    for (;;) {
      while (bands.ceiling > queue.ceiling && bands.ceiling > top.threshold) queueNext();
      const { ceiling } = queue;
      if (ceiling === Number.NEGATIVE_INFINITY || ceiling <= top.threshold) return;
      const slot = queue.pop();
      if (queue.isTight(slot)) {
        const scored = score(slot);
        if (scored !== null) top.offer(scored);
        continue;
      }
      const most = refine(slot);
      if (most >= top.threshold) queue.push(slot, most, true);
    }
  }
}
