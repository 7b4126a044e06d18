/**
 * What a score comes down to, as facts: what speaks most for the pair, and the practical factor that fails it, if one does.
 * No words (wording.en.ts) and no arithmetic of its own (combination.ts).
 */

import { type Confidence, MATCH_FACTORS, type MatchFactor } from '../matching.contract.ts';
import { titleLikeness } from '../taxonomy/titles.ts';
import type { WorkType } from './availability.ts';
import type { PairNumbers } from './combination.ts';
import type { Years } from './experience.ts';
import { fieldScore } from './factors.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { sharedHours } from './timezones.ts';

/** How near two titles are, in the steps that words tell apart. */
export const TITLE_STEPS = ['same', 'close', 'overlapping', 'different'] as const;
export type TitleStep = (typeof TITLE_STEPS)[number];

/** Likeness (0-1) from which titles read as the same work, as close to it, and as having something in common. */
const LEAST_LIKENESS: Readonly<Record<TitleStep, number>> = {
  same: 0.74,
  close: 0.42,
  overlapping: 0.27,
  different: 0,
};

/** From this score of their field on (0-100) titles that are not alike overlap. */
const LEAST_FIELD_SCORE = 20;

/** How near the titles of a pair are. */
export function titleStep(job: PreparedJob, candidate: PreparedCandidate): TitleStep {
  if (job.title === null || candidate.title === null) return 'different';
  const likeness = titleLikeness(job.title, candidate.title);
  const step = TITLE_STEPS.find((one) => likeness >= LEAST_LIKENESS[one]) ?? 'different';
  return step === 'different' && fieldScore(job, candidate) >= LEAST_FIELD_SCORE ? 'overlapping' : step;
}

/** What speaks most for a pair, or that little does. */
export type Strength =
  | 'role-and-skills'
  | 'skills'
  | 'role'
  | 'text'
  | 'some-skills'
  | 'close-role'
  | 'some-text'
  | 'overlapping-role'
  | 'little'
  | 'only-title'
  | 'only-skills'
  | 'only-text'
  | 'nothing';

/** A practical factor that fails a pair, with what the two sides say. */
export type Failing =
  | { readonly factor: 'experience'; readonly has: Years; readonly asked: Years }
  | { readonly factor: 'rate'; readonly rate: number; readonly budget: number }
  | { readonly factor: 'timezone'; readonly hours: number }
  | { readonly factor: 'availability'; readonly offered: WorkType; readonly asked: WorkType };

export interface Headline {
  readonly strength: Strength;
  readonly failing: Failing | null;
}

/** Scores from which a factor of fit speaks for the pair, strongly or in part. */
const STRONG = 75;
const IN_PART = 45;
const STRONG_TEXT = 65;
const TEXT_IN_PART = 30;
/** Below these a practical factor fails: fifteen percent over the budget, four shared hours, half of the years. */
const FAILS = { experience: 60, rate: 70, timezone: 65, availability: 61 } as const;

const scoreOf = ({ scores }: PairNumbers, factor: MatchFactor): number => scores[MATCH_FACTORS.indexOf(factor)] ?? 0;
const weightOf = ({ weights }: PairNumbers, factor: MatchFactor): number => weights[MATCH_FACTORS.indexOf(factor)] ?? 0;

/** What both sides tell of the work itself. */
const compared = (job: PreparedJob, candidate: PreparedCandidate): Strength[] => [
  ...(job.titleText !== '' && candidate.titleText !== '' ? (['only-title'] as const) : []),
  ...(job.requirements.length > 0 && candidate.skills.length > 0 ? (['only-skills'] as const) : []),
  ...(job.prose !== null && candidate.prose !== null ? (['only-text'] as const) : []),
];

function strengthOf(job: PreparedJob, candidate: PreparedCandidate, numbers: PairNumbers, sure: Confidence): Strength {
  const [only = 'nothing', ...more] = compared(job, candidate);
  if (only === 'nothing' || (sure === 'low' && more.length === 0)) return only;
  const [skills, text] = [scoreOf(numbers, 'skills'), scoreOf(numbers, 'text')];
  const step = titleStep(job, candidate);
  if (step === 'same' && skills >= STRONG) return 'role-and-skills';
  if (skills >= STRONG) return 'skills';
  if (step === 'same') return 'role';
  if (text >= STRONG_TEXT) return 'text';
  if (skills >= IN_PART) return 'some-skills';
  if (step === 'close') return 'close-role';
  if (text >= TEXT_IN_PART) return 'some-text';
  return step === 'overlapping' ? 'overlapping-role' : 'little';
}

function failingFacts(job: PreparedJob, candidate: PreparedCandidate): Failing[] {
  const facts: Failing[] = [];
  if (job.years !== null && candidate.years !== null) {
    facts.push({ factor: 'experience', has: candidate.years, asked: job.years });
  }
  if (job.budget !== null && candidate.rate !== null) {
    facts.push({ factor: 'rate', rate: candidate.rate, budget: job.budget });
  }
  if (job.timezone !== null && candidate.timezone !== null) {
    facts.push({ factor: 'timezone', hours: sharedHours(job.timezone, candidate.timezone) });
  }
  if (job.workType !== null && candidate.workType !== null) {
    facts.push({ factor: 'availability', offered: candidate.workType, asked: job.workType });
  }
  return facts;
}

/** Of the practical factors that fail, the one that costs most. */
function failingOf(job: PreparedJob, candidate: PreparedCandidate, numbers: PairNumbers): Failing | null {
  const cost = ({ factor }: Failing): number => weightOf(numbers, factor) * (100 - scoreOf(numbers, factor));
  const failing = failingFacts(job, candidate).filter(({ factor }) => scoreOf(numbers, factor) < FAILS[factor]);
  return failing.toSorted((a, b) => cost(b) - cost(a))[0] ?? null;
}

/** What a pair's score comes down to. */
export function headlineOf(
  job: PreparedJob,
  candidate: PreparedCandidate,
  numbers: PairNumbers,
  sure: Confidence,
): Headline {
  return {
    strength: strengthOf(job, candidate, numbers, sure),
    failing: failingOf(job, candidate, numbers),
  };
}
