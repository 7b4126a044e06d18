/**
 * The search for the best rows by bounds: what may still be the best is looked at more closely, until no bound of what is left
 * reaches the last of the best found (the threshold algorithm of Fagin, Lotem and Naor, 2003, with several rounds of bounds).
 * It knows no score. Invariant: with bounds that are never too low, the result is exact.
 */

/** Bounds of 0-100 are told apart to this part of a point; rows of one bucket come in no order. */
const STEPS_A_POINT = 20;
const BUCKETS = 100 * STEPS_A_POINT + 1;
const NONE = -1;

const bucketOf = (bound: number): number => Math.max(0, Math.min(BUCKETS - 1, Math.floor(bound * STEPS_A_POINT)));

/** Rows by their bounds, the highest first: a bucket queue over slots, each in it at most once. */
export class BoundQueue {
  private readonly heads = new Int32Array(BUCKETS).fill(NONE);
  private next = new Int32Array(0);
  private stages = new Uint8Array(0);
  private top = NONE;

  get bytes(): number {
    return this.next.byteLength + this.stages.byteLength + this.heads.byteLength;
  }

  /** Empties it and makes room for slots below `capacity`. */
  reset(capacity: number): void {
    this.heads.fill(NONE);
    this.top = NONE;
    if (capacity <= this.next.length) return;
    this.next = new Int32Array(Math.ceil(capacity * 1.1));
    this.stages = new Uint8Array(this.next.length);
  }

  push(slot: number, bound: number, stage: number): void {
    const bucket = bucketOf(bound);
    this.next[slot] = this.heads[bucket] ?? NONE;
    this.stages[slot] = stage;
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

  /** How often the row that was popped last has been looked at. */
  stageOf(slot: number): number {
    return this.stages[slot] ?? 0;
  }
}

/** A row with its exact score. */
export interface Scored {
  slot: number;
  score: number;
  /** Which of several jobs it is scored against. */
  job: number;
}

/** The order of a list: negative where `a` stands before `b`. */
export type Order = (a: Scored, b: Scored) => number;

/** The best so many rows in an order, kept sorted. */
export class BestRows {
  readonly rows: Scored[] = [];
  private readonly limit: number;
  private readonly order: Order;
  private readonly above: number;

  /** Only rows with a score above `above` are wanted, so that a search for few good ones looks at few. */
  constructor(limit: number, order: Order, above = Number.NEGATIVE_INFINITY) {
    this.limit = limit;
    this.order = order;
    this.above = above;
  }

  /** Rows with a lower score cannot get in any more. */
  get least(): number {
    return this.rows.length < this.limit ? this.above : (this.rows.at(-1)?.score ?? 0);
  }

  offer(row: Scored): void {
    const { rows, order } = this;
    if (row.score <= this.above) return;
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = rows[middle];
      if (other !== undefined && order(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    if (low >= this.limit) return;
    rows.splice(low, 0, row);
    if (rows.length > this.limit) rows.pop();
  }
}

/** Where the rows of a search come from and how they are looked at. */
export interface Rounds {
  /** No row that was not put into the queue yet has a score at or above this. */
  ceiling(): number;
  /** Puts more rows into the queue, those of the highest bounds that are left. */
  fill(): void;
  /** A row's bound after one more look; a number below 0 drops the row. */
  refine(slot: number, stage: number): number;
  /** How many looks `refine` has; after the last one the row is scored. */
  readonly looks: number;
  /** The row's exact score, or null where it is not one for this list. */
  score(slot: number): Scored | null;
}

/** Offers every row to `best` that may be among them, the likeliest first. */
export const searchBest = (queue: BoundQueue, rounds: Rounds, best: BestRows): void => {
  for (;;) {
    while (rounds.ceiling() > queue.ceiling && rounds.ceiling() > best.least) rounds.fill();
    const ceiling = queue.ceiling;
    if (ceiling === Number.NEGATIVE_INFINITY || ceiling <= best.least) return;
    const slot = queue.pop();
    const stage = queue.stageOf(slot);
    if (stage < rounds.looks) {
      const bound = rounds.refine(slot, stage);
      if (bound >= 0 && bound >= best.least) queue.push(slot, bound, stage + 1);
      continue;
    }
    const scored = rounds.score(slot);
    if (scored !== null) best.offer(scored);
  }
};
