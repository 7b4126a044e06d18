/** By when an application is answered, when it was, and until when the review of its decline can be asked for. Pure; times are ISO 8601 strings. */
import { LIFETIMES } from '#shared/limits.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A moment so many days later. */
export const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** By when a company that answers within so many days has answered an application of `filedAt`. */
export const answerDueAt = (filedAt: string, answerDays: number): string => daysAfter(filedAt, answerDays);

/** When a company first answered: its first move or its first message, whichever was earlier; null while it has not. */
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

/** Until when the review of a decline can be asked for. */
export const appealableUntil = (declinedAt: string): string => daysAfter(declinedAt, LIFETIMES.appealDays);
