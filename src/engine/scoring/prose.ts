/**
 * Free text against free text: which of the job's telling words the candidate's text contains, and how firmly.
 * Invariant: words are concepts (lexicon.ts), so the languages of the two texts may differ; no field but the text counts.
 */
import { conceptsIn, conceptWeight } from '../taxonomy/lexicon.ts';
import { type Content, fnv1a } from '../text/text.ts';

/** Distinct concepts of a text as sorted hashes, with their weights. */
export interface Prose {
  readonly hashes: Int32Array;
  /** For a job: what a concept is worth. For a candidate: how firmly the text says it, 0-1. */
  readonly weights: Float64Array;
  readonly total: number;
  /** Words read, stop words apart; says how much there is to go on. A candidate's are those of the bio. */
  readonly length: number;
}

/**
 * The parameters of BM25's term frequency (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond"): how
 * slowly mentions saturate, and how much the length of a text counts. The mean length is fixed, so that a score depends on its pair alone.
 */
const K1 = 0.9;
const B = 0.4;
const MEAN_LENGTH = 250;
/** More mentions than this are repetition: they say nothing, and make no text longer. */
const MAX_MENTIONS = 2;

/** Room for the place of an entry beside its hash in one number, so that numbers alone are sorted. */
const PLACES = 1 << 16;

function toProse(entries: readonly (readonly [string, number])[], length: number): Prose {
  const order = Float64Array.from(entries, ([concept], at) => fnv1a(concept) * PLACES + at).toSorted();
  const hashes = Int32Array.from(order, (packed) => Math.floor(packed / PLACES));
  const weights = Float64Array.from(order, (packed, i) => entries[packed - (hashes[i] ?? 0) * PLACES]?.[1] ?? 0);
  return { hashes, weights, total: weights.reduce((sum, weight) => sum + weight, 0), length };
}

/** What a text of a job asks for, apart from words that other factors judge. */
export function prepareDemand(text: Content, judged: ReadonlySet<string>): Prose {
  const counted = new Map<string, number>();
  let length = 0;
  for (const concept of conceptsIn(text)) {
    length += 1;
    if (!judged.has(concept)) counted.set(concept, (counted.get(concept) ?? 0) + 1);
  }
  const entries = [...counted].map(([concept, count]): [string, number] => [
    concept,
    (conceptWeight(concept) * count) / (count + K1),
  ]);
  return toProse(entries, length);
}

/** The term frequency of BM25 (0-1) without its constant factor K1 + 1: of a word mentioned so many times in a text of so many words. */
const saturatedTf = (times: number, length: number): number =>
  times / (times + K1 * (1 - B + (B * length) / MEAN_LENGTH));

/** Texts of this many words have room for what a post describes. */
export const FULL_BIO = 200;
/** How fast a text's reach grows with its length, measured on related and on unrelated bios of 10 to 600 words. */
const REACH_POWER = 0.27;

/**
 * The share (0-1) of a full text's reach that so many words have: a dozen telling ones cannot repeat a whole post, and
 * share by chance far less with it than a résumé does.
 */
const reach = (length: number): number => Math.min(1, (length / FULL_BIO) ** REACH_POWER);

/** How firmly a text of so many words says what it mentions so many times, in proportion to what a text of its length can. */
function firmness(times: number, length: number): number {
  return saturatedTf(times, length) / reach(Math.max(1, length));
}

/** What a text of a candidate offers. The length counts no repetition. */
export function prepareOffer(text: Content): Prose {
  const counted = new Map<string, number>();
  let length = 0;
  for (const concept of conceptsIn(text)) {
    const count = counted.get(concept) ?? 0;
    if (count === MAX_MENTIONS) continue;
    counted.set(concept, count + 1);
    length += 1;
  }
  return toProse(
    [...counted].map(([concept, count]): [string, number] => [concept, firmness(count, length)]),
    length,
  );
}

/**
 * How much of what the job's text asks for the candidate's text offers: 0 nothing, 1 all that a full text could. The word that
 * counts most is left out: short texts have one in common by chance.
 */
export function proseCoverage(demand: Prose, offer: Prose): number {
  if (demand.total === 0) return 0;
  let sum = 0;
  let most = 0;
  let j = 0;
  for (let i = 0; i < demand.hashes.length; i++) {
    const wanted = demand.hashes[i] ?? 0;
    while (j < offer.hashes.length && (offer.hashes[j] ?? 0) < wanted) j++;
    if (j === offer.hashes.length) break;
    if (offer.hashes[j] !== wanted) continue;
    const worth = (demand.weights[i] ?? 0) * (offer.weights[j] ?? 0);
    sum += worth;
    if (worth > most) most = worth;
  }
  return (sum - most) / demand.total;
}

/** A text of either side: its words, and its runs of words, to find what repeats the other side. */
export interface Passage {
  readonly prose: Prose;
  readonly runs: ShingleSketch;
}

/** Less firm words (0-1) are found by chance: texts as long as a profile may hold say what they mention more firmly. */
const MIN_FIRMNESS = 0.3;

/** Whether a text of a candidate mentions the concept with this hash. */
export function mentions(prose: Prose, hash: number): boolean {
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

/** Meaningful words in a shingle; stop words apart, these are six or seven in a row. */
const SHINGLE_WORDS = 4;
const SKETCH_SIZE = 64;
/** Lowest bits of a hash that are left out: for so few shingles, 16 bits tell apart what half of them having it in common needs. */
const DROPPED_BITS = 16;
/** This share of the one text's shingles in the other, and this many, are more than chance. */
const MIN_CONTAINMENT = 0.5;
const MIN_COMMON_SHINGLES = 5;
/** So many skills in one order are more than chance: one in 24 at most. */
const MIN_SKILLS_IN_A_ROW = 4;

/** The least that a hash of a shingle can be. */
export const MIN_SHINGLE_HASH = -(2 ** (31 - DROPPED_BITS));

/**
 * A bottom-k sketch of a text: the SKETCH_SIZE smallest hashes of its shingles (Broder 1997, "On the resemblance and containment of
 * documents"), sorted.
 */
export type ShingleSketch = Int32Array;

/** The sketch of some texts together; no shingle spans two of them. */
export function shingleSketch(...texts: readonly Content[]): ShingleSketch {
  const hashes = new Set<number>();
  for (const { words } of texts) {
    for (let at = 0; at + SHINGLE_WORDS <= words.length; at++)
      hashes.add(fnv1a(words.slice(at, at + SHINGLE_WORDS).join(' ')) >> DROPPED_BITS);
  }
  return Int32Array.from(hashes).toSorted().slice(0, SKETCH_SIZE);
}

/** Up to which hash a sketch is complete: a text with fewer shingles than SKETCH_SIZE has all of them in it. */
const completeUpTo = (sketch: ShingleSketch): number =>
  sketch.length < SKETCH_SIZE ? Number.POSITIVE_INFINITY : (sketch.at(-1) ?? Number.POSITIVE_INFINITY);

/** Whether half of either text is in the other: the containment of the shorter one's shingles, estimated where both sketches are complete. */
export function isMostlyContained(one: ShingleSketch, other: ShingleSketch): boolean {
  const limit = Math.min(completeUpTo(one), completeUpTo(other));
  let common = 0;
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const left = one[i] ?? 0;
    const right = other[j] ?? 0;
    if (left > limit || right > limit) break;
    if (left === right) common += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  while (i < one.length && (one[i] ?? 0) <= limit) i += 1;
  while (j < other.length && (other[j] ?? 0) <= limit) j += 1;
  return common >= MIN_COMMON_SHINGLES && common >= MIN_CONTAINMENT * Math.min(i, j);
}

/** Whether the skills asked for stand in the list offered, all in a row, as they are written and ordered. */
export function repeatsSkills(asked: readonly string[], offered: readonly string[]): boolean {
  if (asked.length < MIN_SKILLS_IN_A_ROW) return false;
  return offered.some((_, from) => asked.every((skill, at) => offered[from + at] === skill));
}
