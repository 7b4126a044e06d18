/**
 * Extracts words from text in English, Spanish and Portuguese: folding, stop words, a light stemmer that also unifies cognates (administration,
 * administración, administração), and a hash. Contains no skills or occupations. Pure: the same text always produces the same words.
 */
import { LIMITS } from '#shared/limits.ts';
import { STOP_WORDS } from '../taxonomy/words/common-words.ts';

const MAX_ENTRIES = 20_000;
/** The maximum length of cached texts. Longer texts are prose, which rarely repeats. */
const MAX_KEY_LENGTH = 120;

const caches: Map<string, unknown>[] = [];

/** Clears all caches. Call it after changing the vocabulary. */
export function clearCaches(): void {
  for (const cache of caches) cache.clear();
}

/**
 * Caches a pure function for short texts, so that a title or skill that many people and jobs share is read once. A full cache is cleared. Results do
 * not depend on the cache.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  caches.push(cache);
  return (text) => {
    if (text.length > MAX_KEY_LENGTH) return compute(text);
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(text, result);
    return result;
  };
}

const stopWords = new Set(STOP_WORDS.split(/\s+/));

/** Cyrillic and Greek letters that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ο: 'o',
  α: 'a',
};

const LOOKALIKE = /[аеорсухіјѕοα]/g;
const toLatin = (letter: string): string => LOOKALIKES[letter] ?? letter;

/** Returns a text as readers see it: without invisible characters, with Latin letters instead of look-alikes, and with one kind of space. */
export const toVisibleText = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, '')
    .replace(LOOKALIKE, toLatin)
    .replace(/[^\S\n\r]+/g, ' ');

/** Lowercases and removes accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the folded form of a character: letters and digits, '' for accents and invisible characters, a space for separators. */
function foldCharacter(character: string): string {
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(LOOKALIKE, toLatin);
  return plain.replace(/[^\p{L}\p{N}+#]+/gu, ' ');
}

/** The end of the range that includes almost all text: Latin letters, accents and common punctuation. */
const LATIN_END = 0x370;
const latin: readonly string[] = Array.from({ length: LATIN_END }, (_, code) =>
  foldCharacter(String.fromCharCode(code)),
);
const GENERAL_PUNCTUATION = 0x2000;
const AFTER_PUNCTUATION = 0x2070;
const MAX_BMP = 0xff_ff;
const INVISIBLE = /\p{Cf}/u;
const foldRare = memoize(foldCharacter);

function foldAt(text: string, index: number, code: number): string {
  if (code < LATIN_END) return latin[code] ?? ' ';
  if (code >= GENERAL_PUNCTUATION && code < AFTER_PUNCTUATION) return INVISIBLE.test(text.charAt(index)) ? '' : ' ';
  return foldRare(String.fromCodePoint(text.codePointAt(index) ?? code));
}

const AFTER_LETTER = /[a-z+#]$/;

/** 1 for `a` to `z` and digits, which need no folding. */
const isPlain = Uint8Array.from({ length: LATIN_END }, (_, code) => Number(/[a-z0-9]/.test(String.fromCharCode(code))));

/** Returns the end of a run of plain characters that starts at `from`. */
function plainEnd(text: string, from: number): number {
  let index = from;
  while (index < text.length && isPlain[text.charCodeAt(index)] === 1) index += 1;
  return index;
}

/** Characters that end a clause. A period before a space also ends a clause, except after an abbreviation. */
const CLAUSE_ENDS = new Set(Array.from(',;:!?()[]|•·‣–—…\n', (sign) => sign.charCodeAt(0)));
const PERIOD = '.'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
const MAX_ABBREVIATION_LENGTH = 2;

function endsClause(text: string, index: number, code: number, word: string): boolean {
  if (code !== PERIOD) return CLAUSE_ENDS.has(code);
  return word.length > MAX_ABBREVIATION_LENGTH && !(text.charCodeAt(index + 1) > SPACE);
}

/**
 * Returns the folded words of a lowercase text, without accents and punctuation. `+` and `#` remain after a letter (C++, C#). Most words are plain
 * and sliced; others are built character by character. `breaks` receives the number of words before every end of a clause. Stops at LIMITS.readText,
 * because folding can make text longer.
 */
function foldedWords(text: string, breaks: number[] = []): string[] {
  const allWords: string[] = [];
  let word = '';
  let foldedLength = 0;
  for (let index = 0; index < text.length && foldedLength < LIMITS.readText; ) {
    const end = Math.min(plainEnd(text, index), index + LIMITS.readText - foldedLength);
    if (end > index) word = word === '' ? text.slice(index, end) : word + text.slice(index, end);
    foldedLength += end - index;
    index = end;
    if (index >= text.length) break;
    const code = text.charCodeAt(index);
    const folded = foldAt(text, index, code);
    foldedLength += folded.length;
    if (folded === '+' || folded === '#') word += AFTER_LETTER.test(word) ? folded : '';
    else if (!folded.includes(' ')) word += folded;
    else if (folded === ' ') {
      const isEnd = endsClause(text, index, code, word);
      if (word !== '') allWords.push(word);
      if (isEnd) breaks.push(allWords.length);
      word = '';
    } else {
      // Some characters expand to several words: ½, ℅.
      const parts = `${word}${folded}`.split(' ');
      word = parts.pop() ?? '';
      allWords.push(...parts.filter((part) => part !== ''));
    }
    index += code >= LATIN_END && (text.codePointAt(index) ?? 0) > MAX_BMP ? 2 : 1;
  }
  if (word !== '') allWords.push(word);
  return allWords;
}

/**
 * Lowercases, removes accents and replaces punctuation with single spaces. `+` and `#` remain after a letter (C++, C#). Used for search columns and
 * queries, and to compare texts. Unlike `words`, it does not rewrite technical spellings.
 */
export function foldText(text: string): string {
  return foldedWords(text.slice(0, LIMITS.readText).toLowerCase()).join(' ');
}

/** Optional gender endings: `desarrollador/a`, `ingeniero(a)`, `profesor/ra`, `todos/as`. */
const GENDER_OPTION = /(?<=\p{L})\s?[/(](?:ora|era|ras|as|os|ra|a|o|x|e)\)?(?!\p{L})/gu;
/** Notes such as "m/f", "(h/m/d)" and "(f/m)" about who may apply. */
const GENDER_NOTE = /\(?\b[mfhwdx]\s?\/\s?[mfhwdx](?:\s?\/\s?[mfhwdx])?\b\)?/giu;

const POSSESSIVE = /['’`´]s(?!\p{L})/gu;

/** Returns true for links and email addresses, which do not describe work. Linear in the token's length. */
function isAddress(token: string): boolean {
  if (token.startsWith('http') || token.startsWith('www.')) return token.includes('.');
  const index = token.indexOf('@');
  return index > 0 && token.includes('.', index);
}

const MAY_HAVE_ADDRESS = /@|http|www\./;

/** The maximum length of a title or a skill, in which "it" means information technology. In prose, only "IT" does. */
const SHORT_TEXT = 80;

/** Rewrites of technical spellings, gender notes and possessives. Each applies only if the text contains its `needle`. */
const REWRITES: readonly (readonly [needle: string, pattern: RegExp, replacement: string])[] = [
  ['++', /c\+\+/g, 'cplusplus'],
  ['#', /(?<![\p{L}\p{N}])([cfj])#/gu, '$1sharp'],
  ['.net', /(?<![\p{L}\p{N}])(?:asp)?\.net(?![\p{L}])/gu, ' dotnet'],
  ['.', /([a-z])\.(js|io|ai|com)(?![\p{L}])/gu, '$1$2'],
  ['&', /([a-z])&([a-z])/g, '$1$2'],
  ['/', GENDER_NOTE, ' '],
  ['/', GENDER_OPTION, ''],
  ['(', GENDER_OPTION, ''],
  ["'", POSSESSIVE, ''],
  ['’', POSSESSIVE, ''],
  ['`', POSSESSIVE, ''],
  ['´', POSSESSIVE, ''],
];

/** Returns the folded words of a text in order. Technical spellings remain one word (`node.js` → `nodejs`, `C#` → `csharp`). */
export function words(text: string): string[] {
  return foldedWords(normalizeSpelling(text));
}

function normalizeSpelling(text: string): string {
  const read = text.slice(0, LIMITS.readText);
  let prepared = read.replace(read.length <= SHORT_TEXT ? /\bit\b/gi : /\bIT\b/g, 'infotech').toLowerCase();
  if (MAY_HAVE_ADDRESS.test(prepared)) prepared = prepared.replace(/\S+/g, (token) => (isAddress(token) ? ' ' : token));
  for (const [needle, pattern, replacement] of REWRITES) {
    if (prepared.includes(needle)) prepared = prepared.replace(pattern, replacement);
  }
  return prepared;
}

const SUFFIXES: readonly (readonly [string, string])[] = [
  ['ciones', 'ci'],
  ['tions', 'ci'],
  ['siones', 'si'],
  ['sions', 'si'],
  ['coes', 'ci'],
  ['soes', 'si'],
  ['cion', 'ci'],
  ['tion', 'ci'],
  ['sion', 'si'],
  ['cao', 'ci'],
  ['sao', 'si'],
  ['idades', 'id'],
  ['idade', 'id'],
  ['idad', 'id'],
  ['ities', 'id'],
  ['ity', 'id'],
  ['mientos', 'ment'],
  ['miento', 'ment'],
  ['mentos', 'ment'],
  ['mento', 'ment'],
  ['ments', 'ment'],
  ['ment', 'ment'],
  ['logias', 'log'],
  ['logia', 'log'],
  ['logies', 'log'],
  ['logy', 'log'],
  ['icals', 'ic'],
  ['ical', 'ic'],
  ['icos', 'ic'],
  ['icas', 'ic'],
  ['ico', 'ic'],
  ['ica', 'ic'],
  ['ics', 'ic'],
  ['istas', 'ist'],
  ['ista', 'ist'],
  ['ists', 'ist'],
  ['ancias', 'anc'],
  ['ancia', 'anc'],
  ['ances', 'anc'],
  ['ance', 'anc'],
  ['ancy', 'anc'],
  ['encias', 'enc'],
  ['encia', 'enc'],
  ['ences', 'enc'],
  ['ence', 'enc'],
  ['ency', 'enc'],
  ['oras', 'or'],
  ['ores', 'or'],
  ['ora', 'or'],
  ['eras', 'er'],
  ['eros', 'er'],
  ['era', 'er'],
  ['ero', 'er'],
  ['eiras', 'er'],
  ['eiros', 'er'],
  ['eira', 'er'],
  ['eiro', 'er'],
  ['rias', 'ri'],
  ['ria', 'ri'],
  ['ries', 'ri'],
  ['ry', 'ri'],
  ['ings', ''],
  ['ing', ''],
];

function withoutSuffix(word: string): string {
  for (const [suffix, replacement] of SUFFIXES) {
    if (word.length - suffix.length >= 3 && word.endsWith(suffix)) {
      return word.slice(0, -suffix.length) + replacement;
    }
  }
  let rest = word;
  if (rest.endsWith('s') && !rest.endsWith('ss') && !rest.endsWith('us') && rest.length > 3) rest = rest.slice(0, -1);
  if (rest.endsWith('ie') && rest.length > 4) rest = rest.slice(0, -1);
  if (rest.endsWith('y') && rest.length > 3) rest = `${rest.slice(0, -1)}i`;
  if (/[aeo]$/.test(rest) && rest.length > 3) rest = rest.slice(0, -1);
  return rest;
}

function computeStem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return withoutSuffix(word)
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/^es(?=[cpt])/, 's')
    .replace(/qua/g, 'ca')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1+/g, '$1');
}

/** `stem` does not use `memoize`, because it is called for every word of every text and a monomorphic map is faster. */
const stems = new Map<string, string>();
const MAX_STEMS = 60_000;

/** Returns the stem of a folded word, without gender and number: `desarrolladoras` and `desarrollador` have the same stem. */
export function stem(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const result = computeStem(word);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, result);
  return result;
}

/** Returns true for stop words of the three languages. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** A parsed text, in which skills, occupations or concepts can be searched. */
export interface Content {
  /** The significant words in order with repetitions, and their stems. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Every word in order, including stop words. */
  readonly all: readonly string[];
  /** The number of words before each end of a clause, ascending. */
  readonly breaks: readonly number[];
  /** The text as written, to distinguish names from everyday words. */
  readonly text: string;
}

export function readContent(text: string): Content {
  const breaks: number[] = [];
  const all = foldedWords(normalizeSpelling(text), breaks);
  const contentWords = all.filter((word) => !stopWords.has(word));
  return { words: contentWords, stems: contentWords.map(stem), all, breaks, text };
}

/** The minimum number of words of a text whose share of stop words is checked. */
const MIN_WORDS_TO_JUDGE = 200;
/**
 * The minimum share of stop words in prose. Texts with a smaller share are word lists. The 955 résumés of the labeled
 * sets have 0.29 to 0.52. Lists of 1,500 words drawn from the 2,000 to 10,000 most common words of a language have
 * 0.01 to 0.09.
 */
const MIN_STOP_WORD_SHARE = 0.12;

const isWordList = ({ words: contentWords, all }: Content): boolean =>
  all.length >= MIN_WORDS_TO_JUDGE && contentWords.length > (1 - MIN_STOP_WORD_SHARE) * all.length;

/** Parses sentences or notes. Treats word lists as an empty text, because they would contain every skill by chance. */
export function readProse(text: string): Content {
  const content = readContent(text);
  return isWordList(content) ? readContent('') : content;
}

/** Returns the stems of a text's significant words, in order with repetitions. */
export function contentStems(text: string): readonly string[] {
  return readContent(text).stems;
}

/** Returns the FNV-1a hash over UTF-16 units as a signed 32-bit integer. Collisions are possible and harmless here. */
export function fnv1a(token: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < token.length; i++) hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193);
  return hash;
}

/** Parses a list of words that are separated by spaces or line breaks. */
export const parseWordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
