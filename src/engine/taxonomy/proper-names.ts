/**
 * Recognizes names of people and places, and the capitalized words of a text that are unrelated to work. `Baker` after a given name is a surname, and
 * `Mobile` before `Alabama` is a city. All patterns are bounded, so the time is linear.
 */
import { isStopWord, memoize, parseWordSet, words } from '../text/text.ts';
import { readConcepts } from './lexicon.ts';
import { isUnknownWord } from './misspelling.ts';
import { isInKnownTitle } from './occupations.ts';
import { programEvidence } from './skills.ts';
import { GIVEN_LIKE_OTHERS, GIVEN_NAME_WORDS, SURNAME_WORDS } from './words/person-names.ts';
import { PLACE_NAMES } from './words/place-names.ts';

export const GIVEN_NAMES = parseWordSet(GIVEN_NAME_WORDS);
const ambiguousGivenNames = parseWordSet(GIVEN_LIKE_OTHERS);
const surnames = parseWordSet(SURNAME_WORDS);
const places = new Set(PLACE_NAMES.trim().split(/;\s/));
/** Codes that may follow a city: U.S. and Brazilian states, and two countries. */
const STATE_CODES = parseWordSet(
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc
   ac ap am ba ce df es go mg pb pr pe pi rj rn rs ro rr sp se to uk usa us eua`,
);

/** Months and days. English capitalizes them, but they are not names. */
const MONTHS_AND_DAYS = parseWordSet(
  `january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec enero febrero
   marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
   monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays lunes martes miercoles jueves viernes sabado domingo`,
);

/** Returns the folded words of a token, which may have more than one (`Smith-Jones`). */
const tokenWords = memoize(words);
const foldToken = (token: string): string => tokenWords(token).join(' ');

/** The length in words of the longest place name, by its first word. */
const longestPlace = new Map<string, number>();
for (const place of places) {
  const parts = place.split(' ');
  longestPlace.set(parts[0] ?? '', Math.max(parts.length, longestPlace.get(parts[0] ?? '') ?? 0));
}

/** Returns the length in tokens of the longest place name that starts at a position; 0 if there is none. */
export function placeLength(tokens: readonly string[], index: number): number {
  const longest = longestPlace.get(tokenWords(tokens[index] ?? '')[0] ?? '') ?? 0;
  for (let length = Math.min(longest, tokens.length - index); length > 0; length--) {
    const name = tokens.slice(index, index + length).flatMap(tokenWords);
    if (places.has(name.join(' '))) return length;
  }
  return 0;
}

/** Returns true for the code of a state or country in capitals. */
export const isStateCode = (token: string): boolean =>
  token === token.toUpperCase() && STATE_CODES.has(token.toLowerCase());

/** Returns true for a folded word that occurs in no skill and no known title, and is not a month or day. */
const isUnfamiliarWord = memoize(
  (word: string): boolean =>
    !MONTHS_AND_DAYS.has(word) && isUnknownWord(word) && !readConcepts(word).some(isInKnownTitle),
);

/** Returns true if a token also has a meaning in skills, titles or dates: `Mobile`, `Java`. */
export const hasOtherMeaning = (token: string): boolean => !tokenWords(token).some(isUnfamiliarWord);

export const isGivenName = (token: string): boolean => GIVEN_NAMES.has(tokenWords(token)[0] ?? '');

/** Returns true for a known surname, and for a word that occurs in no skill or title. */
const canBeSurname = (token: string): boolean =>
  surnames.has(foldToken(token)) ||
  (!hasOtherMeaning(token) && tokenWords(token).every((word) => isUnfamiliarWord(word) || isStopWord(word)));

/** Returns true for a given name, including names that are also programs or places. */
const canBeGivenName = (token: string): boolean => isGivenName(token) || ambiguousGivenNames.has(foldToken(token));

const PARTICLES = new Set('de del da do dos das la las los el van von'.split(' '));
const MAX_SURNAMES = 3;
const PROGRAM_WORDS = 2;

/** Returns the length in tokens of a given name with surnames that starts at a position; 0 if there is none. */
export function personLength(tokens: readonly string[], index: number): number {
  const firstName = tokens[index] ?? '';
  const isGiven = isGivenName(firstName);
  if (!canBeGivenName(firstName)) return 0;
  if (programEvidence(tokens.slice(index, index + PROGRAM_WORDS).flatMap(tokenWords)) !== undefined) return 0;
  let end = index + 1;
  for (let count = 0; count < MAX_SURNAMES && end < tokens.length; count++) {
    let next = end;
    while (PARTICLES.has(tokens[next] ?? '')) next += 1;
    const token = tokens[next];
    if (token === undefined) break;
    const isName = canBeSurname(token) || isGivenName(token) || next > end || (count === 0 && isGiven);
    if (!isName) break;
    end = next + 1;
  }
  return end === index + 1 ? 0 : end - index;
}

const FULL_NAME = { min: 2, max: 4 };

/** Returns true if all tokens can be names, and at least one can only be a name: `Anjali Cook`. Reliable only where a name is expected. */
export function looksLikePerson(tokens: readonly string[]): boolean {
  const nameTokens = tokens.filter((token) => !PARTICLES.has(token));
  if (nameTokens.length < FULL_NAME.min || nameTokens.length > FULL_NAME.max) return false;
  if (!nameTokens.every((token) => /^\p{Lu}\p{M}?\p{Ll}/u.test(token) && (isGivenName(token) || canBeSurname(token))))
    return false;
  return nameTokens.some((token) => isGivenName(token) || !hasOtherMeaning(token));
}

const CAPITALIZED = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,24}";
/** A sequence of capitalized words, which may have particles such as `de`, `van` or `of` between them. */
export const CAPITALIZED_RUN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’@_-])${CAPITALIZED}(?:[ \\t](?:(?:de|del|da|do|dos|das|la|las|los|el|van|von|of)[ \\t]){0,2}${CAPITALIZED}){0,6}`,
  'gu',
);

const SENTENCE_START = /(?:^|[.!?:\n\r•·*–—-])[\s"'“‘«¿¡(]{0,4}$/;
const CONTEXT_LENGTH = 8;
const EVERYDAY_EVIDENCE: ReadonlySet<string> = new Set(['context', 'person']);

/**
 * Returns true for a capitalized word that is unrelated to work: an unknown word, or a program with the name of an everyday word, a person or a
 * place.
 */
function isUnrelatedToWork(word: string): boolean {
  const needs = programEvidence([word]);
  return needs === undefined ? isUnfamiliarWord(word) : EVERYDAY_EVIDENCE.has(needs);
}

/**
 * Returns the folded words of a text that are capitalized only because they name something unknown, such as a person, a place or an employer. Ignores
 * single capitalized words, because people also capitalize words about work (`the Migration of data`). Also ignores acronyms, and the first word of a
 * sentence unless another name follows.
 */
export function findNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { 0: run, index } of text.matchAll(CAPITALIZED_RUN)) {
    const tokens = run.split(/[ \t]/);
    if (tokens.length === 1) continue;
    const startsSentence = SENTENCE_START.test(text.slice(Math.max(0, index - CONTEXT_LENGTH), index));
    // The first word of a sentence is a name only if another name follows: `Anjali Bhatt`, but not `Since March`.
    const from = startsSentence && hasOtherMeaning(tokens[1] ?? 'a') ? 1 : 0;
    for (const token of tokens.slice(from)) {
      if (token === token.toUpperCase() && token.length > 1) continue;
      for (const word of tokenWords(token)) if (!isStopWord(word) && isUnrelatedToWork(word)) names.add(word);
    }
  }
  return names;
}
