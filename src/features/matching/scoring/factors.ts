/**
 * The seven factor scores of a pair, and how much there is to go on for those that say whether the work fits. No words here
 * (explain.ts), no weights (combination.ts) and no reading of text (prepare.ts).
 * Invariants: scores are 0-100; telling more changes amounts only where the other side has something to compare with.
 */

import { type PreparedTitle, titleLikeness } from '../taxonomy/titles.ts';
import { cosine } from '../text/vector.ts';
import { workTypeScore } from './availability.ts';
import { combinedScore, type RawScores, UNKNOWN } from './combination.ts';
import { repeats } from './copying.ts';
import { yearsScore } from './experience.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { FULL_BIO, proseCoverage } from './prose.ts';
import { rememberedLikeness } from './remembered-likeness.ts';
import { fulfilledShare } from './skill-credits.ts';
import { sharedHours } from './timezones.ts';

/** A job's title that was read out of its text weighs this much of a stated one. */
const TITLE_FROM_TEXT = 0.5;
/** A candidate's, which may be somebody else's ("I support sales managers"), is worth this much of a stated one. */
const OWN_TITLE_FROM_TEXT = 0.9;
/** Posts of this many words give the text factor its full weight; bios of FULL_BIO do. */
export const FULL_POST = 40;
/** What a title of the very same field scores where both sides tell in full what the work is. */
const SAME_FIELD = 60;
/** The text's share of its weight where the profile has none: what the job describes and the profile is silent about. */
const NO_BIO = 0.5;

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Below or at the budget 100; 10 % above about 79, a half above 30, twice the budget 9. */
export const RATE_DECAY = 2.4;

function rateScore(budget: number, rate: number): number {
  return rate <= budget ? 100 : 100 * Math.exp(-RATE_DECAY * (rate / budget - 1));
}

export type Curve = readonly (readonly [number, number])[];

/** Straight lines between the points of a rising curve; its ends hold beyond them. */
function along(curve: Curve, x: number): number {
  for (let i = 1; i < curve.length; i++) {
    // Not taken apart as `const [x1, y1]`, which would go through an iterator for every pair.
    const to = curve[i];
    if (to === undefined || x > to[0]) continue;
    const from = curve[i - 1] ?? to;
    return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return curve.at(-1)?.[1] ?? 0;
}

/** Shared hours → score: four hours are workable, seven are as good as local. */
export const HOURS: Curve = [
  [0, 0],
  [2, 25],
  [4, 65],
  [6, 92],
  [7, 100],
];

/** Title likeness → score: titles of different work share words up to 0.4, half alike is the same work under another name. */
export const LIKENESS: Curve = [
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
export const LONE_LIKENESS: Curve = [
  [0, 0],
  [0.1, 3],
  [0.2, 10],
  [0.4, 28],
  [0.6, 44],
  [0.8, 57],
  [1, 70],
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

/** What the numbers of a pair are made of, of the candidate; skills by their hashes alone. */
export type ComparedCandidate = Omit<
  PreparedCandidate,
  'skills' | 'skillNames' | 'implied' | 'mentioned' | 'titleConcepts'
>;
/** The same of the job. */
export type ComparedJob = Omit<PreparedJob, 'listsSkills' | 'titleConcepts'>;

/** Posts of this many skills, or of FULL_POST words, say what their title means. */
const EXPLAINING_SKILLS = 3;

/** How much (0-1) a post says beside its title. */
const explained = ({ requirements, prose }: ComparedJob): number =>
  Math.min(1, requirements.length / EXPLAINING_SKILLS + (prose?.length ?? 0) / FULL_POST);
/** How much (0-1) a profile tells beside its title and its skills, which anybody may list. */
const narrated = ({ prose }: ComparedCandidate): number => Math.min(1, (prose?.length ?? 0) / FULL_BIO);

/**
 * What titles that are so alike (0-1) score for a post: more, the more alike they are, and less for one read out of a bio
 * (`isStated` false).
 */
export function titleScore(job: ComparedJob, likeness: number, isStated: boolean): number {
  const share = explained(job);
  const lone = share === 1 ? 0 : along(LONE_LIKENESS, likeness);
  const score = share * along(LIKENESS, likeness) + (1 - share) * lone;
  return round2(isStated ? score : OWN_TITLE_FROM_TEXT * score);
}

/** The likeness (0-1) that scores so much for a post that explains itself: `LIKENESS` read the other way round. */
const INVERSE: Curve = LIKENESS.map(([likeness, score]) => [score, likeness]);

/** What titles with so much of their field in common (0-1) may count as alike at most, however unlike their words. */
export const likenessOfField = (field: number): number => along(INVERSE, SAME_FIELD * field);

/**
 * The most that two titles may count as alike (0-1), whatever the rest of both sides tells: `titleScore` of it, for any post, is
 * no less than the title scores of a pair.
 */
export const highestLikeness = (one: PreparedTitle, other: PreparedTitle): number =>
  Math.max(titleLikeness(one, other), likenessOfField(cosine(one.field, other.field)));

/** The most that titles so alike score for any post. */
export const highestTitleScore = (likeness: number): number =>
  round2(Math.max(along(LIKENESS, likeness), along(LONE_LIKENESS, likeness)));

/** Per job: how firmly it names its work; 0 where it does not. Whoever names none fails what it asks for. */
const titleTold = ({ title, titleText }: ComparedJob): number => {
  if (title === null) return 0;
  return titleText === '' ? TITLE_FROM_TEXT : 1;
};

/** Per job. */
const postTold = ({ prose }: ComparedJob): number => (prose === null ? 0 : Math.min(1, prose.length / FULL_POST));
/** Per candidate. */
const bioTold = (candidate: ComparedCandidate): number => Math.max(NO_BIO, narrated(candidate));

const textScore = ({ prose }: ComparedJob, candidate: ComparedCandidate): number =>
  prose === null || candidate.prose === null ? 0 : round2(along(COVERAGE, proseCoverage(prose, candidate.prose)));

/** A bio that covers less of a post has not repeated half of either. */
const SUSPECT = 20;

/** Whether the bio repeats the post nearly word for word. */
export const isBioCopied = (job: ComparedJob, candidate: ComparedCandidate): boolean =>
  textScore(job, candidate) >= SUSPECT && repeats(job.runs, candidate.runs);

type Likeness = (one: PreparedTitle, other: PreparedTitle) => number;

/** The most that the field of the titles alone is worth to a pair: the more of the work both sides tell, the more. */
const mostForField = (job: ComparedJob, candidate: ComparedCandidate): number =>
  SAME_FIELD * explained(job) * narrated(candidate) * (candidate.titleText === '' ? OWN_TITLE_FROM_TEXT : 1);

/** What the field of two titles alone is worth to a pair (0-100): people tell of more work than their title names. */
export function fieldScore(job: ComparedJob, candidate: ComparedCandidate): number {
  if (job.title === null || candidate.title === null) return 0;
  return round2(mostForField(job, candidate) * cosine(job.title.field, candidate.title.field));
}

/** A bio that repeats the post tells nothing, nor does a title read out of it. */
function pairTitleScore(job: ComparedJob, candidate: ComparedCandidate, isCopy: boolean, likeness: Likeness): number {
  const isStated = candidate.titleText !== '';
  if (job.title === null || candidate.title === null || (isCopy && !isStated)) return 0;
  const score = titleScore(job, likeness(job.title, candidate.title), isStated);
  return isCopy || score >= mostForField(job, candidate) ? score : Math.max(score, fieldScore(job, candidate));
}

/** A fresh `RawScores`, to be filled. */
export const noScores = (): RawScores => ({
  skills: 0,
  title: 0,
  experience: UNKNOWN,
  rate: UNKNOWN,
  timezone: UNKNOWN,
  availability: UNKNOWN,
  text: 0,
  skillsTold: 0,
  titleTold: 0,
  textTold: 0,
});

/**
 * The numbers of a pair that `combine` and `combinedScore` need, written into `into` where given, so that many pairs take one
 * object. All scores are per pair; of the amounts, `skillsTold` and `titleTold` are per
 * job, `textTold` is a product of one number per side.
 * `likeness` compares titles.
 */
export function rawScores(
  job: ComparedJob,
  candidate: ComparedCandidate,
  into: RawScores = noScores(),
  likeness: Likeness = rememberedLikeness,
): RawScores {
  const { years, budget, timezone, workType } = job;
  const raw = into;
  raw.skillsTold = job.requirements.length === 0 ? 0 : 1;
  raw.titleTold = titleTold(job);
  raw.textTold = postTold(job) * bioTold(candidate);
  raw.skills = raw.skillsTold === 0 ? 0 : round2(100 * fulfilledShare(job, candidate));
  raw.text = textScore(job, candidate);
  // What repeats the post counts once, as the skills it mentions. That only ever lowers scores, so the score without it is a bound.
  const isCopy = raw.text >= SUSPECT && repeats(job.runs, candidate.runs);
  if (isCopy) raw.text = 0;
  raw.title = pairTitleScore(job, candidate, isCopy, likeness);
  raw.experience = years === null || candidate.years === null ? UNKNOWN : round2(yearsScore(years, candidate.years));
  raw.rate = budget === null || candidate.rate === null ? UNKNOWN : round2(rateScore(budget, candidate.rate));
  raw.timezone =
    timezone === null || candidate.timezone === null
      ? UNKNOWN
      : round2(along(HOURS, sharedHours(timezone, candidate.timezone)));
  raw.availability =
    workType === null || candidate.workType === null ? UNKNOWN : workTypeScore(workType, candidate.workType);
  return raw;
}

const scratch = noScores();

/** The unrounded score (0-100) of a pair, for ordering many; allocates nothing. */
export function pairScore(job: PreparedJob, candidate: PreparedCandidate): number {
  return combinedScore(rawScores(job, candidate, scratch));
}
