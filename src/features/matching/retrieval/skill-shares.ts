/**
 * How much of a job's required skills every candidate has, from inverted lists alone: an upper bound, as words in the text are not
 * looked at. Invariant: never less than `fulfilledShare` gives.
 */
import type { ComparedJob } from '../factors.ts';
import { ENOUGH_WORDS, MENTIONED, SHARED_WORDS_LISTED, SHARED_WORDS_TEXT, worthsIn } from '../skill-credits.ts';
import { type CandidateIndex, impliedKey, listedKey } from './candidate-index.ts';

/** Shares in whole numbers of 16 bits. */
export const WHOLE = 60_000;
const MOST = 65_535;
/** Shares of words in whole numbers of 8 bits. */
const ALL_WORDS = 250;
const MOST_WORDS = 255;

/** An inverted list, and what the skill earns for a requirement. */
interface CreditList {
  key: number;
  credit: number;
}

/** By requirement, the best credit first. */
const listsOf = (index: CandidateIndex, { requirements, credits }: ComparedJob): CreditList[][] => {
  const lists: CreditList[][] = requirements.map(() => []);
  for (const { hash, requirement, worth } of worthsIn(credits.skills)) {
    const skill = index.skills.find(hash);
    if (skill < 0) continue;
    lists[requirement]?.push(
      { key: listedKey(skill), credit: worth },
      { key: impliedKey(skill), credit: worth * MENTIONED },
    );
  }
  return lists.map((of) => of.toSorted((one, other) => other.credit - one.credit));
};

/** Of so many requirements it is known which of them the lists serve; for more the text is thought to name all words. */
const TOLD_APART = 16;

/** A requirement whose words a text may have. */
interface InText {
  hashes: Int32Array;
  hashShares: Float64Array;
  /** The share of the job that the words in a text are worth. */
  worth: number;
}

/** The shares of all slots for one job. */
export class SkillShares {
  /** By the lists alone, in parts of `WHOLE`. */
  shares = new Uint16Array(0);
  /** Bits of the requirements that the lists serve as well as a text can. */
  private served = new Uint16Array(0);
  private inText: InText[] = [];
  private index: CandidateIndex | null = null;
  private given = new Uint16Array(0);
  private stamps = new Uint8Array(0);
  private words = new Uint8Array(0);

  get bytes(): number {
    return 2 * this.shares.byteLength + this.given.byteLength + this.stamps.byteLength + this.words.byteLength;
  }

  private reset(capacity: number): void {
    if (capacity > this.shares.length) {
      this.shares = new Uint16Array(capacity);
      this.served = new Uint16Array(capacity);
      this.given = new Uint16Array(capacity);
      this.stamps = new Uint8Array(capacity);
      this.words = new Uint8Array(capacity);
      return;
    }
    this.shares.fill(0);
    this.served.fill(0);
    this.stamps.fill(0);
  }

  private give(slot: number, stamp: number, worth: number, bit: number): void {
    const { shares, given, stamps, served } = this;
    served[slot] = (served[slot] ?? 0) | bit;
    const before = stamps[slot] === stamp ? (given[slot] ?? 0) : 0;
    if (worth <= before) return;
    stamps[slot] = stamp;
    given[slot] = worth;
    shares[slot] = Math.min(MOST, (shares[slot] ?? 0) + worth - before);
  }

  private giveAll(index: CandidateIndex, key: number, stamp: number, worth: number, bit: number): void {
    const { arena } = index.skillPostings;
    const start = index.skillPostings.start(key);
    const end = start + index.skillPostings.count(key);
    for (let at = start; at < end; at++) this.give(arena[at] ?? 0, stamp, worth, bit);
  }

  /** Words of the requirement among the words of listed skills, as `sharedWords` in skill-credits.ts weighs them. */
  private giveWords(
    index: CandidateIndex,
    job: ComparedJob,
    at: number,
    toWorth: (credit: number) => number,
    toBit: (credit: number) => number,
  ): void {
    const requirement = job.requirements[at];
    if (requirement === undefined) return;
    const { hashes, hashShares } = requirement;
    const { arena } = index.wordPostings;
    const terms = Array.from(hashes, (hash) => index.terms.find(hash));
    const each = (visit: (slot: number, part: number) => void): void =>
      terms.forEach((term, word) => {
        if (term < 0) return;
        const part = Math.ceil(ALL_WORDS * (hashShares[word] ?? 0));
        const start = index.wordPostings.start(term);
        const end = start + index.wordPostings.count(term);
        for (let place = start; place < end; place++) visit(arena[place] ?? 0, part);
      });
    const { words } = this;
    each((slot, part) => {
      words[slot] = Math.min(MOST_WORDS, (words[slot] ?? 0) + part);
    });
    each((slot) => {
      const share = Math.min(1, (words[slot] ?? 0) / ALL_WORDS);
      words[slot] = 0;
      const credit = SHARED_WORDS_LISTED * share;
      if (share >= ENOUGH_WORDS) this.give(slot, at + 1, toWorth(credit), toBit(credit));
    });
  }

  /** Fills the shares for a job that requires something. */
  fill(index: CandidateIndex, job: ComparedJob): void {
    this.reset(index.columns.capacity);
    this.index = index;
    const total = job.requirements.reduce((sum, { weight }) => sum + weight, 0);
    this.inText = job.requirements.map(({ hashes, hashShares, weight }) => ({
      hashes,
      hashShares,
      worth: hashes.length === 0 ? 0 : (SHARED_WORDS_TEXT * weight) / total,
    }));
    const lists = listsOf(index, job);
    job.requirements.forEach(({ weight }, at) => {
      const toWorth = (credit: number): number => Math.ceil((WHOLE * weight * credit) / total);
      const toBit = (credit: number): number => (at < TOLD_APART && credit >= SHARED_WORDS_TEXT ? 1 << at : 0);
      for (const { key, credit } of lists[at] ?? []) this.giveAll(index, key, at + 1, toWorth(credit), toBit(credit));
      this.giveWords(index, job, at, toWorth, toBit);
    });
  }

  private mayHaveEnough({ hashes, hashShares }: InText, slot: number): boolean {
    let found = 0;
    for (let word = 0; word < hashes.length; word++) {
      if (this.index?.mayMention(slot, hashes[word] ?? 0)) found += hashShares[word] ?? 0;
    }
    // A little less will do: the same sum may come out otherwise in another order.
    return found >= ENOUGH_WORDS - 1e-9;
  }

  /** The share of a slot, 0-1. */
  of(slot: number): number {
    const { inText } = this;
    const served = this.served[slot] ?? 0;
    let share = (this.shares[slot] ?? 0) / WHOLE;
    for (let at = 0; at < inText.length; at++) {
      const words = inText[at];
      if (words === undefined || (at < TOLD_APART && (served & (1 << at)) !== 0)) continue;
      if (this.mayHaveEnough(words, slot)) share += words.worth;
    }
    return Math.min(1, share);
  }

  /** The highest share of a slot that has less than `listed` (in parts of `WHOLE`) by the lists. */
  highest(listed: number): number {
    const share = Math.min(1, listed / WHOLE);
    // What the lists do not serve weighs at most this, since what they serve less well than a text counts below that.
    const unserved = this.inText.length > TOLD_APART ? 1 : Math.min(1, (1 - share) / (1 - SHARED_WORDS_TEXT));
    return Math.min(1, share + SHARED_WORDS_TEXT * unserved);
  }
}
