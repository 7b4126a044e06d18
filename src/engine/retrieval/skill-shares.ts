/**
 * Every candidate's share of a job's required skills, from inverted lists and the Bloom filters of texts. The share is an upper bound, because the
 * texts themselves are not read. It is never less than `fulfilledShare`.
 */
import type { ComparedJob } from '../scoring/prepare.ts';
import {
  listWorths,
  MENTIONED_CREDIT,
  MIN_WORD_SHARE,
  SHARED_WORDS_LISTED,
  SHARED_WORDS_TEXT,
} from '../scoring/skill-credits.ts';
import type { RowIndex } from './row-index.ts';
import type { Postings } from './tables.ts';

/** A share of 1 as a 16-bit whole number, and the limit for sums of rounded shares. */
export const WHOLE_SHARE = 60_000;
const MAX_SHARE = 65_535;
/** A share of all words as an 8-bit whole number, and the limit for sums of rounded shares. */
const WHOLE_WORD_SHARE = 250;
const MAX_WORD_SHARE = 255;

/** The number of low bits that shares lose when they are converted to steps. */
const DROPPED_BITS = 8;
/** Upper limit for the sum of the shares from lists and texts. */
const MAX_SUM = 4 * 65_536;

/** The data about skills in the candidate index, by slot. */
interface SkillIndex extends Pick<RowIndex, 'columns' | 'skills' | 'terms' | 'skillPostings'> {
  readonly wordPostings: Postings;
  mayMention(slot: number, hash: number): boolean;
}

/** Returns the key of the inverted list of the candidates who list a skill. */
export const listedKey = (skill: number): number => 2 * skill;
/** Returns the key of the inverted list of the candidates whose words imply a skill. */
export const impliedKey = (skill: number): number => 2 * skill + 1;

/** An inverted list with the credit of its skill for a requirement. */
interface CreditList {
  key: number;
  credit: number;
}

/** Returns the lists of each requirement, best credit first. */
const creditLists = (index: SkillIndex, { requirements, credits }: ComparedJob): CreditList[][] => {
  const lists: CreditList[][] = requirements.map(() => []);
  for (const { hash, requirement, worth } of listWorths(credits.skills)) {
    const skill = index.skills.find(hash);
    if (skill < 0) continue;
    lists[requirement]?.push(
      { key: listedKey(skill), credit: worth },
      { key: impliedKey(skill), credit: worth * MENTIONED_CREDIT },
    );
  }
  return lists.map((list) => list.toSorted((a, b) => b.credit - a.credit));
};

/**
 * Up to this many requirements, `satisfied` tracks the requirements that the lists satisfy. If there are more, the text is assumed to contain all
 * words.
 */
const MAX_TRACKED = 16;

/** A requirement whose words may be in a text. */
interface TextRequirement {
  hashes: Int32Array;
  hashShares: Float64Array;
  /** The worth of these words as a share of the job. */
  worth: number;
}

/** The shares of all slots for one job. */
export class SkillShares {
  /** Shares from the lists alone, in units of `WHOLE_SHARE`. */
  shares = new Uint16Array(0);
  /** One bit for each requirement that the lists satisfy at least as well as a text could. */
  private satisfied = new Uint16Array(0);
  private textRequirements: TextRequirement[] = [];
  /** Upper bound of the share that a text may add, in units of `WHOLE_SHARE`, by the lower and the upper half of `satisfied`. */
  private readonly addedByLow = new Int32Array(256);
  private readonly addedByHigh = new Int32Array(256);
  private index: SkillIndex | null = null;
  /** A slot's worth for the requirement in `stamps` (its position plus one). Only the best worth for each requirement counts. */
  private credited = new Uint16Array(0);
  private stamps = new Uint8Array(0);
  /** The share of the current requirement's words that a slot lists, in units of `WHOLE_WORD_SHARE`. */
  private words = new Uint8Array(0);
  private steppedShares = new Uint8Array(0);

  private reset(capacity: number): void {
    if (capacity > this.shares.length) {
      this.shares = new Uint16Array(capacity);
      this.satisfied = new Uint16Array(capacity);
      this.credited = new Uint16Array(capacity);
      this.stamps = new Uint8Array(capacity);
      this.words = new Uint8Array(capacity);
      this.steppedShares = new Uint8Array(capacity);
      return;
    }
    this.shares.fill(0);
    this.satisfied.fill(0);
    this.stamps.fill(0);
  }

  /** Raises the credit of a slot for a requirement to `worth`, if the credit is lower. */
  private credit(slot: number, stamp: number, worth: number, bit: number): void {
    const { shares, credited, stamps, satisfied } = this;
    satisfied[slot] = (satisfied[slot] ?? 0) | bit;
    const before = stamps[slot] === stamp ? (credited[slot] ?? 0) : 0;
    if (worth <= before) return;
    stamps[slot] = stamp;
    credited[slot] = worth;
    shares[slot] = Math.min(MAX_SHARE, (shares[slot] ?? 0) + worth - before);
  }

  private creditAll(index: SkillIndex, key: number, stamp: number, worth: number, bit: number): void {
    const slots = index.skillPostings.of(key);
    for (let position = 0; position < slots.length; position++) this.credit(slots[position] ?? 0, stamp, worth, bit);
  }

  /** Credits the words that the requirement shares with listed skills, weighted as in skill-credits.ts. */
  private creditWords(
    index: SkillIndex,
    job: ComparedJob,
    position: number,
    toWorth: (credit: number) => number,
    toBit: (credit: number) => number,
  ): void {
    const requirement = job.requirements[position];
    if (requirement === undefined) return;
    const { hashes, hashShares } = requirement;
    const terms = Int32Array.from(hashes, (hash) => index.terms.find(hash));
    terms.forEach((term, word) => {
      if (term >= 0) this.addWord(index, term, Math.ceil(WHOLE_WORD_SHARE * (hashShares[word] ?? 0)));
    });
    // The credit by share of words; 0 if the share is too small to count.
    const worths = new Int32Array(MAX_WORD_SHARE + 1);
    const bits = new Uint16Array(MAX_WORD_SHARE + 1);
    for (let shares = Math.ceil(MIN_WORD_SHARE * WHOLE_WORD_SHARE); shares <= MAX_WORD_SHARE; shares++) {
      const credit = SHARED_WORDS_LISTED * Math.min(1, shares / WHOLE_WORD_SHARE);
      worths[shares] = toWorth(credit);
      bits[shares] = toBit(credit);
    }
    for (const term of terms) if (term >= 0) this.creditFound(index, term, position + 1, worths, bits);
  }

  private addWord({ wordPostings }: SkillIndex, term: number, part: number): void {
    const { words } = this;
    const slots = wordPostings.of(term);
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] ?? 0;
      const total = (words[slot] ?? 0) + part;
      words[slot] = total > MAX_WORD_SHARE ? MAX_WORD_SHARE : total;
    }
  }

  /** Credits every slot with a listed word for its sum of word shares, and resets the sum. */
  private creditFound(
    { wordPostings }: SkillIndex,
    term: number,
    stamp: number,
    worths: Int32Array,
    bits: Uint16Array,
  ): void {
    const { words } = this;
    const slots = wordPostings.of(term);
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] ?? 0;
      const total = words[slot] ?? 0;
      words[slot] = 0;
      const worth = worths[total] ?? 0;
      if (worth > 0) this.credit(slot, stamp, worth, bits[total] ?? 0);
    }
  }

  /** Calculates the shares for a job with requirements. */
  fill(index: SkillIndex, job: ComparedJob): void {
    this.reset(index.columns.capacity);
    this.index = index;
    const total = job.requirements.reduce((sum, { weight }) => sum + weight, 0);
    this.textRequirements = job.requirements.map(({ hashes, hashShares, weight }) => ({
      hashes,
      hashShares,
      worth: hashes.length === 0 ? 0 : (SHARED_WORDS_TEXT * weight) / total,
    }));
    const lists = creditLists(index, job);
    job.requirements.forEach(({ weight }, position) => {
      const toWorth = (credit: number): number => Math.ceil((WHOLE_SHARE * weight * credit) / total);
      const toBit = (credit: number): number =>
        position < MAX_TRACKED && credit >= SHARED_WORDS_TEXT ? 1 << position : 0;
      for (const { key, credit } of lists[position] ?? [])
        this.creditAll(index, key, position + 1, toWorth(credit), toBit(credit));
      this.creditWords(index, job, position, toWorth, toBit);
    });
    this.fillTextBounds();
  }

  private fillTextBounds(): void {
    const { textRequirements, addedByLow, addedByHigh } = this;
    const textWorth = (index: number): number => Math.ceil(WHOLE_SHARE * (textRequirements[index]?.worth ?? 0));
    for (let bits = 0; bits < 256; bits++) {
      let low = 0;
      let high = 0;
      for (let index = 0; index < 8; index++) {
        if ((bits & (1 << index)) !== 0) continue;
        low += textWorth(index);
        high += textWorth(index + 8);
      }
      addedByLow[bits] = low;
      addedByHigh[bits] = high;
    }
    for (let index = MAX_TRACKED; index < textRequirements.length; index++) {
      for (let bits = 0; bits < 256; bits++) addedByHigh[bits] = (addedByHigh[bits] ?? 0) + textWorth(index);
    }
  }

  private mayMentionEnough({ hashes, hashShares }: TextRequirement, slot: number): boolean {
    let total = 0;
    for (let word = 0; word < hashes.length; word++) {
      if (this.index?.mayMention(slot, hashes[word] ?? 0)) total += hashShares[word] ?? 0;
    }
    // Tolerates rounding errors, because the order of additions differs.
    return total >= MIN_WORD_SHARE - 1e-9;
  }

  /** Returns the share of a slot (0-1). */
  of(slot: number): number {
    const { textRequirements } = this;
    const satisfied = this.satisfied[slot] ?? 0;
    let share = (this.shares[slot] ?? 0) / WHOLE_SHARE;
    for (let index = 0; index < textRequirements.length; index++) {
      const words = textRequirements[index];
      if (words === undefined || (index < MAX_TRACKED && (satisfied & (1 << index)) !== 0)) continue;
      if (this.mayMentionEnough(words, slot)) share += words.worth;
    }
    return Math.min(1, share);
  }

  /**
   * Returns the highest possible share of every slot below `end`, for any text, in steps of 0 to `steps` (max 255), rounded up. Valid until the next
   * call of `fill`.
   */
  highestShares(end: number, steps: number): Uint8Array {
    const { shares, satisfied, addedByLow, addedByHigh, steppedShares } = this;
    const stepsByShare = Uint8Array.from({ length: MAX_SUM >> DROPPED_BITS }, (_, coarse) =>
      Math.min(steps, Math.ceil((((coarse + 1) << DROPPED_BITS) * steps) / WHOLE_SHARE)),
    );
    for (let slot = 0; slot < end; slot++) {
      const bits = satisfied[slot] ?? 0;
      const share = (shares[slot] ?? 0) + (addedByLow[bits & 255] ?? 0) + (addedByHigh[bits >>> 8] ?? 0);
      steppedShares[slot] = stepsByShare[share >> DROPPED_BITS] ?? steps;
    }
    return steppedShares;
  }
}
