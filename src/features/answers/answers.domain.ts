/** When the review of a decline is due, and which status it leads to. Pure; times are ISO 8601 strings. */
import { daysAfter } from '#features/pipeline/answer-times.domain.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** The due date of a review requested at `askedAt`. */
export const appealDueAt = (askedAt: string): string => daysAfter(askedAt, LIFETIMES.appealAnswerDays);

/**
 * The status after a granted review: the one before the decline. An offer that ended with the decline is not restored, since the reviewer cannot make
 * it.
 */
export const reopenedTo = (declinedFrom: ApplicationStatus): ApplicationStatus =>
  declinedFrom === 'offered' ? 'interviewing' : declinedFrom;
