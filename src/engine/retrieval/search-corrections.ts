/**
 * Corrects search words that are one typo away from a word of skills or titles. The caller must first check whether any row contains the word
 * as typed, so that exact names are always found. Given names and words of the taxonomy are never corrected.
 */
import { lexiconWords } from '../taxonomy/lexicon.ts';
import { allTitleWords } from '../taxonomy/occupations.ts';
import { GIVEN_NAMES } from '../taxonomy/proper-names.ts';
import { derivedFromSkills, type Skill } from '../taxonomy/skills.ts';
import { SortedWords } from '../taxonomy/sorted-words.ts';
import { foldText, isStopWord } from '../text/text.ts';

/** Shorter words are one typo away from too many other words. */
const MIN_WORD_LENGTH = 4;
/** In shorter words, a wrong letter more likely means a different word: `jean` is not `lean`. */
const MIN_LENGTH_FOR_WRONG_LETTER = 5;
const MAX_CORRECTIONS = 3;

const isPlainWord = (word: string): boolean => word.length >= MIN_WORD_LENGTH && /^[a-z]+$/.test(word);

/** Visits the words that are one typo away from `written`. */
const visitCorrections = (words: SortedWords, written: string, visit: (word: string) => void): void => {
  words.visitWithOneTypo(written, ({ from, length }) => {
    // In sorted order, the word itself comes before its continuations.
    const word = words.words[from] ?? '';
    if (word.length === length) visit(word);
  });
};

/** Returns the spellings of a skill, without aliases that are misspellings, such as `exel` for Excel. */
function listCorrectSpellings({ label, aliases }: Skill): string[] {
  const labelWords = foldText(label).split(' ');
  const sorted = new SortedWords(labelWords);
  const isTypo = (alias: string): boolean => {
    let isFound = false;
    visitCorrections(sorted, alias, () => {
      isFound = true;
    });
    return isFound;
  };
  return [
    ...labelWords,
    ...aliases
      .map(foldText)
      .filter((alias) => !isTypo(alias))
      .flatMap((alias) => alias.split(' ')),
  ];
}

const vocabulary = derivedFromSkills((skills) => {
  const all = [...skills.flatMap(listCorrectSpellings), ...lexiconWords(), ...allTitleWords()];
  return new SortedWords(all.filter((word) => isPlainWord(word) && !isStopWord(word)));
});

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');
const sortLetters = (word: string): string => Array.from(word).toSorted().join('');

/** Returns the severity of a typo: 0 for doubled or swapped letters, 1 for one letter more or less, 2 for a wrong letter. */
function typoSeverity(written: string, correction: string): number {
  if (withoutDoubles(written) === withoutDoubles(correction)) return 0;
  if (written.length !== correction.length) return 1;
  return sortLetters(written) === sortLetters(correction) ? 0 : 2;
}

/** Returns true if the words start alike. The first letter is almost always right or in second place. */
const hasSimilarStart = (written: string, correction: string): boolean =>
  written[0] === correction[0] || (written[0] === correction[1] && written[1] === correction[0]);

/** Returns the likely corrections of a folded search word, most likely first, at most three. Returns none for given names and known words. */
export function likelyCorrections(written: string): readonly string[] {
  if (!isPlainWord(written) || GIVEN_NAMES.has(written) || isStopWord(written)) return [];
  const words = vocabulary();
  if (words.has(written)) return [];
  const severities = new Map<string, number>();
  visitCorrections(words, written, (word) => {
    if (!hasSimilarStart(written, word)) return;
    const severity = typoSeverity(written, word);
    if (severity < 2 || written.length >= MIN_LENGTH_FOR_WRONG_LETTER) severities.set(word, severity);
  });
  return [...severities]
    .toSorted(([a, severityA], [b, severityB]) => severityA - severityB || (a < b ? -1 : 1))
    .slice(0, MAX_CORRECTIONS)
    .map(([word]) => word);
}
