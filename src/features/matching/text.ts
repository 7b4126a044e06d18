/**
 * Words out of text, the same way for English, Spanish and Portuguese: folding, stop words, a light stemmer that also
 * brings cognates together (administration, administración, administração) and a hash for fast comparison.
 * It knows no skill and no occupation. Invariant: pure, and the same text always gives the same words.
 */
import { STOP_WORDS } from './taxonomy/common-words.ts';

const stopWords = new Set(STOP_WORDS.split(/\s+/));

/**
 * Lower case, without accents, punctuation as single spaces; `+` and `#` stay after a letter (C++, C#).
 * For search columns and queries, and the first step of everything here.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replace(/(^| )[+#]+/g, '$1')
    .replace(/([^a-z+#])[+#]+/g, '$1')
    .replace(/ +/g, ' ')
    .trim();
}

/** Gender endings written as an option: `desarrollador/a`, `ingeniero(a)`, `profesor/ra`, `todos/as`, `amig@`. */
const GENDER_OPTION = /(?<=\p{L})\s?[/(](?:ora|era|ras|as|os|ra|a|o|x|e)\)?(?!\p{L})/gu;
/** "m/f", "(h/m/d)", "(f/m)" say who may apply, not what the work is. */
const GENDER_NOTE = /\(?\b[mfhwdx]\s?\/\s?[mfhwdx](?:\s?\/\s?[mfhwdx])?\b\)?/giu;

/** Links and e-mail addresses say where somebody is found, not what they do. Linear in the token's length. */
function isAddress(token: string): boolean {
  if (token.startsWith('http') || token.startsWith('www.')) return token.includes('.');
  const at = token.indexOf('@');
  return at > 0 && token.includes('.', at);
}

/** In a title or a skill "it" is information technology; in prose only "IT" is, the rest is the pronoun. */
const SHORT_TEXT = 80;

/** The words of a text in order: folded, technical spellings kept whole (`node.js` → `nodejs`, `C#` → `csharp`). */
export function words(text: string): string[] {
  const prepared = text
    .replace(text.length <= SHORT_TEXT ? /\bit\b/gi : /\bIT\b/g, 'infotech')
    .toLowerCase()
    .replace(/\S+/g, (token) => (isAddress(token) ? ' ' : token))
    .replace(/c\+\+/g, 'cplusplus')
    .replace(/(?<![\p{L}\p{N}])([cfj])#/gu, '$1sharp')
    .replace(/(?<![\p{L}\p{N}])(?:asp)?\.net(?![\p{L}])/gu, ' dotnet')
    .replace(/([a-z])\.(js|io|ai)(?![\p{L}])/gu, '$1$2')
    .replace(/([a-z])&([a-z])/g, '$1$2')
    .replace(GENDER_NOTE, ' ')
    .replace(GENDER_OPTION, '')
    .replace(/['’`´]s(?!\p{L})/gu, '');
  const folded = foldText(prepared);
  return folded === '' ? [] : folded.split(' ');
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

const stems = new Map<string, string>();
const MAX_CACHED_STEMS = 60_000;

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

/** The stem of one folded word; gender and number are gone: `desarrolladoras` and `desarrollador` are one. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  let result = word;
  if (word.length > 3 && !/\d/.test(word)) {
    result = withoutSuffix(word)
      .replace(/ph/g, 'f')
      .replace(/th/g, 't')
      .replace(/^es(?=[cpt])/, 's')
      .replace(/qua/g, 'ca')
      .replace(/y/g, 'i')
      .replace(/([a-z])\1+/g, '$1');
  }
  if (stems.size >= MAX_CACHED_STEMS) stems.clear();
  stems.set(word, result);
  return result;
}

/** True for words that carry no meaning of their own in the three languages. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The stems of the meaningful words of a text, in order, repeated as often as they occur. */
export function contentStems(text: string): string[] {
  const result: string[] = [];
  for (const word of words(text)) if (!stopWords.has(word)) result.push(stem(word));
  return result;
}

/** FNV-1a over UTF-16 units as a signed 32-bit integer; collisions are possible and harmless here. */
export function hashToken(token: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < token.length; i++) {
    hash ^= token.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}
