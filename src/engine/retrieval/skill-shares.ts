/**
 * How much of a job's required skills every candidate has, from inverted lists alone: an upper bound, as words in the text are not
 * read. Invariant: never less than `fulfilledShare` gives.
 */
import type { ComparedJob } from '../scoring/prepare.ts';
import { ENOUGH_WORDS, MENTIONED, SHARED_WORDS_LISTED, SHARED_WORDS_TEXT, worthsIn } from '../scoring/skill-credits.ts';
import type { RowIndex } from './row-index.ts';
import type { Postings } from './tables.ts';

/** Shares in whole numbers of 16 bits. */
export const WHOLE = 60_000;
const MAX_SHARE = 65_535;
/** Shares of words in whole numbers of 8 bits. */
const ALL_WORDS = 250;
const MAX_WORDS = 255;

/** Shares are brought to steps without their lowest bits; what lists and texts give adds up to less than this. */
const COARSE = 8;
const MAX_ADDED_UP = 4 * 65_536;

/** What the index of candidates knows of their skills, by slot. */
interface SkillIndex extends Pick<RowIndex, 'columns' | 'skills' | 'terms' | 'skillPostings'> {
  readonly wordPostings: Postings;
  mayMention(slot: number, hash: number): boolean;
}

/** The key of a skill's inverted list: those who list it, and those whose words imply it. */
export const listedKey = (skill: number): number => 2 * skill;
export const impliedKey = (skill: number): number => 2 * skill + 1;

/** An inverted list, and what the skill earns for a requirement. */
interface CreditList {
  key: number;
  credit: number;
}

/** By requirement, the best credit first. */
const listsOf = (index: SkillIndex, { requirements, credits }: ComparedJob): CreditList[][] => {
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
  /** What a text may add at most, in parts of `WHOLE`, by the lower and the upper half of `served`. */
  private readonly addedByLow = new Int32Array(256);
  private readonly addedByHigh = new Int32Array(256);
  private index: SkillIndex | null = null;
  private given = new Uint16Array(0);
  private stamps = new Uint8Array(0);
  private words = new Uint8Array(0);
  private steppedShares = new Uint8Array(0);

  private reset(capacity: number): void {
    if (capacity > this.shares.length) {
      this.shares = new Uint16Array(capacity);
      this.served = new Uint16Array(capacity);
      this.given = new Uint16Array(capacity);
      this.stamps = new Uint8Array(capacity);
      this.words = new Uint8Array(capacity);
      this.steppedShares = new Uint8Array(capacity);
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
    shares[slot] = Math.min(MAX_SHARE, (shares[slot] ?? 0) + worth - before);
  }

  private giveAll(index: SkillIndex, key: number, stamp: number, worth: number, bit: number): void {
    const slots = index.skillPostings.of(key);
    for (let at = 0; at < slots.length; at++) this.give(slots[at] ?? 0, stamp, worth, bit);
  }

  /** Words of the requirement among the words of listed skills, as `sharedWords` in skill-credits.ts weighs them. */
  private giveWords(
    index: SkillIndex,
    job: ComparedJob,
    at: number,
    toWorth: (credit: number) => number,
    toBit: (credit: number) => number,
  ): void {
    const requirement = job.requirements[at];
    if (requirement === undefined) return;
    const { hashes, hashShares } = requirement;
    const terms = Int32Array.from(hashes, (hash) => index.terms.find(hash));
    terms.forEach((term, word) => {
      if (term >= 0) this.addWord(index, term, Math.ceil(ALL_WORDS * (hashShares[word] ?? 0)));
    });
    // What a share of words is worth, by that share; 0 where it is too small to count.
    const worths = new Int32Array(MAX_WORDS + 1);
    const bits = new Uint16Array(MAX_WORDS + 1);
    for (let found = Math.ceil(ENOUGH_WORDS * ALL_WORDS); found <= MAX_WORDS; found++) {
      const credit = SHARED_WORDS_LISTED * Math.min(1, found / ALL_WORDS);
      worths[found] = toWorth(credit);
      bits[found] = toBit(credit);
    }
    for (const term of terms) if (term >= 0) this.giveFound(index, term, at + 1, worths, bits);
  }

  private addWord({ wordPostings }: SkillIndex, term: number, part: number): void {
    const { words } = this;
    const slots = wordPostings.of(term);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      const found = (words[slot] ?? 0) + part;
      words[slot] = found > MAX_WORDS ? MAX_WORDS : found;
    }
  }

  /** Gives those who have a word what all words of the requirement that they have are worth, and forgets these. */
  private giveFound(
    { wordPostings }: SkillIndex,
    term: number,
    stamp: number,
    worths: Int32Array,
    bits: Uint16Array,
  ): void {
    const { words } = this;
    const slots = wordPostings.of(term);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      const found = words[slot] ?? 0;
      words[slot] = 0;
      const worth = worths[found] ?? 0;
      if (worth > 0) this.give(slot, stamp, worth, bits[found] ?? 0);
    }
  }

  /** Fills the shares for a job that requires something. */
  fill(index: SkillIndex, job: ComparedJob): void {
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
    this.fillAdded();
  }

  private fillAdded(): void {
    const { inText, addedByLow, addedByHigh } = this;
    const worthOf = (at: number): number => Math.ceil(WHOLE * (inText[at]?.worth ?? 0));
    for (let bits = 0; bits < 256; bits++) {
      let low = 0;
      let high = 0;
      for (let at = 0; at < 8; at++) {
        if ((bits & (1 << at)) !== 0) continue;
        low += worthOf(at);
        high += worthOf(at + 8);
      }
      addedByLow[bits] = low;
      addedByHigh[bits] = high;
    }
    for (let at = TOLD_APART; at < inText.length; at++) {
      for (let bits = 0; bits < 256; bits++) addedByHigh[bits] = (addedByHigh[bits] ?? 0) + worthOf(at);
    }
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

  /**
   * The highest share of every slot below `end`, whatever its text says, in steps of 0 to `steps` (255 at most), rounded up. It is
   * good until the next fill.
   */
  highest(end: number, steps: number): Uint8Array {
    const { shares, served, addedByLow, addedByHigh, steppedShares } = this;
    const stepOf = Uint8Array.from({ length: MAX_ADDED_UP >> COARSE }, (_, coarse) =>
      Math.min(steps, Math.ceil((((coarse + 1) << COARSE) * steps) / WHOLE)),
    );
    for (let slot = 0; slot < end; slot++) {
      const bits = served[slot] ?? 0;
      const share = (shares[slot] ?? 0) + (addedByLow[bits & 255] ?? 0) + (addedByHigh[bits >>> 8] ?? 0);
      steppedShares[slot] = stepOf[share >> COARSE] ?? steps;
    }
    return steppedShares;
  }
}
