/**
 * Rules for jobs: monthly pay derived from a budget, status changes, and the status that candidates see. Pure: no clock, no database.
 */

import type { FactorWeights } from '#engine/matching.contract.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel, type JobStatus, type WorkType } from '#shared/vocabulary.ts';

/** The tabs on a job page for its company. The first one is the default, so its URL names no tab. */
export const JOB_TABS = ['applicants', 'people', 'details', 'funnel'] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** Returns the URL path of a company's job page, or of one of its tabs. */
export const companyJobPath = (id: string, tab: JobTab = 'applicants'): string =>
  `${fillPath(APP_PATHS.companyJob, { id })}${tab === 'applicants' ? '' : `?tab=${tab}`}`;

/** The fields that determine the hours in a month. */
export interface WorkHours {
  jobType: WorkType | null;
  /** Null or absent if not stated. */
  hoursPerWeek?: number | null | undefined;
}

/** Monthly pay is a rounded figure, as is common in U.S. offers: 40 hours a week are 160 a month. */
export const WEEKS_PER_MONTH = 4;
const FULL_TIME_WEEK_HOURS = 40;
const PART_TIME_WEEK_HOURS = 20;

/** Returns the monthly hours of a job: from its weekly hours or, if it states none, from its type. Without a type, assumes full time. */
export const monthlyHours = ({ jobType, hoursPerWeek }: WorkHours): number =>
  WEEKS_PER_MONTH * (hoursPerWeek ?? (jobType === 'part-time' ? PART_TIME_WEEK_HOURS : FULL_TIME_WEEK_HOURS));

/** The hours that people expect when they see monthly pay. */
export const FULL_MONTH_HOURS = WEEKS_PER_MONTH * FULL_TIME_WEEK_HOURS;

/** Converts hourly pay to monthly pay, both in whole dollars. */
export const toMonthlyBudget = (hourlyBudget: number, work: WorkHours): number => hourlyBudget * monthlyHours(work);

/** The hourly pay of a job: maximum and minimum, null if not stated. */
export interface Pay {
  hourlyBudget: number | null;
  hourlyBudgetFrom?: number | null | undefined;
}

export interface MonthlyPay extends Pay, WorkHours {}

/** Formats the monthly pay of a job from whole dollars an hour: "Up to $4,000/mo", "$2,400–$4,000/mo", or "Negotiable" if not stated. */
export const formatSalaryRange = (pay: MonthlyPay): string => {
  const { hourlyBudget, hourlyBudgetFrom } = pay;
  const monthlyText = (hourly: number): string => `$${toMonthlyBudget(hourly, pay).toLocaleString('en-US')}`;
  if (hourlyBudget === null) return 'Negotiable';
  if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined) return `Up to ${monthlyText(hourlyBudget)}/mo`;
  const start = hourlyBudgetFrom === hourlyBudget ? '' : `${monthlyText(hourlyBudgetFrom)}–`;
  return `${start}${monthlyText(hourlyBudget)}/mo`;
};

/** Returns the error for the lower end of the pay, or null if it is valid. */
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

/** Decides whether a status change is allowed. Requesting the current status is not an error. */
export const decideStatusChange = (from: JobStatus, to: JobStatus): StatusDecision => {
  if (from === to) return 'unchanged';
  return NEXT_STATUSES[from].includes(to) ? 'changed' : 'refused';
};

/** Returns the status that candidates see: an open job of a suspended company is shown as paused. */
export const statusForCandidates = ({ status, isListed }: { status: JobStatus; isListed: boolean }): JobStatus =>
  status === 'open' && !isListed ? 'paused' : status;

/** The minimum number of shared hours that a time zone filter requires by default. */
export const DEFAULT_OVERLAP_HOURS = 4;

/** Returns the weights that differ from the default, because default weights are not stored. */
export const nonDefaultWeights = (weights: FactorWeights): FactorWeights =>
  Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 1));

/** Returns whether a job lists countries and a person's country is not one of them. Returns false if the job or the person states none. */
export const isOutsideJobCountries = (countries: readonly string[], country: string | null | undefined): boolean =>
  Boolean(country) && countries.length > 0 && !countries.includes(country ?? '');

/** Returns the distinct lines of a text without bullets, and without empty lines. */
export const distinctLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•·–]\s*/, '').trim())
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);
