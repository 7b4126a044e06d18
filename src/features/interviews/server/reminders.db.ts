/** SQL for reminders: finds interviews with a due reminder and ensures that each reminder is sent once. */
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { REMINDERS, type ReminderKind } from '../interviews.domain.ts';
import { interviewReminders, interviews } from './interviews.tables.ts';

/** The start and id of the last interview checked. */
export type ReminderCursor = [startsAt: string, id: string];

/** Returns an SQL expression for the reminder that an interview would get at a given time. */
const currentKind = (now: Date) => {
  const hourAhead = new Date(now.getTime() + REMINDERS.hour * 60_000).toISOString();
  return sql`case when ${interviews.startsAt} > ${hourAhead} then 'day' else 'hour' end`;
};

/** Returns booked interviews in the next 24 hours whose current reminder is not recorded yet, earliest first. */
export const listDueInterviews = (db: Queryable, now: Date, after: ReminderCursor | null, limit: number) =>
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
                eq(interviewReminders.kind, currentKind(now) as never),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);

/**
 * Locks the interview and records a reminder, once for each version and kind. Returns false if it is already recorded or the interview has changed.
 */
export const insertReminder = async (
  tx: Tx,
  reminder: { interviewId: string; sequence: number; kind: ReminderKind },
): Promise<boolean> => {
  const locked = await tx
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
  if (locked.length === 0) return false;
  const inserted = await tx
    .insert(interviewReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ kind: interviewReminders.kind });
  return inserted.length > 0;
};
