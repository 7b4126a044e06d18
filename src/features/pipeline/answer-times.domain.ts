/**
 * The company's deadline for answering an application, the time it answered, and the deadline for
 * appealing a decline. Pure; times are ISO 8601 strings.
 */
import { LIFETIMES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';

export const addDaysToInstant = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString();

/** Returns the deadline for answering an application that was submitted at `filedAt`. */
export const answerDueAt = (filedAt: string, answerDays: number): string => addDaysToInstant(filedAt, answerDays);

/** Returns when the company first answered, with a status change or a message, or null if it has not answered. */
export const answeredAt = ({
  answeredMoveAt,
  answeredMessageAt,
}: {
  answeredMoveAt: string | null;
  answeredMessageAt: string | null;
}): string | null => {
  if (answeredMoveAt === null || answeredMessageAt === null) return answeredMoveAt ?? answeredMessageAt;
  return answeredMoveAt < answeredMessageAt ? answeredMoveAt : answeredMessageAt;
};

export const appealDeadline = (declinedAt: string): string => addDaysToInstant(declinedAt, LIFETIMES.appealDays);
