/** The reminders a day and an hour before an interview are each sent once, no matter how many processes run. */
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
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** Creates an interview that starts `startsIn` hours from now and was booked `bookedAgo` hours ago. */
const createInterview = async (startsIn: number, bookedAgo = 100) => {
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
    startsAt: hoursLater(startsIn).toISOString(),
    endsAt: hoursLater(startsIn + 0.5).toISOString(),
    bookedAt: hoursLater(-bookedAgo).toISOString(),
    sequence: 1,
  });
  return { id, company, candidate };
};

const runReminders = async (hours = 0): Promise<void> => {
  let after: [string, string] | null = null;
  for (;;) {
    const batch = await sendDueReminders(world.platform, after, hoursLater(hours));
    if (batch === null) return;
    after = batch.last;
  }
};
const countReminders = async (userId: string): Promise<number> =>
  (await world.db.select().from(outbox).where(eq(outbox.userId, userId))).filter(
    ({ kind }) => kind === 'interview-reminder',
  ).length;

describe('a reminder', () => {
  it('is sent to both sides once a day before and once an hour before', async () => {
    const { company, candidate } = await createInterview(30);
    const counts: number[] = [];
    for (const hours of [0, 5.9, 6, 7, 28.9, 29, 29.5, 30, 31]) {
      await runReminders(hours);
      expect(await countReminders(company.userId)).toBe(await countReminders(candidate.userId));
      counts.push(await countReminders(candidate.userId));
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2]);
    const notifications = (await candidate.get('/api/notifications')).body;
    expect(notifications[0]).toMatchObject({ type: 'interview_updated', data: { event: 'reminder' } });
  });

  it('is not sent if it was due before the booking', async () => {
    const { candidate } = await createInterview(10, 1);
    await runReminders(0);
    expect(await countReminders(candidate.userId)).toBe(0);
    await runReminders(9.5);
    expect(await countReminders(candidate.userId)).toBe(1);
    const late = await createInterview(0.5, 0.1);
    await runReminders(0.2);
    expect(await countReminders(late.candidate.userId)).toBe(0);
  });

  it('is not sent late together with the next one', async () => {
    const { candidate } = await createInterview(0.5);
    await runReminders();
    await runReminders(0.1);
    expect(await countReminders(candidate.userId)).toBe(1);
  });

  it('is not sent for a canceled interview, and is sent again for a rescheduled one', async () => {
    const { id, candidate } = await createInterview(20);
    await runReminders();
    await world.db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, id));
    await runReminders(19.5);
    expect(await countReminders(candidate.userId)).toBe(1);
    await world.db
      .update(interviews)
      .set({
        status: 'booked',
        sequence: 3,
        startsAt: hoursLater(40).toISOString(),
        endsAt: hoursLater(41).toISOString(),
      })
      .where(eq(interviews.id, id));
    await runReminders(19.6);
    expect(await countReminders(candidate.userId)).toBe(2);
  });

  it('is sent once even if several processes check at the same time', async () => {
    const { candidate, company } = await createInterview(10);
    await Promise.all(Array.from({ length: 6 }, () => runReminders()));
    expect([await countReminders(candidate.userId), await countReminders(company.userId)]).toEqual([1, 1]);
  });
});
