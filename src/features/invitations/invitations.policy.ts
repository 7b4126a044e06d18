/**
 * Which candidates a company may invite to a job. Pure. The messages feature decides whether the company may write to the candidate.
 */
import type { Refusal } from '#shared/errors.ts';

export interface InvitationFacts {
  isVetted: boolean;
  isJobOpen: boolean;
  hasApplied: boolean;
  /** Why the company may not write to this person, or null if it may. Never reveals that the person blocked the company. */
  refusalToWrite: Refusal | null;
}

/** The reason, and whether it is forbidden or a conflict with the current state. */
export interface InvitationRefusal {
  kind: 'forbidden' | 'conflict';
  refusal: Refusal;
}

/** Returns the reason why the person may not be invited, or null if they may. */
export const refusalToInvite = (facts: InvitationFacts): InvitationRefusal | null => {
  if (facts.refusalToWrite !== null) return { kind: 'forbidden', refusal: facts.refusalToWrite };
  if (!facts.isVetted) return { kind: 'forbidden', refusal: 'not-vetted' };
  if (!facts.isJobOpen) return { kind: 'conflict', refusal: 'job-not-open' };
  if (facts.hasApplied) return { kind: 'conflict', refusal: 'person-has-applied' };
  return null;
};
