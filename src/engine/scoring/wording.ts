/**
 * What a language must say of a score: a sentence for each kind of fact, to the candidate of themselves and to anybody else of
 * them. A catalog that lacks one does not compile. The English one makes the sentences of the API; browsers word the facts beside
 * them in other languages.
 */
import type {
  Change,
  FactorReason,
  HeadlineReason,
  HeldPosition,
  PracticalFacts,
  StatedYears,
  Strength,
} from '../matching.contract.ts';

/** Who reads of a score: the candidate it is about, or somebody else. */
export type Reader = 'candidate' | 'other';

/** The reader on one side of the market; admins have none. */
export const readerOf = (audience: 'candidate' | 'company' | 'admin'): Reader =>
  audience === 'candidate' ? 'candidate' : 'other';

/** Years of a candidate with where they come from. */
export type OfferedYears = Pick<
  Extract<PracticalFacts, { kind: 'experience' }>,
  'offered' | 'isRelevant' | 'isFromBio'
>;

/** Words that name the candidate, by who reads. */
export type ByReader = Readonly<Record<Reader, string>>;

/** By kind of fact, what makes a sentence of its facts. */
type ByKind<Facts extends { kind: string }, More> = {
  readonly [Kind in Facts['kind']]: (facts: Extract<Facts, { kind: Kind }>, more: More) => string;
};

/** What of a score is said in one language. */
export interface Wording {
  /** Why a factor scores what it does. */
  readonly factor: ByKind<FactorReason, Reader>;
  /** What speaks most for a pair. */
  readonly strength: Readonly<Record<Strength, string | ByReader>>;
  /** What fails it, behind what speaks for it. */
  readonly failing: ByKind<PracticalFacts, Reader>;
  /** What would raise the score, with the points it would add. */
  readonly change: ByKind<Change, number>;
}

const say = <Facts extends { kind: string }, More>(words: ByKind<Facts, More>, facts: Facts, more: More): string =>
  (words[facts.kind as Facts['kind']] as (facts: Facts, more: More) => string)(facts, more);

/** Why a factor scores what it does, in one sentence. */
export const factorText = ({ factor }: Wording, reason: FactorReason, reader: Reader): string =>
  say(factor, reason, reader);

/** What a score comes down to, in one sentence; of at most 120 characters in English. */
export const headlineText = (
  { strength, failing }: Wording,
  { kind, failing: facts }: HeadlineReason,
  reader: Reader,
): string => {
  const words = strength[kind];
  return `${typeof words === 'string' ? words : words[reader]}${facts ? say(failing, facts, reader) : ''}`;
};

/** A change and the points it would add, in one sentence. */
export const changeText = ({ change }: Wording, facts: Change, gain: number): string => say(change, facts, gain);

/** `45`, `45.50`. */
export const amountText = (amount: number): string => (Number.isInteger(amount) ? `${amount}` : amount.toFixed(2));

/** `3-5`, `10+`, `1`. */
export function rangeText({ min, max }: StatedYears): string {
  if (max === null) return `${min}+`;
  return min === max ? `${min}` : `${min}-${max}`;
}

/** `Bookkeeper, 2019–2023`; `since` makes words of a year, for a position that lasts. */
export function positionText({ title, from, to }: HeldPosition, since: (year: number) => string): string {
  if (from === null) return title;
  if (to === null) return `${title}, ${since(from)}`;
  return from === to ? `${title}, ${from}` : `${title}, ${from}–${to}`;
}

/** Hours to one decimal. */
export const roundHours = (hours: number): number => Number(hours.toFixed(1));
