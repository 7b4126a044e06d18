/** Computes when an email about an unread message is due. Pure. */
import { LIFETIMES } from '#shared/limits.ts';

const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** The minimum time between emails about the same conversation. */
const MAIL_INTERVAL_MINUTES = 60;

/**
 * Returns when the email about an unread message is due (ISO 8601): ten minutes after the message, and
 * at least an hour after the last email about the same conversation.
 */
export const unreadMailDueAt = (messageSentAt: string, lastMailAt: string | null): string => {
  const due = addMinutes(messageSentAt, LIFETIMES.unreadMailMinutes);
  if (lastMailAt === null) return due;
  const earliest = addMinutes(lastMailAt, MAIL_INTERVAL_MINUTES);
  return earliest > due ? earliest : due;
};
