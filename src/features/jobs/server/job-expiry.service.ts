/**
 * Scheduled work for the last day to apply: reminds companies before it and closes jobs after it. Applications do not change. Works in batches with
 * one transaction each. Even with several processes, each step and its notifications happen once.
 */
import { notify } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { LIMITS } from '#shared/limits.ts';
import { applicationDay } from '../job-conditions.domain.ts';
import { type DueJob, lockEndingJobs, lockExpiredJobs, markReminded } from './job-expiry.db.ts';
import { updateJob } from './jobs.db.ts';
import { jobClosedMail, jobEndingMail } from './jobs.mails.ts';

const BATCH_SIZE = 25;

const mailCompany = async (
  tx: Tx,
  { env }: Platform,
  job: DueJob,
  [kind, buildMail]: ['job-ending', typeof jobEndingMail] | ['job-closed', typeof jobClosedMail],
): Promise<void> => {
  const mails = job.recipients.map(({ userId, email, firstName, language }) => ({
    kind,
    to: email,
    userId,
    content: buildMail(job, { firstName, language, publicUrl: env.publicUrl }),
  }));
  await addMails(tx, mails);
};

/** Reminds the companies of the next open jobs whose last day is within a few days of `now` (in milliseconds). Returns their number. */
export const sendLastDayReminders = (platform: Platform, now: number): Promise<number> =>
  platform.db.transaction(async (tx) => {
    const due = await lockEndingJobs(tx, applicationDay(now, LIMITS.jobDays.reminder), BATCH_SIZE);
    if (due.length > 0)
      await markReminded(
        tx,
        due.map(({ id }) => id),
      );
    for (const job of due) {
      await notify(tx, job.userId, 'job_ending', { jobId: job.id, jobTitle: job.title });
      await mailCompany(tx, platform, job, ['job-ending', jobEndingMail]);
    }
    return due.length;
  });

/** Closes the next jobs whose last day has passed at `now` (in milliseconds), and notifies their companies. Returns their number. */
export const closeExpiredJobs = (platform: Platform, now: number): Promise<number> =>
  platform.db.transaction(async (tx) => {
    const due = await lockExpiredJobs(tx, applicationDay(now), BATCH_SIZE);
    for (const job of due) {
      await updateJob(tx, job.id, { status: 'closed' });
      await notify(tx, job.userId, 'job_closed', { jobId: job.id, jobTitle: job.title });
      await mailCompany(tx, platform, job, ['job-closed', jobClosedMail]);
    }
    return due.length;
  });
