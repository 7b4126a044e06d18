/**
 * Whether a text means the product where it writes a word that is also an everyday word: `Excel` and not "excel at", `Go`
 * beside `Python` and not "Go home". It knows no skill by itself. Invariant: only what is written like a name, with a
 * capital, is ever taken for one, and the time is in proportion to the text.
 */
import { isStopWord, words } from './text.ts';

/**
 * What prose must show before a spelling counts as its skill. `none`: the words alone. `letters`: the very capitals of the
 * spelling (`HR`, `iOS`). `capital`: a capital letter inside a sentence, or company. `company`: a capital, and another name
 * beside it in a list or a word such as "developer". `listed`: prose never shows enough; it counts in lists of skills only.
 */
export type Evidence = 'none' | 'letters' | 'capital' | 'company' | 'listed';

/** The name that some words begin or end with, how many of them it takes, and the evidence it needs itself. */
export interface Neighbour {
  readonly length: number;
  readonly needs: Evidence;
}

/** Finds a name at one end of the words of an item; null when there is none. */
export type FindNeighbour = (words: readonly string[], side: 'start' | 'end') => Neighbour | null;

const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;
const JOINED = new Set(['-', '’', "'", '_', '@']);

const titleCase = (spelling: string): string =>
  spelling.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Whether the characters around the place let a word stand there by itself. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  const isOpen = LETTER.test(before) || JOINED.has(before) || before === '.';
  const isFollowed =
    LETTER.test(after) || JOINED.has(after) || ((after === '.' || after === '+') && LETTER.test(text[end + 1] ?? ' '));
  return !isOpen && !isFollowed;
}

const OPENERS = new Set(Array.from(' \t"\'“‘«¿¡(-*'));
const SENTENCE_ENDS = new Set(Array.from('.!?\n\r•·'));

/** Whether a sentence, a line or an item of a bulleted list begins at the place. */
function beginsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && OPENERS.has(text[at] ?? '')) at -= 1;
  return at < 0 || SENTENCE_ENDS.has(text[at] ?? '');
}

const NEAR = 30;
const SMALL = /\p{Ll}{2}/u;

/** Whether everything around the place is in capitals, which then say nothing. */
const isShouted = (text: string, start: number, end: number): boolean =>
  !SMALL.test(text.slice(Math.max(0, start - NEAR), start)) && !SMALL.test(text.slice(end, end + NEAR));

const CONJUNCTION = '(?:and|or|y|e|o|ou|u)';
const NEXT_ITEM = new RegExp(`^\\s{0,2}(?:[,;/|&(]\\s{0,2}(?:${CONJUNCTION}\\s)?|(?<=\\s)${CONJUNCTION}\\s)\\s?`, 'i');
const LAST_ITEM = new RegExp(`(?:[,;/|&(]\\s{0,2}(?:${CONJUNCTION}\\s{1,2})?|\\s${CONJUNCTION}\\s{1,2})$`, 'i');
const ITEM_END = new RegExp(`[,;/|&()\\n]|\\.(?:\\s|$)|\\s${CONJUNCTION}\\s`, 'i');
const ITEM_START = /[^,;/|&()\n:.]{0,80}$/;
/** Names that vouch for their neighbour where they are written with a capital themselves. */
const SUFFICES: ReadonlySet<Evidence> = new Set(['capital', 'letters']);
const LONGEST_ITEM = 40;
const MAX_ITEMS = 4;

/** Whether the list goes on to the right with a name that needs no evidence, past others that are written like names. */
function namesFollow(text: string, end: number, find: FindNeighbour): boolean {
  let at = end;
  for (let items = 0; items < MAX_ITEMS; items++) {
    const delimiter = NEXT_ITEM.exec(text.slice(at, at + 8));
    if (delimiter === null) return false;
    at += delimiter[0].length;
    const ahead = text.slice(at, at + LONGEST_ITEM);
    const item = ahead.slice(0, ITEM_END.exec(ahead)?.index ?? LONGEST_ITEM);
    const found = find(words(item), 'start');
    if (found === null) return false;
    if (found.needs === 'none') return true;
    if (!CAPITAL.test(item.trimStart()[0] ?? '')) return false;
    if (SUFFICES.has(found.needs)) return true;
    at += item.trimEnd().length;
  }
  return false;
}

/** The same to the left. */
function namesPrecede(text: string, start: number, find: FindNeighbour): boolean {
  let at = start;
  for (let items = 0; items < MAX_ITEMS; items++) {
    const before = text.slice(Math.max(0, at - 8), at);
    const delimiter = LAST_ITEM.exec(before);
    if (delimiter === null) return false;
    at -= delimiter[0].length;
    const behind = text.slice(Math.max(0, at - LONGEST_ITEM), at);
    const last = ITEM_START.exec(behind)?.[0] ?? '';
    const item = last.split(/\s(?:and|or|y|e|o|ou|u)\s/i).at(-1) ?? '';
    const found = find(words(item), 'end');
    if (found === null) return false;
    if (found.needs === 'none') return true;
    const name = item.trimEnd().split(/\s+/).slice(-found.length).join(' ');
    if (!CAPITAL.test(name[0] ?? '')) return false;
    if (SUFFICES.has(found.needs)) return true;
    at -= name.length;
  }
  return false;
}

/** Words of the trade beside a name: `Go developer`, `programador Swift`. */
const TRADE_AFTER =
  /^\s(?:developers?|engineers?|programmers?|programming|development|desarrollador(?:a|es)?|programador(?:a|es)?|desenvolvedor(?:a|es)?|microservices?|scripts?|back-?end|framework)(?![\p{L}])/iu;
const TRADE_BEFORE =
  /(?<![\p{L}])(?:desarrollador(?:a|es)?|programador(?:a|es)?|desenvolvedor(?:a|es)?|lenguaje|linguagem)(?: (?:en|em|de))?\s$/iu;

function hasCompany(text: string, start: number, end: number, find: FindNeighbour): boolean {
  return (
    TRADE_AFTER.test(text.slice(end, end + 20)) ||
    TRADE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
    namesFollow(text, end, find) ||
    namesPrecede(text, start, find)
  );
}

/**
 * Whether the text, as written, shows the evidence that a spelling needs. `isStated` is true for a title or a skill: a few
 * words where every word begins with a capital and names stand without a sentence.
 */
export function isMeant(
  text: string,
  spelling: string,
  needs: Evidence,
  isStated: boolean,
  find: FindNeighbour,
): boolean {
  // An article (`los`) is no abbreviation (`LOS`), also in a title.
  const isArticle = isStopWord(spelling.toLowerCase());
  if (needs === 'none' || (isStated && SUFFICES.has(needs) && !isArticle)) return true;
  if (needs === 'listed') return false;
  const name = needs === 'letters' ? spelling : titleCase(spelling);
  const tellsInside = name.includes(' ');
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!standsAlone(text, start, end)) continue;
    if (needs === 'letters' && !isShouted(text, start, end)) return true;
    if (needs === 'capital' && (tellsInside || !beginsSentence(text, start))) return true;
    if (hasCompany(text, start, end, find)) return true;
  }
  return false;
}
