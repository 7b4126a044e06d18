/**
 * The facts of a headline: the strongest argument for the pair, and the failing practical factor, if any. Wording is in wording.ts, and arithmetic is
 * in combination.ts.
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
import { foldText } from '../text/text.ts';
import { baseWeight, type PairNumbers } from './combination.ts';
import { countRelevantMonths, type Years } from './experience.ts';
import { isTextCopied } from './factors.ts';
import {
  countWords,
  FULL_POST,
  namesWork,
  offeredTexts,
  type PreparedCandidate,
  type PreparedJob,
  type PreparedPastTitle,
} from './prepare.ts';
import { FULL_BIO } from './prose.ts';
import {
  bioTitleScore,
  cachedSimilarity,
  fieldScore,
  ownTitleScore,
  pastTitleScore,
  statedTitleScore,
  type TitledPair,
  titleRelevance,
  yearsFor,
} from './title-factor.ts';
import { sharedHours } from './zone-offsets.ts';

/** The minimum similarity (0-1) of titles for each step. */
const MIN_SIMILARITY: Readonly<Record<TitleStep, number>> = {
  same: 0.74,
  close: 0.42,
  overlapping: 0.27,
  different: 0,
};

/** The minimum field score (0-100) at which dissimilar titles overlap. */
const MIN_FIELD_SCORE = 20;

/**
 * Returns the highest similarity (0-1) of a job post's title to a title of the candidate. The similarity of past titles is multiplied by their worth.
 */
function bestSimilarity({ title: jobTitle }: PreparedJob, { title, bioTitle, history }: PreparedCandidate): number {
  if (jobTitle === null) return 0;
  const pastSimilarities = (history?.pastTitles ?? []).map((pastTitle) =>
    pastTitle.title === null ? 0 : pastTitle.worth * cachedSimilarity(jobTitle, pastTitle.title),
  );
  const currentSimilarities = [title, bioTitle].map((currentTitle) =>
    currentTitle === null ? 0 : cachedSimilarity(jobTitle, currentTitle),
  );
  return Math.max(...currentSimilarities, ...pastSimilarities);
}

/** Returns how similar the titles of a pair are. */
export function titleStep(job: PreparedJob, candidate: PreparedCandidate): TitleStep {
  const similarity = bestSimilarity(job, candidate);
  const step = TITLE_STEPS.find((name) => similarity >= MIN_SIMILARITY[name]) ?? 'different';
  return step === 'different' && fieldScore(job, candidate) >= MIN_FIELD_SCORE ? 'overlapping' : step;
}

/** The minimum scores for a strong and a partial argument. */
const STRONG = 75;
const PARTIAL = 45;
/** The minimum coverage (0-100) at which texts cover most, or part, of a job's description. */
export const MOST_COVERED = 85;
export const PARTLY_COVERED = 45;
/**
 * A practical factor fails below these scores. They correspond to 15% over the budget, four shared hours, about 70% of the years, or a country
 * outside the list.
 */
const FAIL_BELOW = { experience: 60, rate: 70, timezone: 65, availability: 61, country: 50, hours: 60 } as const;

const factorScore = ({ scores }: PairNumbers, factor: MatchFactor): number =>
  scores[MATCH_FACTORS.indexOf(factor)] ?? 0;
const factorWeight = ({ weights }: PairNumbers, factor: MatchFactor): number =>
  weights[MATCH_FACTORS.indexOf(factor)] ?? 0;

/** Returns the parts of the work that both sides describe. */
const comparedParts = (job: PreparedJob, candidate: PreparedCandidate): Strength[] => [
  ...(job.titleText !== '' && namesWork(candidate) ? (['only-title'] as const) : []),
  ...(job.requirements.length > 0 && candidate.skills.length > 0 ? (['only-skills'] as const) : []),
  ...(job.texts.length > 0 && offeredTexts(candidate).length > 0 ? (['only-text'] as const) : []),
];

function pairStrength(
  job: PreparedJob,
  candidate: PreparedCandidate,
  numbers: PairNumbers,
  confidence: Confidence,
): Strength {
  const [only = 'nothing', ...more] = comparedParts(job, candidate);
  if (only === 'nothing' || (confidence === 'low' && more.length === 0)) return only;
  const skills = factorScore(numbers, 'skills');
  const text = numbers.covered;
  const step = titleStep(job, candidate);
  if (step === 'same' && skills >= STRONG) return 'role-and-skills';
  if (skills >= STRONG) return 'skills';
  if (step === 'same') return 'role';
  if (text >= MOST_COVERED) return 'text';
  if (skills >= PARTIAL) return 'some-skills';
  if (step === 'close') return 'close-role';
  if (text >= PARTLY_COVERED) return 'some-text';
  return step === 'overlapping' ? 'overlapping-role' : 'little';
}

const toStatedYears = ({ min, max }: Years): StatedYears => ({ min, max: max === Infinity ? null : max });

/** Returns true if years were counted from positions and differ from the stated range. */
const isCounted = ({ min, max }: Years, { history }: PreparedCandidate): boolean =>
  history !== null && history.months > 0 && (history.stated?.min !== min || history.stated.max !== max);

/** Returns true if the type of work that the candidate wants implies a number of weekly hours. */
export const statesHours = <Side extends Pick<PreparedCandidate, 'workType'>>(
  side: Side,
): side is Side & { workType: 'full-time' | 'part-time' } => side.workType !== null && side.workType !== 'contract';

/** Returns the statements of both sides about practical factors. Omits factors that one side left empty. */
export function practicalFacts(job: PreparedJob, candidate: PreparedCandidate): PracticalFacts[] {
  const facts: PracticalFacts[] = [];
  const years = yearsFor(job, candidate, cachedSimilarity);
  if (job.years !== null && years !== null) {
    const isRelevant = isCounted(years, candidate);
    facts.push({
      kind: 'experience',
      offered: toStatedYears(years),
      asked: toStatedYears(job.years),
      ...(isRelevant && { isRelevant }),
      ...(!isRelevant && candidate.hasYearsFromBio && { isFromBio: true as const }),
    });
  }
  if (job.budget !== null && candidate.rate !== null) {
    facts.push({ kind: 'rate', offered: candidate.rate, asked: job.budget });
  }
  if (job.timezone !== null && candidate.timezone !== null) {
    const { shift } = job;
    const common = sharedHours(job.timezone, candidate.timezone);
    facts.push({ kind: 'timezone', sharedHours: common, ...(shift && { shift }) });
  }
  if (job.workType !== null && candidate.workType !== null) {
    facts.push({ kind: 'availability', offered: candidate.workType, asked: job.workType });
  }
  if (job.countries.length > 0 && candidate.country !== null) {
    facts.push({ kind: 'country', isOpen: job.countries.includes(candidate.country) });
  }
  if (job.hours !== null && statesHours(candidate)) {
    facts.push({ kind: 'hours', offered: candidate.workType, asked: job.hours });
  }
  return facts;
}

/** Returns the failing practical factor that costs the most points. */
function worstFailingFactor(
  job: PreparedJob,
  candidate: PreparedCandidate,
  numbers: PairNumbers,
): PracticalFacts | undefined {
  const cost = ({ kind }: PracticalFacts): number => factorWeight(numbers, kind) * (100 - factorScore(numbers, kind));
  const failing = practicalFacts(job, candidate).filter(({ kind }) => factorScore(numbers, kind) < FAIL_BELOW[kind]);
  return failing.toSorted((a, b) => cost(b) - cost(a))[0];
}

/** Returns the facts of a pair's headline. */
export function buildHeadline(
  job: PreparedJob,
  candidate: PreparedCandidate,
  numbers: PairNumbers,
  confidence: Confidence,
): HeadlineReason {
  const failing = worstFailingFactor(job, candidate, numbers);
  return { kind: pairStrength(job, candidate, numbers, confidence), ...(failing && { failing }) };
}

const MONTHS_PER_YEAR = 12;
const toYear = (month: number): number => Math.floor(month / MONTHS_PER_YEAR);

/** Returns a past title with the years of its last stint. */
function toHeldPosition({ text, stints, isCurrent }: PreparedPastTitle): HeldPosition {
  const [from, to] = stints.slice(-2);
  if (from === undefined || to === undefined) return { title: text, from: null, to: null };
  return { title: text, from: toYear(from), to: isCurrent ? null : toYear(to - 1) };
}

const titledPair = (job: PreparedJob, candidate: PreparedCandidate): TitledPair => ({
  job,
  candidate,
  isCopy: isTextCopied(job, candidate.bio),
  similarity: cachedSimilarity,
});

/** Returns the stated title as written. Returns null if there is none, or if the title in the bio has the higher score. */
export function statedTitle(job: PreparedJob, candidate: PreparedCandidate): string | null {
  const pair = titledPair(job, candidate);
  return candidate.title === null || bioTitleScore(pair) > statedTitleScore(pair) ? null : candidate.titleText;
}

/**
 * Returns the position that determines the title score, or else the position that shows when the current title began. Returns null if there is none.
 */
export function titlePosition(job: PreparedJob, candidate: PreparedCandidate): HeldPosition | null {
  const pair = titledPair(job, candidate);
  let best = ownTitleScore(pair);
  let bestTitle: PreparedPastTitle | null = null;
  for (const pastTitle of candidate.history?.pastTitles ?? []) {
    const score = pastTitleScore(pair, pastTitle);
    if (score > best) [best, bestTitle] = [score, pastTitle];
  }
  const currentTitle = foldText(candidate.titleText);
  bestTitle ??=
    candidate.history?.pastTitles.find(({ text, title }) => title !== null && foldText(text) === currentTitle) ?? null;
  return bestTitle === null ? null : toHeldPosition(bestTitle);
}

/** A position with less than this share of the counted years does not explain them. */
const MIN_SHARE_OF_YEARS = 0.5;

/** Returns the position with the most years that count for a job post, or null if no position has at least half of them. */
export function experiencePosition({ title }: PreparedJob, { history }: PreparedCandidate): HeldPosition | null {
  if (history === null || history.months === 0) return null;
  const shares = history.pastTitles.map((pastTitle) =>
    title === null ? 1 : titleRelevance(title, pastTitle.title, cachedSimilarity),
  );
  let most = MIN_SHARE_OF_YEARS * countRelevantMonths(history, (index) => shares[index] ?? 0);
  let bestTitle: PreparedPastTitle | null = null;
  history.pastTitles.forEach((pastTitle, index) => {
    const months = pastTitle.stints.reduce((sum, month, position) => sum + (position % 2 === 0 ? -month : month), 0);
    const countedMonths = (shares[index] ?? 0) * months;
    if (pastTitle.text !== '' && countedMonths >= most) [most, bestTitle] = [countedMonths, pastTitle];
  });
  return bestTitle === null ? null : toHeldPosition(bestTitle);
}

/**
 * Minimum base weight of comparable fit. Medium requires more than a title (0.25). High requires roughly a title and a skill list (0.59), plus
 * practical facts or a text.
 */
const MEDIUM_FIT = 0.35;
const HIGH_FIT = 0.5;
const HIGH_ALL = 0.75;
/** Base weight of texts, in addition to a title (0.25) and a skill list (0.34). */
const TEXT_WEIGHT = 0.34;
/** The minimum number of skills in a complete list: required by the job, and offered by the candidate. */
const FULL_ASKED = 3;
const FULL_LIST = 4;

const completeness = (count: number, full: number): number => Math.min(1, count / full);
const weightIfKnown = (factor: MatchFactor, isKnown: boolean): number => (isKnown ? baseWeight(factor) : 0);

/** Returns the confidence of a pair's score. */
export function scoreConfidence(job: PreparedJob, candidate: PreparedCandidate): Confidence {
  const skillCount = candidate.skills.length + candidate.mentioned.length + candidate.mentionedBefore.length;
  const fit =
    weightIfKnown('title', job.titleText !== '' && namesWork(candidate)) +
    baseWeight('skills') * completeness(job.requirements.length, FULL_ASKED) * completeness(skillCount, FULL_LIST) +
    TEXT_WEIGHT *
      completeness(countWords(job.texts), FULL_POST) *
      completeness(countWords(offeredTexts(candidate)), FULL_BIO);
  const practical =
    weightIfKnown('experience', job.years !== null && candidate.years !== null) +
    weightIfKnown('rate', job.budget !== null && candidate.rate !== null) +
    weightIfKnown('timezone', job.timezone !== null && candidate.timezone !== null) +
    weightIfKnown('availability', job.workType !== null && candidate.workType !== null) +
    weightIfKnown('country', job.countries.length > 0 && candidate.country !== null) +
    weightIfKnown('hours', job.hours !== null && statesHours(candidate));
  if (fit >= HIGH_FIT && fit + practical >= HIGH_ALL) return 'high';
  return fit >= MEDIUM_FIT ? 'medium' : 'low';
}
