/**
 * Removes names of people, places and employers: a given name with surnames, a known place, an employer after "worked at" or before "is hiring", and
 * names recognized only by their position (as a heading, at the end, after a form of address). Keeps other surnames without a given name, because
 * they could be any word (`Cook`, `Sales`). Texts without names are unchanged. All patterns are bounded, so the time is linear.
 */
import {
  CAPITALIZED_RUN,
  hasOtherMeaning,
  isGivenName as isGiven,
  isStateCode,
  looksLikePerson,
  personLength,
  placeLength,
} from '../taxonomy/proper-names.ts';
import { programEvidence } from '../taxonomy/skills.ts';
import { headSpecificity, readTitleConcepts } from '../taxonomy/title-concepts.ts';
import { isStopWord, words as splitWords } from '../text/text.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]{1,20}";
const PARTICLE = '(?:de|del|da|do|dos|das|la|las|los|el|y|e|van|von)';
const NEXT_NAME = `[ \\t](?:${PARTICLE}[ \\t]){0,2}${NAME}`;

/** A name as a whole line, or as the part of a line between a sentence end, a bar or a dash. */
const HEADING = new RegExp(
  `(?:^|(?<=[.!?|•·][ \\t]{1,3}))(${NAME})(?:${NEXT_NAME}){1,4}(?=[ \\t]{0,3}(?:$|[|•·\\r]|[-–—][ \\t]))`,
  'gmu',
);
const LAST_WORDS = new RegExp(`(?<![\\p{L}\\p{N}'’-])${NAME}(?:${NEXT_NAME}){1,7}[ \\t]{0,3}\\.?\\s{0,3}$`, 'u');
/** The number of characters at the end of a text that are searched for a name. */
const TAIL_LENGTH = 200;

/** `Ms. Torres`, `Doña Luz`. Excludes `MS Excel`, a program, and `Sr. Developer`, a rank. */
const ADDRESSED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:Ms\\.|Mrs\\.?|Mr\\.?|Miss|Sr(?:es|a|ita|ta)\\.?|Sr\\.?|Doña|Dona|Don|Señora?|Senhora?)[ \\t](${NAME}(?:${NEXT_NAME}){0,3})(?![\\p{L}\\p{N}])`,
  'gu',
);

const hasWorkWord = (words: string): boolean =>
  readTitleConcepts(words).some((concept) => headSpecificity(concept) > 0);

/** Returns the text up to a given name among its last words, if another name follows the given name. */
function withoutLastName(text: string): string {
  const tail = text.slice(-TAIL_LENGTH);
  const last = LAST_WORDS.exec(tail);
  if (last === null) return text;
  let index = text.length - tail.length + last.index;
  const words = last[0].split(/(?<=\s)/);
  for (const word of words.slice(0, -1)) {
    if (isGiven(word.trim())) return text.slice(0, index);
    index += word.length;
  }
  return text;
}

/** Words before a place: `in Reading`, `de Santos`. */
const BEFORE_PLACE =
  /(?<!\p{L})(?:in|near|from|across|around|outside|to|en|de|desde|em|no|na|para|por)(?:\s(?:the|el|la|o|a))?\s$/iu;
const NEXT_PLACE = /^,[ \t]?(\p{Lu}[\p{L}'’-]{1,24}(?:[ \t]\p{Lu}[\p{L}'’-]{1,24}){0,2})/u;
const NEXT_WORD = /^[ \t](\p{L}{1,30})/u;
/** Words about time that may follow a place: `in Reading since 2019`. */
const TIME_WORDS = /^(?:last|this|next|since|once|twice|two|three|four|five|hace|desde|dos|tres|há|dois|três)$/iu;
const AFTER_CITY = /\p{L},[ \t]$/u;
const CONTEXT_LENGTH = 60;

/** Returns true if a comma and another place follow: `Mobile, Alabama`. */
function precedesPlace(after: string): boolean {
  const next = NEXT_PLACE.exec(after)?.[1]?.split(/[ \t]/) ?? [];
  return next.length > 0 && (placeLength(next, 0) > 0 || (next.length === 1 && isStateCode(next[0] ?? '')));
}

/** Returns true if a word with other meanings is a place in this context. */
function isPlaceHere(token: string, before: string, after: string): boolean {
  if (precedesPlace(after)) return true;
  if (!BEFORE_PLACE.test(before) || (programEvidence(splitWords(token)) ?? 'person') !== 'person') return false;
  const next = NEXT_WORD.exec(after)?.[1];
  return next === undefined || isStopWord(splitWords(next)[0] ?? '') || TIME_WORDS.test(next);
}

const WITHIN_SENTENCE = /[\p{L}\p{N},;][ \t]$/u;
const textBefore = (before: string, tokens: readonly string[], index: number): string =>
  index === 0 ? before : `${tokens[index - 1] ?? ''} `;

/** Returns a sequence of capitalized words without people and places. */
function withoutPeopleAndPlaces(run: string, before: string, after: string): string {
  const tokens = run.split(/[ \t]/);
  if (tokens.length === 1 && isStateCode(run) && AFTER_CITY.test(before)) return ' ';
  if (WITHIN_SENTENCE.test(before) && looksLikePerson(tokens)) return ' ';
  const remaining: string[] = [];
  for (let index = 0; index < tokens.length; ) {
    const place = placeLength(tokens, index);
    const person = place > 1 ? 0 : personLength(tokens, index);
    const isLast = index + place === tokens.length;
    const isSure = place > 1 || !hasOtherMeaning(tokens[index] ?? '');
    const isPlace =
      place > 0 && (isSure || (isLast && isPlaceHere(tokens[index] ?? '', textBefore(before, tokens, index), after)));
    const length = person > 0 ? person : isPlace ? place : 0;
    if (length === 0) remaining.push(tokens[index] ?? '');
    index += Math.max(1, length);
  }
  return remaining.length === tokens.length ? run : remaining.join(' ');
}

const EMPLOYER = `(?:${NAME}(?:[ \\t]${NAME}){0,3})`;
/** Employers: `worked at Oracle`, `trabajé en la empresa Stripe`. */
const WORKED_AT = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:[Ww]ork(?:ed|ing)? (?:at|for)|[Ww](?:as|ere) at|[Ff]ormerly (?:at|of)|[Pp]reviously (?:at|of)|[Ee]mployed (?:at|by)|[Jj]oin|[Ww]elcome to|(?:[Tt]rabaj(?:[eé]|o|ando)|[Ll]abor[eé]|[Tt]rabalh(?:ei|o|ando)) para(?: (?:la|el|a|o))?|(?:[Ll]a|[Nn]?[Aa]|[Dd]a) (?:empresa|compa[ñn][ií]a|companhia|firma)|[Ee]l grupo|[Nn]?[Oo] grupo)[ \\t])${EMPLOYER}(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Employers that are the subject of a job post: `Acme is hiring`, `A Acme procura`. */
const HIRING_EMPLOYER = new RegExp(
  `(?:^|(?<=[.!?\\n][ \\t]{0,2}))(?:(?:A|O|La|El|The|En|At|Somos(?: (?:a|o|la|el))?)[ \\t])?${EMPLOYER}(?=[ \\t](?:is|are|seeks|needs|we|busca|buscamos|contrata|necesita|procura|est[aá]|y seguimos|e estamos)(?!\\p{L}))`,
  'gmu',
);

/** Removes names of people, places and employers. */
export function withoutNames(text: string): string {
  const rest = text
    .replace(ADDRESSED, (match, names: string) => (/^(?:Sr|Don)/.test(match) && hasWorkWord(names) ? match : ' '))
    .replace(HEADING, (match, first: string) => (isGiven(first) ? ' ' : match));
  return withoutLastName(rest)
    .replace(WORKED_AT, '$1')
    .replace(HIRING_EMPLOYER, ' ')
    .replace(CAPITALIZED_RUN, (run, index: number, whole: string) =>
      withoutPeopleAndPlaces(
        run,
        whole.slice(Math.max(0, index - CONTEXT_LENGTH), index),
        whole.slice(index + run.length, index + run.length + CONTEXT_LENGTH),
      ),
    );
}
