/**
 * Takes jobs down and restores them, for admins. The caller opens the transaction, checks permissions, and writes the audit log. Both actions notify
 * the company and email each recipient in their language. Applications do not change.
 */
import { notify } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailContent } from '#server/mail/mail-template.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { restoredLastDay, restoredStatus } from '../takedowns.domain.ts';
import { jobRestoredMail, jobTakenDownMail } from './takedown.mails.ts';
import { type ModeratedJob, setRestored, setTakenDown } from './takedowns.db.ts';

export { lockModeratedJob, type ModeratedJob } from './takedowns.db.ts';

const mailCompany = (
  tx: Tx,
  { publicUrl }: Platform['env'],
  { recipients }: ModeratedJob,
  kind: string,
  buildMail: (reader: { firstName: string; language: Language; publicUrl: string }) => MailContent,
): Promise<void> =>
  addMails(
    tx,
    recipients.map(({ userId, email, firstName, language }) => ({
      kind,
      to: email,
      userId,
      content: buildMail({ firstName, language, publicUrl }),
    })),
  );

/** Takes down a job that the caller has locked. Throws `conflict` if it is already taken down. */
export const takeDownJob = async (tx: Tx, { env }: Platform, job: ModeratedJob, reason: string): Promise<void> => {
  if (job.takenDownAt !== null) throw new AppError('conflict', 'job-already-taken-down');
  await setTakenDown(tx, job.id, reason);
  await notify(tx, job.userId, 'job_taken_down', { jobId: job.id, jobTitle: job.title, reason });
  await mailCompany(tx, env, job, 'job-taken-down', (reader) => jobTakenDownMail(job, reason, reader));
};

/** Restores a job that the caller has locked. Throws `conflict` if it is not taken down. */
export const restoreJob = async (tx: Tx, { env }: Platform, job: ModeratedJob): Promise<void> => {
  const { takenDownAt, statusBeforeTakedown, owesAnswers } = job;
  if (takenDownAt === null || statusBeforeTakedown === null) throw new AppError('conflict', 'job-not-taken-down');
  const status = restoredStatus({ statusBeforeTakedown, owesAnswers });
  await setRestored(tx, job.id, { status, validThrough: restoredLastDay({ ...job, takenDownAt }, Date.now()) });
  await notify(tx, job.userId, 'job_restored', { jobId: job.id, jobTitle: job.title, status });
  await mailCompany(tx, env, job, 'job-restored', (reader) => jobRestoredMail(job, status, reader));
};
