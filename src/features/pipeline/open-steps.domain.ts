/**
 * The open steps of an application: the open offer and the booked interviews that have not ended. Pure; times
 * are ISO 8601 and the current time is passed in. Closing a job applies the same rule in SQL
 * (`hiring/server/open-steps.db.ts`), and a test compares the two.
 */
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Steps } from './turn.domain.ts';

export interface OpenSteps {
  /** True if there is an offer that the candidate can accept. */
  offer: boolean;
  /** The start of the earliest booked interview that has not ended. Null if there is none. */
  interviewAt: string | null;
  /** The starts of all booked interviews that have not ended, earliest first. An application can have several. */
  interviewStarts: string[];
}

/** Returns the open steps at `now`, or null if there are none. */
export const findOpenSteps = (
  { status }: { status: ApplicationStatus },
  { interviews, offer }: Steps,
  now: string,
): OpenSteps | null => {
  const hasOffer = status === 'offered' && (offer === null || (offer.endedAt === null && offer.expiresAt > now));
  const starts = interviews.flatMap(({ status: state, startsAt, endsAt }) =>
    state === 'booked' && startsAt !== null && endsAt !== null && endsAt > now ? [startsAt] : [],
  );
  const interviewStarts = starts.toSorted();
  const interviewAt = interviewStarts[0] ?? null;
  return hasOffer || interviewAt !== null ? { offer: hasOffer, interviewAt, interviewStarts } : null;
};

/** Counts what ends if the company hires these people without an acceptance: the open offers with terms. Only these have an end (`turnUntil`). */
export const countEndedByHire = (
  applications: readonly { openSteps?: OpenSteps | undefined; turnUntil?: string | undefined }[],
): { offers: number; interviews: number } => ({
  offers: applications.filter(({ openSteps, turnUntil }) => openSteps?.offer === true && turnUntil !== undefined)
    .length,
  interviews: 0,
});

/**
 * Counts the open offers and booked interviews that end if these applications are declined at `now`.
 * An interview in progress does not end.
 */
export const countEndedByDecline = (
  applications: readonly { openSteps?: OpenSteps | undefined }[],
  now: Date,
): { offers: number; interviews: number } => {
  const steps = applications.flatMap(({ openSteps }) => openSteps ?? []);
  return {
    offers: steps.filter(({ offer }) => offer).length,
    interviews: steps.flatMap(({ interviewStarts }) => interviewStarts).filter((start) => new Date(start) > now).length,
  };
};
