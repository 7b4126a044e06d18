/**
 * The seven factor scores of a pair, and how much there is to go on for those that say whether the work fits. No words here
 * (explain.ts), no weights (combination.ts) and no reading of text (prepare.ts).
 * Invariants: scores are 0-100; telling more changes amounts only where the other side has something to compare with.
 */
import type { WorkType } from '#shared/vocabulary.ts';
import { type Curve, combinedScore, interpolate, type RawScores, round2, UNKNOWN } from './combination.ts';
import { yearsScore } from './experience.ts';
import {
  type ComparedCandidate,
  type ComparedJob,
  FULL_POST,
  narrated,
  type PreparedCandidate,
  type PreparedJob,
} from './prepare.ts';
import { isMostlyContained, proseCoverage } from './prose.ts';
import { fulfilledShare } from './skill-credits.ts';
import { bestTitleScore, cachedSimilarity, type Similarity, yearsFor } from './title-factor.ts';
import { sharedHours } from './zone-offsets.ts';

/** A job's title that was read out of its text weighs this much of a stated one. */
const TITLE_FROM_TEXT = 0.5;
/** The text's share of its weight where the profile has none: what the job describes and the profile is silent about. */
const NO_BIO = 0.5;

/** Below or at the budget 100; 10 % above about 79, a half above 30, twice the budget 9. */
export const RATE_DECAY = 2.4;

function rateScore(budget: number, rate: number): number {
  return rate <= budget ? 100 : 100 * Math.exp(-RATE_DECAY * (rate / budget - 1));
}

/** asked → offered → 0-100: full-timers can do part of it, part-timers cannot do all of it. */
const FIT: Readonly<Record<WorkType, Readonly<Record<WorkType, number>>>> = {
  'full-time': { 'full-time': 100, 'part-time': 30, contract: 55 },
  'part-time': { 'full-time': 60, 'part-time': 100, contract: 70 },
  contract: { 'full-time': 65, 'part-time': 70, contract: 100 },
};

function workTypeScore(asked: WorkType, offered: WorkType): number {
  return FIT[asked][offered];
}

/** Shared hours → score: four hours are workable, seven are as good as local. */
export const HOURS: Curve = [
  [0, 0],
  [2, 25],
  [4, 65],
  [6, 92],
  [7, 100],
];

/**
 * Coverage of the job's words → score: any two texts share a tenth of their words, and nobody repeats a whole post. The
 * steep middle keeps the unrelated near 0 and lets the fitting rise, so that a number says the same on every job.
 */
export const COVERAGE: Curve = [
  [0, 0],
  [0.1, 5],
  [0.2, 35],
  [0.3, 70],
  [0.45, 100],
];

/** Per job: how firmly it names its work; 0 where it does not. Whoever names none fails what it asks for. */
const titleEvidence = ({ title, titleText }: ComparedJob): number => {
  if (title === null) return 0;
  return titleText === '' ? TITLE_FROM_TEXT : 1;
};

/** Per job. */
const postEvidence = ({ prose }: ComparedJob): number => (prose === null ? 0 : Math.min(1, prose.length / FULL_POST));
/** Per candidate. */
const bioEvidence = (candidate: ComparedCandidate): number => Math.max(NO_BIO, narrated(candidate));

const textScore = ({ prose }: ComparedJob, candidate: ComparedCandidate): number =>
  prose === null || candidate.prose === null ? 0 : round2(interpolate(COVERAGE, proseCoverage(prose, candidate.prose)));

/** A bio that covers less of a post has not repeated half of either. */
const SUSPECT = 20;

/** Whether the bio repeats the post nearly word for word. */
export const isBioCopied = (job: ComparedJob, candidate: ComparedCandidate): boolean =>
  textScore(job, candidate) >= SUSPECT && isMostlyContained(job.runs, candidate.runs);

/** A fresh `RawScores`, to be filled. */
export const noScores = (): RawScores => ({
  skills: 0,
  title: 0,
  experience: UNKNOWN,
  rate: UNKNOWN,
  timezone: UNKNOWN,
  availability: UNKNOWN,
  text: 0,
  skillsEvidence: 0,
  titleEvidence: 0,
  textEvidence: 0,
});

/**
 * The numbers of a pair that `combine` and `combinedScore` need, written into `into` where given, so that many pairs take one
 * object. All scores are per pair; of the amounts, `skillsEvidence` and `titleEvidence` are per
 * job, `textEvidence` is a product of one number per side.
 * `similarity` compares titles.
 */
export function rawScores(
  job: ComparedJob,
  candidate: ComparedCandidate,
  into: RawScores = noScores(),
  similarity: Similarity = cachedSimilarity,
): RawScores {
  const { budget, timezone, workType } = job;
  const raw = into;
  raw.base = job.base;
  raw.skillsEvidence = job.requirements.length === 0 ? 0 : 1;
  raw.titleEvidence = titleEvidence(job);
  raw.textEvidence = postEvidence(job) * bioEvidence(candidate);
  raw.skills = raw.skillsEvidence === 0 ? 0 : round2(100 * fulfilledShare(job, candidate));
  raw.text = textScore(job, candidate);
  // What repeats the post counts once, as the skills it mentions. That only ever lowers scores, so the score without it is a bound.
  const isCopy = raw.text >= SUSPECT && isMostlyContained(job.runs, candidate.runs);
  if (isCopy) raw.text = 0;
  raw.title = bestTitleScore({ job, candidate, isCopy, similarity });
  const years = job.years === null ? null : yearsFor(job, candidate, similarity);
  raw.experience = job.years === null || years === null ? UNKNOWN : round2(yearsScore(job.years, years));
  raw.rate = budget === null || candidate.rate === null ? UNKNOWN : round2(rateScore(budget, candidate.rate));
  raw.timezone =
    timezone === null || candidate.timezone === null
      ? UNKNOWN
      : round2(interpolate(HOURS, sharedHours(timezone, candidate.timezone)));
  raw.availability =
    workType === null || candidate.workType === null ? UNKNOWN : workTypeScore(workType, candidate.workType);
  return raw;
}

const scratch = noScores();

/** The unrounded score (0-100) of a pair, for ordering many; allocates nothing. */
export function pairScore(job: PreparedJob, candidate: PreparedCandidate): number {
  return combinedScore(rawScores(job, candidate, scratch));
}
