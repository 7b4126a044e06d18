/** Tests which typos a search corrects, and which words it leaves unchanged. */
import { describe, expect, it } from 'vitest';
import { lexiconWords } from '../taxonomy/lexicon.ts';
import { allSkills } from '../taxonomy/skills.ts';
import { foldText } from '../text/text.ts';
import { likelyCorrections } from './search-corrections.ts';

/** Returns the edit distance between two words. A swap of neighbors counts as one edit. */
const distance = (a: string, b: string): number => {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const distanceAt = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const changed = distanceAt(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        distanceAt(i - 1, j) + 1,
        distanceAt(i, j - 1) + 1,
        changed,
        isSwap ? distanceAt(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return distanceAt(a.length, b.length);
};

const skillWords = [
  ...new Set(
    allSkills().flatMap(({ label, aliases }) => [label, ...aliases].flatMap((text) => foldText(text).split(' '))),
  ),
];
const vocabulary = new Set([...skillWords, ...lexiconWords()]);
const longWords = skillWords.filter((word) => word.length >= 7 && /^[a-z]+$/.test(word));

describe('search corrections', () => {
  it.each([
    ['bookeeper', 'bookkeeper'],
    ['bokkeeper', 'bookkeeper'],
    ['reakt', 'react'],
    ['exel', 'excel'],
    ['acountant', 'accountant'],
    ['recepcionsta', 'recepcionista'],
    ['enfremera', 'enfermera'],
    ['desenvolvedro', 'desenvolvedor'],
    ['pyhton', 'python'],
  ])('correct the typo in %s', (written, expected) => {
    expect(likelyCorrections(written)).toContain(expected);
  });

  it('leave known words, given names, short words and numbers unchanged', () => {
    for (const word of [
      'bookkeeper',
      'react',
      'maria',
      'jean',
      'juan',
      'ana',
      'qa',
      'c++',
      'es6x',
      '',
      'zzzzzz',
      'the',
    ]) {
      expect([word, likelyCorrections(word)]).toEqual([word, []]);
    }
    for (const { label } of allSkills()) {
      for (const word of foldText(label).split(' ')) expect([word, likelyCorrections(word)]).toEqual([word, []]);
    }
    const corrected = skillWords.filter((word) => likelyCorrections(word).length > 0);
    // The only corrected words are aliases that are misspellings, such as `exel`, and prefixes that match anyway, such as `database`.
    expect(corrected.length).toBeLessThan(skillWords.length / 100);
  });

  it('return at most three words, each exactly one typo away', () => {
    const words = longWords.filter((_, index) => index % 7 === 0);
    let tried = 0;
    for (const word of words) {
      const position = 1 + (word.length % (word.length - 2));
      for (const written of [
        word.slice(0, position) + word.slice(position + 1),
        word.slice(0, position) + word.charAt(position) + word.slice(position),
        `${word.slice(0, position)}q${word.slice(position + 1)}`,
        word.slice(0, position) + word.charAt(position + 1) + word.charAt(position) + word.slice(position + 2),
      ]) {
        if (vocabulary.has(written)) continue;
        const corrections = likelyCorrections(written);
        tried += 1;
        expect(corrections.length).toBeLessThanOrEqual(3);
        for (const correction of corrections)
          expect([written, correction, distance(written, correction)]).toEqual([written, correction, 1]);
      }
    }
    expect(tried).toBeGreaterThan(500);
  });

  it('find almost all words of seven or more letters that have a dropped, doubled or swapped letter', () => {
    let [tried, found] = [0, 0];
    for (const word of longWords) {
      for (const written of [
        word.slice(0, 3) + word.slice(4),
        word.slice(0, 4) + word.slice(3),
        word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5),
      ]) {
        if (vocabulary.has(written)) continue;
        tried += 1;
        if (likelyCorrections(written).includes(word)) found += 1;
      }
    }
    expect(tried).toBeGreaterThan(1_000);
    expect(found / tried).toBeGreaterThan(0.95);
  });
});
