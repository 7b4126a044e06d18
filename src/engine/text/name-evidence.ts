/**
 * Decides whether an everyday word in a text means a product: `Excel` but not "excel at", `Go` next to `Python` but not "Go home". Has no list of
 * skills. Only capitalised words can be names. The time is linear.
 */
import { isStopWord, words } from './text.ts';

/**
 * Evidence that prose needs for a spelling. `none`: the words alone. `letters`: exact capitals (`HR`, `iOS`). `capital`: a capital letter within a
 * sentence, or company. `company`: a capital, plus another name next to it in a list or a word such as "developer". `listed`: prose never suffices;
 * only counts in lists of skills.
 */
export type Evidence = 'none' | 'letters' | 'capital' | 'company' | 'listed';

/** A name at the start or end of some words, its number of words, and the evidence it needs. */
export interface Neighbour {
  readonly length: number;
  readonly needs: Evidence;
}

/** Finds a name at one end of an item's words; null if there is none. */
export type FindNeighbour = (words: readonly string[], side: 'start' | 'end') => Neighbour | null;

const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;
const JOINED = new Set(['-', '’', "'", '_', '@']);

const titleCase = (spelling: string): string =>
  spelling.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Returns true if a word at this position is not part of a longer one. */
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

/** Returns true at the start of a sentence, a line or a bullet item. */
function beginsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && OPENERS.has(text[at] ?? '')) at -= 1;
  return at < 0 || SENTENCE_ENDS.has(text[at] ?? '');
}

const NEAR = 30;
const SMALL = /\p{Ll}{2}/u;

/** Returns true if the surrounding text is in capitals, which then prove nothing. */
const isShouted = (text: string, start: number, end: number): boolean =>
  !SMALL.test(text.slice(Math.max(0, start - NEAR), start)) && !SMALL.test(text.slice(end, end + NEAR));

const CONJUNCTION = '(?:and|or|y|e|o|ou|u)';
const NEXT_ITEM = new RegExp(`^\\s{0,2}(?:[,;/|&(]\\s{0,2}(?:${CONJUNCTION}\\s)?|(?<=\\s)${CONJUNCTION}\\s)\\s?`, 'i');
const LAST_ITEM = new RegExp(`(?:[,;/|&(]\\s{0,2}(?:${CONJUNCTION}\\s{1,2})?|\\s${CONJUNCTION}\\s{1,2})$`, 'i');
const ITEM_END = new RegExp(`[,;/|&()\\n]|\\.(?:\\s|$)|\\s${CONJUNCTION}\\s`, 'i');
const ITEM_START = /[^,;/|&()\n:.]{0,80}$/;
/** Capitalised names that are evidence for their neighbours. */
const EVIDENCE_FOR_NEIGHBOURS: ReadonlySet<Evidence> = new Set(['capital', 'letters']);
const LONGEST_ITEM = 40;
const MAX_ITEMS = 4;

/** Returns true if the list continues to the right with a name that needs no evidence, possibly after other capitalised words. */
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
    if (EVIDENCE_FOR_NEIGHBOURS.has(found.needs)) return true;
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
    if (EVIDENCE_FOR_NEIGHBOURS.has(found.needs)) return true;
    at -= name.length;
  }
  return false;
}

/** Words of a trade next to a name: `Go developer`, `programador Swift`. */
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
 * Returns true if the text shows the evidence that a spelling needs. `isStated` is true for a title or a skill: a few words that may all be
 * capitalised, without a sentence.
 */
export function hasEvidence(
  text: string,
  spelling: string,
  needs: Evidence,
  isStated: boolean,
  find: FindNeighbour,
): boolean {
  // An article (`los`) is not an abbreviation (`LOS`), not even in a title.
  const isArticle = isStopWord(spelling.toLowerCase());
  if (needs === 'none' || (isStated && EVIDENCE_FOR_NEIGHBOURS.has(needs) && !isArticle)) return true;
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
