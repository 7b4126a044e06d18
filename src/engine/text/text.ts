/**
 * Words out of text, the same way for English, Spanish and Portuguese: folding, stop words, a light stemmer that also
 * brings cognates together (administration, administración, administração) and a hash for fast comparison.
 * It knows no skill and no occupation. Invariant: pure, and the same text always gives the same words.
 */
import { LIMITS } from '#shared/limits.ts';
import { STOP_WORDS } from '../taxonomy/words/common-words.ts';

const MAX_ENTRIES = 20_000;
/** Longer texts are prose, which hardly repeats. */
const LONGEST_KEY = 120;

const caches: Map<string, unknown>[] = [];

/** Forgets everything, for when the words that were read with have changed. */
export function forgetAll(): void {
  for (const cache of caches) cache.clear();
}

/**
 * The same pure function, keeping its results for short texts, so that the titles and skills of a whole market are read once. It
 * forgets everything when it is full, and results never depend on what it remembers.
 */
export function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  caches.push(known);
  return (text) => {
    if (text.length > LONGEST_KEY) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(text, result);
    return result;
  };
}

const stopWords = new Set(STOP_WORDS.split(/\s+/));

/** Letters of other alphabets that look like Latin ones, in texts that are Latin throughout. */
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
const latinFor = (letter: string): string => LOOKALIKES[letter] ?? letter;

/** A text as its reader sees it: without unseen characters, look-alike letters as Latin ones, and one kind of space. */
export const asSeen = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, '')
    .replace(LOOKALIKE, latinFor)
    .replace(/[^\S\n\r]+/g, ' ');

/** In lower case and without accents; all else stays. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What becomes of a character: letters and digits, '' where it is an accent or unseen, a space where it parts words. */
function foldCharacter(character: string): string {
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(LOOKALIKE, latinFor);
  return plain.replace(/[^\p{L}\p{N}+#]+/gu, ' ');
}

/** Nearly all text: Latin letters, accents and the usual punctuation. */
const LATIN = 0x370;
const latin: readonly string[] = Array.from({ length: LATIN }, (_, code) => foldCharacter(String.fromCharCode(code)));
const GENERAL_PUNCTUATION = 0x2000;
const AFTER_PUNCTUATION = 0x2070;
const ASTRAL = 0xff_ff;
const unseen = /\p{Cf}/u;
const foldRare = memoize(foldCharacter);

function foldAt(text: string, at: number, code: number): string {
  if (code < LATIN) return latin[code] ?? ' ';
  if (code >= GENERAL_PUNCTUATION && code < AFTER_PUNCTUATION) return unseen.test(text.charAt(at)) ? '' : ' ';
  return foldRare(String.fromCodePoint(text.codePointAt(at) ?? code));
}

const AFTER_LETTER = /[a-z+#]$/;

/** 1 for `a` to `z` and the digits: a word of these is folded as it stands. */
const isPlain = Uint8Array.from({ length: LATIN }, (_, code) => Number(/[a-z0-9]/.test(String.fromCharCode(code))));

/** Where a run of plain characters that begins at `from` ends. */
function plainEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isPlain[text.charCodeAt(at)] === 1) at += 1;
  return at;
}

/** Signs that end a clause; a full stop does before a space, unless it belongs to an abbreviation. */
const CLAUSE_ENDS = new Set(Array.from(',;:!?()[]|•·‣–—…\n', (sign) => sign.charCodeAt(0)));
const FULL_STOP = '.'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
const ABBREVIATION = 2;

function endsClause(text: string, at: number, code: number, word: string): boolean {
  if (code !== FULL_STOP) return CLAUSE_ENDS.has(code);
  return word.length > ABBREVIATION && !(text.charCodeAt(at + 1) > SPACE);
}

/**
 * The folded words of a lower case text: no accents, no punctuation; `+` and `#` stay after a letter (C++, C#). Nearly
 * all words are plain and cut out whole; only the others are put together character by character. `breaks` gets, for
 * every end of a clause, how many words stand before it. What folding makes longer than LIMITS.readText ends there.
 */
function foldedWords(text: string, breaks: number[] = []): string[] {
  const found: string[] = [];
  let word = '';
  let written = 0;
  for (let at = 0; at < text.length && written < LIMITS.readText; ) {
    const end = Math.min(plainEnd(text, at), at + LIMITS.readText - written);
    if (end > at) word = word === '' ? text.slice(at, end) : word + text.slice(at, end);
    written += end - at;
    at = end;
    if (at >= text.length) break;
    const code = text.charCodeAt(at);
    const folded = foldAt(text, at, code);
    written += folded.length;
    if (folded === '+' || folded === '#') word += AFTER_LETTER.test(word) ? folded : '';
    else if (!folded.includes(' ')) word += folded;
    else if (folded === ' ') {
      const isEnd = endsClause(text, at, code, word);
      if (word !== '') found.push(word);
      if (isEnd) breaks.push(found.length);
      word = '';
    } else {
      // One sign that stands for several words: ½, ℅.
      const parts = `${word}${folded}`.split(' ');
      word = parts.pop() ?? '';
      found.push(...parts.filter((part) => part !== ''));
    }
    at += code >= LATIN && (text.codePointAt(at) ?? 0) > ASTRAL ? 2 : 1;
  }
  if (word !== '') found.push(word);
  return found;
}

/**
 * Lower case, without accents, punctuation as single spaces; `+` and `#` stay after a letter (C++, C#).
 * For search columns and queries, and the first step of everything here.
 */
export function foldText(text: string): string {
  return foldedWords(text.slice(0, LIMITS.readText).toLowerCase()).join(' ');
}

/** Gender endings written as an option: `desarrollador/a`, `ingeniero(a)`, `profesor/ra`, `todos/as`, `amig@`. */
const GENDER_OPTION = /(?<=\p{L})\s?[/(](?:ora|era|ras|as|os|ra|a|o|x|e)\)?(?!\p{L})/gu;
/** "m/f", "(h/m/d)", "(f/m)" say who may apply, not what the work is. */
const GENDER_NOTE = /\(?\b[mfhwdx]\s?\/\s?[mfhwdx](?:\s?\/\s?[mfhwdx])?\b\)?/giu;

const POSSESSIVE = /['’`´]s(?!\p{L})/gu;

/** Links and email addresses say where somebody is found, not what they do. Linear in the token's length. */
function isAddress(token: string): boolean {
  if (token.startsWith('http') || token.startsWith('www.')) return token.includes('.');
  const at = token.indexOf('@');
  return at > 0 && token.includes('.', at);
}

const MAY_HAVE_ADDRESS = /@|http|www\./;

/** In a title or a skill "it" is information technology; in prose only "IT" is, the rest is the pronoun. */
const SHORT_TEXT = 80;

/** Rewrites of technical spellings, each with what a text must contain for it to have work to do. */
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

/** The words of a text in order: folded, technical spellings kept whole (`node.js` → `nodejs`, `C#` → `csharp`). */
export function words(text: string): string[] {
  return foldedWords(plainSpelling(text));
}

function plainSpelling(text: string): string {
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

function readStem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return withoutSuffix(word)
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/^es(?=[cpt])/, 's')
    .replace(/qua/g, 'ca')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1+/g, '$1');
}

/** Not by `memoize`: it is asked for every word of every text, and one map known to the compiler is faster than one of many. */
const stems = new Map<string, string>();
const MAX_STEMS = 60_000;

/** The stem of one folded word; gender and number are gone: `desarrolladoras` and `desarrollador` are one. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const result = readStem(word);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, result);
  return result;
}

/** True for words that carry no meaning of their own in the three languages. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** A text that was read once, for everything that looks for skills, occupations or concepts in it. */
export interface Content {
  /** The meaningful words in order, repeated as often as they occur, and the stem of each. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Every word in order, stop words too. */
  readonly all: readonly string[];
  /** For every end of a clause, how many of all words stand before it; ascending. */
  readonly breaks: readonly number[];
  /** As written, which tells a name from an everyday word. */
  readonly text: string;
}

/** Reads a text. */
export function contentOf(text: string): Content {
  const breaks: number[] = [];
  const all = foldedWords(plainSpelling(text), breaks);
  const found = all.filter((word) => !stopWords.has(word));
  return { words: found, stems: found.map(stem), all, breaks, text };
}

/** Texts of so many words have stop words among them, whatever they tell. */
const MIN_JUDGED_WORDS = 200;
/**
 * Texts with a smaller share of stop words are lists of words and tell nothing. The 955 résumés of the labelled sets have 0.29 to 0.52;
 * 1,500 words drawn from the 2,000 to 10,000 commonest of a language have 0.01 to 0.09.
 */
const MIN_STOP_WORDS = 0.12;

const isWordList = ({ words: found, all }: Content): boolean =>
  all.length >= MIN_JUDGED_WORDS && found.length > (1 - MIN_STOP_WORDS) * all.length;

/** Reads what someone tells in sentences or notes. A list of words is read as an empty text: it would contain every skill by chance. */
export function readProse(text: string): Content {
  const content = contentOf(text);
  return isWordList(content) ? contentOf('') : content;
}

/** The stems of the meaningful words of a text, in order, repeated as often as they occur. */
export function contentStems(text: string): readonly string[] {
  return contentOf(text).stems;
}

/** FNV-1a over UTF-16 units as a signed 32-bit integer; collisions are possible and harmless here. */
export function fnv1a(token: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < token.length; i++) {
    hash ^= token.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}
