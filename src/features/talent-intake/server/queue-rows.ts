/** The rows of the review queue, in the same form for both sources. */
import type { listPendingCandidates } from '#features/candidates/server/candidates.service.ts';
import type { QueuedReview } from '../talent-intake.contract.ts';
import type { IntakeRow } from './talent-intake.db.ts';

type PendingCandidate = Awaited<ReturnType<typeof listPendingCandidates>>[number];

/** A public application. */
export const fromIntake = (row: IntakeRow) => ({ ...row, source: 'public' as const, hasResume: false });

/** A self-registered profile. */
export const fromProfile = ({ candidate, user, hasResume }: PendingCandidate): QueuedReview => ({
  ...candidate,
  source: 'account',
  hasResume,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? '',
  language: user.language,
  createdAt: candidate.submittedAt,
});
