/**
 * Compares free text: which of the job's significant words the candidate's text contains, and how firmly it states them. Words are concepts
 * (lexicon.ts), so the texts may be in different languages.
 */
import { conceptsIn, conceptWeight } from '../taxonomy/lexicon.ts';
import { findNames } from '../taxonomy/proper-names.ts';
import { type Content, fnv1a } from '../text/text.ts';

/** Distinct concepts of a text as sorted hashes, with weights. */
export interface Prose {
  readonly hashes: Int32Array;
  /** For a job: the importance of a concept. For a candidate: how firmly the text states it. */
  readonly weights: Float64Array;
  readonly total: number;
  /** The number of words, without stop words. For a candidate, mentions of a word after the second do not count. */
  readonly length: number;
}

/**
 * BM25 parameters for term frequency (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond"): how slowly repetitions
 * saturate, and the influence of text length. The mean length is a constant, so that a score depends only on its pair.
 */
const K1 = 0.9;
const B = 0.4;
const MEAN_LENGTH = 250;
/** The maximum number of counted mentions of a word. Further mentions add nothing and do not make the text longer. */
const MAX_MENTIONS = 2;

/** Factor for packing an entry's hash and its index into one number, because sorting plain numbers is fast. */
const INDEX_RANGE = 1 << 16;

function toProse(entries: readonly (readonly [string, number])[], length: number): Prose {
  const order = Float64Array.from(entries, ([concept], index) => fnv1a(concept) * INDEX_RANGE + index).toSorted();
  const hashes = Int32Array.from(order, (packed) => Math.floor(packed / INDEX_RANGE));
  const weights = Float64Array.from(order, (packed, i) => entries[packed - (hashes[i] ?? 0) * INDEX_RANGE]?.[1] ?? 0);
  return { hashes, weights, total: weights.reduce((sum, weight) => sum + weight, 0), length };
}

/** Returns the concepts of a text in order, without names of people, places and employers. */
function conceptsWithoutNames(text: Content): string[] {
  const names = findNames(text.text);
  if (names.size === 0) return conceptsIn(text);
  const isKept = text.words.map((word) => !names.has(word));
  return conceptsIn({
    words: text.words.filter((_, index) => isKept[index]),
    stems: text.stems.filter((_, index) => isKept[index]),
  });
}

/** Returns the concepts in a text of a job, without those that other factors score. */
export function prepareJobProse(text: Content, otherFactorConcepts: ReadonlySet<string>): Prose {
  const counts = new Map<string, number>();
  let length = 0;
  for (const concept of conceptsWithoutNames(text)) {
    length += 1;
    if (!otherFactorConcepts.has(concept)) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const entries = [...counts].map(([concept, count]): [string, number] => [
    concept,
    (conceptWeight(concept) * count) / (count + K1),
  ]);
  return toProse(entries, length);
}

/** Returns the BM25 term frequency (0-1), without the constant factor K1 + 1, of a word with `times` mentions in a text of `length` words. */
const saturatedFrequency = (times: number, length: number): number =>
  times / (times + K1 * (1 - B + (B * length) / MEAN_LENGTH));

/** A text with this many words has room for everything that a job post describes. */
export const FULL_BIO = 200;
/** How fast the reach of a text grows with its length. Measured on related and unrelated bios of 10 to 600 words. */
const REACH_POWER = 0.27;

/**
 * Returns the reach of a text relative to a full text (0-1). Short texts cannot repeat a whole job post, and share fewer words with it by chance than
 * résumés.
 */
const textReach = (length: number): number => Math.min(1, (length / FULL_BIO) ** REACH_POWER);

/** Returns how firmly a text of `length` words states a word with `times` mentions, relative to the reach of the text. May exceed 1. */
function mentionFirmness(times: number, length: number): number {
  return saturatedFrequency(times, length) / textReach(Math.max(1, length));
}

/** Returns the concepts that a text of a candidate offers. Mentions of a word after the second do not count toward the length. */
export function prepareCandidateProse(text: Content): Prose {
  const counts = new Map<string, number>();
  let length = 0;
  for (const concept of conceptsWithoutNames(text)) {
    const count = counts.get(concept) ?? 0;
    if (count === MAX_MENTIONS) continue;
    counts.set(concept, count + 1);
    length += 1;
  }
  return toProse(
    [...counts].map(([concept, count]): [string, number] => [concept, mentionFirmness(count, length)]),
    length,
  );
}

/**
 * Returns the share of the job's text that the candidate's text offers: 0 for nothing, 1 for as much as a full text can offer. Ignores the most
 * important common word, because short texts share one word by chance.
 */
export function proseCoverage({ hashes, weights, total }: Prose, offer: Prose): number {
  if (total === 0) return 0;
  const { hashes: offered, weights: firmnesses } = offer;
  let sum = 0;
  let max = 0;
  let j = 0;
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] ?? 0;
    while (j < offered.length && (offered[j] ?? 0) < hash) j++;
    if (j === offered.length) break;
    if (offered[j] !== hash) continue;
    const worth = (weights[i] ?? 0) * (firmnesses[j] ?? 0);
    sum += worth;
    if (worth > max) max = worth;
  }
  return (sum - max) / total;
}

/** A text of either side: its words, and its sequences of words for detecting copies. */
export interface Passage {
  readonly prose: Prose;
  readonly shingles: ShingleSketch;
}

/**
 * The minimum firmness of a statement. Words below it are in the text by chance; real statements are above it, even
 * in long texts.
 */
const MIN_FIRMNESS = 0.3;

/** Returns true if a candidate's text mentions the concept with this hash. */
export function mentionsConcept(prose: Prose, hash: number): boolean {
  let low = 0;
  let high = prose.hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = prose.hashes[middle] ?? 0;
    if (value === hash) return (prose.weights[middle] ?? 0) >= MIN_FIRMNESS;
    if (value < hash) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** The number of significant words in a shingle. With stop words, this is six or seven consecutive words. */
const SHINGLE_WORDS = 4;
const SKETCH_SIZE = 64;
/** The number of lowest hash bits to drop. With few shingles, 16 bits suffice to detect that half of them are shared. */
const DROPPED_BITS = 16;
/** The minimum share and number of common shingles that are not a coincidence. */
const MIN_CONTAINMENT = 0.5;
const MIN_COMMON_SHINGLES = 5;
/** This many skills in the same order are unlikely to be a coincidence: the probability is at most one in 24. */
const MIN_SKILLS_IN_A_ROW = 4;

/** The lowest possible shingle hash. */
export const MIN_SHINGLE_HASH = -(2 ** (31 - DROPPED_BITS));

/**
 * A bottom-k sketch of a text: the sorted SKETCH_SIZE smallest hashes of its shingles (Broder 1997, "On the resemblance and containment of
 * documents").
 */
export type ShingleSketch = Int32Array;

/** Returns the sketch of several texts. Shingles do not span texts. */
export function shingleSketch(...texts: readonly Content[]): ShingleSketch {
  const hashes = new Set<number>();
  for (const { words } of texts) {
    for (let index = 0; index + SHINGLE_WORDS <= words.length; index++)
      hashes.add(fnv1a(words.slice(index, index + SHINGLE_WORDS).join(' ')) >> DROPPED_BITS);
  }
  return Int32Array.from(hashes).toSorted().slice(0, SKETCH_SIZE);
}

/** Returns the hash up to which a sketch is complete. Sketches with fewer than SKETCH_SIZE shingles are complete. */
const completeUpTo = (sketch: ShingleSketch): number =>
  sketch.length < SKETCH_SIZE ? Number.POSITIVE_INFINITY : (sketch.at(-1) ?? Number.POSITIVE_INFINITY);

/**
 * Returns true if at least half of the shorter text is in the longer text. Estimated from the shingles in the range where both sketches are complete.
 */
export function isMostlyContained(a: ShingleSketch, b: ShingleSketch): boolean {
  const limit = Math.min(completeUpTo(a), completeUpTo(b));
  let common = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left > limit || right > limit) break;
    if (left === right) common += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  while (i < a.length && (a[i] ?? 0) <= limit) i += 1;
  while (j < b.length && (b[j] ?? 0) <= limit) j += 1;
  return common >= MIN_COMMON_SHINGLES && common >= MIN_CONTAINMENT * Math.min(i, j);
}

/** Returns true if the offered list contains the required skills consecutively, with the same wording and order. */
export function repeatsSkills(required: readonly string[], offered: readonly string[]): boolean {
  if (required.length < MIN_SKILLS_IN_A_ROW) return false;
  return offered.some((_, from) => required.every((skill, index) => offered[from + index] === skill));
}
