/**
 * Submits an application: checks the notice and the limit, stores the receipt and notifies the company.
 * Used when a candidate applies, and when someone who applied on a job's page without an account is
 * approved.
 */

import { acceptsApplications } from '#features/jobs/jobs.policy.ts';
import { requireNoticeAcknowledged } from '#features/scores/server/notice.service.ts';
import { storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Answer } from '#features/screening/screening.contract.ts';
import type { ParsedAnswers } from '#features/screening/screening.domain.ts';
import type { Tx } from '#server/db/database.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import type { ApplicationVia } from '../applications.domain.ts';
import { mayApply } from '../applications.policy.ts';
import { NO_STEPS } from '../turn.domain.ts';
import { insertApplication } from './application-moves.db.ts';
import { notifySubmitted } from './application-notifications.ts';
import { lockSidesForShare } from './applications.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { rereadScreening, storeScreening } from './screening.service.ts';
import type { RowWithSteps } from './turns.ts';

/** The job and the candidate, locked by `lockSidesForShare`. */
type LockedSides = NonNullable<Awaited<ReturnType<typeof lockSidesForShare>>>;

interface Submission {
  coverLetter: string | null;
  via: ApplicationVia | null;
  screened: ParsedAnswers;
}

/** Submits the application of a candidate who may apply to an open job. Returns null if it already exists. */
export const submitApplication = async (
  tx: Tx,
  platform: Platform,
  { wasInvited }: Pick<PipelinePorts, 'wasInvited'>,
  { recipients, companyNames, ...sides }: LockedSides,
  { screened, ...sent }: Submission,
): Promise<RowWithSteps | null> => {
  const userId = sides.candidate.userId;
  await requireNoticeAcknowledged(tx, platform.env, userId);
  const ids = { jobId: sides.job.id, candidateId: sides.candidate.id, companyId: sides.company.id };
  const { answers, meetsMustHave } = screened;
  const application = await insertApplication(tx, { ...ids, ...sent, meetsMustHave }, wasInvited, userId);
  if (application === null) return null;
  await storeScreening(tx, application.id, screened);
  // Count after the insert, so that a duplicate is refused without counting against the limit.
  await platform.limiter.count(tx, RATE_LIMITS.applications, sides.candidate.id);
  const row = { ...sides, application, hasCandidateLeft: false, steps: NO_STEPS, answers, review: null };
  const { firstName, lastName } = sides.person;
  const names = { company: companyNames, candidate: [firstName, lastName] };
  await runConcurrently(
    notifySubmitted(tx, platform, row, recipients),
    storeReceipts(tx, platform, 'application', [{ ...row, names }]),
  );
  return row;
};

/**
 * Submits the application that a person started on a job's page. Locks the job, so that it cannot
 * close at the same time. Returns `closed` if the job does not accept applications or the person may
 * not apply, and `duplicate` if the person has already applied to it.
 */
export const submitFromJobPage = async (
  tx: Tx,
  platform: Platform,
  ports: Pick<PipelinePorts, 'wasInvited'>,
  { userId, jobId, answers }: { userId: string; jobId: string; answers: readonly Answer[] | null },
): Promise<'submitted' | 'closed' | 'duplicate'> => {
  const sides = await lockSidesForShare(tx, userId, jobId);
  if (sides === null || !acceptsApplications(sides.job) || !mayApply(sides.candidate.approvalStatus)) return 'closed';
  const screened = await rereadScreening(tx, jobId, answers ?? []);
  const row = await submitApplication(tx, platform, ports, sides, { coverLetter: null, via: 'job-page', screened });
  return row === null ? 'duplicate' : 'submitted';
};
