/**
 * Words in alphabetical order with prefix search, optionally with one typo. A search reads only words that share the prefix matched so far,
 * so its cost depends more on the number of correct letters than on the number of words.
 */

/** A range of words in sorted order (end exclusive) that share a prefix of `length` letters. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Distinct words. */
export class SortedWords {
  readonly words: readonly string[];

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].toSorted(byCodeUnit);
  }

  /** Returns true if the list contains this word. */
  has(word: string): boolean {
    const range = this.findPrefixRange(word);
    return range !== null && this.words[range.from] === word;
  }

  /** Returns the range of words with this prefix, or null if there are none. */
  findPrefixRange(letters: string): WordRange | null {
    return this.#follow({ from: 0, to: this.words.length, length: 0 }, letters, 0);
  }

  /**
   * Visits the words whose prefix is `written` with one typo corrected: a letter too many, missing or wrong, or two neighbors swapped. A
   * missing last letter is not an error here, because these words start with `written`. Some words are visited more than once.
   */
  visitWithOneTypo(written: string, visit: (range: WordRange) => void): void {
    let matched: WordRange | null = { from: 0, to: this.words.length, length: 0 };
    for (let index = 0; index < written.length && matched !== null; index++) {
      const next = written.charAt(index + 1);
      this.#visit(this.#follow(matched, written, index + 1), visit);
      if (next !== '' && next !== written[index]) {
        const swapped = this.#narrow(matched, next);
        this.#visit(swapped && this.#follow(swapped, written[index] + written.slice(index + 2), 0), visit);
      }
      this.#eachChild(matched, (letter, child) => {
        if (letter === written[index]) return;
        this.#visit(this.#follow(child, written, index), visit);
        this.#visit(this.#follow(child, written, index + 1), visit);
      });
      matched = this.#narrow(matched, written.charAt(index));
    }
  }

  #visit(range: WordRange | null, visit: (range: WordRange) => void): void {
    if (range !== null && range.length > 0) visit(range);
  }

  /** Narrows a range to words that continue with the letters from `index` on. */
  #follow(range: WordRange, letters: string, index: number): WordRange | null {
    let rest: WordRange | null = range;
    for (let position = index; position < letters.length && rest !== null; position++)
      rest = this.#narrow(rest, letters.charAt(position));
    return rest;
  }

  #narrow({ from, to, length }: WordRange, letter: string): WordRange | null {
    const start = this.#first(letter, from, to, length, false);
    const end = this.#first(letter, start, to, length, true);
    return start < end ? { from: start, to: end, length: length + 1 } : null;
  }

  #eachChild({ from, to, length }: WordRange, visit: (letter: string, child: WordRange) => void): void {
    // A word that ends here is the first in the range.
    let index = this.words[from]?.length === length ? from + 1 : from;
    while (index < to) {
      const letter = this.#letterAt(index, length);
      const end = this.#first(letter, index, to, length, true);
      visit(letter, { from: index, to: end, length: length + 1 });
      index = end;
    }
  }

  #letterAt(word: number, position: number): string {
    return this.words[word]?.charAt(position) ?? '';
  }

  /** Returns the index of the first word in a range that has this or a later letter at a position. With `isLater`, the letter must be later. */
  #first(letter: string, from: number, to: number, position: number, isLater: boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const middleLetter = this.#letterAt(middle, position);
      if (middleLetter < letter || (isLater && middleLetter === letter)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
