/** Turning off emails and notifications about interviews. Changes to a booked time are still announced, but reminders are not sent. */
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/time.ts';
import { book, cancel, hoursFromNow, interviewScenes, move, proposeInterview } from '#testing/interview-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { sendDueReminders } from './interview-reminders.ts';

const world = useTestApp();
const { createScene, mailsTo } = interviewScenes(world);

const MUTED_MAILS = { notifications: { interviews: false } };
const MUTED_BELL = { bell: { interviews: false } };

const loadMailKinds = async ({ userId }: { userId: string }) => (await mailsTo(userId)).map(({ kind }) => kind);

/** Returns the events of interview notifications in the bell, oldest first. */
const loadNotificationEvents = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/notifications')).body
    .filter(({ type }: { type: string }) => type === 'interview_updated')
    .map(({ data }: { data: { event: string } }) => data.event)
    .toReversed();

describe('notifications about interviews that a person turned off', () => {
  it('are sent neither by email nor to the bell before a time is booked', async () => {
    const { company, candidate, applicationId } = await createScene();
    await candidate.patch('/api/account', { ...MUTED_MAILS, ...MUTED_BELL });
    const interview = await proposeInterview(company, applicationId);
    await cancel(company, interview, { reason: 'We filled the role.' });
    expect(await loadMailKinds(candidate)).toEqual([]);
    expect(await loadNotificationEvents(candidate)).toEqual([]);
    expect((await candidate.get('/api/notifications/unread-count')).body.unreadCount).toBe(0);
  });

  it('are still sent when an interview is booked, rescheduled or canceled', async () => {
    const { company, candidate, applicationId } = await createScene();
    await candidate.patch('/api/account', { ...MUTED_MAILS, ...MUTED_BELL });
    const interview = await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    await move(company, interview, 72, 74);
    await book(candidate, interview, 72);
    await cancel(company, interview, { reason: 'We filled the role.' });
    expect(await loadMailKinds(candidate)).toEqual([
      'interview-booked',
      'interview-moved',
      'interview-booked',
      'interview-cancelled',
    ]);
    expect(await loadNotificationEvents(candidate)).toEqual(['moved', 'cancelled']);
  });

  it('are turned off for email and the bell separately', async () => {
    const first = await createScene();
    await first.candidate.patch('/api/account', MUTED_MAILS);
    await proposeInterview(first.company, first.applicationId);
    expect([await loadMailKinds(first.candidate), await loadNotificationEvents(first.candidate)]).toEqual([
      [],
      ['proposed'],
    ]);
    const second = await createScene();
    await second.candidate.patch('/api/account', MUTED_BELL);
    await proposeInterview(second.company, second.applicationId);
    expect([await loadMailKinds(second.candidate), await loadNotificationEvents(second.candidate)]).toEqual([
      ['interview-proposed'],
      [],
    ]);
  });

  it('include reminders, which the other side still receives', async () => {
    const { company, candidate, applicationId } = await createScene();
    await company.patch('/api/account', { ...MUTED_MAILS, ...MUTED_BELL });
    const interview = await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    expect([await loadMailKinds(company), await loadNotificationEvents(company)]).toEqual([
      ['interview-booked'],
      ['booked'],
    ]);
    await sendDueReminders(world.platform, null, new Date(Date.parse(hoursFromNow(48)) - HOUR_MS));
    expect([await loadMailKinds(company), await loadNotificationEvents(company)]).toEqual([
      ['interview-booked'],
      ['booked'],
    ]);
    expect(await loadMailKinds(candidate)).toEqual(['interview-proposed', 'interview-booked', 'interview-reminder']);
    expect(await loadNotificationEvents(candidate)).toEqual(['proposed', 'reminder']);
  });
});
