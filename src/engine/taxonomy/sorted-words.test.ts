/** Checks the prefix search that allows one typo against a search over all words. */
import { describe, expect, it } from 'vitest';
import { SortedWords, type WordRange } from './sorted-words.ts';

const LETTERS = ['a', 'b', 'c'];

const allWords = (length: number): string[] =>
  length === 0 ? [''] : allWords(length - 1).flatMap((start) => LETTERS.map((letter) => start + letter));

/** Returns all words that one typo turns into `written`. Excludes words with an additional last letter. */
const corrected = (written: string): Set<string> => {
  const all = new Set<string>();
  for (let index = 0; index < written.length; index++) {
    const [start, end] = [written.slice(0, index), written.slice(index + 1)];
    all.add(start + end);
    if (end !== '') all.add(start + end.charAt(0) + written.charAt(index) + end.slice(1));
    for (const letter of LETTERS) {
      if (letter === written[index]) continue;
      all.add(start + letter + end);
      all.add(start + letter + written.slice(index));
    }
  }
  all.delete('');
  all.delete(written);
  return all;
};

const sampleWords = [1, 2, 3, 4, 5].flatMap(allWords).filter((_, index) => (index * 7) % 11 < 4);
const sorted = new SortedWords([...sampleWords, ...sampleWords]);

const wordsInRange = ({ from, to }: WordRange): string[] => sorted.words.slice(from, to);

describe('SortedWords', () => {
  it('removes duplicates and finds contained words', () => {
    expect([...sorted.words]).toEqual([...new Set(sampleWords)].toSorted());
    for (const word of [1, 2, 3].flatMap(allWords)) expect(sorted.has(word)).toBe(sampleWords.includes(word));
  });

  it('finds exactly the words with a prefix', () => {
    for (const letters of ['', ...[1, 2, 3, 4].flatMap(allWords)]) {
      const range = sorted.findPrefixRange(letters);
      expect(range === null ? [] : wordsInRange(range)).toEqual(
        sorted.words.filter((word) => word.startsWith(letters)),
      );
    }
  });

  it('finds exactly the words with the corrected prefix, for every single typo', () => {
    for (const written of [2, 3, 4].flatMap(allWords)) {
      const found = new Set<string>();
      sorted.visitWithOneTypo(written, (range) => {
        const words = wordsInRange(range);
        expect(new Set(words.map((word) => word.slice(0, range.length))).size).toBe(1);
        for (const word of words) found.add(word);
      });
      const corrections = [...corrected(written)];
      const expected = sorted.words.filter((word) => corrections.some((start) => word.startsWith(start)));
      // Excludes errors that do not change the letters, because these words start with `written`.
      const typos = [...found].filter((word) => expected.includes(word) || !word.startsWith(written));
      expect(new Set(typos)).toEqual(new Set(expected));
    }
  });

  it('finds nothing if there are no words', () => {
    const none = new SortedWords([]);
    expect(none.findPrefixRange('a')).toBeNull();
    none.visitWithOneTypo('abc', () => expect.unreachable());
  });
});
