/**
 * Free text against free text: which of the job's telling words the candidate's text contains, and how firmly.
 * Invariant: words are concepts (lexicon.ts), so the languages of the two texts may differ; no field but the text counts.
 */
import { conceptsIn, conceptWeight } from '../taxonomy/lexicon.ts';
import { type Content, hashToken } from '../text/text.ts';

/** Distinct concepts of a text as sorted hashes, with their weights. */
export interface Prose {
  readonly hashes: Int32Array;
  /** For a job: what a concept is worth. For a candidate: how firmly the text says it, 0-1. */
  readonly weights: Float64Array;
  readonly total: number;
  /** Words read, stop words apart; says how much there is to go on. A candidate's are those of the bio. */
  readonly length: number;
}

/** Saturation: the first mention says most, the tenth of a post adds little; long texts need more mentions for the same. */
const SATURATION = 0.9;
const TYPICAL_LENGTH = 250;
const LENGTH_SHARE = 0.4;
/** More mentions than this are repetition: they say nothing, and make no text longer. */
const MAX_MENTIONS = 2;

/** Room for the place of an entry beside its hash in one number, so that numbers alone are sorted. */
const PLACES = 1 << 16;

function toProse(entries: readonly (readonly [string, number])[], length: number): Prose {
  const order = Float64Array.from(entries, ([concept], at) => hashToken(concept) * PLACES + at).toSorted();
  const hashes = Int32Array.from(order, (packed) => Math.floor(packed / PLACES));
  const weights = Float64Array.from(order, (packed, i) => entries[packed - (hashes[i] ?? 0) * PLACES]?.[1] ?? 0);
  return { hashes, weights, total: weights.reduce((sum, weight) => sum + weight, 0), length };
}

/** What a job's texts ask for; each text with how much more its words count than those of the description. */
export function prepareDemand(texts: readonly (readonly [Content, number])[]): Prose {
  const counted = new Map<string, number>();
  let length = 0;
  for (const [content, times] of texts) {
    for (const concept of conceptsIn(content)) {
      counted.set(concept, (counted.get(concept) ?? 0) + times);
      length += 1;
    }
  }
  const entries = [...counted].map(([concept, count]): [string, number] => [
    concept,
    (conceptWeight(concept) * count) / (count + SATURATION),
  ]);
  return toProse(entries, length);
}

/** How many mentions make half of a firm statement, in a text of so many words. */
export const halfFirm = (length: number): number =>
  SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / TYPICAL_LENGTH);

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
  return times / (times + halfFirm(length)) / reach(Math.max(1, length));
}

/**
 * What a bio offers, and the texts on each kind of work beside it: a kind of work tells once what the bio does not tell, so that
 * nobody gains by telling it there again. The length counts no repetition.
 */
export function prepareBio(bio: Content, beside: readonly (readonly Content[])[] = []): Prose {
  const counted = new Map<string, number>();
  let length = 0;
  for (const concept of conceptsIn(bio)) {
    const count = counted.get(concept) ?? 0;
    if (count === MAX_MENTIONS) continue;
    counted.set(concept, count + 1);
    length += 1;
  }
  const told = new Set(counted.keys());
  for (const texts of beside) {
    for (const concept of new Set(texts.flatMap((text) => conceptsIn(text)))) {
      const count = counted.get(concept) ?? 0;
      if (told.has(concept) || count === MAX_MENTIONS) continue;
      counted.set(concept, count + 1);
      length += 1;
    }
  }
  return toProse(
    [...counted].map(([concept, count]): [string, number] => [concept, firmness(count, length)]),
    length,
  );
}

/**
 * A bio beside a title and skills that say these words (hashes): they are as firm as any may be, however often the bio repeats
 * them, so that nobody gains by writing out their skills once more.
 */
export function besideStated(bio: Prose, stated: Iterable<number>): Prose {
  const firm = firmness(MAX_MENTIONS, bio.length);
  const words = new Map<number, number>();
  bio.hashes.forEach((hash, at) => words.set(hash, bio.weights[at] ?? 0));
  for (const hash of stated) words.set(hash, firm);
  const hashes = Int32Array.from(words.keys()).toSorted();
  const weights = Float64Array.from(hashes, (hash) => words.get(hash) ?? 0);
  return { hashes, weights, total: weights.reduce((sum, weight) => sum + weight, 0), length: bio.length };
}

/** How much of what the job's text asks for the candidate's text offers: 0 nothing, 1 all that a full text could. */
export function proseCoverage(demand: Prose, offer: Prose): number {
  if (demand.total === 0) return 0;
  let sum = 0;
  let j = 0;
  for (let i = 0; i < demand.hashes.length; i++) {
    const wanted = demand.hashes[i] ?? 0;
    while (j < offer.hashes.length && (offer.hashes[j] ?? 0) < wanted) j++;
    if (j === offer.hashes.length) break;
    if (offer.hashes[j] === wanted) sum += (demand.weights[i] ?? 0) * (offer.weights[j] ?? 0);
  }
  return sum / demand.total;
}

/** True when the text contains the concept with this hash. */
export function mentions(prose: Prose, hash: number): boolean {
  let low = 0;
  let high = prose.hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = prose.hashes[middle] ?? 0;
    if (value === hash) return true;
    if (value < hash) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** Meaningful words in a run; stop words apart, these are six or seven in a row. */
const RUN = 4;
const MAX_RUNS = 64;
/** Bits of a hash that are left out: of so many runs, 16 bits tell apart what half of them having it in common needs. */
const LEFT_OUT = 16;
/** This share of the one text's runs in the other, and this many, are more than chance. */
const COPIED_SHARE = 0.5;
const MIN_COMMON_SHINGLES = 5;
/** So many skills in one order are more than chance: one in 24 at most. */
const MIN_SKILLS_IN_A_ROW = 4;

/** The least that a hash of a run can be. */
export const MIN_SHINGLE_HASH = -(2 ** (31 - LEFT_OUT));

/** The smallest hashes of a text's runs of words, sorted. */
export type WordRuns = Int32Array;

/** The runs of some texts together. */
export function wordRuns(...texts: readonly Content[]): WordRuns {
  const hashes = new Set<number>();
  for (const { words } of texts) {
    for (let at = 0; at + RUN <= words.length; at++)
      hashes.add(hashToken(words.slice(at, at + RUN).join(' ')) >> LEFT_OUT);
  }
  return Int32Array.from(hashes).toSorted().slice(0, MAX_RUNS);
}

/** Up to which hash a text's runs are known: all of them, where there are not too many to be kept. */
const knownUpTo = (runs: WordRuns): number =>
  runs.length < MAX_RUNS ? Number.POSITIVE_INFINITY : (runs.at(-1) ?? Number.POSITIVE_INFINITY);

/** Whether half of either text is in the other. */
export function repeats(one: WordRuns, other: WordRuns): boolean {
  const limit = Math.min(knownUpTo(one), knownUpTo(other));
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
  return common >= MIN_COMMON_SHINGLES && common >= COPIED_SHARE * Math.min(i, j);
}

/** Whether the skills asked for stand in the list offered, all in a row, as they are written and ordered. */
export function repeatsSkills(asked: readonly string[], offered: readonly string[]): boolean {
  if (asked.length < MIN_SKILLS_IN_A_ROW) return false;
  return offered.some((_, from) => asked.every((skill, at) => offered[from + at] === skill));
}
