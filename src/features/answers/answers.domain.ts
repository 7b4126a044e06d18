/** When an appeal against a decline is due, and which status a granted appeal restores. Pure; times are ISO 8601 strings. */
import { addDaysToInstant } from '#features/pipeline/answer-times.domain.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** Returns the due date of an appeal filed at `askedAt`. */
export const appealDueAt = (askedAt: string): string => addDaysToInstant(askedAt, LIFETIMES.appealAnswerDays);

/**
 * Returns the status after a granted appeal, which is the status before the decline. An offer that ended with the decline is not restored, because
 * the reviewer cannot make offers.
 */
export const statusAfterReopening = (declinedFrom: ApplicationStatus): ApplicationStatus =>
  declinedFrom === 'offered' ? 'interviewing' : declinedFrom;
