/**
 * How alike the titles of one side may count to the title of who searches, each compared once for all rows that share it, and kept
 * for the next search with that title. Two bytes a title, so that hundreds of searches find theirs again.
 * Invariant: what it gives is `highestLikeness`, rounded up: never too little.
 */
import { highestLikeness } from '../scoring/title-factor.ts';
import type { PreparedTitle } from '../taxonomy/titles.ts';
import type { SideColumns } from './side-columns.ts';
import { TitleTable } from './title-table.ts';

/** Titles that searches were made with. */
const MAX_TITLES = 600;
/** What is remembered of a title: its likeness in steps, and whether it was compared or may only be so much. */
const STEPS = 32_767;
const COMPARED = 32_768;

/** How alike titles are to one title, by their numbers: 0-1, rounded up; 0 for those that say nothing. */
export interface Likenesses {
  /** The most they may be; compares none. */
  atMost(number: number): number;
  isCompared(number: number): boolean;
  /** Compares where that was not done yet. */
  of(number: number): number;
}

const toSteps = (likeness: number): number => Math.min(STEPS, Math.ceil(likeness * STEPS));
const NONE: Likenesses = { atMost: () => 0, isCompared: () => true, of: () => 0 };

/** A side with its title, and what that was made of. */
interface TitledSide {
  title: PreparedTitle | null;
  titleText: string;
  titleConcepts: readonly string[];
}

/** Likenesses by number of the other side's title. */
export class TitleMemory {
  private readonly known = new Map<string, Uint16Array>();
  private readonly columns: SideColumns;
  private readonly table: TitleTable;

  constructor(columns: SideColumns) {
    this.columns = columns;
    this.table = new TitleTable(columns);
  }

  /** Makes titles that came ready to be compared, so that no search waits for it. */
  catchUp(): void {
    this.table.catchUp();
  }

  private likenesses(key: string, own: PreparedTitle): Uint16Array {
    const { size } = this.columns.titles;
    let likenesses = this.known.get(key);
    if (likenesses === undefined || likenesses.length < size) {
      const before = likenesses ?? new Uint16Array(0);
      likenesses = Uint16Array.from(this.table.ceilings(own), toSteps);
      likenesses.set(before);
    }
    // A map keeps the order of insertion, so the first key is the one that was used the longest ago.
    this.known.delete(key);
    this.known.set(key, likenesses);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_TITLES && oldest !== undefined) this.known.delete(oldest);
    return likenesses;
  }

  /** For the title of a side; all are 0 for one that says nothing. */
  comparing({ title: own, titleText, titleConcepts }: TitledSide): Likenesses {
    if (own === null) return NONE;
    const likenesses = this.likenesses(`${titleText}\n${titleConcepts.join('\n')}`, own);
    return {
      atMost: (number) => ((likenesses[number] ?? 0) & STEPS) / STEPS,
      isCompared: (number) => ((likenesses[number] ?? 0) & COMPARED) !== 0,
      of: (number) => {
        if (((likenesses[number] ?? 0) & COMPARED) === 0) {
          const other = this.columns.title(number);
          likenesses[number] = COMPARED | (other === null ? 0 : toSteps(highestLikeness(own, other)));
        }
        return ((likenesses[number] ?? 0) & STEPS) / STEPS;
      },
    };
  }
}
