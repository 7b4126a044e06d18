/**
 * What the titles of the rows score against who searches, by their numbers: against one title of a job, or against the title of a
 * candidate and those that were held. Invariant: `of` is never below what the engine gives, and `atMost` never below `of`.
 */
import { highestSimilarity, partOf } from '../scoring/title-factor.ts';
import type { PreparedTitle } from '../taxonomy/titles.ts';
import { type SideColumns, TITLE_KIND } from './columns.ts';
import { TitleTable } from './title-table.ts';

/** A title that was held, and its worth (0-1). */
export interface PastSimilarities {
  readonly similarities: Similarities;
  readonly worth: number;
}

/** What a title so alike (0-1) scores at most, stated or read out of a text. */
type ScoreOfTitle = (similarity: number, isStated: boolean) => number;

/** The best a title can score. */
const BEST = 100;
/** Similarities are told apart to this many parts where scores are needed in steps only. */
const COARSE = 1_024;

/** The scores of titles by number, 0-100. */
export class TitleScores {
  private readonly today: Similarities;
  private readonly scoreOf: ScoreOfTitle;
  private readonly kinds: Uint8Array;
  private readonly held: readonly PastSimilarities[];

  /** `kinds` tells of a title by its number how it names work (`TITLE_KIND`). */
  constructor(today: Similarities, scoreOf: ScoreOfTitle, kinds: Uint8Array, held: readonly PastSimilarities[] = []) {
    this.today = today;
    this.scoreOf = scoreOf;
    this.kinds = kinds;
    this.held = held;
  }

  private isStated(number: number): boolean {
    return this.kinds[number] !== TITLE_KIND.read;
  }

  /** The most that a title scores; compares none. */
  atMost(number: number): number {
    const isStated = this.isStated(number);
    let best = this.scoreOf(this.today.atMost(number), isStated);
    for (const { similarities, worth } of this.held) {
      best = Math.max(best, partOf(this.scoreOf(similarities.atMost(number), isStated), worth));
    }
    return best;
  }

  /** `atMost` of the titles numbered below `count`, in steps, of which `steps` are 100; rounded up. */
  inSteps(count: number, steps: number): Uint8Array {
    const { today, held, kinds } = this;
    const toStep = (score: number): number => Math.ceil((score * steps) / BEST);
    if (held.length > 0) return Uint8Array.from({ length: count }, (_, number) => toStep(this.atMost(number)));
    // A market has many thousand titles: the curves are walked once for all that are about as alike.
    const stepsOf = (isStated: boolean): Uint8Array =>
      Uint8Array.from({ length: COARSE + 1 }, (_, at) => toStep(this.scoreOf(at / COARSE, isStated)));
    const stated = stepsOf(true);
    const read = stepsOf(false);
    const inSteps = new Uint8Array(count);
    for (let number = 0; number < count; number++) {
      const coarse = Math.ceil(today.atMost(number) * COARSE);
      inSteps[number] = (kinds[number] === TITLE_KIND.read ? read : stated)[coarse] ?? steps;
    }
    return inSteps;
  }

  /** Whether `atMost` is what a title scores. */
  isCompared(number: number): boolean {
    return this.today.isCompared(number) && this.held.every(({ similarities }) => similarities.isCompared(number));
  }

  /** What a title scores; compares what may be the best and was not compared yet. */
  of(number: number): number {
    const isStated = this.isStated(number);
    let best = this.scoreOf(this.today.of(number), isStated);
    for (const { similarities, worth } of this.held) {
      if (partOf(this.scoreOf(similarities.atMost(number), isStated), worth) <= best) continue;
      best = Math.max(best, partOf(this.scoreOf(similarities.of(number), isStated), worth));
    }
    return best;
  }
}

/** Titles that searches were made with. */
const MAX_TITLES = 600;
/** What is remembered of a title: its similarity in steps, and whether it was compared or may only be so much. */
const STEPS = 32_767;
const COMPARED = 32_768;

/** How alike titles are to one title, by their numbers: 0-1, rounded up; 0 for those that say nothing. */
export interface Similarities {
  /** The most they may be; compares none. */
  atMost(number: number): number;
  isCompared(number: number): boolean;
  /** Compares where that was not done yet. */
  of(number: number): number;
}

const toSteps = (similarity: number): number => Math.min(STEPS, Math.ceil(similarity * STEPS));
const NONE: Similarities = { atMost: () => 0, isCompared: () => true, of: () => 0 };

/** A side with its title, and what that was made of. */
interface TitledSide {
  title: PreparedTitle | null;
  titleText: string;
  titleConcepts: readonly string[];
}

/** Similarities by number of the other side's title. */
export class TitleSimilarityCache {
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

  private similarities(key: string, own: PreparedTitle): Uint16Array {
    const { size } = this.columns.titles;
    let similarities = this.known.get(key);
    if (similarities === undefined || similarities.length < size) {
      const before = similarities ?? new Uint16Array(0);
      similarities = Uint16Array.from(this.table.ceilings(own), toSteps);
      similarities.set(before);
    }
    // A map keeps the order of insertion, so the first key is the one that was used the longest ago.
    this.known.delete(key);
    this.known.set(key, similarities);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_TITLES && oldest !== undefined) this.known.delete(oldest);
    return similarities;
  }

  /** For the title of a side; all are 0 for one that says nothing. */
  comparing({ title: own, titleText, titleConcepts }: TitledSide): Similarities {
    if (own === null) return NONE;
    const similarities = this.similarities(`${titleText}\n${titleConcepts.join('\n')}`, own);
    return {
      atMost: (number) => ((similarities[number] ?? 0) & STEPS) / STEPS,
      isCompared: (number) => ((similarities[number] ?? 0) & COMPARED) !== 0,
      of: (number) => {
        if (((similarities[number] ?? 0) & COMPARED) === 0) {
          const other = this.columns.title(number);
          similarities[number] = COMPARED | (other === null ? 0 : toSteps(highestSimilarity(own, other)));
        }
        return ((similarities[number] ?? 0) & STEPS) / STEPS;
      },
    };
  }
}
