/**
 * Invites one or more people to a job in one transaction. Invariants: the same rules apply to every person, and each invitation counts toward the
 * company's daily limit. A request that exceeds the limit invites no one, because the transaction fails.
 */
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { isVetted } from '#features/candidates/candidates.policy.ts';
import { requireVisible } from '#features/candidates/server/candidates.service.ts';
import { type CompanyRow, findUserCompany } from '#features/companies/server/companies.service.ts';
import { acceptsApplications } from '#features/jobs/jobs.policy.ts';
import { type JobRow, lockOwnJobForShare } from '#features/jobs/server/jobs.service.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { applicationPorts } from '#features/pipeline/server/applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import { refusalToInvite } from '../invitations.policy.ts';
import type { InviteOutcome, InviteResult } from '../invite-many.contract.ts';
import {
  findInvitation,
  type InvitationRecipient,
  type InvitationRow,
  insertInvitation,
  lockInvitedForNoKeyUpdate,
} from './invitations.db.ts';
import { invitationReceivedMail } from './invitations.mails.ts';
import type { InvitationPorts } from './invitations.ports.ts';
import { publishInvitation } from './invitations.service.ts';

/** Notifies the candidate in the bell and by email, and updates the open tabs of the company and the candidate. */
const notifyInvited = async (
  tx: Tx,
  platform: Platform,
  row: InvitationRow,
  reader: InvitationRecipient,
): Promise<void> => {
  const { invitation, job, company } = row;
  const facts = { jobId: job.id, jobTitle: job.title };
  await notify(tx, reader.userId, 'invitation_received', {
    ...facts,
    invitationId: invitation.id,
    userId: company.userId,
    name: company.companyName,
  });
  const kind = MAIL_CHOICES.invitationReceived.kind;
  if (reader.email !== null && !reader.mutedMails.includes(kind)) {
    const publicUrl = siteFor(platform.env.publicUrl, 'candidate');
    const mailFacts = { ...facts, companyName: company.companyName, note: invitation.note };
    const content = invitationReceivedMail(mailFacts, { ...reader, publicUrl });
    await addMail(tx, { kind, to: reader.email, userId: reader.userId, content });
  }
  await publishInvitation(tx, invitation.id, [company.userId, reader.userId]);
};

/** The company, job and note of an invitation. */
interface InvitationContext {
  company: CompanyRow;
  job: JobRow;
  note: string | null;
}

/** Locks the company's account and its job for the transaction. */
export const lockInvitationContext = async (
  tx: Tx,
  userId: string,
  jobId: string,
): Promise<Omit<InvitationContext, 'note'>> => {
  await lockAccountForShare(tx, userId);
  const company = await findUserCompany(tx, userId);
  const job = company && (await lockOwnJobForShare(tx, company.id, jobId));
  if (company === null || job === null) throw notFound('job');
  return { company, job };
};

/** Invites one person. Throws the reason if they cannot be invited. */
export const invitePerson = async (
  tx: Tx,
  platform: Platform,
  ports: InvitationPorts,
  { company, job, note }: InvitationContext,
  candidateId: string,
): Promise<InvitationRow> => {
  const { candidate } = await requireVisible(tx, applicationPorts, company.id, candidateId);
  // Applying also locks the account. If both happen at the same time, the second sees the result of the first.
  const invited = await lockInvitedForNoKeyUpdate(tx, candidate.userId);
  if (invited === null) throw notFound('candidate');
  const refusalForPerson = refusalToInvite({
    isVetted: isVetted(candidate),
    isJobOpen: acceptsApplications(job),
    hasApplied: await applicationPorts.hasAppliedToJob(tx, job.id, candidate.id),
    refusalToWrite: await ports.refusalToWrite(tx, company.userId, candidate.userId),
  });
  if (refusalForPerson !== null) throw new AppError(refusalForPerson.kind, refusalForPerson.refusal);
  const id = await insertInvitation(tx, { jobId: job.id, companyId: company.id, candidateId: candidate.id, note });
  if (id === null) throw new AppError('conflict', 'already-invited');
  // Counted after the insert, because a repeated invitation must fail with `already-invited`, even at the limit.
  await platform.limiter.count(tx, RATE_LIMITS.invitations, company.id);
  const row = await findInvitation(tx, id);
  if (row === null) throw new Error(`No invitation ${id}`);
  await notifyInvited(tx, platform, row, invited);
  return row;
};

/** Returns the outcome for an error about one person, or null for any other error. */
const refusalOutcome = (error: unknown): InviteOutcome | null => {
  if (!(error instanceof AppError)) return null;
  if (error.refusal === 'already-invited') return 'already-invited';
  if (error.refusal === 'person-has-applied') return 'already-applied';
  return error.kind === 'forbidden' || error.kind === 'notFound' ? 'not-available' : null;
};

/** Invites each of these people who can be invited. Throws if the job is not open or the daily limit is exceeded. */
export const inviteEach = async (
  tx: Tx,
  platform: Platform,
  ports: InvitationPorts,
  context: InvitationContext,
  candidateIds: readonly string[],
): Promise<InviteResult[]> => {
  if (!acceptsApplications(context.job)) throw new AppError('conflict', 'job-not-open');
  const outcomes = new Map<string, InviteOutcome>();
  // A fixed order prevents deadlocks between concurrent requests.
  for (const candidateId of [...new Set(candidateIds)].toSorted()) {
    try {
      await invitePerson(tx, platform, ports, context, candidateId);
      outcomes.set(candidateId, 'invited');
    } catch (error) {
      const outcome = refusalOutcome(error);
      if (outcome === null) throw error;
      outcomes.set(candidateId, outcome);
    }
  }
  return [...outcomes].map(([candidateId, outcome]) => ({ candidateId, outcome }));
};
