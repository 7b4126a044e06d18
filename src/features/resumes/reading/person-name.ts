/**
 * Names of people: whether a text can be a name, and which part is the surname. Latin American
 * names have one or two of each. Particles belong to the word after them. Names in capitals are
 * converted to mixed case.
 */
import { bare, fold, tidy } from './folding.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { headingKind } from './headings.ts';
import { isPlace } from './places.ts';
import { namesRole } from './role-words.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const PARTICLES = new Set(
  'de del da do das dos la las los el y e van von der den ter di du le mc mac san santa bin al st st.'.split(' '),
);
/** Particles that start a surname even after a single given name, unlike `María del Carmen`. */
const AFTER_NAME =
  /^(?:carmen|pilar|rosario|socorro|mar|angeles|milagros|refugio|consuelo|valle|fatima|lourdes|jesus|rocio|guadalupe|cielo|sol|luz)$/;
const DOCUMENT = /\b(?:curriculum|curriculo|vitae|resume|hoja de vida|cv)\b/;
const CREDENTIALS =
  /(?:,|\s)\s{0,20}(?:cpa|mba|ph\.?d|pmp|md|m\.d\.|rn|bsn|esq|msc|ms|ma|bsc|phr|shrm-cp|cma|cfa|jr|sr|ing|lic|dr|dra)\.?(?=,|$)/giu;
const TITLES =
  /^(?:mr|mrs|ms|dr|dra|sr|sra|srta|ing|lic|lcd[oa]|licd[oa]|eng|prof|c\.?p|mg|mgs|mtr[oa]|msc|arq|abg|econ|psic|bel)\.\s*/i;
const LABEL =
  /^(?:full name|name|nombre completo|nombres y apellidos|nombre y apellidos?|nombre|nome completo|nome)\s*[:：-]\s*/i;
const MAX_WORDS = 7;
const MAX_LENGTH = 60;

/** Whether a text looks like the name of a person. */
export const isNameLike = (text: string): boolean => {
  const line = tidy(text);
  if (line.length < 3 || line.length > MAX_LENGTH || !/^[\p{L}\p{M}'’.\- ]+$/u.test(line)) return false;
  const words = line.split(' ');
  if (words.length > MAX_WORDS || DOCUMENT.test(fold(line))) return false;
  return words.every((word) => PARTICLES.has(fold(word)) || /^\p{Lu}/u.test(word)) && /\p{Lu}/u.test(words[0] ?? '');
};

/** The name in a text of a résumé's head, without labels, titles and credentials. Null if there is none. */
export const nameIn = (text: string): string | null => {
  const line = tidy(text.replace(LABEL, '').replace(TITLES, '').replace(CREDENTIALS, ''));
  for (const part of [line, line.split(/\s[|–—•·/-]\s|,\s/u)[0] ?? '']) {
    const name = bare(part);
    if (isNameLike(name) && headingKind(name) === null && !namesRole(name) && !isPlace(name)) return name;
  }
  return null;
};

const capitalized = (word: string): string =>
  word.toLowerCase().replace(/(^|['’-])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());

/** `JOSÉ DE LA CRUZ` as `José de la Cruz`. Names in mixed case are unchanged. */
export const inNameCase = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name
        .split(' ')
        .map((word, at) =>
          at > 0 && PARTICLES.has(fold(word)) && word.length > 1 ? word.toLowerCase() : capitalized(word),
        )
        .join(' ');

/** Words, each with the particles before it. */
const groupsOf = (name: string): string[] => {
  const groups: string[] = [];
  let particles = '';
  for (const word of name.split(' ')) {
    if (PARTICLES.has(fold(word)) && groups.length > 0) particles += `${word} `;
    else {
      const isMore = particles !== '' && AFTER_NAME.test(fold(word)) && groups.length === 1;
      if (isMore) groups[0] += ` ${particles}${word}`;
      else groups.push(particles + word);
      particles = '';
    }
  }
  return groups;
};

const isGiven = (group: string | undefined): boolean =>
  group !== undefined && (GIVEN_NAMES.has(fold(group)) || /^\p{L}\.?$/u.test(group));

/** The number of groups that are given names. */
const givenCount = (groups: readonly string[]): number => {
  if (groups.length <= 2) return 1;
  const hasSecond = isGiven(groups[1]);
  if (groups.length === 3) return hasSecond ? 2 : 1;
  if (groups.length === 4) return hasSecond || !isGiven(groups[0]) ? 2 : 1;
  return isGiven(groups[2]) && hasSecond ? 3 : 2;
};

/** Given names and surnames. A single word is a given name. `Surnames, Given names` is swapped. */
export const splitName = (text: string): PersonName => {
  const [before = '', after] = text.split(/,\s*/);
  if (after !== undefined && isNameLike(after)) {
    return { firstName: inNameCase(tidy(after)), lastName: inNameCase(tidy(before)) };
  }
  const groups = groupsOf(inNameCase(tidy(before)));
  const given = givenCount(groups);
  return { firstName: groups.slice(0, given).join(' '), lastName: groups.slice(given).join(' ') };
};
