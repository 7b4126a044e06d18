/**
 * What the titles of the rows score against who searches, by their numbers: against one title of a job, or against the title of a
 * candidate and those that were held. Invariant: `of` is never below what the engine gives, and `atMost` never below `of`.
 */
import { partOf } from '../scoring/title-factor.ts';
import type { Likenesses } from './title-memory.ts';

/** A title that was held, and its worth (0-1). */
export interface HeldLikenesses {
  readonly likenesses: Likenesses;
  readonly worth: number;
}

/** The scores of titles by number, 0-100. */
export class TitleScores {
  private readonly today: Likenesses;
  private readonly scoreOf: (likeness: number, title: number) => number;
  private readonly held: readonly HeldLikenesses[];

  /** `scoreOf` tells what a title (by its number) so alike scores at most. */
  constructor(
    today: Likenesses,
    scoreOf: (likeness: number, title: number) => number,
    held: readonly HeldLikenesses[] = [],
  ) {
    this.today = today;
    this.scoreOf = scoreOf;
    this.held = held;
  }

  /** The most that a title scores; compares none. */
  atMost(number: number): number {
    let best = this.scoreOf(this.today.atMost(number), number);
    for (const { likenesses, worth } of this.held) {
      best = Math.max(best, partOf(this.scoreOf(likenesses.atMost(number), number), worth));
    }
    return best;
  }

  /** Whether `atMost` is what a title scores. */
  isCompared(number: number): boolean {
    return this.today.isCompared(number) && this.held.every(({ likenesses }) => likenesses.isCompared(number));
  }

  /** What a title scores; compares what may be the best and was not compared yet. */
  of(number: number): number {
    let best = this.scoreOf(this.today.of(number), number);
    for (const { likenesses, worth } of this.held) {
      if (partOf(this.scoreOf(likenesses.atMost(number), number), worth) <= best) continue;
      best = Math.max(best, partOf(this.scoreOf(likenesses.of(number), number), worth));
    }
    return best;
  }
}
