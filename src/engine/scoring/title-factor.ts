/**
 * What titles score for a post: the one of today and those that were held, the best of them. Knows how alike two titles are from
 * taxonomy/titles.ts and what the two sides tell beside them. Invariant: a held title never scores more than the same title of
 * today.
 */
import { namesKnownWork, type PreparedTitle, titleSimilarity } from '../taxonomy/titles.ts';
import { cosine } from '../text/vector.ts';
import { type Curve, interpolate, round2 } from './combination.ts';
import { monthsCounted, reconciled, type Years, yearsOfMonths } from './experience.ts';
import { type ComparedCandidate, type ComparedJob, explained, type PreparedPastTitle } from './prepare.ts';

/** A candidate's title that was read out of the bio, which may be somebody else's, is worth this much of a stated one. */
const OWN_TITLE_FROM_TEXT = 0.9;
/** What a title of the very same field scores where both sides tell in full what the work is. */
const SAME_FIELD = 60;

/** Title similarity → score: titles of different work share words up to 0.4, half alike is the same work under another name. */
const SIMILARITY: Curve = [
  [0, 0],
  [0.1, 3],
  [0.2, 10],
  [0.3, 23],
  [0.4, 40],
  [0.5, 70],
  [0.6, 84],
  [0.8, 94],
  [1, 100],
];

/**
 * The same where the post is a bare title: without a word on what the work is, half of the equal titles are meant
 * otherwise, and a number must not promise more than that. Measured on titles judged by experts.
 */
const LONE_SIMILARITY: Curve = [
  [0, 0],
  [0.1, 3],
  [0.2, 10],
  [0.4, 28],
  [0.6, 44],
  [0.8, 57],
  [1, 70],
];

/**
 * What titles that are so alike (0-1) score for a post: more, the more alike they are, and less for one read out of a bio
 * (`isStated` false).
 */
export function titleScore(job: ComparedJob, similarity: number, isStated: boolean): number {
  const share = explained(job);
  const lone = share === 1 ? 0 : interpolate(LONE_SIMILARITY, similarity);
  const score = share * interpolate(SIMILARITY, similarity) + (1 - share) * lone;
  return round2(isStated ? score : OWN_TITLE_FROM_TEXT * score);
}

/** The similarity (0-1) that scores so much for a post that explains itself: `SIMILARITY` read the other way round. */
const INVERSE: Curve = SIMILARITY.map(([similarity, score]) => [score, similarity]);

/** What titles with so much of their field in common (0-1) may count as alike at most, however unlike their words. */
export const similarityOfField = (field: number): number => interpolate(INVERSE, SAME_FIELD * field);

/**
 * The most that two titles may count as alike (0-1), whatever the rest of both sides tells: `titleScore` of it, for any post, is
 * no less than the title scores of a pair.
 */
export const highestSimilarity = (one: PreparedTitle, other: PreparedTitle): number =>
  Math.max(titleSimilarity(one, other), similarityOfField(cosine(one.field, other.field)));

/** The most that titles so alike score for any post. */
export const highestTitleScore = (similarity: number): number =>
  round2(Math.max(interpolate(SIMILARITY, similarity), interpolate(LONE_SIMILARITY, similarity)));

export type Similarity = (one: PreparedTitle, other: PreparedTitle) => number;

/** The most that the field of the titles alone is worth to a pair: the more of the work both sides tell, the more. */
const mostForField = (job: ComparedJob, isStated: boolean): number =>
  SAME_FIELD * explained(job) * (isStated ? 1 : OWN_TITLE_FROM_TEXT);

const fieldOf = (job: PreparedTitle, title: PreparedTitle, most: number): number =>
  round2(most * cosine(job.field, title.field));

/** What the field of titles alone is worth to a pair (0-100): people tell of more work than their title names. */
export function fieldScore(job: ComparedJob, { title, toldTitle }: ComparedCandidate): number {
  const asked = job.title;
  if (asked === null) return 0;
  const stated = title === null ? 0 : fieldOf(asked, title, mostForField(job, true));
  return toldTitle === null ? stated : Math.max(stated, fieldOf(asked, toldTitle, mostForField(job, false)));
}

/** A pair, and how its titles are compared. */
export interface TitledPair {
  readonly job: ComparedJob;
  readonly candidate: ComparedCandidate;
  /** Whether the profile's texts repeat the post. */
  readonly isCopy: boolean;
  readonly similarity: Similarity;
}

/** Titles without a word of known work share letters and a word with any other; below this that is chance. */
const CHANCE = 5;

/** What a title of today scores for a post, or its field where that is more. */
function todayScore({ job, similarity }: TitledPair, title: PreparedTitle | null, isStated: boolean): number {
  if (job.title === null || title === null) return 0;
  const score = titleScore(job, similarity(job.title, title), isStated);
  if (score < CHANCE && !namesKnownWork(title)) return 0;
  const most = mostForField(job, isStated);
  return score >= most ? score : Math.max(score, fieldOf(job.title, title, most));
}

/** What the title scores that the bio names. Of a profile that repeats the post it tells nothing. */
export const toldTitleScore = (pair: TitledPair): number =>
  pair.isCopy ? 0 : todayScore(pair, pair.candidate.toldTitle, false);

/** What the stated title scores. */
export const statedTitleScore = (pair: TitledPair): number => todayScore(pair, pair.candidate.title, true);

/** What the title of today scores, stated or told, the better of the two. */
export const ownTitleScore = (pair: TitledPair): number => Math.max(statedTitleScore(pair), toldTitleScore(pair));

/** What so much of a score is worth (0-1); never more than that share of it, so that the share bounds it. */
export const partOf = (score: number, worth: number): number =>
  worth === 1 ? score : Math.floor(100 * score * worth) / 100;

/** What a title that was held scores: for itself alone, as of several titles the field of one is near by chance. */
export function pastTitleScore({ job, similarity }: TitledPair, { title, worth }: PreparedPastTitle): number {
  if (job.title === null || title === null) return 0;
  return partOf(titleScore(job, similarity(job.title, title), true), worth);
}

/** The best of a candidate's titles, 0-100. */
export function bestTitleScore(pair: TitledPair): number {
  let best = ownTitleScore(pair);
  const { history } = pair.candidate;
  if (history === null) return best;
  for (const held of history.held) if (best < 100 * held.worth) best = Math.max(best, pastTitleScore(pair, held));
  return best;
}

/** Titles that score so much are the same work: all of their time counts as experience. */
const SAME_WORK = 50;

/** How much of the time of a held title counts as experience of the work of a post, 0-1. A title that nobody can read may be it. */
export function relevanceOf(jobTitle: PreparedTitle, title: PreparedTitle | null, similarity: Similarity): number {
  if (title === null) return 1;
  const alike = interpolate(SIMILARITY, similarity(jobTitle, title)) / SAME_WORK;
  return alike >= 1 ? 1 : Math.max(alike, cosine(jobTitle.field, title.field));
}

/** The years of a candidate that count for a post: those of its field of work, where titles say which that is. */
export function yearsFor(
  { title }: ComparedJob,
  { history, years }: ComparedCandidate,
  similarity: Similarity,
): Years | null {
  if (history === null || history.months === 0 || title === null) return years;
  const months = monthsCounted(history, (at) => relevanceOf(title, history.held[at]?.title ?? null, similarity));
  return reconciled(history.stated, yearsOfMonths(months));
}

const SLOTS = 1 << 18;
const ones = Array.from<PreparedTitle | undefined>({ length: SLOTS });
const others = Array.from<PreparedTitle | undefined>({ length: SLOTS });
const similarities = new Float64Array(SLOTS);

/** A number that differs for nearly all titles: the sum of the hashed letter groups it is made of. */
function spread({ letters: { keys } }: PreparedTitle): number {
  let sum = keys.length;
  for (let i = 0; i < keys.length; i++) sum = (sum + (keys[i] ?? 0)) | 0;
  return sum;
}

/** How alike two titles are, 0-1. */
export function cachedSimilarity(one: PreparedTitle, other: PreparedTitle): number {
  // The last steps of MurmurHash3, so that all bits of both take part.
  const first = Math.imul(spread(one), 0x85eb_ca6b) ^ spread(other);
  const second = Math.imul(first ^ (first >>> 16), 0xc2b2_ae35);
  const slot = (second ^ (second >>> 13)) & (SLOTS - 1);
  if (ones[slot] === one && others[slot] === other) return similarities[slot] ?? 0;
  const beside = slot ^ 1;
  if (ones[beside] === one && others[beside] === other) return similarities[beside] ?? 0;
  // What was here moves beside, so that two pairs that meet in a slot are both remembered.
  ones[beside] = ones[slot];
  others[beside] = others[slot];
  similarities[beside] = similarities[slot] ?? 0;
  ones[slot] = one;
  others[slot] = other;
  return (similarities[slot] = titleSimilarity(one, other));
}
