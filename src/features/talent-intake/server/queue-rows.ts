/** The rows of the review queue, in the same form for both sources. */
import type { listPendingCandidates } from '#features/candidates/server/candidates.service.ts';
import type { QueuedReview } from '../talent-intake.contract.ts';
import type { IntakeWithJob } from './talent-intake.db.ts';

type PendingCandidate = Awaited<ReturnType<typeof listPendingCandidates>>[number];

/** Converts the job of an intake. Returns null for an intake without a job. */
const toJob = ({ id, title, companyName, isOpen }: IntakeWithJob['job']): QueuedReview['job'] =>
  id === null ? null : { id, title: title ?? '', companyName: companyName ?? '', isOpen };

/** Converts a public application. */
export const toQueuedIntake = ({ intake, job }: IntakeWithJob) => ({
  ...intake,
  source: 'public' as const,
  hasResume: false,
  job: toJob(job),
});

/** Converts a self-registered profile. */
export const toQueuedProfile = ({ candidate, user, hasResume }: PendingCandidate): QueuedReview => ({
  ...candidate,
  source: 'account',
  hasResume,
  job: null,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? '',
  language: user.language,
  createdAt: candidate.submittedAt,
});
