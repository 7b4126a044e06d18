/**
 * Reminds both sides a day and an hour before an interview. Safe with several processes: each reminder is a unique row, inserted in the same
 * transaction as its emails.
 */
import type { Platform } from '#server/platform.ts';
import { findDueReminder } from '../interviews.domain.ts';
import { notifyParticipants } from './interview-notifications.ts';
import { findInterviewsById } from './interviews.db.ts';
import { insertReminder, listDueInterviews, type ReminderCursor } from './reminders.db.ts';

const BATCH_SIZE = 100;

/**
 * Checks the next batch of interviews after a position and sends the reminders that are due. Returns how many were checked and the next position, or
 * null at the end.
 */
export const sendDueReminders = async (
  platform: Platform,
  after: ReminderCursor | null,
  now: Date = new Date(),
): Promise<{ count: number; last: ReminderCursor } | null> => {
  const due = await listDueInterviews(platform.db, now, after, BATCH_SIZE);
  const last = due.at(-1);
  if (last === undefined) return null;
  for (const { id } of due) {
    await platform.db.transaction(async (tx) => {
      const [row] = await findInterviewsById(tx, [id]);
      const { status, startsAt, bookedAt, sequence } = row?.interview ?? {};
      // Checked again, because the interview may have been rescheduled or canceled since the list was read.
      if (row === undefined || status !== 'booked' || !startsAt || !bookedAt || sequence === undefined) return;
      const kind = findDueReminder({ start: startsAt, bookedAt }, now);
      if (kind === null || !(await insertReminder(tx, { interviewId: id, sequence, kind }))) return;
      await notifyParticipants(tx, platform, [row], { event: 'reminder', by: null, isNotified: true });
    });
  }
  return { count: due.length, last: [last.startsAt ?? '', last.id] };
};
