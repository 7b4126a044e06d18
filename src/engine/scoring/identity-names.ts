/**
 * Removes names of people that only their position identifies: as a heading, as the last words, and after a form of address. Knows common given
 * names; surnames alone could be any word (`Cook`, `Sales`). Texts without names are unchanged. All patterns are bounded, so the time is linear.
 */
import { conceptsOfTitle, headTelling } from '../taxonomy/title-concepts.ts';
import { withoutAccents } from '../text/text.ts';
import { GIVEN_NAMES } from './identity-words.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]{1,20}";
const SMALL = '(?:de|del|da|do|dos|das|la|las|los|el|y|e|van|von)';
const NEXT = `[ \\t](?:${SMALL}[ \\t]){0,2}${NAME}`;

/** A line, or the part of it after a sentence or bar, up to its end, a bar or a dash. */
const HEADING = new RegExp(
  `(?:^|(?<=[.!?|•·][ \\t]{1,3}))(${NAME})(?:${NEXT}){1,4}(?=[ \\t]{0,3}(?:$|[|•·\\r]|[-–—][ \\t]))`,
  'gmu',
);
const LAST_WORDS = new RegExp(`(?<![\\p{L}\\p{N}'’-])${NAME}(?:${NEXT}){1,7}[ \\t]{0,3}\\.?\\s{0,3}$`, 'u');
/** The last words are within this many characters of the end. */
const LAST = 200;

/** `Ms. Torres`, `Doña Luz`; but `MS Excel` is a program and `Sr. Developer` a rank. */
const ADDRESSED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:Ms\\.|Mrs\\.?|Mr\\.?|Miss|Sr(?:es|a|ita|ta)\\.?|Sr\\.?|Doña|Dona|Don|Señora?|Senhora?)[ \\t](${NAME}(?:${NEXT}){0,3})(?![\\p{L}\\p{N}])`,
  'gu',
);

const isGiven = (word: string): boolean => GIVEN_NAMES.has(withoutAccents(word).split('-')[0] ?? '');
const namesWork = (words: string): boolean => conceptsOfTitle(words).some((concept) => headTelling(concept) > 0);

/** The text up to a given name among its last words, if another name follows it. */
function withoutLastName(text: string): string {
  const tail = text.slice(-LAST);
  const last = LAST_WORDS.exec(tail);
  if (last === null) return text;
  let at = text.length - tail.length + last.index;
  const words = last[0].split(/(?<=\s)/);
  for (const word of words.slice(0, -1)) {
    if (isGiven(word.trim())) return text.slice(0, at);
    at += word.length;
  }
  return text;
}

/** Removes names that are alone or follow a form of address. */
export function withoutNames(text: string): string {
  const rest = text
    .replace(ADDRESSED, (found, names: string) => (/^(?:Sr|Don)/.test(found) && namesWork(names) ? found : ' '))
    .replace(HEADING, (found, first: string) => (isGiven(first) ? ' ' : found));
  return withoutLastName(rest);
}
