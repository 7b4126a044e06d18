/**
 * Reminds both sides a day and an hour before an interview. Several processes may look at once: a reminder is a row that can be made once, and its mails
 * are written in the same transaction.
 */
import type { Platform } from '#server/platform.ts';
import { dueReminder } from '../interviews.domain.ts';
import { tellOfInterviews } from './interview-notifications.ts';
import { findInterviewsById } from './interviews.db.ts';
import { insertReminder, listDue, type ReminderPlace } from './reminders.db.ts';

/** So many interviews at once. */
const BATCH = 100;

/**
 * Sends what is due among the next interviews after a place; gives how many were looked at and where the next batch goes on, or null where there
 * are no more.
 */
export const sendDueReminders = async (
  platform: Platform,
  after: ReminderPlace | null,
  now: Date = new Date(),
): Promise<{ count: number; last: ReminderPlace } | null> => {
  const due = await listDue(platform.db, now, after, BATCH);
  const last = due.at(-1);
  if (last === undefined) return null;
  for (const { id } of due) {
    await platform.db.transaction(async (tx) => {
      const [row] = await findInterviewsById(tx, [id]);
      const { status, startsAt, bookedAt, sequence } = row?.interview ?? {};
      // Looked at again: it may have been moved or cancelled since the list was read.
      if (row === undefined || status !== 'booked' || !startsAt || !bookedAt || sequence === undefined) return;
      const kind = dueReminder({ start: startsAt, bookedAt }, now);
      if (kind === null || !(await insertReminder(tx, { interviewId: id, sequence, kind }))) return;
      await tellOfInterviews(tx, platform, [row], { event: 'reminder', by: null, isRung: true });
    });
  }
  return { count: due.length, last: [last.startsAt ?? '', last.id] };
};
