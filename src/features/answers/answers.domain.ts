/** By when a review of a decline is answered, and where it leads. Pure; times are ISO 8601 strings. */
import { daysAfter } from '#features/pipeline/answer-times.domain.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** By when a review that is asked for at `askedAt` is answered. */
export const appealDueAt = (askedAt: string): string => daysAfter(askedAt, LIFETIMES.appealAnswerDays);

/** Where a review puts an application: where it stood before the decline, save that an offer which ended with it is not made again by others. */
export const reopenedTo = (declinedFrom: ApplicationStatus): ApplicationStatus =>
  declinedFrom === 'offered' ? 'interviewing' : declinedFrom;
