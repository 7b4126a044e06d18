/**
 * The rules of jobs: monthly pay from a budget, status changes, and the status that candidates see.
 * Pure: no clock, no database.
 */

import type { FactorWeights } from '#engine/matching.contract.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel, type JobStatus, type WorkType } from '#shared/vocabulary.ts';

/** The tabs of a job for its company. The first one has the address without a tab. */
export const JOB_TABS = ['applicants', 'people', 'details', 'funnel'] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** Returns the address of a company's job, or of one of its tabs. */
export const companyJobPath = (id: string, tab: JobTab = 'applicants'): string =>
  `${fillPath(APP_PATHS.companyJob, { id })}${tab === 'applicants' ? '' : `?tab=${tab}`}`;

/** The hours of a month: 40 a week, as usual in U.S. offers, and 20 a week for part-time work. */
const FULL_MONTH_HOURS = 160;
const PART_TIME_MONTH_HOURS = 80;

/** Returns the monthly hours of a job. Without a type, assumes a full month. */
export const monthlyHours = (jobType: WorkType | null | undefined): number =>
  jobType === 'part-time' ? PART_TIME_MONTH_HOURS : FULL_MONTH_HOURS;

/** Returns whether a month of the job has fewer hours than readers of a monthly figure expect. */
export const hasPartTimeHours = (jobType: WorkType | null | undefined): boolean =>
  monthlyHours(jobType) < FULL_MONTH_HOURS;

/** Converts whole dollars an hour to whole dollars a month. */
export const toMonthlyBudget = (hourlyBudget: number, jobType: WorkType | null | undefined): number =>
  hourlyBudget * monthlyHours(jobType);

/** The hourly pay of a job: maximum and minimum, null if not stated. */
export interface Pay {
  hourlyBudget: number | null;
  hourlyBudgetFrom?: number | null | undefined;
}

/** The pay with the type of work, which determines the monthly hours. */
export interface MonthlyPay extends Pay {
  jobType: WorkType | null;
}

/** Formats the monthly pay of a job from whole dollars an hour: "Up to $4,000/mo", "$2,400–$4,000/mo", or "Negotiable" if not stated. */
export const formatSalaryRange = ({ hourlyBudget, hourlyBudgetFrom, jobType }: MonthlyPay): string => {
  const monthlyText = (hourly: number): string => `$${toMonthlyBudget(hourly, jobType).toLocaleString('en-US')}`;
  if (hourlyBudget === null) return 'Negotiable';
  if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined) return `Up to ${monthlyText(hourlyBudget)}/mo`;
  const start = hourlyBudgetFrom === hourlyBudget ? '' : `${monthlyText(hourlyBudgetFrom)}–`;
  return `${start}${monthlyText(hourlyBudget)}/mo`;
};

/** Returns the error about the lower end of the pay, or null if it is valid. */
export const payRangeError = ({
  hourlyBudget,
  hourlyBudgetFrom,
}: { [Field in keyof Pay]?: Pay[Field] | undefined }) => {
  if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined) return null;
  if (hourlyBudget === null || hourlyBudget === undefined) return 'budget-required-too';
  return hourlyBudgetFrom > hourlyBudget ? 'budget-from-above-budget' : null;
};

/**
 * Parses a text that contains only a range of years, in English, Spanish or Portuguese: `3-5`, `3-5 years`, `3 – 5 años`. Returns null for custom
 * text.
 */
export const parseExperienceLevel = (text: string): ExperienceLevel | null => {
  const range = text
    .toLowerCase()
    .replace(/(?:years?|años?|anos?)\s*$/, '')
    .replaceAll(/\s/g, '')
    .replace('–', '-');
  return EXPERIENCE_LEVELS.find((level) => level === range) ?? null;
};

/** The statuses that each status can change to. A closed job must be reopened before it can be paused. */
const NEXT_STATUSES: Record<JobStatus, readonly JobStatus[]> = {
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

export type StatusDecision = 'unchanged' | 'changed' | 'refused';

/** Decides a status change. Requesting the current status is not an error. */
export const decideStatusChange = (from: JobStatus, to: JobStatus): StatusDecision => {
  if (from === to) return 'unchanged';
  return NEXT_STATUSES[from].includes(to) ? 'changed' : 'refused';
};

/** Returns the status that candidates see: an open job of a suspended company is shown as paused. */
export const statusForCandidates = ({ status, isListed }: { status: JobStatus; isListed: boolean }): JobStatus =>
  status === 'open' && !isListed ? 'paused' : status;

/** The minimum of shared hours that a filter by time zone requires by default. */
export const DEFAULT_OVERLAP_HOURS = 4;

/** Returns the weights that differ from the default. Default weights are not stored. */
export const nonDefaultWeights = (weights: FactorWeights): FactorWeights =>
  Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 1));

/** Returns whether a job states countries and a person's country is not among them. Returns false if either side states none. */
export const isOutsideJobCountries = (countries: readonly string[], country: string | null | undefined): boolean =>
  Boolean(country) && countries.length > 0 && !countries.includes(country ?? '');

/** Returns the distinct lines of a text, without bullets and empty lines. */
export const distinctLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•·–]\s*/, '').trim())
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);
