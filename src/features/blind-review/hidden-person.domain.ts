/**
 * A person whose name is hidden from a company: the number shown instead, and texts without identifying details. Pure. Limitation: a
 * text can still identify a person without naming them ("the only Basque in the choir").
 */
import type { PersonName } from '#features/auth/auth.domain.ts';
import { HIDDEN_NAME_TREATMENTS } from '#features/candidates/candidates.domain.ts';
import { fullName } from '#shared/full-name.ts';
import { hideContacts } from './contact-details.domain.ts';
import { createRedactor, HIDDEN_TEXT } from './redaction.domain.ts';
import { cityPhrases, schoolPhrases } from './school-phrases.domain.ts';

type IdentifyingField = {
  [Field in keyof typeof HIDDEN_NAME_TREATMENTS]: (typeof HIDDEN_NAME_TREATMENTS)[Field] extends 'redacted'
    ? Field
    : never;
}[keyof typeof HIDDEN_NAME_TREATMENTS];

export interface PersonFacts {
  userId: string;
  candidateId: string;
  firstName: string;
  lastName: string;
  /** Older texts contain these names. */
  formerNames: readonly PersonName[];
  email: string | null;
  profileImageUrl: string | null;
  city: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  education: readonly { school: string | null }[];
  /** The file name of the résumé. */
  resumeName: string | null;
}

/** Replaces the first name. */
export const HIDDEN_FIRST_NAME = 'Candidate';

/** A person as a company sees them while the name is hidden: for one job, or for the whole company if there is no job. */
export interface HiddenPerson {
  facts: PersonFacts;
  firstName: typeof HIDDEN_FIRST_NAME;
  lastName: string;
  /** Removes the person's names, city, schools, addresses, links and file names from a text. */
  redactName(text: string): string;
  /** Also removes every address, link and phone number, for texts that the person wrote. */
  redactNameAndContacts(text: string): string;
}

const MIN_NUMBER = 10_000_000;
const NUMBER_RANGE = 90_000_000;

/** Returns a 53-bit hash of a text. Uses cyrb53 by bryc, which is in the public domain. */
const hashText = (text: string): number => {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return 4294967296 * (2097151 & h2) + (h1 >>> 0);
};

/** Returns a candidate's number. It is stable within a scope (a job or, without one, the reader's account) and differs between scopes. */
export const candidateNumber = (scope: string, candidateId: string): string =>
  String(MIN_NUMBER + (hashText(`${scope} ${candidateId}`) % NUMBER_RANGE));

/** Parts of names that are also ordinary words. */
const PARTICLES: ReadonlySet<string> = new Set(
  'da de del della den der di do dos das du e el la las le los san santa van von y'.split(' '),
);
const MIN_PART_LENGTH = 2;

/** A name of one non-Latin letter, common in China and Korea. The letter is also part of other words, so it counts only as a separate word. */
const SINGLE_LETTER = /^[^\p{Script=Latin}\P{L}]$/u;

const longestFirst = (a: string, b: string): number => b.length - a.length;

const splitNameParts = (name: string): string[] =>
  name
    .split(/[\s\p{Pd}]+/u)
    .filter((part) => part.length >= MIN_PART_LENGTH && !PARTICLES.has(part.toLowerCase()))
    .toSorted(longestFirst);

/** The maximum number of parts of the first name, and of the last name, that are combined. */
const MAX_COMBINED_PARTS = 3;

const joinInEitherOrder = (first: string, last: string): string[] => [`${first} ${last}`, `${last} ${first}`];

/** Returns the whole name, and each part of the first name combined with each part of the last name, in either order. */
const wholeNames = ({ firstName, lastName }: PersonName): string[] => {
  const firsts = splitNameParts(firstName).slice(0, MAX_COMBINED_PARTS);
  const lasts = splitNameParts(lastName).slice(0, MAX_COMBINED_PARTS);
  return [
    ...joinInEitherOrder(firstName, lastName),
    ...firsts.flatMap((first) => lasts.flatMap((last) => joinInEitherOrder(first, last))),
  ];
};

/** Removes the prefix of a web address, because people often omit it. */
const removeUrlPrefix = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '');

const MIN_FACT_LENGTH = 3;

/** The facts to remove from every text: cities, schools, addresses, file names. */
const REDACTED_FACTS: Record<IdentifyingField, (facts: PersonFacts) => readonly (string | null)[]> = {
  email: ({ email }) => [email],
  city: ({ city }) => [city],
  linkedinUrl: ({ linkedinUrl }) => [linkedinUrl && removeUrlPrefix(linkedinUrl)],
  portfolioUrl: ({ portfolioUrl }) => [portfolioUrl && removeUrlPrefix(portfolioUrl)],
  resume: ({ resumeName }) => [resumeName],
  profileImageUrl: ({ profileImageUrl }) => [profileImageUrl],
  school: ({ education }) => education.map(({ school }) => school),
};

const hiddenFacts = (facts: PersonFacts): string[] =>
  Object.values(REDACTED_FACTS)
    .flatMap((selectTexts) => selectTexts(facts))
    .filter((text): text is string => text !== null && text.trim().length >= MIN_FACT_LENGTH)
    .toSorted(longestFirst);

/** Parts of at least this length are also found inside other words: `xquetzal`. */
const MIN_PART_INSIDE_WORDS = 6;

/** Creates a redactor that replaces facts, then whole names, then parts of names, so that an address that contains a name is replaced as a whole. */
const createPersonRedactor = (facts: PersonFacts, lastName: string): ((text: string) => string) => {
  const schools = facts.education.flatMap(({ school }) => (school === null ? [] : [schoolPhrases(school)]));
  const names = [facts, ...facts.formerNames];
  const nameParts = names.flatMap((name) => splitNameParts(fullName(name)));
  const singleLetters = names
    .flatMap((name) => fullName(name).split(/\s+/u))
    .filter((part) => SINGLE_LETTER.test(part));
  return createRedactor([
    {
      phrases: [...hiddenFacts(facts), ...schools.flatMap(({ inAnyCase }) => inAnyCase)],
      replacement: HIDDEN_TEXT,
    },
    { phrases: names.flatMap(wholeNames), isOftenJoined: true, replacement: `${HIDDEN_FIRST_NAME} ${lastName}` },
    { phrases: nameParts, isOftenJoined: true, replacement: HIDDEN_FIRST_NAME },
    { phrases: singleLetters, isStandalone: true, replacement: HIDDEN_FIRST_NAME },
    {
      phrases: nameParts.filter((part) => part.length >= MIN_PART_INSIDE_WORDS),
      isInsideWords: true,
      replacement: HIDDEN_TEXT,
    },
    {
      phrases: [...cityPhrases(facts.city ?? ''), ...schools.flatMap(({ capitalized }) => capitalized)],
      capitals: 'initial',
      replacement: HIDDEN_TEXT,
    },
    { phrases: schools.flatMap(({ inCapitals }) => inCapitals), capitals: 'all', replacement: HIDDEN_TEXT },
  ]);
};

/** Returns the person without a name; `scope` is the id of the job or of the reader's account. */
export const hidePerson = (facts: PersonFacts, scope: string): HiddenPerson => {
  const lastName = candidateNumber(scope, facts.candidateId);
  const redactName = createPersonRedactor(facts, lastName);
  return {
    facts,
    firstName: HIDDEN_FIRST_NAME,
    lastName,
    redactName,
    redactNameAndContacts: (text) => redactName(hideContacts(text)),
  };
};
