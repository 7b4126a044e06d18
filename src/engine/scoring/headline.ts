/**
 * What a score comes down to, as facts: what speaks most for the pair, and the practical factor that fails it, if one does.
 * No words (wording.ts) and no arithmetic of its own (combination.ts).
 */
import {
  type Confidence,
  type HeadlineReason,
  type HeldPosition,
  MATCH_FACTORS,
  type MatchFactor,
  type PracticalFacts,
  type StatedYears,
  type Strength,
  TITLE_STEPS,
  type TitleStep,
} from '../matching.contract.ts';
import { titleSimilarity } from '../taxonomy/titles.ts';
import { foldText } from '../text/text.ts';
import { baseWeight, type PairNumbers } from './combination.ts';
import { monthsCounted, type Years } from './experience.ts';
import { isTextCopied } from './factors.ts';
import {
  FULL_POST,
  namesWork,
  offeredTexts,
  type PreparedCandidate,
  type PreparedJob,
  type PreparedPastTitle,
  wordsTold,
} from './prepare.ts';
import { FULL_BIO } from './prose.ts';
import {
  fieldScore,
  ownTitleScore,
  pastTitleScore,
  relevanceOf,
  statedTitleScore,
  type TitledPair,
  toldTitleScore,
  yearsFor,
} from './title-factor.ts';
import { sharedHours } from './zone-offsets.ts';

/** Similarity (0-1) from which titles read as the same work, as close to it, and as having something in common. */
const MIN_SIMILARITY: Readonly<Record<TitleStep, number>> = {
  same: 0.74,
  close: 0.42,
  overlapping: 0.27,
  different: 0,
};

/** From this score of their field on (0-100) titles that are not alike overlap. */
const MIN_FIELD_SCORE = 20;

/** How alike (0-1) the title of a post and the best of a candidate's are, one that was held by what it is worth. */
function bestSimilarity({ title: asked }: PreparedJob, { title, toldTitle, history }: PreparedCandidate): number {
  if (asked === null) return 0;
  const held = (history?.held ?? []).map((one) =>
    one.title === null ? 0 : one.worth * titleSimilarity(asked, one.title),
  );
  const today = [title, toldTitle].map((one) => (one === null ? 0 : titleSimilarity(asked, one)));
  return Math.max(...today, ...held);
}

/** How near the titles of a pair are. */
export function titleStep(job: PreparedJob, candidate: PreparedCandidate): TitleStep {
  const similarity = bestSimilarity(job, candidate);
  const step = TITLE_STEPS.find((one) => similarity >= MIN_SIMILARITY[one]) ?? 'different';
  return step === 'different' && fieldScore(job, candidate) >= MIN_FIELD_SCORE ? 'overlapping' : step;
}

/** Scores from which a factor of fit speaks for the pair, strongly or in part. */
const STRONG = 75;
const IN_PART = 45;
/** From these amounts on (0-100) texts cover most, or part, of what a job describes. */
export const MOST_COVERED = 85;
export const PARTLY_COVERED = 45;
/** Below these a practical factor fails: fifteen percent over the budget, four shared hours, half of the years. */
const FAILS = { experience: 60, rate: 70, timezone: 65, availability: 61 } as const;

const scoreOf = ({ scores }: PairNumbers, factor: MatchFactor): number => scores[MATCH_FACTORS.indexOf(factor)] ?? 0;
const weightOf = ({ weights }: PairNumbers, factor: MatchFactor): number => weights[MATCH_FACTORS.indexOf(factor)] ?? 0;

/** What both sides tell of the work itself. */
const compared = (job: PreparedJob, candidate: PreparedCandidate): Strength[] => [
  ...(job.titleText !== '' && namesWork(candidate) ? (['only-title'] as const) : []),
  ...(job.requirements.length > 0 && candidate.skills.length > 0 ? (['only-skills'] as const) : []),
  ...(job.texts.length > 0 && offeredTexts(candidate).length > 0 ? (['only-text'] as const) : []),
];

function strengthOf(job: PreparedJob, candidate: PreparedCandidate, numbers: PairNumbers, sure: Confidence): Strength {
  const [only = 'nothing', ...more] = compared(job, candidate);
  if (only === 'nothing' || (sure === 'low' && more.length === 0)) return only;
  const skills = scoreOf(numbers, 'skills');
  const text = numbers.covered;
  const step = titleStep(job, candidate);
  if (step === 'same' && skills >= STRONG) return 'role-and-skills';
  if (skills >= STRONG) return 'skills';
  if (step === 'same') return 'role';
  if (text >= MOST_COVERED) return 'text';
  if (skills >= IN_PART) return 'some-skills';
  if (step === 'close') return 'close-role';
  if (text >= PARTLY_COVERED) return 'some-text';
  return step === 'overlapping' ? 'overlapping-role' : 'little';
}

const stated = ({ min, max }: Years): StatedYears => ({ min, max: max === Infinity ? null : max });

/** Whether years were counted from the positions of a history, and differ from the range that the person states. */
const isCounted = ({ min, max }: Years, { history }: PreparedCandidate): boolean =>
  history !== null && history.months > 0 && (history.stated?.min !== min || history.stated.max !== max);

/** What both sides say of the practical factors; nothing of those that one of them left open. */
export function practicalFacts(job: PreparedJob, candidate: PreparedCandidate): PracticalFacts[] {
  const facts: PracticalFacts[] = [];
  const years = yearsFor(job, candidate, titleSimilarity);
  if (job.years !== null && years !== null) {
    const isRelevant = isCounted(years, candidate);
    facts.push({
      kind: 'experience',
      offered: stated(years),
      asked: stated(job.years),
      ...(isRelevant && { isRelevant }),
      ...(!isRelevant && candidate.hasYearsFromBio && { isFromBio: true as const }),
    });
  }
  if (job.budget !== null && candidate.rate !== null) {
    facts.push({ kind: 'rate', offered: candidate.rate, asked: job.budget });
  }
  if (job.timezone !== null && candidate.timezone !== null) {
    facts.push({ kind: 'timezone', sharedHours: sharedHours(job.timezone, candidate.timezone) });
  }
  if (job.workType !== null && candidate.workType !== null) {
    facts.push({ kind: 'availability', offered: candidate.workType, asked: job.workType });
  }
  return facts;
}

/** Of the practical factors that fail, the one that costs most. */
function failingOf(job: PreparedJob, candidate: PreparedCandidate, numbers: PairNumbers): PracticalFacts | undefined {
  const cost = ({ kind }: PracticalFacts): number => weightOf(numbers, kind) * (100 - scoreOf(numbers, kind));
  const failing = practicalFacts(job, candidate).filter(({ kind }) => scoreOf(numbers, kind) < FAILS[kind]);
  return failing.toSorted((a, b) => cost(b) - cost(a))[0];
}

/** What a pair's score comes down to. */
export function headlineOf(
  job: PreparedJob,
  candidate: PreparedCandidate,
  numbers: PairNumbers,
  sure: Confidence,
): HeadlineReason {
  const failing = failingOf(job, candidate, numbers);
  return { kind: strengthOf(job, candidate, numbers, sure), ...(failing && { failing }) };
}

const YEAR = 12;
const yearOf = (month: number): number => Math.floor(month / YEAR);

/** A held title with the years of its last stint. */
function named({ text, stints, lasts }: PreparedPastTitle): HeldPosition {
  const [from, to] = stints.slice(-2);
  if (from === undefined || to === undefined) return { title: text, from: null, to: null };
  return { title: text, from: yearOf(from), to: lasts ? null : yearOf(to - 1) };
}

const titledPair = (job: PreparedJob, candidate: PreparedCandidate): TitledPair => ({
  job,
  candidate,
  isCopy: isTextCopied(job, candidate.bio),
  similarity: titleSimilarity,
});

/** The stated title, as written; null where there is none, or one that the bio names counts instead. */
export function statedTitle(job: PreparedJob, candidate: PreparedCandidate): string | null {
  const pair = titledPair(job, candidate);
  return candidate.title === null || toldTitleScore(pair) > statedTitleScore(pair) ? null : candidate.titleText;
}

/** The position that the title factor owes its score to, or that shows when the title of today is held; null where there is none. */
export function titlePosition(job: PreparedJob, candidate: PreparedCandidate): HeldPosition | null {
  const pair = titledPair(job, candidate);
  let best = ownTitleScore(pair);
  let counted: PreparedPastTitle | null = null;
  for (const held of candidate.history?.held ?? []) {
    const score = pastTitleScore(pair, held);
    if (score > best) [best, counted] = [score, held];
  }
  const today = foldText(candidate.titleText);
  counted ??= candidate.history?.held.find(({ text, title }) => title !== null && foldText(text) === today) ?? null;
  return counted === null ? null : named(counted);
}

/** A position that gives less than this share of the years that count is not what they are owed to. */
const MIN_SHARE_OF_YEARS = 0.5;

/** The position that gives most of the years that count for a post; null where none does. */
export function experiencePosition({ title }: PreparedJob, { history }: PreparedCandidate): HeldPosition | null {
  if (history === null || history.months === 0) return null;
  const shares = history.held.map((held) => (title === null ? 1 : relevanceOf(title, held.title, titleSimilarity)));
  let most = MIN_SHARE_OF_YEARS * monthsCounted(history, (at) => shares[at] ?? 0);
  let counted: PreparedPastTitle | null = null;
  history.held.forEach((held, at) => {
    const months = held.stints.reduce((sum, month, place) => sum + (place % 2 === 0 ? -month : month), 0);
    const given = (shares[at] ?? 0) * months;
    if (held.text !== '' && given >= most) [most, counted] = [given, held];
  });
  return counted === null ? null : named(counted);
}

/**
 * What must be told on the work itself, in base weights: more than a title (0.25) for medium; about a title and a list of
 * skills (0.59) for high, which takes the practical side or a text beside it.
 */
const MEDIUM_FIT = 0.35;
const HIGH_FIT = 0.5;
const HIGH_ALL = 0.75;
/** What texts tell beside a title (0.25) and a list of skills (0.34). */
const TEXT_TOLD = 0.34;
/** Lists of this many skills tell what is asked for, and what a person can do. */
const FULL_ASKED = 3;
const FULL_LIST = 4;

const share = (count: number, full: number): number => Math.min(1, count / full);
const whole = (factor: MatchFactor, isTold: boolean): number => (isTold ? baseWeight(factor) : 0);

/** The confidence of a pair's score. */
export function confidenceOf(job: PreparedJob, candidate: PreparedCandidate): Confidence {
  const offered = candidate.skills.length + candidate.mentioned.length + candidate.mentionedBefore.length;
  const fit =
    whole('title', job.titleText !== '' && namesWork(candidate)) +
    baseWeight('skills') * share(job.requirements.length, FULL_ASKED) * share(offered, FULL_LIST) +
    TEXT_TOLD * share(wordsTold(job.texts), FULL_POST) * share(wordsTold(offeredTexts(candidate)), FULL_BIO);
  const practical =
    whole('experience', job.years !== null && candidate.years !== null) +
    whole('rate', job.budget !== null && candidate.rate !== null) +
    whole('timezone', job.timezone !== null && candidate.timezone !== null) +
    whole('availability', job.workType !== null && candidate.workType !== null);
  if (fit >= HIGH_FIT && fit + practical >= HIGH_ALL) return 'high';
  return fit >= MEDIUM_FIT ? 'medium' : 'low';
}
