/**
 * Names of people taken out of a text where nothing but their place says that they are names: as a heading, as the last words, and
 * after a form of address. Knows the commonest given names; a surname alone is any word (`Cook`, `Sales`).
 * Invariants: a text that names nobody stays as it is; every pattern is bounded, so the time is linear.
 */
import { conceptsOfTitle, headTelling } from '../taxonomy/title-concepts.ts';
import { withoutAccents } from '../text/text.ts';
import { GIVEN_NAMES } from './identity-words.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]{1,20}";
const SMALL = '(?:de|del|da|do|dos|das|la|las|los|el|y|e|van|von)';
const NEXT = `[ \\t](?:${SMALL}[ \\t]){0,2}${NAME}`;

/** All that a line, or what follows a sentence or a bar in it, has before its end, a bar or a dash. */
const HEADING = new RegExp(
  `(?:^|(?<=[.!?|•·][ \\t]{1,3}))(${NAME})(?:${NEXT}){1,4}(?=[ \\t]{0,3}(?:$|[|•·\\r]|[-–—][ \\t]))`,
  'gmu',
);
const LAST_WORDS = new RegExp(`(?<![\\p{L}\\p{N}'’-])${NAME}(?:${NEXT}){1,7}[ \\t]{0,3}\\.?\\s{0,3}$`, 'u');
/** The last words stand within so many characters of the end. */
const LAST = 200;

/** `Ms. Torres`, `Doña Luz`; `MS Excel` is a program, `Sr. Developer` a rank. */
const ADDRESSED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:Ms\\.|Mrs\\.?|Mr\\.?|Miss|Sr(?:es|a|ita|ta)\\.?|Sr\\.?|Doña|Dona|Don|Señora?|Senhora?)[ \\t](${NAME}(?:${NEXT}){0,3})(?![\\p{L}\\p{N}])`,
  'gu',
);

const isGiven = (word: string): boolean => GIVEN_NAMES.has(withoutAccents(word).split('-')[0] ?? '');
const namesWork = (words: string): boolean => conceptsOfTitle(words).some((concept) => headTelling(concept) > 0);

/** The text up to the given name among its last words, where there is one with another name behind it. */
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

/** The text without names of people that stand alone or behind a form of address. */
export function withoutNames(text: string): string {
  const rest = text
    .replace(ADDRESSED, (found, names: string) => (/^(?:Sr|Don)/.test(found) && namesWork(names) ? found : ' '))
    .replace(HEADING, (found, first: string) => (isGiven(first) ? ' ' : found));
  return withoutLastName(rest);
}
