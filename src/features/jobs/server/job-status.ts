/** Which status changes a company can make, and what else changes when a job opens. */
import type { Queryable, Tx } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { decideStatusChange } from '../jobs.domain.ts';
import type { JobChanges } from '../new-job.contract.ts';
import { reopensTakenDownJob } from '../takedowns.domain.ts';
import { lastDayOnOpening } from './job-conditions.ts';
import type { JobRow, JobUpdate } from './jobs.db.ts';
import type { JobsPorts } from './jobs.ports.ts';
import { repeatsTakenDown } from './takedowns.db.ts';

/** Returns the update for a status change, which is empty if the status stays the same. Throws `conflict` if the change is not allowed. */
export const toStatusUpdate = (job: JobRow, body: JobChanges): JobUpdate => {
  if (job.takenDownAt !== null && reopensTakenDownJob(body, job)) throw new AppError('conflict', 'job-taken-down');
  const { status } = body;
  if (status === undefined) return {};
  const decision = decideStatusChange(job.status, status);
  if (decision === 'refused') throw new AppError('conflict', 'closed-job-only-reopens');
  return decision === 'changed' ? { status } : {};
};

/** Returns the other changes to a job that is being opened. Throws `conflict` while people who asked for an answer are still waiting for one. */
export const loadChangesOnOpening = async (
  tx: Tx,
  ports: Pick<JobsPorts, 'countUnansweredNudges'>,
  job: JobRow,
  changes: JobUpdate,
): Promise<JobUpdate> => {
  if (changes.status !== 'open') return {};
  if (job.owesAnswers && (await ports.countUnansweredNudges(tx, job.id)) > 0)
    throw new AppError('conflict', 'answers-owed');
  return { owesAnswers: false, ...lastDayOnOpening(job, changes, Date.now()) };
};

/** Throws `conflict` if a company reposts the description of a job that an admin took down. */
export const refuseRepost = async (
  db: Queryable,
  companyId: string,
  description: string | undefined,
  exceptId: string | null = null,
): Promise<void> => {
  if (description !== undefined && (await repeatsTakenDown(db, companyId, { description, exceptId }))) {
    throw new AppError('conflict', 'repeats-taken-down');
  }
};
