/**
 * How alike the titles of one side may count to the title of who searches, each compared once for all rows that share it, and kept
 * for the next search with that title. Two bytes a title, so that hundreds of searches find theirs again.
 * Invariant: what it gives is `highestLikeness`, rounded up: never too little.
 */
import { highestLikeness } from '../factors.ts';
import type { PreparedTitle } from '../titles.ts';
import type { SideColumns } from './side-columns.ts';

/** Titles that searches were made with. */
const MOST_TITLES = 600;
const UNKNOWN = 65_535;
const STEPS = 65_534;

/** Likenesses by number of the other side's title. */
export class TitleMemory {
  private readonly known = new Map<string, Uint16Array>();
  private readonly columns: SideColumns;

  constructor(columns: SideColumns) {
    this.columns = columns;
  }

  private likenesses(key: string): Uint16Array {
    const { size } = this.columns.titles;
    let likenesses = this.known.get(key);
    if (likenesses === undefined || likenesses.length < size) {
      const wider = new Uint16Array(Math.ceil(size * 1.1)).fill(UNKNOWN);
      if (likenesses !== undefined) wider.set(likenesses);
      likenesses = wider;
    }
    // A map keeps the order of insertion, so the first key is the one that was used the longest ago.
    this.known.delete(key);
    this.known.set(key, likenesses);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_TITLES && oldest !== undefined) this.known.delete(oldest);
    return likenesses;
  }

  /** For a title under its key: how alike (0-1) the other side's titles may count, by their numbers; 0 for those that say nothing. */
  comparing(key: string, own: PreparedTitle): (number: number) => number {
    const likenesses = this.likenesses(key);
    return (number) => {
      const known = likenesses[number] ?? UNKNOWN;
      if (known !== UNKNOWN) return known / STEPS;
      const other = this.columns.title(number);
      const steps = other === null ? 0 : Math.min(STEPS, Math.ceil(highestLikeness(own, other) * STEPS));
      likenesses[number] = steps;
      return steps / STEPS;
    };
  }
}
