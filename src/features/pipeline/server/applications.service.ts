/**
 * The interface of applications for other features: counts, who applied where, and the numbers of
 * the dashboards. Lower features receive these as ports; higher ones import them.
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
import { countUnanswered, markAnsweredByMessage, markNudged, type WrittenMessage } from './nudges.db.ts';

/** The number of applications of a job: all, not yet moved, and undecided. */
export interface ApplicationCounts {
  applicationCount: number;
  pendingCount: number;
  undecidedCount: number;
  /** The number at each stage. */
  stages: Record<ApplicationStatus, number>;
}

const stagesOf = (count: (status: ApplicationStatus) => number): ApplicationCounts['stages'] =>
  Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, count(status)])) as ApplicationCounts['stages'];

const NONE: ApplicationCounts = { applicationCount: 0, pendingCount: 0, undecidedCount: 0, stages: stagesOf(() => 0) };

/** The counts of every given job, including those without applications. */
const countsOf = async (db: Queryable, jobIds: readonly string[]): Promise<Map<string, ApplicationCounts>> => {
  const counts = new Map(jobIds.map((id) => [id, NONE]));
  if (jobIds.length === 0) return counts;
  for (const { jobId, applicationCount, pendingCount, undecidedCount, ...rest } of await countByJob(db, jobIds)) {
    counts.set(jobId, { applicationCount, pendingCount, undecidedCount, stages: stagesOf((status) => rest[status]) });
  }
  return counts;
};

/** The functions passed to lower features. */
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

/** Numbers of a candidate: applied (except withdrawn and declined), interviewing (including offers) and hired. */
export const candidateNumbers = countForCandidate;

export { recordPastDeclines } from './record-declines.ts';
export { storePastScoreReceipts } from './score-receipts.ts';
export { countUnanswered, hasAppliedToCompany, listAppliedJobIds, markNudged };

/** Records that companies wrote to their applicants, which counts as an answer, and informs the open tabs of both. */
export const noteAnsweredByMessage = async (tx: Queryable, messages: readonly WrittenMessage[]): Promise<void> => {
  if (messages.length === 0) return;
  const answered = await markAnsweredByMessage(tx, messages);
  await publish<ApplicationEvent>(
    tx,
    ...answered.map(({ applicationId, companyUserId, candidateUserId }) => ({
      type: 'application_updated' as const,
      to: [companyUserId, candidateUserId],
      ids: { applicationId },
    })),
  );
};

/** The frames for both sides. Pages fetch the details. */
export const applicationLoaders: LiveLoaders<ApplicationEvent, ApplicationFrame> = {
  application_updated: async ({ type, ids }) => ({ type, ...ids }),
};
