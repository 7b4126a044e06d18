/** When a mail about an unread message is due. Pure; who may write to whom stands in messages.policy.ts. */
import { LIFETIMES } from '#shared/limits.ts';

const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Between two mails about one conversation. */
const MAIL_EVERY_MINUTES = 60;

/**
 * When the mail about a message that stays unread is due (ISO 8601): ten minutes after the message, and never within an
 * hour of the last one about the same conversation.
 */
export const unreadMailDue = (messageSentAt: string, lastMailAt: string | null): string => {
  const due = later(messageSentAt, LIFETIMES.unreadMailMinutes);
  if (lastMailAt === null) return due;
  const earliest = later(lastMailAt, MAIL_EVERY_MINUTES);
  return earliest > due ? earliest : due;
};
