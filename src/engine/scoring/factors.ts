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
  type PreparedCandidate,
  type PreparedJob,
} from './prepare.ts';
import { isMostlyContained, type Passage, proseCoverage } from './prose.ts';
import { fulfilledShare } from './skill-credits.ts';
import { bestTitleScore, cachedSimilarity, type Similarity, yearsFor } from './title-factor.ts';
import { sharedHours } from './zone-offsets.ts';

/** A job's title that was read out of its text weighs this much of a stated one. */
const TITLE_FROM_TEXT = 0.5;
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
 * Coverage of a job's words, apart from those of its title and skills, → score. Any two texts have a few words in common, which
 * show nothing; nobody repeats a whole post.
 */
export const COVERAGE: Curve = [
  [0, 0],
  [0.04, 0],
  [0.25, 100],
];

/** Per job: how firmly it names its work; 0 where it does not. Whoever names none fails what it asks for. */
const titleEvidence = ({ title, titleText }: ComparedJob): number => {
  if (title === null) return 0;
  return titleText === '' ? TITLE_FROM_TEXT : 1;
};

/** A text that covers less of a post has not repeated half of either. */
const SUSPECT = 20;

/** How much (0-1) a text of a job with so many words describes. */
export const textEvidence = (words: number): number => Math.min(1, words / FULL_POST);

/** How much of a job's text a candidate's covers, 0-100. */
const covers = (asked: Passage, offered: Passage): number =>
  round2(interpolate(COVERAGE, proseCoverage(asked.prose, offered.prose)));

/** Whether a text of the profile repeats the post nearly word for word. */
export const isTextCopied = ({ texts }: ComparedJob, passage: Passage | null): boolean =>
  passage !== null &&
  texts.some((asked) => covers(asked, passage) >= SUSPECT && isMostlyContained(asked.runs, passage.runs));

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
 * Fills in what a text of the candidate is worth, where that is more than is in. One that repeats a text of the post is worth
 * nothing; returns whether it does.
 */
function addText({ texts }: ComparedJob, offered: Passage, raw: RawScores): boolean {
  let best = 0;
  let evidence = 0;
  for (const asked of texts) {
    const score = covers(asked, offered);
    if (score >= SUSPECT && isMostlyContained(asked.runs, offered.runs)) return true;
    const own = textEvidence(asked.prose.length);
    if (score * own > best * evidence) [best, evidence] = [score, own];
  }
  if (best * evidence > raw.text * raw.textEvidence) {
    raw.text = best;
    raw.textEvidence = evidence;
  }
  return false;
}

/**
 * The numbers of a pair that `combine` and `combinedScore` need, written into `into` where given, so that many pairs take one
 * object. All scores are per pair; of the amounts, `skillsEvidence` and `titleEvidence` are per job.
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
  raw.skills = raw.skillsEvidence === 0 ? 0 : round2(100 * fulfilledShare(job, candidate));
  // Each text counts for itself and the best one for the pair, so that no text takes anything from another. What repeats the post
  // counts once, as the skills it mentions. That only ever lowers scores, so the score without it is a bound.
  raw.text = 0;
  raw.textEvidence = 0;
  const { bio, summaries } = candidate;
  const isCopy = bio !== null && addText(job, bio, raw);
  for (let at = 0; at < summaries.length; at++) {
    const summary = summaries[at];
    if (summary !== undefined) addText(job, summary, raw);
  }
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
