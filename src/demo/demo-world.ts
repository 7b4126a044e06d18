/** What is known of the demo market while it is put together: who is in it, what they did, and the rows that say so. */

import type { prepareCandidate } from '#engine/matching.domain.ts';
import type { WeeklyHours } from '#features/companies/weekly-hours.domain.ts';
import type { NewNotificationData, NotificationType } from '#features/notifications/notifications.contract.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS } from '#shared/time.ts';
import type { ApplicationStatus, ApprovalStatus } from '#shared/vocabulary.ts';
import { type Desk } from './demo-clock.ts';
import type { DemoCompany } from './demo-companies.ts';
import type { DemoJob } from './demo-job.ts';
import type { DemoPerson } from './demo-people.ts';
import type { DemoRandom } from './demo-random.ts';
import type { MarketRows, NewRow } from './demo-rows.db.ts';

export interface CompanyPart {
  company: DemoCompany;
  desk: Desk;
  /** When it takes interviews. */
  hours: WeeklyHours;
  user: NewRow<'users'> & { id: string };
  row: NewRow<'companies'> & { id: string };
}

export interface JobPart {
  job: DemoJob;
  company: CompanyPart;
  row: NewRow<'jobs'> & { id: string; createdAt: string };
}

export interface CandidatePart {
  person: DemoPerson;
  /** As the score reads the profile. */
  prepared: ReturnType<typeof prepareCandidate>;
  desk: Desk;
  name: string;
  user: NewRow<'users'> & { id: string };
  row: NewRow<'candidates'> & { id: string; createdAt: string; approvalStatus: ApprovalStatus };
}

/** One entry of the history of an application. */
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
  /** The application itself first. */
  moves: MovePart[];
}

export interface World {
  rows: MarketRows;
  random: DemoRandom;
  /** Milliseconds; everything that was done was done before it. */
  now: number;
  companies: CompanyPart[];
  jobs: JobPart[];
  /** The first one is whom people sign in as. */
  candidates: CandidatePart[];
  applications: ApplicationPart[];
  admin: NewRow<'users'> & { id: string; email: string };
}

/** ISO 8601 of a moment in milliseconds. */
export const instantOf = (moment: number): string => new Date(moment).toISOString();

/** ISO 8601 so many days before the market's present. */
export const daysAgo = ({ now }: Pick<World, 'now'>, days: number): string => instantOf(now - days * DAY_MS);

/** From 0 to below 1, for places within a day. */
export const shareOf = (random: DemoRandom) => (): number => random.below(1_000) / 1_000;

/** Rings the bell of someone; which of them are unread is decided at the end. */
export const tell = <Type extends NotificationType>(
  { rows }: World,
  userId: string,
  type: Type,
  about: { data: NewNotificationData<Type>; at: string },
): void => {
  rows.notifications.push({ id: newId(), userId, type, data: about.data, createdAt: about.at, readAt: about.at });
};

/** The entry that an application has in its history for this status; null where it never stood there. */
export const moveTo = ({ moves }: ApplicationPart, status: ApplicationStatus): MovePart | null =>
  moves.find(({ to }) => to === status) ?? null;

/** The company that people sign in as. */
export const demoCompanyOf = ({ companies }: World): CompanyPart => {
  const [first] = companies;
  if (first === undefined) throw new Error('The demo market has no companies');
  return first;
};

/** The candidate that people sign in as. */
export const demoCandidateOf = ({ candidates }: World): CandidatePart => {
  const [first] = candidates;
  if (first === undefined) throw new Error('The demo market has no candidates');
  return first;
};

/** A job by its company's place and its title. */
export const jobOf = ({ jobs }: World, company: number, title: string): JobPart => {
  const found = jobs.find(({ job }) => job.company === company && job.title === title);
  if (found === undefined) throw new Error(`The demo market has no job ${title}`);
  return found;
};
