/**
 * What other features need of applications: counts, who applied where, and the numbers of the dashboards. Lower features get these as ports; those above import them.
 */
import type { Queryable } from '#server/db/database.ts';
import { type LiveLoaders, publish } from '#server/live/live-hub.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationFrame } from '../applications.contract.ts';
import type { ApplicationEvent } from './application-notifications.ts';
import {
  appliedAmong,
  countByJob,
  countForCandidate,
  countForCompany,
  hasApplied,
  hasAppliedTo,
  hasAppliedToCompany,
  hasDecision,
  listApplicantIds,
  listAppliedJobIds,
} from './applications.db.ts';
import { countUnanswered, markAnsweredByMessage, markNudged, type Written } from './nudges.db.ts';

/** How many applications a job has, whatever became of them, how many no one has moved yet, and how many are not decided. */
export interface ApplicationCounts {
  applicationCount: number;
  pendingCount: number;
  undecidedCount: number;
  /** How many are at each stage. */
  stages: Record<ApplicationStatus, number>;
}

const stagesOf = (count: (status: ApplicationStatus) => number): ApplicationCounts['stages'] =>
  Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, count(status)])) as ApplicationCounts['stages'];

const NONE: ApplicationCounts = { applicationCount: 0, pendingCount: 0, undecidedCount: 0, stages: stagesOf(() => 0) };

/** The counts of every given job, those without applications included. */
const countsOf = async (db: Queryable, jobIds: readonly string[]): Promise<Map<string, ApplicationCounts>> => {
  const counts = new Map(jobIds.map((id) => [id, NONE]));
  if (jobIds.length === 0) return counts;
  for (const { jobId, applicationCount, pendingCount, undecidedCount, ...rest } of await countByJob(db, jobIds)) {
    counts.set(jobId, { applicationCount, pendingCount, undecidedCount, stages: stagesOf((status) => rest[status]) });
  }
  return counts;
};

/** What the features below applications are handed. */
export const applicationPorts = {
  countsOf,
  appliedJobIds: listAppliedJobIds,
  hasApplied,
  appliedAmong,
  hasAppliedTo,
  hasDecision,
  applicantsOf: listApplicantIds,
  countUnanswered,
};

export type { TurnFilter, TurnPlace } from './applications.db.ts';

/** Open positions, applications and active hires of a company. */
export const companyNumbers = countForCompany;

/** Applied (all but withdrawn and declined), interviewing (offers included) and hired of a candidate. */
export const candidateNumbers = countForCandidate;

export { keepDeclinesOf } from './record-declines.ts';
export { keepScoresOf } from './score-receipts.ts';
export { countUnanswered, hasAppliedToCompany, listAppliedJobIds, markNudged };

/** Notes that companies wrote to candidates who applied to them, which is an answer, and tells the open tabs of both. */
export const noteAnsweredByMessage = async (tx: Queryable, written: readonly Written[]): Promise<void> => {
  if (written.length === 0) return;
  const answered = await markAnsweredByMessage(tx, written);
  await publish<ApplicationEvent>(
    tx,
    ...answered.map(({ applicationId, companyUserId, candidateUserId }) => ({
      type: 'application_updated' as const,
      to: [companyUserId, candidateUserId],
      ids: { applicationId },
    })),
  );
};

/** What the sockets of both sides hear; the pages fetch the rest. */
export const applicationLoaders: LiveLoaders<ApplicationEvent, ApplicationFrame> = {
  application_updated: async ({ type, ids }) => ({ type, ...ids }),
};
