/**
 * The factor scores of a pair, and the evidence for the factors of fit. Wording is in wording.ts, weights are in combination.ts, and parsing of text
 * is in prepare.ts. Scores are 0-100. Additional statements change the evidence only if the other side states something comparable.
 */
import type { WorkType } from '#shared/vocabulary.ts';
import { type Curve, combinedScore, interpolate, type RawScores, round2, UNKNOWN } from './combination.ts';
import { yearsScore } from './experience.ts';
import {
  type ComparedCandidate,
  type ComparedJob,
  FULL_POST,
  type JobWithoutCredits,
  type PreparedCandidate,
  type PreparedJob,
} from './prepare.ts';
import { isMostlyContained, type Passage, proseCoverage } from './prose.ts';
import { fulfilledShare } from './skill-credits.ts';
import { bestTitleScore, cachedSimilarity, type Similarity, yearsFor } from './title-factor.ts';
import { sharedHours } from './zone-offsets.ts';

/** Evidence of a job title that was read from the job's text, relative to a stated title. */
const TITLE_FROM_TEXT = 0.5;
/** The rate score is 100 up to the budget, about 79 at 10% above it, 30 at 50% above it, and 9 at twice the budget. */
export const RATE_DECAY = 2.4;

function rateScore(budget: number, rate: number): number {
  return rate <= budget ? 100 : 100 * Math.exp(-RATE_DECAY * (rate / budget - 1));
}

/**
 * Scores (0-100) by required, then offered type of work. A full-time candidate partly fits a part-time job. A part-time candidate fits a full-time
 * job less, because they cannot do all of it.
 */
const WORK_TYPE_FIT: Readonly<Record<WorkType, Readonly<Record<WorkType, number>>>> = {
  'full-time': { 'full-time': 100, 'part-time': 30, contract: 55 },
  'part-time': { 'full-time': 60, 'part-time': 100, contract: 70 },
  contract: { 'full-time': 65, 'part-time': 70, contract: 100 },
};

function workTypeScore(required: WorkType, offered: WorkType): number {
  return WORK_TYPE_FIT[required][offered];
}

/** Score by shared hours. Four hours are workable; seven are as good as with a local candidate. */
export const SHARED_HOURS_CURVE: Curve = [
  [0, 0],
  [2, 25],
  [4, 65],
  [6, 92],
  [7, 100],
];

/** Score by weekly hours of a job, for people who want full-time work. Full-time work starts at 35 hours, and few people want more than 45. */
const FULL_TIME_HOURS: Curve = [
  [0, 0],
  [20, 50],
  [35, 100],
  [45, 100],
  [60, 60],
];
/** Score by weekly hours of a job, for people who want part-time work. */
const PART_TIME_HOURS: Curve = [
  [0, 100],
  [25, 100],
  [40, 30],
  [60, 0],
];

/** Scores the weekly hours of a job. Returns UNKNOWN for contract work, which has no usual number of hours. */
function hoursScore(hours: number, wanted: WorkType): number {
  if (wanted === 'contract') return UNKNOWN;
  return round2(interpolate(wanted === 'full-time' ? FULL_TIME_HOURS : PART_TIME_HOURS, hours));
}

const countryScore = (countries: readonly string[], country: string): number => (countries.includes(country) ? 100 : 0);

/** Score by coverage of a job's words, except those of title and skills. Any two texts share a few words, and no text covers a whole job post. */
export const COVERAGE_CURVE: Curve = [
  [0, 0],
  [0.04, 0],
  [0.25, 100],
];

/** Returns how clearly a job names its work; 0 if it names none. If it names its work, the title score of candidates without a title is 0. */
const titleEvidence = ({ title, titleText }: JobWithoutCredits): number => {
  if (title === null) return 0;
  return titleText === '' ? TITLE_FROM_TEXT : 1;
};

/** The minimum coverage of a copied job post. A text that covers less cannot contain half of the job post. */
const MIN_COPY_COVERAGE = 20;

/** Returns how much (0-1) a job text with this number of words describes. */
export const textEvidence = (words: number): number => Math.min(1, words / FULL_POST);

/** Returns the coverage (0-100) of a job's text by a candidate's text. */
const textCoverage = (jobText: Passage, profileText: Passage): number =>
  round2(interpolate(COVERAGE_CURVE, proseCoverage(jobText.prose, profileText.prose)));

/** Returns true if a text of the profile repeats the job post almost verbatim. */
export const isTextCopied = ({ texts }: ComparedJob, passage: Passage | null): boolean =>
  passage !== null &&
  texts.some(
    (jobText) =>
      textCoverage(jobText, passage) >= MIN_COPY_COVERAGE && isMostlyContained(jobText.shingles, passage.shingles),
  );

export const emptyRawScores = (): RawScores => ({
  skills: 0,
  title: 0,
  experience: UNKNOWN,
  rate: UNKNOWN,
  timezone: UNKNOWN,
  availability: UNKNOWN,
  country: UNKNOWN,
  hours: UNKNOWN,
  text: 0,
  skillsEvidence: 0,
  titleEvidence: 0,
  textEvidence: 0,
});

/**
 * Stores the coverage and evidence of a candidate's text in `raw` if they score higher than those of the previous texts. Copied texts are worth
 * nothing. Returns true for a copied text.
 */
function addText({ texts }: JobWithoutCredits, profileText: Passage, raw: RawScores): boolean {
  let best = 0;
  let evidence = 0;
  for (const jobText of texts) {
    const score = textCoverage(jobText, profileText);
    if (score >= MIN_COPY_COVERAGE && isMostlyContained(jobText.shingles, profileText.shingles)) return true;
    const own = textEvidence(jobText.prose.length);
    if (score * own > best * evidence) [best, evidence] = [score, own];
  }
  if (best * evidence > raw.text * raw.textEvidence) {
    raw.text = best;
    raw.textEvidence = evidence;
  }
  return false;
}

/**
 * Returns the numbers of a pair for `combine` and `combinedScore`. Writes into `into` if given, to avoid allocations. Scores are per pair;
 * `skillsEvidence` and `titleEvidence` are per job. `similarity` compares titles.
 */
export function rawScores(
  job: ComparedJob,
  candidate: ComparedCandidate,
  into: RawScores = emptyRawScores(),
  similarity: Similarity = cachedSimilarity,
): RawScores {
  const share = job.requirements.length === 0 ? 0 : fulfilledShare(job, candidate);
  return fillRawScores(job, candidate, share, into, similarity);
}

/** Works like `rawScores`, for a known share (0-1) of the required skills. The share must equal `fulfilledShare`. */
export function fillRawScores(
  job: JobWithoutCredits,
  candidate: ComparedCandidate,
  share: number,
  into: RawScores = emptyRawScores(),
  similarity: Similarity = cachedSimilarity,
): RawScores {
  const { budget, timezone, workType, countries, hours } = job;
  const raw = into;
  raw.base = job.base;
  raw.skillsEvidence = job.requirements.length === 0 ? 0 : 1;
  raw.titleEvidence = titleEvidence(job);
  raw.skills = raw.skillsEvidence === 0 ? 0 : round2(100 * share);
  // Each text is scored separately and the best one counts, so that no text lowers the score of another. Copied text counts only for the skills that it
  // mentions. A copy only lowers scores, so a score that ignores copying is an upper bound.
  raw.text = 0;
  raw.textEvidence = 0;
  const { bio, summaries } = candidate;
  const isCopy = bio !== null && addText(job, bio, raw);
  for (let index = 0; index < summaries.length; index++) {
    const summary = summaries[index];
    if (summary !== undefined) addText(job, summary, raw);
  }
  raw.title = bestTitleScore({ job, candidate, isCopy, similarity });
  const years = job.years === null ? null : yearsFor(job, candidate, similarity);
  raw.experience = job.years === null || years === null ? UNKNOWN : round2(yearsScore(job.years, years));
  raw.rate = budget === null || candidate.rate === null ? UNKNOWN : round2(rateScore(budget, candidate.rate));
  raw.timezone =
    timezone === null || candidate.timezone === null
      ? UNKNOWN
      : round2(interpolate(SHARED_HOURS_CURVE, sharedHours(timezone, candidate.timezone)));
  raw.availability =
    workType === null || candidate.workType === null ? UNKNOWN : workTypeScore(workType, candidate.workType);
  raw.country =
    countries.length === 0 || candidate.country === null ? UNKNOWN : countryScore(countries, candidate.country);
  raw.hours = hours === null || candidate.workType === null ? UNKNOWN : hoursScore(hours, candidate.workType);
  return raw;
}

const scratch = emptyRawScores();

/** Returns the unrounded score (0-100) of a pair, for sorting. Allocates nothing. */
export function pairScore(job: PreparedJob, candidate: PreparedCandidate): number {
  return combinedScore(rawScores(job, candidate, scratch));
}
