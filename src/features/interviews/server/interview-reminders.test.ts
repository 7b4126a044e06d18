/** Reminders a day and an hour before an interview, once each, with any number of processes. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { HOUR_MS } from '#shared/time.ts';
import { useTestApp } from '#testing/test-app.ts';
import { sendDueReminders } from './interview-reminders.ts';
import { interviews } from './interviews.tables.ts';

const world = useTestApp();
const NOW = new Date('2026-11-23T12:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** An interview that starts `startsIn` hours from now and was booked `bookedAgo` hours ago. */
const booked = async (startsIn: number, bookedAgo = 100) => {
  const company = await world.company();
  const candidate = await world.candidate();
  const pair = { companyId: company.company.id, candidateId: candidate.candidate.id };
  const job = await world.build.job({ companyId: pair.companyId });
  const application = await world.build.application({ ...pair, jobId: job.id, status: 'interviewing' });
  const id = newId();
  await world.db.insert(interviews).values({
    id,
    applicationId: application.id,
    ...pair,
    durationMinutes: 30,
    status: 'booked',
    startsAt: at(startsIn).toISOString(),
    endsAt: at(startsIn + 0.5).toISOString(),
    bookedAt: at(-bookedAgo).toISOString(),
    sequence: 1,
  });
  return { id, company, candidate };
};

const runReminders = async (hours = 0): Promise<void> => {
  let after: [string, string] | null = null;
  for (;;) {
    const batch = await sendDueReminders(world.platform, after, at(hours));
    if (batch === null) return;
    after = batch.last;
  }
};
const reminded = async (userId: string): Promise<number> =>
  (await world.db.select().from(outbox).where(eq(outbox.userId, userId))).filter(
    ({ kind }) => kind === 'interview-reminder',
  ).length;

describe('a reminder', () => {
  it('is sent to both sides a day before and an hour before, once each', async () => {
    const { company, candidate } = await booked(30);
    const counts: number[] = [];
    for (const hours of [0, 5.9, 6, 7, 28.9, 29, 29.5, 30, 31]) {
      await runReminders(hours);
      expect(await reminded(company.userId)).toBe(await reminded(candidate.userId));
      counts.push(await reminded(candidate.userId));
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2]);
    const notifications = (await candidate.get('/api/notifications')).body;
    expect(notifications[0]).toMatchObject({ type: 'interview_updated', data: { event: 'reminder' } });
  });

  it('is not sent if it was due before the booking', async () => {
    const { candidate } = await booked(10, 1);
    await runReminders(0);
    expect(await reminded(candidate.userId)).toBe(0);
    await runReminders(9.5);
    expect(await reminded(candidate.userId)).toBe(1);
    const late = await booked(0.5, 0.1);
    await runReminders(0.2);
    expect(await reminded(late.candidate.userId)).toBe(0);
  });

  it('is not sent late together with the next one', async () => {
    const { candidate } = await booked(0.5);
    await runReminders();
    await runReminders(0.1);
    expect(await reminded(candidate.userId)).toBe(1);
  });

  it('is not sent for a canceled interview, and is sent again for a moved one', async () => {
    const { id, candidate } = await booked(20);
    await runReminders();
    await world.db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, id));
    await runReminders(19.5);
    expect(await reminded(candidate.userId)).toBe(1);
    await world.db
      .update(interviews)
      .set({ status: 'booked', sequence: 3, startsAt: at(40).toISOString(), endsAt: at(41).toISOString() })
      .where(eq(interviews.id, id));
    await runReminders(19.6);
    expect(await reminded(candidate.userId)).toBe(2);
  });

  it('is sent once even if many processes check at the same time', async () => {
    const { candidate, company } = await booked(10);
    await Promise.all(Array.from({ length: 6 }, () => runReminders()));
    expect([await reminded(candidate.userId), await reminded(company.userId)]).toEqual([1, 1]);
  });
});
