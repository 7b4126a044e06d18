/**
 * The wording of scores in one language: a sentence for each kind of fact, for the candidate and for others. A catalog with a missing sentence does
 * not compile. The API uses the English wording. Browsers format the facts in other languages.
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

/** The reader of a score: the scored candidate, or someone else. */
export type Reader = 'candidate' | 'other';

export const toReader = (audience: 'candidate' | 'company' | 'admin'): Reader =>
  audience === 'candidate' ? 'candidate' : 'other';

/** Years of a candidate with their source. */
export type OfferedYears = Pick<
  Extract<PracticalFacts, { kind: 'experience' }>,
  'offered' | 'isRelevant' | 'isFromBio'
>;

/** Texts by reader. */
export type ByReader = Readonly<Record<Reader, string>>;

/** For each kind of fact, a function that formats its sentence. */
type ByKind<Facts extends { kind: string }, Context> = {
  readonly [Kind in Facts['kind']]: (facts: Extract<Facts, { kind: Kind }>, context: Context) => string;
};

/** The wording of scores in one language. */
export interface Wording {
  /** The reason for a factor's score. */
  readonly factor: ByKind<FactorReason, Reader>;
  /** The strongest argument for a pair. */
  readonly strength: Readonly<Record<Strength, string | ByReader>>;
  /** The failing factor, which follows the argument. */
  readonly failing: ByKind<PracticalFacts, Reader>;
  /** An improvement with its gain in points. */
  readonly change: ByKind<Change, number>;
}

const formatFacts = <Facts extends { kind: string }, Context>(
  words: ByKind<Facts, Context>,
  facts: Facts,
  context: Context,
): string => (words[facts.kind as Facts['kind']] as (facts: Facts, more: Context) => string)(facts, context);

/** Returns the sentence for a factor. */
export const factorText = ({ factor }: Wording, reason: FactorReason, reader: Reader): string =>
  formatFacts(factor, reason, reader);

/** Returns the sentence of a headline; at most 120 characters in English. */
export const headlineText = (
  { strength, failing }: Wording,
  { kind, failing: facts }: HeadlineReason,
  reader: Reader,
): string => {
  const words = strength[kind];
  return `${typeof words === 'string' ? words : words[reader]}${facts ? formatFacts(failing, facts, reader) : ''}`;
};

/** Returns the sentence of an improvement. */
export const changeText = ({ change }: Wording, facts: Change, gain: number): string =>
  formatFacts(change, facts, gain);

/** Formats an amount: `45`, `45.50`. */
export const amountText = (amount: number): string => (Number.isInteger(amount) ? `${amount}` : amount.toFixed(2));

/** Formats a range of years: `3-5`, `10+`, `1`. */
export function rangeText({ min, max }: StatedYears): string {
  if (max === null) return `${min}+`;
  return min === max ? `${min}` : `${min}-${max}`;
}

/** Formats a position: `Bookkeeper, 2019–2023`. `since` formats the start of a current position. */
export function positionText({ title, from, to }: HeldPosition, since: (year: number) => string): string {
  if (from === null) return title;
  if (to === null) return `${title}, ${since(from)}`;
  return from === to ? `${title}, ${from}` : `${title}, ${from}–${to}`;
}

/** Rounds hours to one decimal. */
export const roundHours = (hours: number): number => Number(hours.toFixed(1));
