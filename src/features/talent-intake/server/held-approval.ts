/**
 * Replaces the held email about a new account once the temporary password in it stops working or the person has another address. The new email is sent
 * immediately, because such an account is in use and its approval can no longer be undone.
 */
import { credentialsBlocks, findUserById } from '#features/auth/server/auth.service.ts';
import { findJobs } from '#features/jobs/server/jobs.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMail, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { APPROVED_MAIL, reviewMailKey, toMailReader } from './decision-mails.ts';
import { findHeldAccountApproval, type HeldAccountApproval } from './review-decisions.db.ts';
import { type JobOutcome, newAccountApprovedMail } from './talent-intake.mails.ts';

const listNamedJobs = async (tx: Tx, ids: readonly string[]) => {
  const byId = new Map((await findJobs(tx, [...ids])).map((row) => [row.job.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ job, company }) => ({ id: job.id, title: job.title, companyName: company.companyName }));
};

/**
 * Returns what the email says about the job that the person applied to. The job had closed, because the email about a filed application is never
 * held. The other jobs were stored with the decision: finding jobs that fit is not possible inside a transaction.
 */
const loadOutcome = async (tx: Tx, { jobId, otherJobIds }: HeldAccountApproval): Promise<JobOutcome | null> => {
  const [job] = jobId === null ? [] : await listNamedJobs(tx, [jobId]);
  return job === undefined ? null : { isFiled: false, job, others: await listNamedJobs(tx, otherJobIds ?? []) };
};

/** Sends the email with the given credentials, or without any if they are null. Returns false if no email is held. */
export const replaceHeldApproval = async (
  tx: Tx,
  platform: Platform,
  { userId, temporaryPassword }: { userId: string; temporaryPassword: string | null },
): Promise<boolean> => {
  const approval = await findHeldAccountApproval(tx, userId);
  if (approval === null || !(await withdrawMail(tx, reviewMailKey(approval.decisionId)))) return false;
  const user = await findUserById(tx, userId);
  if (user === null || user.email === null) return false;
  const { email, firstName } = user;
  const credentials = temporaryPassword && credentialsBlocks(platform, user, { email, temporaryPassword });
  const outcome = await loadOutcome(tx, approval);
  await addMail(tx, {
    kind: APPROVED_MAIL,
    to: email,
    content: newAccountApprovedMail(toMailReader(platform, user), firstName, credentials || null, outcome),
    userId,
    sealedBy: credentials ? platform.mailSealer : undefined,
  });
  return true;
};
