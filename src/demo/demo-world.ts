/** The state of the demo market while it is built: people, their actions, and the resulting rows. */

import type { prepareCandidate } from '#engine/matching.domain.ts';
import type { WeeklyHours } from '#features/companies/weekly-hours.domain.ts';
import type { NewNotificationData, NotificationType } from '#features/notifications/notifications.contract.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS } from '#shared/time.ts';
import type { ApplicationStatus, ApprovalStatus } from '#shared/vocabulary.ts';
import { type Schedule } from './demo-clock.ts';
import type { DemoCompany } from './demo-companies.ts';
import type { DemoJob } from './demo-job.ts';
import type { DemoPerson } from './demo-people.ts';
import type { DemoRandom } from './demo-random.ts';
import type { MarketRows, NewRow } from './demo-rows.db.ts';
import type { TakeNext } from './demo-supply.ts';

export interface CompanyPart {
  company: DemoCompany;
  schedule: Schedule;
  /** The interview hours of the company. */
  hours: WeeklyHours;
  user: NewRow<'users'> & { id: string };
  row: NewRow<'companies'> & { id: string };
}

export interface JobPart {
  job: DemoJob;
  company: CompanyPart;
  row: NewRow<'jobs'> & { id: string; createdAt: string };
  questions: NewRow<'jobQuestions'>[];
}

export interface CandidatePart {
  person: DemoPerson;
  /** The profile, prepared for scoring. */
  prepared: ReturnType<typeof prepareCandidate>;
  schedule: Schedule;
  name: string;
  user: NewRow<'users'> & { id: string };
  row: NewRow<'candidates'> & { id: string; createdAt: string; approvalStatus: ApprovalStatus };
}

/** An entry in the history of an application. */
export interface MovePart {
  id: string;
  to: ApplicationStatus;
  /** ISO 8601. */
  at: string;
  byCompany: boolean;
}

export interface ApplicationPart {
  job: JobPart;
  candidate: CandidatePart;
  row: NewRow<'applications'> & { id: string; status: ApplicationStatus; createdAt: string; statusChangedAt: string };
  /** The history of the application. The first entry is the application itself. */
  moves: MovePart[];
}

export interface World {
  rows: MarketRows;
  random: DemoRandom;
  takeNext: TakeNext;
  /** The current time in the demo market (ms). Only scheduled times and deadlines are later. */
  now: number;
  companies: CompanyPart[];
  jobs: JobPart[];
  /** The first candidate is the demo candidate. */
  candidates: CandidatePart[];
  applications: ApplicationPart[];
  admin: NewRow<'users'> & { id: string; email: string };
}

/** Converts an instant in milliseconds to ISO 8601. */
export const toIsoInstant = (moment: number): string => new Date(moment).toISOString();

/** Returns the instant this many days before the demo market's current time, as ISO 8601. */
export const daysAgo = ({ now }: Pick<World, 'now'>, days: number): string => toIsoInstant(now - days * DAY_MS);

/** Returns a function that draws a number from 0 (inclusive) to 1 (exclusive), for times within a day. */
export const createShareDraw = (random: DemoRandom) => (): number => random.below(1_000) / 1_000;

/** Adds a notification. Which ones are unread is decided at the end. */
export const addNotification = <Type extends NotificationType>(
  { rows }: World,
  userId: string,
  type: Type,
  about: { data: NewNotificationData<Type>; at: string },
): void => {
  rows.notifications.push({ id: newId(), userId, type, data: about.data, createdAt: about.at, readAt: about.at });
};

/** Returns the history entry that set this status, or null if the application never had it. */
export const findMoveTo = ({ moves }: ApplicationPart, status: ApplicationStatus): MovePart | null =>
  moves.find(({ to }) => to === status) ?? null;

export const requireDemoCompany = ({ companies }: World): CompanyPart => {
  const [first] = companies;
  if (first === undefined) throw new Error('The demo market has no companies');
  return first;
};

export const requireDemoCandidate = ({ candidates }: World): CandidatePart => {
  const [first] = candidates;
  if (first === undefined) throw new Error('The demo market has no candidates');
  return first;
};

/** Returns the job with this title at a company (its index in the list of companies). Throws if there is none. */
export const requireDemoJob = ({ jobs }: World, company: number, title: string): JobPart => {
  const part = jobs.find(({ job }) => job.company === company && job.title === title);
  if (part === undefined) throw new Error(`The demo market has no job ${title}`);
  return part;
};
