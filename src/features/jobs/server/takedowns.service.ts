/**
 * Taking a job down and restoring it, for admins. The caller opens the transaction, decides who may, and writes the audit log. The company hears of
 * both in the bell and by mail, in its language. Applications stay as they are.
 */
import { notify } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { restoredLastDay, restoredStatus } from '../takedowns.domain.ts';
import { jobRestoredMail, jobTakenDownMail } from './takedown.mails.ts';
import { type ModeratedJob, setRestored, setTakenDown } from './takedowns.db.ts';

export { lockModeratedJob, type ModeratedJob } from './takedowns.db.ts';

/** Takes down a job that the caller has locked. Throws `conflict` if it is down already. */
export const takeDownJob = async (tx: Tx, { env }: Platform, job: ModeratedJob, reason: string): Promise<void> => {
  if (job.takenDownAt !== null) throw new AppError('conflict', 'job-already-taken-down');
  await setTakenDown(tx, job.id, reason);
  const { email, userId, language, firstName } = job;
  await notify(tx, userId, 'job_taken_down', { jobId: job.id, jobTitle: job.title, reason });
  if (email === null) return;
  const content = jobTakenDownMail(job, reason, { language, firstName, publicUrl: env.publicUrl });
  await addMail(tx, { kind: 'job-taken-down', to: email, userId, content });
};

/** Restores a job that the caller has locked. Throws `conflict` if it is not taken down. */
export const restoreJob = async (tx: Tx, { env }: Platform, job: ModeratedJob): Promise<void> => {
  const { takenDownAt, statusBeforeTakedown, owesAnswers } = job;
  if (takenDownAt === null || statusBeforeTakedown === null) throw new AppError('conflict', 'job-not-taken-down');
  const status = restoredStatus({ statusBeforeTakedown, owesAnswers });
  await setRestored(tx, job.id, { status, validThrough: restoredLastDay({ ...job, takenDownAt }, Date.now()) });
  const { email, userId, language, firstName } = job;
  await notify(tx, userId, 'job_restored', { jobId: job.id, jobTitle: job.title, status });
  if (email === null) return;
  const content = jobRestoredMail(job, status, { language, firstName, publicUrl: env.publicUrl });
  await addMail(tx, { kind: 'job-restored', to: email, userId, content });
};
