/** Whom a company may invite to which job. Pure; whether the two may write to each other at all is decided with messages. */

/** What the decision rests on. */
export interface InvitingFacts {
  isVetted: boolean;
  isJobOpen: boolean;
  hasApplied: boolean;
  /** Why the company may not write to this person; null where it may. A block is never given away. */
  whyNotToWrite: string | null;
}

/** Why not, and whether it is forbidden or in conflict with how things stand. */
export interface InvitingRefusal {
  code: 'forbidden' | 'conflict';
  detail: string;
}

/** Decides whether the person may be invited; null where they may. */
export const whyNotToInvite = (facts: InvitingFacts): InvitingRefusal | null => {
  if (facts.whyNotToWrite !== null) return { code: 'forbidden', detail: facts.whyNotToWrite };
  if (!facts.isVetted) return { code: 'forbidden', detail: 'Only vetted candidates can be invited' };
  if (!facts.isJobOpen) return { code: 'conflict', detail: 'This job no longer takes applications' };
  if (facts.hasApplied) return { code: 'conflict', detail: 'This person has already applied to this job' };
  return null;
};
