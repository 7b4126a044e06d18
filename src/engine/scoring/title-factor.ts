/**
 * The title score for a job post: the best score among the current and past titles. Similarity comes from taxonomy/titles.ts. A past title never
 * scores more than the same title as the current one.
 */
import { namesKnownWork, type PreparedTitle, titleSimilarity } from '../taxonomy/titles.ts';
import { cosine } from '../text/vector.ts';
import { type Curve, interpolate, round2 } from './combination.ts';
import { countRelevantMonths, reconcileYears, toWholeYears, type Years } from './experience.ts';
import { type ComparedCandidate, explainedShare, type JobWithoutCredits, type PreparedPastTitle } from './prepare.ts';

/** Factor for a title that was read from the bio, relative to a stated title. The title in the bio may belong to someone else. */
const BIO_TITLE_FACTOR = 0.9;
/** Score of a stated title in exactly the same field, for a job post that explains its title (`explainedShare`). */
const SAME_FIELD_SCORE = 60;

/** Score by title similarity. Titles for different work that share words reach up to 0.4. From 0.5, titles mean the same work. */
const SIMILARITY_CURVE: Curve = [
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
 * Score by title similarity, for a job post with only a title. In that case, half of all identical titles mean different work, so scores are lower.
 * Measured on titles judged by experts.
 */
const TITLE_ONLY_CURVE: Curve = [
  [0, 0],
  [0.1, 3],
  [0.2, 10],
  [0.4, 28],
  [0.6, 44],
  [0.8, 57],
  [1, 70],
];

/**
 * Returns the score of titles with this similarity (0-1) for a job post. It rises with the similarity and is lower for titles from a bio (`isStated`
 * false).
 */
export function titleScore(job: JobWithoutCredits, similarity: number, isStated: boolean): number {
  const share = explainedShare(job);
  const titleOnlyScore = share === 1 ? 0 : interpolate(TITLE_ONLY_CURVE, similarity);
  const score = share * interpolate(SIMILARITY_CURVE, similarity) + (1 - share) * titleOnlyScore;
  return round2(isStated ? score : BIO_TITLE_FACTOR * score);
}

/** Similarity (0-1) by score, the inverse of `SIMILARITY_CURVE`, for a job post that explains its title. */
const SCORE_TO_SIMILARITY: Curve = SIMILARITY_CURVE.map(([similarity, score]) => [score, similarity]);

/** Returns the title similarity (0-1) that scores as much as this field similarity (0-1), for a job post that explains its title. */
export const fieldToTitleSimilarity = (field: number): number =>
  interpolate(SCORE_TO_SIMILARITY, SAME_FIELD_SCORE * field);

/**
 * Returns an upper bound of the similarity (0-1) of two titles, regardless of the other statements of both sides. Its `titleScore` is never below the
 * title score of a pair.
 */
export const highestSimilarity = (a: PreparedTitle, b: PreparedTitle): number =>
  Math.max(titleSimilarity(a, b), fieldToTitleSimilarity(cosine(a.field, b.field)));

/** Returns an upper bound of the score for any job post. */
export const highestTitleScore = (similarity: number): number =>
  round2(Math.max(interpolate(SIMILARITY_CURVE, similarity), interpolate(TITLE_ONLY_CURVE, similarity)));

export type Similarity = (a: PreparedTitle, b: PreparedTitle) => number;

/** Returns the maximum score for a common field. It is higher if the job post explains its title, and lower for a title from a bio. */
const maxFieldScore = (job: JobWithoutCredits, isStated: boolean): number =>
  SAME_FIELD_SCORE * explainedShare(job) * (isStated ? 1 : BIO_TITLE_FACTOR);

/** Returns the score for the field that two titles have in common. */
const commonFieldScore = (jobTitle: PreparedTitle, title: PreparedTitle, maxScore: number): number =>
  round2(maxScore * cosine(jobTitle.field, title.field));

/** Returns the score (0-100) of the titles' common field alone. People do more work than their title describes. */
export function fieldScore(job: JobWithoutCredits, { title, bioTitle }: ComparedCandidate): number {
  const jobTitle = job.title;
  if (jobTitle === null) return 0;
  const fromTitle = title === null ? 0 : commonFieldScore(jobTitle, title, maxFieldScore(job, true));
  return bioTitle === null
    ? fromTitle
    : Math.max(fromTitle, commonFieldScore(jobTitle, bioTitle, maxFieldScore(job, false)));
}

/** A pair, with the function that compares its titles. */
export interface TitledPair {
  readonly job: JobWithoutCredits;
  readonly candidate: ComparedCandidate;
  /** True if the bio repeats the job post. */
  readonly isCopy: boolean;
  readonly similarity: Similarity;
}

/** The minimum score of a title without known work. Any two titles share some letters or a word, so lower scores are coincidences. */
const MIN_MEANINGFUL_SCORE = 5;

/** Returns the score of a current title for a job post, or the score of its field if that is higher. */
function currentTitleScore({ job, similarity }: TitledPair, title: PreparedTitle | null, isStated: boolean): number {
  if (job.title === null || title === null) return 0;
  const score = titleScore(job, similarity(job.title, title), isStated);
  if (score < MIN_MEANINGFUL_SCORE && !namesKnownWork(title)) return 0;
  const maxScore = maxFieldScore(job, isStated);
  return score >= maxScore ? score : Math.max(score, commonFieldScore(job.title, title, maxScore));
}

/** Returns the score of the title in the bio, or 0 if the bio repeats the job post. */
export const bioTitleScore = (pair: TitledPair): number =>
  pair.isCopy ? 0 : currentTitleScore(pair, pair.candidate.bioTitle, false);

export const statedTitleScore = (pair: TitledPair): number => currentTitleScore(pair, pair.candidate.title, true);

/** Returns the higher of the scores of the stated title and the title in the bio. */
export const ownTitleScore = (pair: TitledPair): number => Math.max(statedTitleScore(pair), bioTitleScore(pair));

/** Multiplies a score by a worth (0-1), rounding down so that the result never exceeds the exact product. */
export const reduceScore = (score: number, worth: number): number =>
  worth === 1 ? score : Math.floor(100 * score * worth) / 100;

/** Returns the score of a past title. Ignores its field, because one of several titles is often close by chance. */
export function pastTitleScore({ job, similarity }: TitledPair, { title, worth }: PreparedPastTitle): number {
  if (job.title === null || title === null) return 0;
  return reduceScore(titleScore(job, similarity(job.title, title), true), worth);
}

/** Returns the best score of a candidate's titles, 0-100. */
export function bestTitleScore(pair: TitledPair): number {
  let best = ownTitleScore(pair);
  const { history } = pair.candidate;
  if (history === null) return best;
  for (const pastTitle of history.pastTitles)
    if (best < 100 * pastTitle.worth) best = Math.max(best, pastTitleScore(pair, pastTitle));
  return best;
}

/** Titles with at least this score mean the same work, and all of their time counts as experience. */
const SAME_WORK_SCORE = 50;

/**
 * Returns the share (0-1) of a past title's time that counts as experience for a job post. Returns 1 for unreadable titles, because they may be
 * relevant.
 */
export function titleRelevance(jobTitle: PreparedTitle, title: PreparedTitle | null, similarity: Similarity): number {
  if (title === null) return 1;
  const relevance = interpolate(SIMILARITY_CURVE, similarity(jobTitle, title)) / SAME_WORK_SCORE;
  return relevance >= 1 ? 1 : Math.max(relevance, cosine(jobTitle.field, title.field));
}

/** Returns the years that count for a job post: the years in its field of work, if the titles show the field. */
export function yearsFor(
  { title }: JobWithoutCredits,
  { history, years }: ComparedCandidate,
  similarity: Similarity,
): Years | null {
  if (history === null || history.months === 0 || title === null) return years;
  const months = countRelevantMonths(history, (index) =>
    titleRelevance(title, history.pastTitles[index]?.title ?? null, similarity),
  );
  return reconcileYears(history.stated, toWholeYears(months));
}

const SLOTS = 1 << 18;
const firstTitles = Array.from<PreparedTitle | undefined>({ length: SLOTS });
const secondTitles = Array.from<PreparedTitle | undefined>({ length: SLOTS });
const similarities = new Float64Array(SLOTS);

/** Returns the similarity of two titles, 0-1. */
export function cachedSimilarity(a: PreparedTitle, b: PreparedTitle): number {
  // The finalizer of MurmurHash3, so that all bits of both hashes affect the slot.
  const first = Math.imul(a.letters.hash, 0x85eb_ca6b) ^ b.letters.hash;
  const second = Math.imul(first ^ (first >>> 16), 0xc2b2_ae35);
  const slot = (second ^ (second >>> 13)) & (SLOTS - 1);
  if (firstTitles[slot] === a && secondTitles[slot] === b) return similarities[slot] ?? 0;
  const neighbor = slot ^ 1;
  if (firstTitles[neighbor] === a && secondTitles[neighbor] === b) return similarities[neighbor] ?? 0;
  // Moves the previous entry to the neighboring slot, so that two colliding pairs are both cached.
  firstTitles[neighbor] = firstTitles[slot];
  secondTitles[neighbor] = secondTitles[slot];
  similarities[neighbor] = similarities[slot] ?? 0;
  firstTitles[slot] = a;
  secondTitles[slot] = b;
  return (similarities[slot] = titleSimilarity(a, b));
}
