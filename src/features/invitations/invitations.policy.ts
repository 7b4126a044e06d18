/** Whom a company may invite to which job. Pure; whether the two may write to each other at all is decided with messages. */
import type { Refusal } from '#shared/errors.ts';

/** What the decision rests on. */
export interface InvitingFacts {
  isVetted: boolean;
  isJobOpen: boolean;
  hasApplied: boolean;
  /** Why the company may not write to this person; null where it may. A block is never given away. */
  refusalToWrite: Refusal | null;
}

/** Why not, and whether it is forbidden or in conflict with how things stand. */
export interface InvitingRefusal {
  kind: 'forbidden' | 'conflict';
  refusal: Refusal;
}

/** Decides whether the person may be invited; null where they may. */
export const whyNotToInvite = (facts: InvitingFacts): InvitingRefusal | null => {
  if (facts.refusalToWrite !== null) return { kind: 'forbidden', refusal: facts.refusalToWrite };
  if (!facts.isVetted) return { kind: 'forbidden', refusal: 'not-vetted' };
  if (!facts.isJobOpen) return { kind: 'conflict', refusal: 'job-not-open' };
  if (facts.hasApplied) return { kind: 'conflict', refusal: 'person-has-applied' };
  return null;
};
