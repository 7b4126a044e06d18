/** Removes the parts of a title that name a person or a place: `Accountant, Quito, Ecuador`, `Ana Flores - Contadora`, `Nurse in Mobile, Alabama`. */
import { words } from '../text/text.ts';
import { isInKnownTitle } from './occupations.ts';
import { hasOtherMeaning, isStateCode, looksLikePerson, personLength, placeLength } from './proper-names.ts';
import { programEvidence } from './skills.ts';
import { readTitleConcepts, titleReadings } from './title-concepts.ts';

/** Separators of the parts of a title. A preposition before a capital letter may introduce a place. */
const SEPARATOR = /(\s?[)\]](?:\s[-–—]\s|\s?)|\s?[,;|•·([–—]\s?|\s-\s|\s(?:in|en|em|na|no|at)\s(?=\p{Lu}))/u;
const MAX_TITLE_LENGTH = 160;
/** Places whose names usually describe the work in a title. */
const USUALLY_WORK = new Set('mobile enterprise university college'.split(' '));

/** A preposition after a bracket: `(Agency) en Lima`. */
const LEADING_PREPOSITION = /^\s*(?:in|en|em|na|no|at)\s(?=\p{Lu})/u;

const splitTokens = (part: string): string[] => part.replace(LEADING_PREPOSITION, '').trim().split(/\s+/);

/** Returns how certain it is that a part is a place, or null if it is not a place. `possible` means a single word with another meaning. */
function placeCertainty(part: string): 'certain' | 'possible' | null {
  const tokens = splitTokens(part);
  if (placeLength(tokens, 0) !== tokens.length) return null;
  return tokens.length === 1 && hasOtherMeaning(tokens[0] ?? '') ? 'possible' : 'certain';
}

/** Returns true if a part names a person. `isFirst` is true at the beginning of a title, where most names are. */
const isPerson = (part: string, isFirst: boolean): boolean => {
  const tokens = splitTokens(part);
  if (!/^\p{Lu}/u.test(part.trim())) return false;
  return personLength(tokens, 0) === tokens.length || (isFirst && looksLikePerson(tokens));
};

const isWork = (part: string): boolean => readTitleConcepts(titleReadings(part)[0] ?? '').some(isInKnownTitle);
/** Returns true for programs that do not have the name of a person or place. */
const isProgram = (part: string): boolean => (programEvidence(words(part)) ?? 'person') !== 'person';

/**
 * Returns the title without names. Returns it unchanged if nothing remains, or if a removed word is only possibly a place and the rest names no known
 * work.
 */
export function withoutNamesInTitle(title: string): string {
  if (title.length > MAX_TITLE_LENGTH || !SEPARATOR.test(title)) return title;
  const pieces = title.split(SEPARATOR);
  const remaining: string[] = [];
  let isSure = true;
  let isAfterPlace = false;
  let isRemoved = false;
  for (let index = 0; index < pieces.length; index += 2) {
    const part = pieces[index] ?? '';
    const separator = pieces[index - 1] ?? '';
    const place = part.trim() === '' ? null : placeCertainty(part);
    const next = pieces[index + 2] ?? '';
    const isBeforePlace =
      (pieces[index + 1] ?? '').includes(',') &&
      next !== '' &&
      (placeCertainty(next) !== null || isStateCode(next.trim()));
    const isLikelyPlace = !isProgram(part) && !USUALLY_WORK.has(part.trim().toLowerCase()) && index > 0;
    const isCode: boolean = isAfterPlace && isStateCode(part.trim());
    const isPlace: boolean =
      isCode || place === 'certain' || (place === 'possible' && (isBeforePlace || isLikelyPlace));
    isAfterPlace = isPlace;
    if (isPlace || (part.trim() !== '' && isPerson(part, index === 0))) {
      isRemoved = true;
      isSure &&= place !== 'possible' || isBeforePlace;
      continue;
    }
    remaining.push(isRemoved ? separator.replace(/^\s?[)\]]/, '') + part : separator + part);
    isRemoved = false;
  }
  if (remaining.length * 2 === pieces.length + 1) return title;
  const rest = remaining.join('').replace(/^[\s,;|•·)\]–—-]{1,9}|[\s,;|•·([–—-]{1,9}$/g, '');
  return (isSure && /\p{L}{2}/u.test(rest)) || isWork(rest) ? rest : title;
}
