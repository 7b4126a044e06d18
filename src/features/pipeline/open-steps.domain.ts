/**
 * The open offer and the booked interview of an application: what a decline would end. Pure; times are ISO 8601 and the present is passed in.
 * Closing a job decides the same in SQL (`hiring/server/open-steps.db.ts`), and a test holds the two equal.
 */
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Steps } from './turn.domain.ts';

export interface OpenSteps {
  /** An offer that the candidate can accept. */
  offer: boolean;
  /** When the next booked interview starts that has not ended; null where there is none. */
  interviewAt: string | null;
}

/** What a decline at `now` would end; null where there is neither. */
export const openStepsOf = (
  { status }: { status: ApplicationStatus },
  { interviews, offer }: Steps,
  now: string,
): OpenSteps | null => {
  const hasOffer = status === 'offered' && (offer === null || (offer.endedAt === null && offer.expiresAt > now));
  const starts = interviews.flatMap(({ status: state, startsAt, endsAt }) =>
    state === 'booked' && startsAt !== null && endsAt !== null && endsAt > now ? [startsAt] : [],
  );
  const interviewAt = starts.toSorted()[0] ?? null;
  return hasOffer || interviewAt !== null ? { offer: hasOffer, interviewAt } : null;
};

/** How many open offers and booked interviews end where these applications are declined at `now`. An interview that has begun goes on. */
export const endedByDecline = (
  applications: readonly { openSteps?: OpenSteps | undefined }[],
  now: Date,
): { offers: number; interviews: number } => {
  const steps = applications.flatMap(({ openSteps }) => openSteps ?? []);
  return {
    offers: steps.filter(({ offer }) => offer).length,
    interviews: steps.filter(({ interviewAt }) => interviewAt !== null && new Date(interviewAt) > now).length,
  };
};
