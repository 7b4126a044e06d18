/**
 * The rules of jobs: what a budget means a month, which states follow which, what candidates see of them, and
 * which zones share enough of the day. Pure: no clock, no database. The words of the refusals are those the API answers with.
 */

import type { FactorWeights } from '#engine/matching.contract.ts';
import type { Language } from '#shared/languages.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel, type JobStatus, type WorkType } from '#shared/vocabulary.ts';
import { WORKING_DAYS } from '#shared/working-days.ts';

/** Jobs are written in English, the working language of the market. Marks their texts on pages in other languages, for screen readers. */
export const JOB_LANGUAGE: Language = 'en';

/** A month at 40 hours a week, as offers in the U.S. count it, and at 20 where the work is part-time. */
const FULL_MONTH = 160;
const PART_TIME_MONTH = 80;

/** The hours that a month of a job is counted with; a full month where its type is not stated. */
export const hoursAMonth = (jobType: WorkType | null | undefined): number =>
  jobType === 'part-time' ? PART_TIME_MONTH : FULL_MONTH;

/** Whether a month of a job has fewer hours than readers of a monthly figure expect. */
export const isPartMonth = (jobType: WorkType | null | undefined): boolean => hoursAMonth(jobType) < FULL_MONTH;

/** Whole dollars a month of whole dollars an hour. */
export const monthlyBudgetOf = (hourlyBudget: number, jobType: WorkType | null | undefined): number =>
  hourlyBudget * hoursAMonth(jobType);

/** What a job pays an hour: the most, and where it begins; null where the company does not say. */
export interface Pay {
  hourlyBudget: number | null;
  hourlyBudgetFrom?: number | null | undefined;
}

/** The same with the type of work, which says how many hours a month has. */
export interface MonthlyPay extends Pay {
  jobType: WorkType | null;
}

/** What a job pays a month, from whole dollars an hour: "Up to $4,000/mo", "$2,400–$4,000/mo"; "Negotiable" where it does not say. */
export const salaryRangeOf = ({ hourlyBudget, hourlyBudgetFrom, jobType }: MonthlyPay): string => {
  const monthlyText = (hourly: number): string => `$${monthlyBudgetOf(hourly, jobType).toLocaleString('en-US')}`;
  if (hourlyBudget === null) return 'Negotiable';
  if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined) return `Up to ${monthlyText(hourlyBudget)}/mo`;
  const begins = hourlyBudgetFrom === hourlyBudget ? '' : `${monthlyText(hourlyBudgetFrom)}–`;
  return `${begins}${monthlyText(hourlyBudget)}/mo`;
};

/** What is wrong with where the pay begins, as one sentence; null where nothing is. */
export const payRangeError = ({
  hourlyBudget,
  hourlyBudgetFrom,
}: { [Field in keyof Pay]?: Pay[Field] | undefined }) => {
  if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined) return null;
  if (hourlyBudget === null || hourlyBudget === undefined) return 'budget-required-too';
  return hourlyBudgetFrom > hourlyBudget ? 'budget-from-above-budget' : null;
};

/** The range that a text states and nothing else, in whichever language: `3-5`, `3-5 years`, `3 – 5 años`; null for a company's own words. */
export const experienceLevelOf = (text: string): ExperienceLevel | null => {
  const bare = text
    .toLowerCase()
    .replace(/(?:years?|años?|anos?)\s*$/, '')
    .replaceAll(/\s/g, '')
    .replace('–', '-');
  return EXPERIENCE_LEVELS.find((level) => level === bare) ?? null;
};

/** What may follow a state besides staying in it. A closed job is reopened before anything else. */
const FOLLOWING: Record<JobStatus, readonly JobStatus[]> = {
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

export type StatusDecision = 'unchanged' | 'changed' | 'refused';

/** Decides a change of state; asking for the state a job is in already is no error. */
export const decideStatus = (from: JobStatus, to: JobStatus): StatusDecision => {
  if (from === to) return 'unchanged';
  return FOLLOWING[from].includes(to) ? 'changed' : 'refused';
};

/** The state of a job as candidates see it: while its company is suspended, an open one takes a pause. */
export const statusForCandidates = ({ status, isListed }: { status: JobStatus; isListed: boolean }): JobStatus =>
  status === 'open' && !isListed ? 'paused' : status;

const MINUTES_A_DAY = 24 * 60;
/** What the filter by time zone asks for. */
export const OVERLAP_MINUTES = 4 * 60;
const OFFSET_MIN = -14 * 60;
const MAX_OFFSET = 14 * 60;

/** UTC offsets in minutes, both ends included. */
export interface OffsetRange {
  from: number;
  to: number;
}

/**
 * The UTC offsets (minutes) at which a company's 9-17 day shares at least four hours with the 9-18 day of a candidate at
 * `candidateOffset`. More than one range where the days meet across midnight.
 *
 * At a shift of s minutes (company's offset minus candidate's) the company works from 9:00 - s to 17:00 - s of the
 * candidate's day. It must end four hours after the candidate begins and begin four hours before the candidate ends.
 */
export const companyOffsetsNear = (candidateOffset: number): OffsetRange[] => {
  const mostShift = WORKING_DAYS.company.end - WORKING_DAYS.candidate.start - OVERLAP_MINUTES;
  const leastShift = WORKING_DAYS.company.start - WORKING_DAYS.candidate.end + OVERLAP_MINUTES;
  return [-MINUTES_A_DAY, 0, MINUTES_A_DAY]
    .map((day) => ({
      from: Math.max(OFFSET_MIN, candidateOffset + leastShift + day),
      to: Math.min(MAX_OFFSET, candidateOffset + mostShift + day),
    }))
    .filter(({ from, to }) => from <= to);
};

/** The weights that a company changed; what counts as on every other job is not kept. */
export const weightsThatDiffer = (weights: FactorWeights): FactorWeights =>
  Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 1));
