/**
 * Best-first search for the top rows using upper bounds. It visits rows in bands, highest rough bound first. It refines the bounds of possible top
 * rows until no remaining bound reaches the score of the last top row (the threshold algorithm of Fagin, Lotem and Naor, 2003, with several rounds of
 * bounds). The result is exact if bounds are never too low, however scores are computed.
 */
import type { IdTable } from './tables.ts';

const NONE = -1;

/** Marks excluded slots. It is larger than any possible number of lists. */
const EXCLUDED = 255;
const MAX_LISTS = 254;

/**
 * Intersects lists of slots by counting: each list increments the marks of slots that were in all previous lists. Without lists, the intersection
 * contains every slot that is not excluded.
 */
export class SlotIntersection {
  private marks = new Uint8Array(0);
  private lists = 0;
  private slots: number[] = [];
  private excludedCount = 0;

  /** Clears all lists and makes room for slots below `capacity`. */
  reset(capacity: number): void {
    if (capacity > this.marks.length) this.marks = new Uint8Array(capacity);
    else if (this.lists > 0 || this.excludedCount > 0) this.marks.fill(0);
    this.lists = 0;
    this.excludedCount = 0;
    this.slots = [];
  }

  /** Restricts the intersection to the slots that `visitAll` marks. Ignores duplicate and negative slots. */
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

  /** Excludes a slot. Call it after the last `intersect`. */
  exclude(slot: number): void {
    if (slot < 0) return;
    this.marks[slot] = EXCLUDED;
    this.excludedCount += 1;
  }

  /** Upper bound of the number of slots; Infinity without lists. */
  get count(): number {
    return this.lists === 0 ? Number.POSITIVE_INFINITY : this.slots.length;
  }

  /** True if there are no lists and no exclusions. */
  get isUnrestricted(): boolean {
    return this.lists === 0 && this.excludedCount === 0;
  }

  has(slot: number): boolean {
    return this.marks[slot] === this.lists;
  }

  /** Visits every slot in the intersection. Without lists, visits the slots below `end` that are not excluded. */
  each(end: number, visit: (slot: number) => void): void {
    if (this.lists > 0) {
      for (const slot of this.slots) if (this.has(slot)) visit(slot);
      return;
    }
    for (let slot = 0; slot < end; slot++) if (this.has(slot)) visit(slot);
  }
}

/** Resolution of rough bounds: levels 1 to `STEPS` + 1. Level 0 marks rows that are not part of the search. */
const STEPS = 254;
const LEVELS = STEPS + 2;
/** Approximate size of the first band; later bands grow by this factor. */
const FIRST_BAND_ROWS = 400;
const BAND_GROWTH = 4;

/** Returns the level of rows that score at most this share (0-1) of all points. */
export const boundLevel = (share: number): number => 1 + Math.floor(Math.min(1, share) * STEPS);

/**
 * Rows by level, visited in bands from the highest level. Each band reads one byte per row. No remaining row scores more than `ceiling`.
 */
class Bands {
  private levels = new Uint8Array(0);
  private readonly counts = new Int32Array(LEVELS);
  private end = 0;
  /** Rows at this level and above were visited. */
  private low = LEVELS;
  private bandSize = FIRST_BAND_ROWS;
  ceiling = Number.NEGATIVE_INFINITY;

  /** Clears all rows and makes room for slots below `end`. */
  reset(end: number): void {
    if (end > this.levels.length) this.levels = new Uint8Array(Math.ceil(end * 1.1));
    else this.levels.fill(0, 0, end);
    this.counts.fill(0);
    this.end = end;
    this.low = LEVELS;
    this.bandSize = FIRST_BAND_ROWS;
    this.ceiling = 100;
  }

  /** Adds a row. Call it at most once per row. */
  put(slot: number, level: number): void {
    this.levels[slot] = level;
    this.counts[level] = (this.counts[level] ?? 0) + 1;
  }

  /** Visits the next band. */
  next(visit: (slot: number) => void): void {
    const { levels, counts, end, low: high } = this;
    let low = high;
    for (let rows = 0; low > 1 && rows < this.bandSize; rows += counts[low] ?? 0) low -= 1;
    this.low = low;
    this.bandSize *= BAND_GROWTH;
    this.ceiling = low <= 1 ? Number.NEGATIVE_INFINITY : 100 * Math.min(1, (low - 1) / STEPS);
    for (let slot = 0; slot < end; slot++) {
      const level = levels[slot] ?? 0;
      if (level >= low && level < high) visit(slot);
    }
  }
}

/** Resolution of bounds, in buckets per point. Rows in one bucket are unordered. */
const BUCKETS_PER_POINT = 20;
const BUCKETS = 100 * BUCKETS_PER_POINT + 1;

const boundBucket = (bound: number): number =>
  Math.max(0, Math.min(BUCKETS - 1, Math.floor(bound * BUCKETS_PER_POINT)));

/** A bucket queue of rows by bound, highest first. Each row is added at most once. */
class BoundQueue {
  private readonly heads = new Int32Array(BUCKETS).fill(NONE);
  private next = new Int32Array(0);
  private tight = new Uint8Array(0);
  private top = NONE;

  /** Clears the queue and makes room for slots below `capacity`. */
  reset(capacity: number): void {
    this.heads.fill(NONE);
    this.top = NONE;
    if (capacity <= this.next.length) return;
    this.next = new Int32Array(Math.ceil(capacity * 1.1));
    this.tight = new Uint8Array(this.next.length);
  }

  /** Adds a row. `isTight` is true if refining cannot lower the bound. */
  push(slot: number, bound: number, isTight: boolean): void {
    const bucket = boundBucket(bound);
    this.next[slot] = this.heads[bucket] ?? NONE;
    this.tight[slot] = isTight ? 1 : 0;
    this.heads[bucket] = slot;
    if (bucket > this.top) this.top = bucket;
  }

  /** All queued rows score less than this value; -Infinity if the queue is empty. */
  get ceiling(): number {
    while (this.top >= 0 && this.heads[this.top] === NONE) this.top -= 1;
    if (this.top < 0) return Number.NEGATIVE_INFINITY;
    return this.top === BUCKETS - 1 ? Number.POSITIVE_INFINITY : (this.top + 1) / BUCKETS_PER_POINT;
  }

  /** Removes and returns a row with the highest bound. Read `ceiling` first. */
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
export interface ScoredRow {
  slot: number;
  score: number;
  /** Index of the job with this score. */
  job: number;
}

/**
 * A position in a list sorted by match: how well the row answers the search (0 without a search), the unrounded score, the similarity of the title
 * spellings (0-1,000), and the id.
 */
export interface Place {
  step: number;
  score: number;
  nearness: number;
  id: string;
}

/** Compares two positions in a list sorted by match. Returns a negative number if `a` comes first. Equal rows are sorted by id. */
export const comparePlaces = (a: Place, b: Place, newestFirst: boolean): number =>
  b.step - a.step || b.score - a.score || b.nearness - a.nearness || (a.id > b.id === newestFirst ? -1 : 1);

/** A page of a list sorted by match: the best `limit` rows after a position, optionally only rows that score more than `above` (0-100). */
export interface Slice {
  after: Place | null;
  limit: number;
  above?: number | undefined;
}

/** How rows with equal scores are sorted: by nearness (0-1,000), then by id. */
export interface TieBreak {
  ids: IdTable;
  newestFirst: boolean;
  nearness(row: ScoredRow): number;
}

/** Receives the rows that a search finds. */
export interface RowCollector {
  /** Rows with a lower score are ignored. */
  readonly threshold: number;
  /** Returns true if the collector accepts `count` more rows with any score, so bounds cannot avoid scoring any of them. */
  hasRoomFor(count: number): boolean;
  offer(row: ScoredRow): void;
}

/** Counts the rows that score more than `above`, up to `limit`. */
export class Counter implements RowCollector {
  count = 0;
  private readonly above: number;
  private readonly limit: number;

  constructor(above: number, limit: number) {
    this.above = above;
    this.limit = limit;
  }

  get threshold(): number {
    return this.count < this.limit ? this.above : Number.POSITIVE_INFINITY;
  }

  hasRoomFor(): boolean {
    return false;
  }

  offer({ score }: ScoredRow): void {
    if (score > this.above && this.count < this.limit) this.count += 1;
  }
}

/** The best rows so far, up to the limit, sorted by score and then by the tie-break. */
export class TopK implements RowCollector {
  readonly rows: ScoredRow[] = [];
  private readonly ties: TieBreak;
  private readonly slice: Slice;
  private readonly above: number;

  constructor(ties: TieBreak, slice: Slice) {
    this.ties = ties;
    this.slice = slice;
    this.above = slice.above ?? Number.NEGATIVE_INFINITY;
  }

  /** Rows below this score are not added: the last score if the list is full, otherwise the minimum of the page. */
  get threshold(): number {
    return this.rows.length < this.slice.limit ? this.above : (this.rows.at(-1)?.score ?? 0);
  }

  hasRoomFor(count: number): boolean {
    return this.above === Number.NEGATIVE_INFINITY && this.rows.length + count <= this.slice.limit;
  }

  private isBefore(a: ScoredRow, b: ScoredRow): boolean {
    if (a.score !== b.score) return a.score > b.score;
    const { ids, newestFirst, nearness } = this.ties;
    const byNearness = nearness(a) - nearness(b);
    if (byNearness !== 0) return byNearness > 0;
    const byId = ids.compare(a.slot, b.slot);
    return newestFirst ? byId > 0 : byId < 0;
  }

  private isInSlice(row: ScoredRow): boolean {
    const { after } = this.slice;
    if (row.score <= this.above) return false;
    if (after === null || row.score !== after.score) return after === null || row.score < after.score;
    return (
      comparePlaces(after, this.toPlace(row, after.step), this.ties.newestFirst) < 0 &&
      this.ties.ids.id(row.slot) !== after.id
    );
  }

  /** Returns the position of a row in its list. */
  toPlace(row: ScoredRow, step: number): Place {
    const { ids, nearness } = this.ties;
    return { step, score: row.score, nearness: nearness(row), id: ids.id(row.slot) };
  }

  offer(row: ScoredRow): void {
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

/** Upper bounds (0-100) of scores. */
export interface RowBounds {
  /** Returns the bound from known data. */
  bound(slot: number): number;
  /** Returns true if `refine` cannot lower the bound. */
  isTight(slot: number): boolean;
  /** Returns a tighter bound, at the cost of comparisons. */
  refine(slot: number): number;
}

interface RowScores extends RowBounds {
  /** Returns the exact score, or null if the row was already scored. */
  score(slot: number): ScoredRow | null;
}

/** The search state. It can be reused. */
export class BestFirst {
  readonly bands = new Bands();
  private readonly queue = new BoundQueue();

  /** Clears all rows and makes room for slots below `end`. Call it before putting rows into `bands`. */
  reset(end: number): void {
    this.bands.reset(end);
    this.queue.reset(end);
  }

  /** Offers every possible top row to `top`, highest bound first. */
  search({ bound, isTight, refine, score }: RowScores, top: RowCollector): void {
    const { bands, queue } = this;
    const queueNext = (): void =>
      bands.next((slot) => {
        const highest = bound(slot);
        if (highest >= top.threshold) queue.push(slot, highest, isTight(slot));
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
      const highest = refine(slot);
      if (highest >= top.threshold) queue.push(slot, highest, true);
    }
  }
}
