/**
 * What other features need of applications: counts, who applied where, declining everybody left when a job closes, and the
 * numbers of the dashboards. Lower features get these as ports; those above import them.
 */
import type { Queryable, Tx } from '#server/db/database.ts';
import type { LiveLoaders } from '#server/live/live-hub.ts';
import type { ApplicationFrame } from '../applications.contract.ts';
import type { ApplicationEvent } from './application-notifications.ts';
import {
  appliedAmong,
  countByJob,
  countForCandidate,
  countForCompany,
  hasApplied,
  hasAppliedTo,
  haveMet,
  listApplicantIds,
  listAppliedJobIds,
} from './applications.db.ts';
import type { ApplicationPlatform } from './applications.ports.ts';
import { DECLINED_BY_COMPANY, endAll } from './end-applications.ts';

/** How many applications a job has, whatever became of them, how many nobody has moved yet, and how many are not decided. */
export interface ApplicationCounts {
  applicationCount: number;
  pendingCount: number;
  undecidedCount: number;
}

const NONE: ApplicationCounts = { applicationCount: 0, pendingCount: 0, undecidedCount: 0 };

/** The counts of every given job, those without applications included. */
const countsOf = async (db: Queryable, jobIds: readonly string[]): Promise<Map<string, ApplicationCounts>> => {
  const counts = new Map(jobIds.map((id) => [id, NONE]));
  if (jobIds.length === 0) return counts;
  for (const { jobId, ...numbers } of await countByJob(db, jobIds)) counts.set(jobId, numbers);
  return counts;
};

/** Declines every undecided application to a job, as its company would one by one; `note` goes to each candidate. */
const declineUndecided =
  (platform: ApplicationPlatform) =>
  (tx: Tx, jobId: string, byUserId: string, note: string | null): Promise<void> =>
    endAll(tx, platform, { jobId }, { ...DECLINED_BY_COMPANY, byUserId, note });

/** What the features below applications are handed. Mails need the site's address, hence the platform. */
export const createApplicationPorts = (platform: ApplicationPlatform) => ({
  countsOf,
  appliedJobIds: listAppliedJobIds,
  hasApplied,
  appliedAmong,
  hasAppliedTo,
  applicantsOf: listApplicantIds,
  declineUndecided: declineUndecided(platform),
});

export type { ApplicationPlatform, MovedApplications } from './applications.ports.ts';

/** Open positions, applications and active hires of a company. */
export const companyNumbers = countForCompany;

/** Applied (all but withdrawn and declined), interviewing (offers included) and hired of a candidate. */
export const candidateNumbers = countForCandidate;

export { listAppliedJobIds };

/** Whether a candidate ever applied to a job of a company, by the users behind the two profiles. */
export const haveMetThroughApplication = haveMet;

/** What the sockets of both sides hear; the pages fetch the rest. */
export const applicationLoaders: LiveLoaders<ApplicationEvent, ApplicationFrame> = {
  application_updated: async ({ type, ids }) => ({ type, ...ids }),
};
