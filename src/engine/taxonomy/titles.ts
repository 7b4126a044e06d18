/**
 * Similarity of two job titles, 0-1. It combines several views (concepts, occupations, fields of work, nearest known titles, letters), and is reduced
 * if the head of one title (the kind of worker) is missing from the other. Rank (senior, junior) belongs to the experience factor. The similarity is
 * symmetric and does not depend on gendered endings, accents, language or word order. A prepared title is plain data derived from its text, and
 * comparing two titles allocates nothing.
 */
import { WORK_FIELDS, type WorkField } from '../matching.contract.ts';
import { fnv1a, memoize, readContent, stem } from '../text/text.ts';
import { closeness, meaningVector } from '../text/title-meaning.ts';
import { cosine, type HashedVector, hashedVector, type SparseVector, unitVector } from '../text/vector.ts';
import { conceptWeight, readConcepts, relatedConcepts } from './lexicon.ts';
import {
  fieldOfWork,
  findOccupations,
  idf,
  isInKnownTitle,
  nearestImported,
  nearestOccupations,
  type OccupationMatch,
  occupationSimilarity,
  workConcepts,
} from './occupations.ts';
import { headSpecificity, readTitleConcepts, titleHeads, titleReadings } from './title-concepts.ts';
import { withoutNamesInTitle } from './title-names.ts';

/** Hashes of related concepts with their credit (0-1). */
interface Neighbors {
  readonly hashes: Int32Array;
  readonly worths: Float64Array;
}

/** A head noun: how much it says on its own (0-1), and its field of work. */
interface Head {
  readonly hash: number;
  readonly near: Neighbors;
  readonly specificity: number;
  readonly field: SparseVector;
}

/** The concepts other than the heads. */
interface Modifiers {
  /** Weight of each concept as a modifier: 0 for heads. */
  readonly weights: Float64Array;
  readonly totalWeight: number;
  readonly field: SparseVector;
  /** Share of the title's meaning in its modifiers, 0-1. It is 1 if the heads alone say nothing about the work. */
  readonly share: number;
}

/** A title ready to be compared. */
export interface PreparedTitle {
  /** True if the title describes known work. */
  readonly isKnown: boolean;
  readonly concepts: readonly string[];
  readonly weights: readonly number[];
  readonly totalWeight: number;
  /** Hashes of the concepts in order, and the related concepts of each. A concept itself has credit 1. */
  readonly hashes: Int32Array;
  readonly near: readonly Neighbors[];
  readonly heads: readonly Head[];
  readonly occupations: readonly OccupationMatch[];
  /** How much the least specific head says about the work on its own (0-1); 0 without heads. */
  readonly headSpecificity: number;
  readonly modifiers: Modifiers;
  readonly field: SparseVector;
  /** The occupations of the most similar titles in our taxonomy, and in an imported taxonomy. */
  readonly nearest: SparseVector | null;
  readonly imported: SparseVector | null;
  readonly letters: HashedVector;
  /** The learned meaning. */
  readonly meaning: Int8Array;
  /** Other readings of an abbreviation: `PM` may be a project, product or property manager. */
  readonly others: readonly PreparedTitle[];
}

/**
 * Share of each view in the similarity, fitted to labeled titles and titles of public taxonomies (docs/matching.md). The share of a missing view
 * goes to the words.
 */
const SHARES = { words: 0.36, occupation: 0.08, field: 0.12, nearest: 0.12, letters: 0.32 } as const;

/** Share of imported neighbors if both titles have some. */
const IMPORTED_SHARE = 0.4;

/** Share of the learned meaning. */
const MEANING_SHARE = 0.35;
/** Cosine of meanings up to which two titles have nothing in common. */
const UNRELATED_COSINE = 0.3;
/** The same limit if one of them may not be a title. `Looking for a job` is near many titles. */
const UNRELATED_UNKNOWN_COSINE = 0.4;

/** The minimum similarity of two names for one occupation, even without a common word: `nanny`, `babysitter`. */
const SAME_OCCUPATION = 0.5;

/** The minimum similarity of different work in exactly the same field, because suitable résumés often come from related work. */
const MIN_FIELD_SIMILARITY = 0.35;

/** Loss of similarity: half for each head that is missing from the other title, and an additional loss if both are. */
const HEAD_LOSS = 0.6;
const BOTH_HEADS_LOSS = 0.3;
/** Loss of similarity if the heads alone say nothing about the work (`specialist`) and the modifiers are missing from the other title. */
const MODIFIER_LOSS = 0.5;
/** Credit for missing words that belong to the other title's field: `nurse` in `Clinic Coordinator`. */
const SAME_FIELD_CREDIT = 0.8;
/** How much a title without a head depends on its other words. */
const HEADLESS_MODIFIER_SHARE = 0.5;

const NO_FIELD = unitVector(new Map());
const NO_NEIGHBORS: Neighbors = { hashes: new Int32Array(0), worths: new Float64Array(0) };

const conceptNeighbors = memoize((concept: string): Neighbors => {
  const related = relatedConcepts(concept);
  if (related === undefined) return NO_NEIGHBORS;
  return { hashes: Int32Array.from(related.keys(), fnv1a), worths: Float64Array.from(related.values()) };
});

const toHead = memoize(
  (concept: string): Head => ({
    hash: fnv1a(concept),
    near: conceptNeighbors(concept),
    specificity: headSpecificity(concept),
    field: fieldOfWork([concept]),
  }),
);

/** Factor for the stem of a word as written, relative to its concept. Words of little weight (heads, ranks) count with the minimum weight. */
const WRITTEN_FACTOR = 2;
const MIN_WRITTEN_WEIGHT = 0.4;

/** Returns letter trigrams of concepts and word stems. Stems cover words that the lexicon lacks and do not depend on gender. */
function letterVector(concepts: readonly string[], written: readonly string[]): HashedVector {
  const sums = new Map<number, number>();
  const add = (word: string, weight: number): void => {
    const padded = `_${word}_`;
    for (let i = 0; i + 3 <= padded.length; i++) {
      const hash = fnv1a(padded.slice(i, i + 3));
      sums.set(hash, (sums.get(hash) ?? 0) + weight);
    }
  };
  const rareWeight = (concept: string): number => conceptWeight(concept) * idf(concept);
  for (const concept of concepts) add(concept, rareWeight(concept));
  for (const word of written) {
    add(stem(word), WRITTEN_FACTOR * Math.max(MIN_WRITTEN_WEIGHT, ...readTitleConcepts(word).map(rareWeight)));
  }
  return hashedVector(sums);
}

/** A number without other words (a year, a phone number), which indicates nothing about the work. */
const NUMBER = /^\d+$/;

function buildModifiers(concepts: readonly string[], heads: readonly string[]): Modifiers {
  const weights = Float64Array.from(concepts, (concept) => (heads.includes(concept) ? 0 : conceptWeight(concept)));
  return {
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    field: fieldOfWork(concepts.filter((concept) => !heads.includes(concept))),
    share: heads.length === 0 ? HEADLESS_MODIFIER_SHARE : 1 - Math.max(...heads.map(headSpecificity)),
  };
}

/** The minimum specificity of a head that names a trade: `guard` as opposed to `worker`. */
const MIN_TRADE_SPECIFICITY = 0.2;
/** Share of a title in known titles above which it describes known work. Below the smaller share, it has no field of work. */
const KNOWN_SHARE = 0.5;
const MIN_FIELD_SHARE = 0.25;
/** Words of known titles that name no specific kind of work: `Job coach`, `Delivery person`. */
const ANY_WORK = new Set(readConcepts('job person worker'));

/** Returns the share (0-1) of the concepts' weight that is in known titles. */
function knownShare(concepts: readonly string[]): number {
  const sumConceptWeights = (some: readonly string[]): number =>
    some.reduce((sum, concept) => sum + conceptWeight(concept), 0);
  const knownConcepts = concepts.filter((concept) => isInKnownTitle(concept) && !ANY_WORK.has(concept));
  return sumConceptWeights(knownConcepts) / sumConceptWeights(concepts);
}

function prepare(
  all: readonly string[],
  heads: readonly string[],
  written: readonly string[],
  others: readonly PreparedTitle[],
): PreparedTitle | null {
  const concepts = workConcepts(all).filter((concept) => !NUMBER.test(concept));
  if (concepts.length === 0) return null;
  const weights = concepts.map((concept) => (conceptWeight(concept) * (1 + idf(concept))) / 2);
  const specificity = heads.length === 0 ? 0 : Math.min(...heads.map(headSpecificity));
  const trade = Math.max(0, ...heads.filter((head) => !ANY_WORK.has(head)).map(headSpecificity));
  const imported = nearestImported(concepts);
  const share = knownShare(concepts);
  const isKnown = trade > MIN_TRADE_SPECIFICITY || imported !== null || share > KNOWN_SHARE;
  const hasField = isKnown || share >= MIN_FIELD_SHARE;
  return {
    isKnown,
    concepts,
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    hashes: Int32Array.from(concepts, fnv1a),
    near: concepts.map(conceptNeighbors),
    heads: heads.map(toHead),
    occupations: hasField ? findOccupations(all) : [],
    field: hasField ? fieldOfWork(all) : NO_FIELD,
    headSpecificity: specificity,
    modifiers: buildModifiers(concepts, heads),
    nearest: hasField ? nearestOccupations(concepts) : null,
    imported,
    letters: letterVector(concepts, written),
    meaning: meaningVector(written.map(stem), concepts),
    others,
  };
}

/** Returns the learned meaning of a title. */
export const readTitleMeaning = (title: string): Int8Array =>
  meaningVector(readContent(title).stems, workConcepts(readTitleConcepts(title)));

/** Prepares a title's concepts. Returns null if they have no meaning. */
export function prepareConcepts(all: readonly string[]): PreparedTitle | null {
  return prepare(all, titleHeads(all.join(' ')), [], []);
}

function prepareReading(title: string, others: readonly PreparedTitle[]): PreparedTitle | null {
  return prepare(readTitleConcepts(title), titleHeads(title), readContent(title).words, others);
}

const readTitle = memoize((text: string): PreparedTitle | null => {
  const [first = '', ...others] = titleReadings(withoutNamesInTitle(text));
  return prepareReading(
    first,
    others.flatMap((other) => prepareReading(other, []) ?? []),
  );
});

/** Prepares a title. Returns null if it is empty or has only stop words and numbers. */
export function prepareTitle(text: string | null | undefined): PreparedTitle | null {
  return text === null || text === undefined || text === '' ? null : readTitle(text);
}

/** Returns true if a title describes known work: `Night guard`, but not `I like cats`. */
export const namesKnownWork = (title: PreparedTitle): boolean => title.isKnown || title.others.some(namesKnownWork);

/** Returns the best credit (0-1) of a title's concepts for the concept with this hash and its related concepts. */
function bestCredit(hash: number, { hashes, worths }: Neighbors, title: PreparedTitle): number {
  let best = 0;
  for (const other of title.hashes) {
    if (other === hash) return 1;
    for (let i = 0; i < hashes.length; i++) {
      if (hashes[i] === other && (worths[i] ?? 0) > best) best = worths[i] ?? 0;
    }
  }
  return best;
}

/** Returns the weight of a title's concepts that the other title covers. */
function coverage(title: PreparedTitle, weights: ArrayLike<number>, other: PreparedTitle): number {
  let sum = 0;
  for (let i = 0; i < title.hashes.length; i++) {
    const weight = weights[i] ?? 0;
    if (weight > 0) sum += weight * bestCredit(title.hashes[i] ?? 0, title.near[i] ?? NO_NEIGHBORS, other);
  }
  return sum;
}

const wordSimilarity = (a: PreparedTitle, b: PreparedTitle): number =>
  (coverage(a, a.weights, b) + coverage(b, b.weights, a)) / (a.totalWeight + b.totalWeight);

function occupationsSimilarity(a: PreparedTitle, b: PreparedTitle): number {
  let best = 0;
  for (const left of a.occupations) {
    for (const right of b.occupations) {
      const similarity = left.strength * right.strength * occupationSimilarity(left.occupation, right.occupation);
      if (similarity > best) best = similarity;
    }
  }
  return best;
}

/** Returns the field of work that an occupation of each title belongs to, or null if there is none. */
export function sharedField(a: PreparedTitle, b: PreparedTitle): WorkField | null {
  const groups = b.occupations.map(({ occupation }) => occupation.group);
  const shared = a.occupations.find(({ occupation }) => groups.includes(occupation.group))?.occupation.group;
  return WORK_FIELDS.find((field) => field === shared) ?? null;
}

/** Returns how much of a title's head is missing from another title, 0-1. For two heads, returns the lower value. */
function missingHead(title: PreparedTitle, other: PreparedTitle): number {
  let least = 1;
  for (const { hash, near, specificity, field } of title.heads) {
    let similarity = bestCredit(hash, near, other);
    if (similarity < 1) similarity = Math.max(similarity, SAME_FIELD_CREDIT * cosine(field, other.field));
    least = Math.min(least, specificity * (1 - similarity));
  }
  return title.heads.length === 0 ? 0 : least;
}

/** Returns how much of a title's modifiers is missing from another title, 0-1. */
function missingModifiers(title: PreparedTitle, other: PreparedTitle): number {
  const { weights, totalWeight, field } = title.modifiers;
  if (totalWeight === 0) return 1;
  return 1 - Math.max(coverage(title, weights, other) / totalWeight, SAME_FIELD_CREDIT * cosine(field, other.field));
}

/** Returns the factor (0-1) by which missing heads and modifiers reduce the similarity. */
function agreement(a: PreparedTitle, b: PreparedTitle): number {
  const modifiers = missingModifiers(a, b) + missingModifiers(b, a);
  return remainingFactor(a, b, missingHead(a, b), missingHead(b, a), modifiers / 2);
}

/** Returns the result of `agreement` if both heads and all modifiers are missing, as in almost all pairs of titles. */
const agreementWithoutHeads = (a: PreparedTitle, b: PreparedTitle): number =>
  remainingFactor(a, b, a.headSpecificity, b.headSpecificity, 1);

function remainingFactor(a: PreparedTitle, b: PreparedTitle, left: number, right: number, modifiers: number): number {
  const heads = 1 - (HEAD_LOSS * (left + right)) / 2 - BOTH_HEADS_LOSS * left * right;
  if (a.modifiers.totalWeight === 0 || b.modifiers.totalWeight === 0) return heads;
  return heads * (1 - MODIFIER_LOSS * Math.min(a.modifiers.share, b.modifiers.share) * modifiers);
}

/** The similarity of two readings in each view, 0-1. */
export interface CommonViews {
  words: number;
  letters: number;
  field: number;
  /** Equals `words` if one of the readings is near no known title. */
  nearest: number;
  /** Below 0 if one of the readings names no occupation. */
  occupation: number;
  /** Below 0 if one of the readings is near no imported title. */
  imported: number;
  meaning: number;
}

const SAME_WORDS = 0.999;

/** Returns the combined views of two readings, before reductions. */
function blendViews({ words, letters, field, nearest, occupation }: Omit<CommonViews, 'imported' | 'meaning'>): number {
  const blend =
    SHARES.letters * letters +
    SHARES.words * words +
    SHARES.occupation * (occupation < 0 ? words : occupation) +
    SHARES.field * field +
    SHARES.nearest * nearest;
  return occupation < 0 ? blend : Math.max(blend, SAME_OCCUPATION * occupation);
}

/** Adds the shares of imported neighbors and of the learned meaning. A title that occurs only in the import has no learned meaning. */
function addLearnedViews(similarity: number, { imported, meaning }: Pick<CommonViews, 'imported' | 'meaning'>): number {
  const withImported = imported < 0 ? similarity : similarity + IMPORTED_SHARE * (imported - similarity);
  return withImported + MEANING_SHARE * (Math.max(meaning, imported) - withImported);
}

/** The data that `commonMeaning` compares. */
export type Meaning = Pick<PreparedTitle, 'meaning' | 'isKnown'>;

/** Returns the similarity (0-1) of the learned meanings of two titles. */
export function commonMeaning(a: Meaning, b: Meaning): number {
  const unrelated = a.isKnown && b.isKnown ? UNRELATED_COSINE : UNRELATED_UNKNOWN_COSINE;
  return Math.max(0, closeness(a.meaning, b.meaning) - unrelated) / (1 - unrelated);
}

/** Returns an upper bound of the similarity of two readings, without reductions. It never decreases when a view that both readings have increases. */
export function maxSimilarity(views: CommonViews): number {
  const { words, letters, field } = views;
  if (words > SAME_WORDS) return 1;
  return addLearnedViews(Math.max(blendViews(views), MIN_FIELD_SIMILARITY * field, SHARES.letters * letters), views);
}

/** Returns the highest similarity (0-1) of an occupation to the occupations that a title names. */
export function bestOccupationFit(matches: readonly OccupationMatch[], other: OccupationMatch['occupation']): number {
  let best = 0;
  for (const { occupation, strength } of matches) {
    best = Math.max(best, strength * occupationSimilarity(occupation, other));
  }
  return best;
}

function readingSimilarity(a: PreparedTitle, b: PreparedTitle): number {
  const words = wordSimilarity(a, b);
  if (words > SAME_WORDS) return 1;
  const imported = a.imported === null || b.imported === null ? -1 : cosine(a.imported, b.imported);
  return addLearnedViews(listedSimilarity(a, b, words), { imported, meaning: commonMeaning(a, b) });
}

/** Returns the similarity of two readings by our lists: words, letters, field, occupations and known titles. */
function listedSimilarity(a: PreparedTitle, b: PreparedTitle, words: number): number {
  const field = cosine(a.field, b.field);
  const letters = cosine(a.letters, b.letters);
  if (words === 0 && field === 0) return SHARES.letters * letters * agreementWithoutHeads(a, b);
  const occupation = a.occupations.length > 0 && b.occupations.length > 0 ? occupationsSimilarity(a, b) : -1;
  const nearest = a.nearest === null || b.nearest === null ? words : cosine(a.nearest, b.nearest);
  const similarity = blendViews({ words, letters, field, nearest, occupation });
  return Math.max(similarity * agreement(a, b), MIN_FIELD_SIMILARITY * field);
}

/** Returns the similarity of two titles, from 0 (nothing in common) to 1 (the same work). Uses their most similar readings. */
export function titleSimilarity(a: PreparedTitle, b: PreparedTitle): number {
  let best = readingSimilarity(a, b);
  for (const other of a.others) best = Math.max(best, titleSimilarity(other, b));
  for (const other of b.others) best = Math.max(best, readingSimilarity(a, other));
  return best;
}
