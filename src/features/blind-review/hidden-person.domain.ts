/**
 * A person whose name is hidden from a company: the number they have in its place, and texts without what leads to them. Pure.
 * What a text itself gives away in other words ("the only Basque in the choir") no rule can find.
 */
import { NAMELESS_FIELDS } from '#features/candidates/candidates.domain.ts';
import { hideContacts } from './contact-details.domain.ts';
import { createRedactor, HIDDEN_TEXT } from './redaction.domain.ts';

type ToldNowhere = {
  [Field in keyof typeof NAMELESS_FIELDS]: (typeof NAMELESS_FIELDS)[Field] extends 'told nowhere' ? Field : never;
}[keyof typeof NAMELESS_FIELDS];

/** What must not be told of a person. */
export interface PersonFacts {
  userId: string;
  candidateId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  profileImageUrl: string | null;
  city: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  education: readonly { school: string | null }[];
  /** The name of the résumé's file. */
  resumeName: string | null;
}

/** What stands in the place of a first name. */
export const HIDDEN_FIRST_NAME = 'Candidate';

/** A person as one job, or a company where there is no job, knows them without a name. */
export interface HiddenPerson {
  facts: PersonFacts;
  firstName: typeof HIDDEN_FIRST_NAME;
  lastName: string;
  /** A text without name, places of study, address and links of theirs. */
  withoutName(text: string): string;
  /** The same without any address, link or phone number at all, for what they wrote themself. */
  withoutContacts(text: string): string;
}

const MIN_NUMBER = 10_000_000;
const NUMBERS = 90_000_000;

/** Fifty-three bits of a text: cyrb53, by bryc, public domain. */
const hashOf = (text: string): number => {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
};

/** The number of a candidate: the same wherever the scope (a job, else the reader's account) is the same, and another one in another. */
export const numberOf = (scope: string, candidateId: string): string =>
  String(MIN_NUMBER + (hashOf(`${scope} ${candidateId}`) % NUMBERS));

/** Parts of names that are words of their languages. */
const PARTICLES: ReadonlySet<string> = new Set(
  'da de del della den der di do dos das du e el la las le los san santa van von y'.split(' '),
);
const MIN_PART_LENGTH = 2;

/** A name of one letter, as many are in China and Korea. It is also a part of other words, so it counts where it stands alone. */
const LONE_LETTER = /^[^\p{Script=Latin}\P{L}]$/u;

const longestFirst = (one: string, other: string): number => other.length - one.length;

const partsOf = (name: string): string[] =>
  name
    .split(/[\s\p{Pd}]+/u)
    .filter((part) => part.length >= MIN_PART_LENGTH && !PARTICLES.has(part.toLowerCase()))
    .toSorted(longestFirst);

/** At most this many parts of each name are combined with parts of the other. */
const PARTS_TOGETHER = 3;

const inEitherOrder = (first: string, last: string): string[] => [`${first} ${last}`, `${last} ${first}`];

/** The whole name, and each part of the first name with each of the last, in either order. */
const wholeNames = ({ firstName, lastName }: PersonFacts): string[] => {
  const firsts = partsOf(firstName).slice(0, PARTS_TOGETHER);
  const lasts = partsOf(lastName).slice(0, PARTS_TOGETHER);
  return [
    ...inEitherOrder(firstName, lastName),
    ...firsts.flatMap((first) => lasts.flatMap((last) => inEitherOrder(first, last))),
  ];
};

/** An address of the web as people write it: with and without its beginning. */
const bareAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '');

const MIN_FACT_LENGTH = 3;

/** The texts of a person that no other text may hold: places, addresses, names of files. */
const TEXTS: Record<ToldNowhere, (facts: PersonFacts) => readonly (string | null)[]> = {
  email: ({ email }) => [email],
  city: ({ city }) => [city],
  linkedinUrl: ({ linkedinUrl }) => [linkedinUrl && bareAddress(linkedinUrl)],
  portfolioUrl: ({ portfolioUrl }) => [portfolioUrl && bareAddress(portfolioUrl)],
  resume: ({ resumeName }) => [resumeName],
  profileImageUrl: ({ profileImageUrl }) => [profileImageUrl],
  school: ({ education }) => education.map(({ school }) => school),
};

const wordsOf = (facts: PersonFacts): string[] =>
  Object.values(TEXTS)
    .flatMap((textsOf) => textsOf(facts))
    .filter((text): text is string => text !== null && text.trim().length >= MIN_FACT_LENGTH)
    .toSorted(longestFirst);

/** Parts of this length are found inside other words too: `xquetzal`. */
const LONG_PART = 6;

/** Facts first, then whole names, then parts of names: an address that contains a name is one hidden text. */
const createCleaner = (facts: PersonFacts, lastName: string): ((text: string) => string) => {
  const named = partsOf(`${facts.firstName} ${facts.lastName}`);
  const lone = `${facts.firstName} ${facts.lastName}`.split(/\s+/u).filter((part) => LONE_LETTER.test(part));
  return createRedactor([
    { phrases: wordsOf(facts), replacement: HIDDEN_TEXT },
    { phrases: wholeNames(facts), isOftenJoined: true, replacement: `${HIDDEN_FIRST_NAME} ${lastName}` },
    { phrases: named, isOftenJoined: true, replacement: HIDDEN_FIRST_NAME },
    { phrases: lone, isAlone: true, replacement: HIDDEN_FIRST_NAME },
    { phrases: named.filter((part) => part.length >= LONG_PART), isInsideWords: true, replacement: HIDDEN_TEXT },
  ]);
};

/** The person without a name; `scope` is the job's id, or that of the reader's account. */
export const hidePerson = (facts: PersonFacts, scope: string): HiddenPerson => {
  const lastName = numberOf(scope, facts.candidateId);
  const withoutName = createCleaner(facts, lastName);
  return {
    facts,
    firstName: HIDDEN_FIRST_NAME,
    lastName,
    withoutName,
    withoutContacts: (text) => withoutName(hideContacts(text)),
  };
};
