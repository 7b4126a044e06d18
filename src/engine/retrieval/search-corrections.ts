/**
 * What a word of a search may have been meant to be, where it is one slip of the keyboard from a word of skills or titles, or such a word in
 * another language than English. Whether anybody has the word as it was typed is for the caller to find out first: a search must never lose
 * who it names.
 * Invariant: no given name means another word, and a word of the taxonomy only its English one.
 */
import { GIVEN_NAMES } from '../scoring/identity-words.ts';
import { lexiconWords } from '../taxonomy/lexicon.ts';
import { occupationWords } from '../taxonomy/occupations.ts';
import { madeOfSkills, type Skill } from '../taxonomy/skills.ts';
import { SortedWords } from '../taxonomy/sorted-words.ts';
import { titleInEnglish } from '../taxonomy/title-concepts.ts';
import { foldText, isStopWord } from '../text/text.ts';

/** Shorter words are one slip from too many others. */
const SHORTEST = 4;
/** In a shorter word a wrong letter makes another word more often than a slip: `jean` is no `lean`. */
const SHORTEST_WITH_WRONG_LETTER = 5;
const MAX_MEANT = 3;

const isPlainWord = (word: string): boolean => word.length >= SHORTEST && /^[a-z]+$/.test(word);

/** Calls back with every one of some words that another is one slip from. */
const eachMeantBy = (words: SortedWords, written: string, visit: (word: string) => void): void => {
  words.eachOneSlipFrom(written, ({ from, length }) => {
    // The words are in order, so the one that does not go on comes first.
    const word = words.words[from] ?? '';
    if (word.length === length) visit(word);
  });
};

/** The spellings of a skill without those that are slips themselves, as `exel` is of Excel: what they mean is what to look for. */
function correctSpellings({ label, aliases }: Skill): string[] {
  const ofLabel = foldText(label).split(' ');
  const sorted = new SortedWords(ofLabel);
  const isSlip = (alias: string): boolean => {
    let isOne = false;
    eachMeantBy(sorted, alias, () => {
      isOne = true;
    });
    return isOne;
  };
  return [
    ...ofLabel,
    ...aliases
      .map(foldText)
      .filter((alias) => !isSlip(alias))
      .flatMap((alias) => alias.split(' ')),
  ];
}

const vocabulary = madeOfSkills((skills) => {
  const all = [...skills.flatMap(correctSpellings), ...lexiconWords(), ...occupationWords()];
  return new SortedWords(all.filter((word) => isPlainWord(word) && !isStopWord(word)));
});

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');
const inOrder = (word: string): string => Array.from(word).toSorted().join('');

/** Words of skills as the product names them, in English. */
const labelWords = madeOfSkills((skills) => new Set(skills.flatMap(({ label }) => foldText(label).split(' '))));

/** The English words for a known word, none for one that skills are named by. */
const englishFor = (known: string): string[] =>
  labelWords().has(known) ? [] : titleInEnglish(known).filter((word) => word !== known);

/** How much of a slip it is: 0 the same letters, doubled or swapped; 1 one more or less; 2 a wrong one. */
function slipSize(written: string, meant: string): number {
  if (withoutDoubles(written) === withoutDoubles(meant)) return 0;
  if (written.length !== meant.length) return 1;
  return inOrder(written) === inOrder(meant) ? 0 : 2;
}

/** The first letter is nearly always right, or stands second. */
const beginsAlike = (written: string, meant: string): boolean =>
  written[0] === meant[0] || (written[0] === meant[1] && written[1] === meant[0]);

/**
 * The words, at most three, that a folded word of a search may have been meant to be, the likeliest first: what it is a slip of, or the
 * English words for it where it is known (under those, too, rows are kept). None for given names, and where several letters differ.
 */
export function likelyCorrections(written: string): readonly string[] {
  if (!isPlainWord(written) || GIVEN_NAMES.has(written) || isStopWord(written)) return [];
  const words = vocabulary();
  if (words.has(written)) return englishFor(written).slice(0, MAX_MEANT);
  const meant = new Map<string, number>();
  eachMeantBy(words, written, (word) => {
    if (!beginsAlike(written, word)) return;
    const size = slipSize(written, word);
    if (size < 2 || written.length >= SHORTEST_WITH_WRONG_LETTER) meant.set(word, size);
  });
  return [...meant]
    .toSorted(([a, sizeA], [b, sizeB]) => sizeA - sizeB || (a < b ? -1 : 1))
    .slice(0, MAX_MEANT)
    .map(([word]) => word);
}
