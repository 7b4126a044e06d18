/** SQL of reminders: which interviews have one due, and that each is sent once. */
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { REMINDERS, type ReminderKind } from '../interviews.domain.ts';
import { interviewReminders, interviews } from './interviews.tables.ts';

/** Start and id of the interview that was looked at last. */
export type ReminderPlace = [startsAt: string, id: string];

/** The reminder that an interview would get at a moment. */
const kindAt = (now: Date) => {
  const hourAhead = new Date(now.getTime() + REMINDERS.hour * 60_000).toISOString();
  return sql`case when ${interviews.startsAt} > ${hourAhead} then 'day' else 'hour' end`;
};

/** Booked interviews of the next day that were not reminded of, the earliest first. */
export const listDue = (db: Queryable, now: Date, after: ReminderPlace | null, most: number) =>
  db
    .select({ id: interviews.id, startsAt: interviews.startsAt })
    .from(interviews)
    .where(
      and(
        eq(interviews.status, 'booked'),
        gt(interviews.startsAt, now.toISOString()),
        lte(interviews.startsAt, new Date(now.getTime() + REMINDERS.day * 60_000).toISOString()),
        after ? sql`(${interviews.startsAt}, ${interviews.id}) > (${after[0]}, ${after[1]}::uuid)` : undefined,
        notExists(
          db
            .select({ one: sql`1` })
            .from(interviewReminders)
            .where(
              and(
                eq(interviewReminders.interviewId, interviews.id),
                eq(interviewReminders.sequence, interviews.sequence),
                eq(interviewReminders.kind, kindAt(now) as never),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(most);

/** Notes that an interview is reminded of, once for each version and kind; false where it was. Holds the interview as it is. */
export const insertReminder = async (
  tx: Tx,
  reminder: { interviewId: string; sequence: number; kind: ReminderKind },
): Promise<boolean> => {
  const held = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        eq(interviews.id, reminder.interviewId),
        eq(interviews.sequence, reminder.sequence),
        eq(interviews.status, 'booked'),
      ),
    )
    .for('share');
  if (held.length === 0) return false;
  const made = await tx
    .insert(interviewReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ kind: interviewReminders.kind });
  return made.length > 0;
};
