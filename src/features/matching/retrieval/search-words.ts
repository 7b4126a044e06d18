/**
 * Finds rows by words of a text, as the lists that stay in SQL do with LIKE: a word of a query stands anywhere in a word of the
 * text, a short one only where one begins. Invariant: the same rows as the SQL of `server/search`, for the same texts and words.
 */
import { Dictionary } from './dictionary.ts';
import { Postings } from './postings.ts';

/** A word of a query, folded. */
export interface SoughtWord {
  text: string;
  /** Only where a word begins. */
  isStart: boolean;
}

/** Which words of all texts have a sought one in them, as far as was looked. */
interface Seen {
  numbers: number[];
  upTo: number;
}

const MAX_SEEN = 500;

const wordsOf = (text: string): Set<string> => new Set(text.split(' ').filter((word) => word !== ''));

/** Texts by their words. */
export class WordIndex {
  private readonly words = new Dictionary<string, string>();
  private readonly postings = new Postings();
  private readonly seen = new Map<string, Seen>();

  get bytes(): number {
    return this.postings.bytes;
  }

  /** Puts a folded text into a slot that has none; gives the numbers of its words. */
  put(slot: number, text: string): number[] {
    return Array.from(wordsOf(text), (word) => {
      const number = this.words.intern(word, () => word);
      this.postings.add(number, slot);
      return number;
    });
  }

  /** Takes a word out of a slot. */
  drop(slot: number, number: number): void {
    this.postings.remove(number, slot);
  }

  private having({ text, isStart }: SoughtWord): readonly number[] {
    const key = `${isStart ? ' ' : ''}${text}`;
    const seen = this.seen.get(key) ?? { numbers: [], upTo: 0 };
    for (; seen.upTo < this.words.size; seen.upTo++) {
      const word = this.words.values[seen.upTo] ?? '';
      if (isStart ? word.startsWith(text) : word.includes(text)) seen.numbers.push(seen.upTo);
    }
    if (this.seen.size >= MAX_SEEN) this.seen.clear();
    this.seen.set(key, seen);
    return seen.numbers;
  }

  /** Calls back for every slot whose text has the word; for some more than once. */
  eachWith(word: SoughtWord, visit: (slot: number) => void): void {
    for (const number of this.having(word)) this.postings.each(number, visit);
  }
}
