/**
 * A candidate can ask for a reply (nudge the company) once, after the promised reply time has passed. Too many unanswered requests pause the job. The
 * company gets a warning one request earlier. The notification, the emails and the pause are written in the same transaction as the request.
 */

import { findMailRecipients } from '#features/auth/server/mail-recipients.service.ts';
import { hideNamesInMails } from '#features/blind-review/server/hidden-names.service.ts';
import { lockJobForUpdate, updateJob } from '#features/jobs/server/jobs.service.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { answerDueAt, answeredAt } from '#features/pipeline/answer-times.domain.ts';
import { UNDECIDED_STATUSES } from '#features/pipeline/applications.domain.ts';
import { countUnansweredNudges, markNudged } from '#features/pipeline/server/applications.service.ts';
import { type ApplicationRow, publishApplications } from '#features/pipeline/server/own-applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, type Refusal, refusal } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { LIMITS } from '#shared/limits.ts';
import { SIDES } from '#shared/sides.ts';
import { type AnswerFacts, answerAskedMail, answersOwedMail } from './answers.mails.ts';

/** Returns why the candidate cannot ask for a reply now, or null if they can. */
const nudgeRefusal = ({ application, company }: ApplicationRow, now: string): Refusal | null => {
  if (!(UNDECIDED_STATUSES as readonly string[]).includes(application.status)) return 'application-decided';
  if (answeredAt(application) !== null) return 'application-answered';
  if (application.nudgedAt !== null) return 'answer-asked-before';
  if (now < answerDueAt(application.createdAt, company.answerDays)) {
    return refusal('answer-not-due', { count: company.answerDays });
  }
  return null;
};

const toAnswerFacts = ({ application, job, company, person }: ApplicationRow): AnswerFacts => ({
  applicationId: application.id,
  jobId: job.id,
  jobTitle: job.title,
  companyName: company.companyName,
  candidateName: fullName(person),
  answerDays: company.answerDays,
});

/** Returns the consequence of a number of unanswered requests: none, the warning, or the pause. */
const nudgeConsequence = (unanswered: number): 'none' | 'warned' | 'paused' => {
  if (unanswered >= LIMITS.unansweredNudges) return 'paused';
  return unanswered === LIMITS.unansweredNudges - 1 ? 'warned' : 'none';
};

/** Pauses an open job, and prevents opening it until everyone who asked has a reply. */
const pauseJob = async (tx: Tx, job: ApplicationRow['job']): Promise<void> => {
  await updateJob(tx, job.id, { owesAnswers: true, ...(job.status === 'open' ? { status: 'paused' } : {}) });
};

/** Asks the company for a reply to the application in `row`, locked by the caller. Throws `conflict` if that is not possible. */
export const nudge = async (tx: Tx, { env }: Platform, row: ApplicationRow): Promise<ApplicationRow> => {
  const reason = nudgeRefusal(row, new Date().toISOString());
  if (reason !== null) throw new AppError('conflict', reason);
  const nudgedAt = await markNudged(tx, row.application.id, row.company.answerDays);
  if (nudgedAt === null) throw new AppError('conflict', 'answer-not-askable');
  // Simultaneous requests about the same job are counted one after another.
  const job = await lockJobForUpdate(tx, row.job.id);
  const unanswered = await countUnansweredNudges(tx, row.job.id);
  const nudged = { ...row, application: { ...row.application, nudgedAt } };
  const facts = toAnswerFacts(nudged);
  const { userId } = row.company;
  const { applicationId, jobId, jobTitle, candidateName: name } = facts;
  await notify(tx, userId, 'answer_asked', { applicationId, jobId, jobTitle, name });
  const consequence = job === null || job.owesAnswers ? 'none' : nudgeConsequence(unanswered);
  if (job !== null && consequence === 'paused') await pauseJob(tx, job);
  const isPaused = consequence === 'paused';
  // Only open jobs are paused, so the company is not notified about other jobs.
  const isReported = consequence !== 'none' && job?.status === 'open';
  if (isReported) await notify(tx, userId, 'answers_owed', { jobId, jobTitle, count: unanswered, isPaused });
  const recipients = (await findMailRecipients(tx, [userId])).get(userId) ?? [];
  const mails = recipients.map((reader) => {
    const content = answerAskedMail(facts, { ...reader, publicUrl: env.publicUrl });
    const mail = { kind: 'answer-asked', to: reader.email, userId: reader.userId, content };
    return { mail, hideNames: reader.hideNames, accountId: userId, personId: row.candidate.id, jobId };
  });
  if (mails.length > 0) await addMails(tx, await hideNamesInMails(tx, mails));
  if (isReported) {
    const owed = { ...facts, count: unanswered, isPaused };
    await addMails(
      tx,
      recipients.map((reader) => ({
        kind: 'answers-owed',
        to: reader.email,
        userId: reader.userId,
        content: answersOwedMail(owed, { ...reader, publicUrl: env.publicUrl }),
      })),
    );
  }
  await publishApplications(tx, [nudged], SIDES);
  return nudged;
};
