/**
 * Rows by a rough share of what is sought, visited band by band, the highest first, so that most rows cost one look at a byte.
 * Invariant: no row that is left has a share above `highestLeft`.
 */

/** Shares are told apart to this many steps; 0 is a row that is not sought at all. */
const STEPS = 254;
const LEVELS = STEPS + 2;
/** About so many rows are in the first band; then so many times as many, and so on. */
const FIRST_ROWS = 400;
const MORE_ROWS = 4;

/** The level of rows of a share (0-1). */
export const levelOf = (share: number): number => 1 + Math.floor(Math.min(1, share) * STEPS);

/** The rows of one search. */
export class Bands {
  private levels = new Uint8Array(0);
  private readonly counts = new Int32Array(LEVELS);
  private end = 0;
  /** Rows of this level and above were visited. */
  private low = LEVELS;
  private wanted = FIRST_ROWS;

  get bytes(): number {
    return this.levels.byteLength;
  }

  /** Forgets all rows; makes room for slots below `end`. */
  begin(end: number): void {
    if (end > this.levels.length) this.levels = new Uint8Array(Math.ceil(end * 1.1));
    else this.levels.fill(0, 0, end);
    this.counts.fill(0);
    this.end = end;
    this.low = LEVELS;
    this.wanted = FIRST_ROWS;
  }

  /** Puts a row in, once, by its level. */
  put(slot: number, level: number): void {
    this.levels[slot] = level;
    this.counts[level] = (this.counts[level] ?? 0) + 1;
  }

  /**
   * Puts all rows in that are asked for (`asked` is 1): the level of a row stands in `levels` at its steps of skills (null: all) times the
   * number of steps, plus those of its titles.
   */
  fill(asked: Uint8Array, skillSteps: Uint8Array | null, titleSteps: Uint8Array, levels: Uint8Array): void {
    const side = Math.sqrt(levels.length);
    const { levels: own, counts, end } = this;
    for (let slot = 0; slot < end; slot++) {
      if (asked[slot] !== 1) continue;
      const skills = skillSteps === null ? side - 1 : (skillSteps[slot] ?? 0);
      const level = levels[skills * side + (titleSteps[slot] ?? 0)] ?? 0;
      own[slot] = level;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }

  /** No row that was not visited has a higher share; below 0 where none is left. */
  get highestLeft(): number {
    return this.low <= 1 ? -1 : Math.min(1, (this.low - 1) / STEPS);
  }

  /** Visits the next band. */
  next(visit: (slot: number) => void): void {
    const { levels, counts, end, low: high } = this;
    let low = high;
    for (let rows = 0; low > 1 && rows < this.wanted; rows += counts[low] ?? 0) low -= 1;
    this.low = low;
    this.wanted *= MORE_ROWS;
    for (let slot = 0; slot < end; slot++) {
      const level = levels[slot] ?? 0;
      if (level >= low && level < high) visit(slot);
    }
  }
}
