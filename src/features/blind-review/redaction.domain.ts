/**
 * Replaces the words that identify a person in a text: names, places, addresses, however they are spelled (case, accents, apostrophes,
 * separators, invisible characters). Pure. Compares words instead of patterns, so it runs in linear time for any text.
 */

/** The default replacement. It is the same in every language. */
export const HIDDEN_TEXT = '•••';

/** A word of a text, folded, with its position. */
interface Word {
  folded: string;
  start: number;
  end: number;
}

/** Letters that Unicode does not decompose, with the letters that people type instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};

/** Letters that people spell out if their keyboard lacks them. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj' };

const spellOut = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), (letter) => SPELLED_OUT[letter] ?? letter).join('');

const NON_WORD_CHARACTERS = /[^\p{L}\p{N}]/gu;
/** Characters inside words that are ignored: accents, joiners, soft hyphens. */
const IGNORED_CHARACTER = /^[\p{M}\p{Cf}]$/u;
/** Scripts without spaces between words, or with endings joined to names: each letter counts as a word. */
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const FIRST_UNSPACED = '\u0e00';
const isUnspaced = (letter: string): boolean => letter >= FIRST_UNSPACED && UNSPACED_LETTER.test(letter);

/** Apostrophes that Unicode counts as letters. */
const APOSTROPHES = 'ʹʻʼʽ';

/** Returns the folded letter or digit. Returns null for a separator. */
const foldLetter = (letter: string): string | null => {
  if (IGNORED_CHARACTER.test(letter)) return '';
  if (APOSTROPHES.includes(letter)) return null;
  const plain = letter.normalize('NFKD').toLowerCase().normalize('NFKD').replace(NON_WORD_CHARACTERS, '');
  if (plain === '') return null;
  return Array.from(plain, (part) => PLAIN_LETTERS[part] ?? part).join('');
};

const MAX_CACHED_LETTERS = 20_000;
const foldedLetters = new Map<string, string | null>();

const foldCached = (letter: string): string | null => {
  const cached = foldedLetters.get(letter);
  if (cached !== undefined) return cached;
  if (foldedLetters.size >= MAX_CACHED_LETTERS) foldedLetters.clear();
  const folded = foldLetter(letter);
  foldedLetters.set(letter, folded);
  return folded;
};

const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  let parts: string[] = [];
  let start = 0;
  let index = 0;
  const endWord = (end: number): void => {
    const folded = parts.join('');
    if (folded !== '') words.push({ folded, start, end });
    parts = [];
  };
  for (const letter of text) {
    const folded = foldCached(letter);
    if (folded === null || isUnspaced(letter)) endWord(index);
    if (folded !== null) {
      if (parts.length === 0) start = index;
      parts.push(folded);
    }
    index += letter.length;
    if (isUnspaced(letter)) endWord(index);
  }
  endWord(index);
  return words;
};

/** A tree of phrases, with one level for each word. */
interface PhraseTree {
  next: Map<string, PhraseTree>;
  isEnd: boolean;
}

/** The maximum number of words of a hidden phrase, such as a long web address. It limits the work for each word of a text. */
const MAX_PHRASE_WORDS = 60;

const createPhraseTree = (): PhraseTree => ({ next: new Map(), isEnd: false });

const addPhrase = (phrases: PhraseTree, words: readonly string[]): void => {
  let node = phrases;
  for (const word of words.slice(0, MAX_PHRASE_WORDS)) {
    const next = node.next.get(word) ?? createPhraseTree();
    node.next.set(word, next);
    node = next;
  }
  node.isEnd = node !== phrases;
};

/** Texts to hide, and their replacement. */
export interface Redaction {
  phrases: readonly string[];
  replacement: string;
  /** Whether a phrase is also written as one word (`AnaPerez`, `obrien`). */
  isOftenJoined?: boolean;
  /** Whether a phrase is also found inside a longer word. The whole word is then hidden. */
  isInsideWords?: boolean;
  /** Whether a phrase is hidden only if no other letter touches it. */
  isStandalone?: boolean;
  /** Hides a phrase only if its long words begin with a capital (`Santa Cruz`), or only if it is in capitals (`UBA`). */
  capitals?: 'initial' | 'all';
}

interface PreparedRedaction {
  phrases: PhraseTree;
  isStandalone: boolean;
  capitals: Redaction['capitals'];
  parts: readonly string[];
  replacement: string;
}

const prepareRedaction = ({
  phrases,
  replacement,
  isOftenJoined,
  isInsideWords,
  isStandalone,
  capitals,
}: Redaction): PreparedRedaction => {
  const tree = createPhraseTree();
  const folded = phrases
    .flatMap((phrase) => [phrase, spellOut(phrase)])
    .map((phrase) => splitWords(phrase).map((word) => word.folded));
  for (const words of folded) {
    addPhrase(tree, words);
    if (isOftenJoined === true) addPhrase(tree, [words.join('')]);
  }
  return {
    phrases: tree,
    isStandalone: isStandalone === true,
    capitals,
    parts: isInsideWords === true ? folded.map((words) => words.join('')).filter((part) => part !== '') : [],
    replacement,
  };
};

const MAX_PARTICLE_LENGTH = 3;

/** Returns true if a word of a text has the capitals that the redaction requires. Scripts without capitals always have them. */
const hasCapitals = (
  text: string,
  { start, end }: Word,
  isFirst: boolean,
  capitals: Redaction['capitals'],
): boolean => {
  if (capitals === undefined) return true;
  const written = text.slice(start, end);
  if (capitals === 'all') return written === written.toUpperCase();
  return !/^\p{Ll}/u.test(written) || (!isFirst && written.length <= MAX_PARTICLE_LENGTH);
};

/** Returns the number of words of the longest phrase that starts at `index`, or 0. */
const phraseLength = (
  { phrases, capitals }: PreparedRedaction,
  text: string,
  words: readonly Word[],
  index: number,
): number => {
  let longest = 0;
  let node: PhraseTree | undefined = phrases;
  for (let i = index; node !== undefined && i < words.length; i++) {
    const word = words[i];
    node = word && node.next.get(word.folded);
    if (word === undefined || node === undefined || !hasCapitals(text, word, i === index, capitals)) break;
    if (node.isEnd) longest = i - index + 1;
  }
  return longest;
};

interface Range {
  start: number;
  end: number;
  replacement: string;
}

/** Returns true if other letters touch the words that start at `index`. */
const hasAdjacentLetter = (words: readonly Word[], index: number, length: number): boolean =>
  words[index - 1]?.end === words[index]?.start || words[index + length]?.start === words[index + length - 1]?.end;

/** Finds the ranges of one redaction among the words that no earlier redaction used, and marks them as used. */
const findRanges = (
  redaction: PreparedRedaction,
  text: string,
  words: readonly Word[],
  usedWords: Set<Word>,
): Range[] => {
  const { parts, replacement, isStandalone } = redaction;
  const ranges: Range[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index];
    const isPart = word !== undefined && parts.some((part) => word.folded.includes(part));
    const length = Math.max(phraseLength(redaction, text, words, index), isPart ? 1 : 0);
    const phraseWords = words.slice(index, index + length);
    const [first, last] = [phraseWords[0], phraseWords.at(-1)];
    const isEligible =
      !(isStandalone && hasAdjacentLetter(words, index, length)) &&
      !phraseWords.some((phraseWord) => usedWords.has(phraseWord));
    const isMatch = first !== undefined && last !== undefined && isEligible;
    index += isMatch ? length : 1;
    if (!isMatch) continue;
    for (const phraseWord of phraseWords) usedWords.add(phraseWord);
    ranges.push({ start: first.start, end: last.end, replacement });
  }
  return ranges;
};

/** Shorter beginnings of a phrase are not hidden. */
const MIN_CUT_LENGTH = 3;

/** Returns true if the words from `index` to the end are the beginning of a phrase whose last word is cut short. */
const isCutPhrase = (
  { phrases, capitals }: PreparedRedaction,
  text: string,
  words: readonly Word[],
  index: number,
): boolean => {
  let node: PhraseTree | undefined = phrases;
  for (const { folded } of words.slice(index, -1)) node = node?.next.get(folded);
  const last = words.at(-1)?.folded ?? '';
  const length = words.slice(index).reduce((sum, { folded }) => sum + folded.length, 0);
  return (
    length >= MIN_CUT_LENGTH &&
    [...(node?.next.keys() ?? [])].some((word) => word.startsWith(last)) &&
    words.slice(index).every((word, i) => hasCapitals(text, word, i === 0, capitals))
  );
};

const ELLIPSIS = '…';

/** Returns the range of a phrase that is cut short at the end of an excerpt, if any. */
const findCutRange = (text: string, redactions: readonly PreparedRedaction[], words: readonly Word[]): Range[] => {
  const last = words.at(-1);
  if (last === undefined || !text.endsWith(ELLIPSIS)) return [];
  for (let index = Math.max(0, words.length - MAX_PHRASE_WORDS); index < words.length; index++) {
    const isCut = redactions.some((redaction) => isCutPhrase(redaction, text, words, index));
    const start = words[index]?.start;
    if (isCut && start !== undefined) return [{ start, end: last.end, replacement: HIDDEN_TEXT }];
  }
  return [];
};

const replaceRanges = (text: string, ranges: readonly Range[]): string => {
  let index = 0;
  const parts: string[] = [];
  for (const { start, end, replacement } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start < index) continue;
    parts.push(text.slice(index, start), replacement);
    index = end;
  }
  return parts.join('') + text.slice(index);
};

/** Returns a function that applies the redactions to a text, earlier ones first. */
export const createRedactor = (redactions: readonly Redaction[]): ((text: string) => string) => {
  const prepared = redactions.map(prepareRedaction);
  return (original) => {
    const text = original.normalize('NFC');
    const words = splitWords(text);
    const cut = findCutRange(text, prepared, words);
    const usedWords = new Set(words.filter(({ start }) => cut.some((range) => start >= range.start)));
    return replaceRanges(text, [
      ...cut,
      ...prepared.flatMap((redaction) => findRanges(redaction, text, words, usedWords)),
    ]);
  };
};
