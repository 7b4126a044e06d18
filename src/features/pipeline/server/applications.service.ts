/**
 * Application data for other features: counts, who applied where, and the numbers on the dashboards. Features below the pipeline receive
 * these functions as ports; features above it import them.
 */
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import type { MatchedReader } from '#features/jobs/server/jobs.service.ts';
import { candidateBytes, currentPreparedBytes } from '#features/matching/server/prepared.service.ts';
import { storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { findSide } from '#shared/sides.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationFrame } from '../applications.contract.ts';
import { mayReadRecord } from '../applications.policy.ts';
import { applicantQuery } from './applicants.db.ts';
import { findAnsweredQuestionIds } from './application-answers.db.ts';
import type { ApplicationEvent } from './application-notifications.ts';
import {
  countApplicationsByJob,
  countForCompany,
  findApplication,
  findApplicationsById,
  findAppliedAmong,
  hasAppliedToCompany,
  hasAppliedToJob,
  hasDecision,
  hasUserAppliedToCompany,
  isApplied,
  listAppliedJobIds,
  listJobApplicants,
} from './applications.db.ts';
import { countUnansweredNudges, markAnsweredByMessage, markNudged, type WrittenMessage } from './nudges.db.ts';

/** The number of applications to a job: all, pending, and undecided. */
export interface ApplicationCounts {
  applicationCount: number;
  pendingCount: number;
  undecidedCount: number;
  /** The number of applications at each stage. */
  stages: Record<ApplicationStatus, number>;
}

const toStageCounts = (count: (status: ApplicationStatus) => number): ApplicationCounts['stages'] =>
  Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, count(status)])) as ApplicationCounts['stages'];

const NO_APPLICATIONS: ApplicationCounts = {
  applicationCount: 0,
  pendingCount: 0,
  undecidedCount: 0,
  stages: toStageCounts(() => 0),
};

/** Counts the applications of every given job, including jobs without applications. */
const countJobApplications = async (
  db: Queryable,
  jobIds: readonly string[],
): Promise<Map<string, ApplicationCounts>> => {
  const counts = new Map(jobIds.map((id) => [id, NO_APPLICATIONS]));
  if (jobIds.length === 0) return counts;
  for (const { jobId, applicationCount, pendingCount, undecidedCount, ...rest } of await countApplicationsByJob(
    db,
    jobIds,
  )) {
    counts.set(jobId, {
      applicationCount,
      pendingCount,
      undecidedCount,
      stages: toStageCounts((status) => rest[status]),
    });
  }
  return counts;
};

export type { TurnFilter, TurnPage } from './applications.db.ts';
export type { CandidateTurnPage } from './pipeline.ports.ts';

/** Counts the open positions and applications of a company. */
export const companyNumbers = countForCompany;

/**
 * A candidate who browses jobs, with the jobs they applied to and the counts of their applications: `applied` excludes those that were withdrawn
 * or declined, and `interviewing` includes offers.
 */
export interface Applicant extends MatchedReader {
  applied: number;
  interviewing: number;
  hired: number;
}

/** Finds the candidate of a user. Returns null if the user has no profile. */
export const findMatchedReader = async (db: Db, userId: string): Promise<Applicant | null> => {
  const row = await applicantQuery(db)(userId);
  if (row === null) return null;
  const { id, scoreOptOut, matchesSeenAt, jobIds, applied, interviewing, hired } = row;
  // The profile's text is needed only if another engine version prepared the profile.
  const texts = currentPreparedBytes(row) === null ? await findUserCandidate(db, userId) : null;
  const profile = currentPreparedBytes(row) ?? (texts && candidateBytes(texts));
  if (profile === null) return null;
  const appliedJobIds = jobIds === '' ? [] : jobIds.split(',');
  return { id, scoreOptOut, matchesSeenAt, profile, appliedJobIds, applied, interviewing, hired };
};

export { countUnansweredNudges, hasUserAppliedToCompany, listJobApplicants, markNudged };

/**
 * Stores receipts of applications that were not submitted through the API, such as those in the demo market: one for the submission, and one for
 * the company's latest move (`movedAt`, ISO 8601; null if there is none).
 */
export const storePastReceipts = async (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  past: readonly { id: string; movedAt: string | null }[],
): Promise<void> => {
  const rows = await findApplicationsById(
    tx,
    past.map(({ id }) => id),
  );
  const asApplied = rows.map((row) => ({ ...row, scoredAt: row.application.createdAt }));
  await storeReceipts(tx, platform, 'application', asApplied);
  const movedAtById = new Map(past.map(({ id, movedAt }) => [id, movedAt]));
  const asMoved = rows.flatMap((row) => {
    const scoredAt = movedAtById.get(row.application.id) ?? null;
    return scoredAt === null ? [] : [{ ...row, scoredAt }];
  });
  await storeReceipts(tx, platform, 'move', asMoved);
};

/**
 * Returns the side of a viewer who may read the records of an application (null for an admin), and
 * whether the candidate opted out of scores. Returns null if the viewer may not read the records.
 */
const findRecordReader = async (db: Queryable, applicationId: string, viewer: Viewer) => {
  const row = await findApplication(db, applicationId);
  const side = row && findSide(viewer.userId, { company: row.company.userId, candidate: row.candidate.userId });
  if (!row || !mayReadRecord({ isAdmin: viewer.isAdmin, side })) return null;
  return { side, scoreOptOut: row.candidate.scoreOptOut };
};

/** Functions for features that must not import this one, passed to them as ports. */
export const applicationPorts = {
  countJobApplications,
  findMatchedReader,
  listAppliedJobIds,
  hasAppliedToCompany,
  findAppliedAmong,
  hasAppliedToJob,
  isApplied,
  hasDecision,
  countUnansweredNudges,
  findAnsweredQuestionIds,
  findRecordReader,
};

/** Records companies' messages to their applicants as answers, and sends live events to the open tabs of both. */
export const recordAnswersByMessage = async (tx: Queryable, messages: readonly WrittenMessage[]): Promise<void> => {
  if (messages.length === 0) return;
  const answeredApplications = await markAnsweredByMessage(tx, messages);
  await publish<ApplicationEvent>(
    tx,
    ...answeredApplications.map(({ applicationId, companyUserId, candidateUserId }) => ({
      type: 'application_updated' as const,
      to: [companyUserId, candidateUserId],
      ids: { applicationId },
    })),
  );
};

/** The loaders of the live frames for companies and candidates. The frames contain only ids; pages fetch the details. */
export const applicationLoaders: LiveLoaders<ApplicationEvent, ApplicationFrame> = {
  application_updated: async ({ type, ids }) => ({ type, ...ids }),
};
