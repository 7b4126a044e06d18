/**
 * What a score comes down to, as facts: what speaks most for the pair, and the practical factor that fails it, if one does.
 * No words (wording.ts) and no arithmetic of its own (combination.ts).
 */

import {
  type Confidence,
  type HeadlineReason,
  MATCH_FACTORS,
  type MatchFactor,
  type PracticalFacts,
  type StatedYears,
  type Strength,
  TITLE_STEPS,
  type TitleStep,
} from '../matching.contract.ts';
import { titleLikeness } from '../taxonomy/titles.ts';
import type { PairNumbers } from './combination.ts';
import { namesWork } from './compared.ts';
import type { Years } from './experience.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { fieldScore, yearsFor } from './title-factor.ts';
import { sharedHours } from './zone-offsets.ts';

/** Likeness (0-1) from which titles read as the same work, as close to it, and as having something in common. */
const LEAST_LIKENESS: Readonly<Record<TitleStep, number>> = {
  same: 0.74,
  close: 0.42,
  overlapping: 0.27,
  different: 0,
};

/** From this score of their field on (0-100) titles that are not alike overlap. */
const LEAST_FIELD_SCORE = 20;

/** How alike (0-1) the title of a post and the best of a candidate's are, one that was held by what it is worth. */
function bestLikeness({ title: asked }: PreparedJob, { title, history }: PreparedCandidate): number {
  if (asked === null) return 0;
  const held = (history?.held ?? []).map((one) =>
    one.title === null ? 0 : one.worth * titleLikeness(asked, one.title),
  );
  return Math.max(title === null ? 0 : titleLikeness(asked, title), ...held);
}

/** How near the titles of a pair are. */
export function titleStep(job: PreparedJob, candidate: PreparedCandidate): TitleStep {
  const likeness = bestLikeness(job, candidate);
  const step = TITLE_STEPS.find((one) => likeness >= LEAST_LIKENESS[one]) ?? 'different';
  return step === 'different' && fieldScore(job, candidate) >= LEAST_FIELD_SCORE ? 'overlapping' : step;
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
  ...(job.titleText !== '' && namesWork(candidate) ? (['only-title'] as const) : []),
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

const stated = ({ min, max }: Years): StatedYears => ({ min, max: max === Infinity ? null : max });

/** What both sides say of the practical factors; nothing of those that one of them left open. */
export function practicalFacts(job: PreparedJob, candidate: PreparedCandidate): PracticalFacts[] {
  const facts: PracticalFacts[] = [];
  const years = yearsFor(job, candidate, titleLikeness);
  if (job.years !== null && years !== null) {
    facts.push({ kind: 'experience', offered: stated(years), asked: stated(job.years) });
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
