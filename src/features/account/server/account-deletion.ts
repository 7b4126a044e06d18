/**
 * The end of an account, in one transaction: what it has open ends as its side would end it, everything personal is erased in
 * every feature, sessions and sockets close, and the address is free. What others received (messages, notes to them) stays, as
 * from "Deleted user". Locks come in one order, that of whoever writes at the same time: applications, the user's own row, then
 * bells and mails; so nobody waits for somebody who waits for them.
 */
import { deleteAccountFromApplications } from '#features/applications/server/account-deletion.service.ts';
import { DELETED_USER } from '#features/auth/auth.domain.ts';
import { findUserByEmail, listAdminIds, type UserRow } from '#features/auth/server/auth.service.ts';
import { eraseUser, lockForDeletion } from '#features/auth/server/users.service.ts';
import { eraseBookings } from '#features/bookings/server/bookings.service.ts';
import {
  candidateOf,
  deleteResumeFile,
  deleteShortlist,
  eraseCandidate,
} from '#features/candidates/server/candidates.service.ts';
import { companyOf, DELETED_COMPANY, eraseCompany } from '#features/companies/server/companies.service.ts';
import { eraseVoluntaryAnswers } from '#features/fairness/server/voluntary-answers.service.ts';
import { deleteAccountFromHiring } from '#features/hiring/server/hiring.service.ts';
import { deleteAccountFromInterviews, deleteCalendarFeed } from '#features/interviews/server/interviews.service.ts';
import { deleteAccountFromInvitations } from '#features/invitations/server/invitations.service.ts';
import { closeJobs, eraseSavedJobs } from '#features/jobs/server/jobs.service.ts';
import { deleteAccountFromMessages } from '#features/messages/server/account-deletion.service.ts';
import { eraseNotifications, forgetName, publishQueues } from '#features/notifications/server/notifications.service.ts';
import { eraseNoticeReadings } from '#features/scores/server/notice.service.ts';
import { eraseReceiptReader } from '#features/scores/server/receipts.service.ts';
import { eraseIntakes } from '#features/talent-intake/server/talent-intake.service.ts';
import { eraseLedger, forgetRefereesAt } from '#features/verifications/server/verifications.service.ts';
import { listAddressesOf, recordAudit } from '#server/audit/audit.db.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Tx } from '#server/db/database.ts';
import { addMail, eraseFailedMailsWith, eraseMailsOf } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { accountDeletedMail } from './account.mails.ts';
import { eraseAddress } from './erasure.service.ts';
import { deleteErasureRequests } from './erasure-requests.db.ts';
import { deletePhoto } from './photos.db.ts';

const DELETED_NAME = `${DELETED_USER.firstName} ${DELETED_USER.lastName}`;

const deleteAsCompany = async (tx: Tx, platform: Platform, userId: string): Promise<void> => {
  const company = await companyOf(tx, userId);
  if (company === null) return;
  await closeJobs(tx, company.id);
  const left = { userId, name: DELETED_COMPANY };
  await deleteAccountFromApplications(tx, platform, { companyId: company.id }, left);
  await deleteAccountFromInterviews(tx, platform, { companyId: company.id });
  await deleteAccountFromHiring(tx, { companyId: company.id });
  await deleteAccountFromInvitations(tx, { companyId: company.id }, left);
  await deleteShortlist(tx, company.id);
  await eraseCompany(tx, userId);
};

const deleteAsCandidate = async (tx: Tx, platform: Platform, userId: string): Promise<void> => {
  const candidate = await candidateOf(tx, userId);
  if (candidate === null) return;
  const left = { userId, name: DELETED_NAME };
  await deleteAccountFromApplications(tx, platform, { candidateId: candidate.id }, left);
  await deleteAccountFromInterviews(tx, platform, { candidateId: candidate.id });
  await deleteAccountFromHiring(tx, { candidateId: candidate.id });
  await deleteAccountFromInvitations(tx, { candidateId: candidate.id }, left);
  await eraseVoluntaryAnswers(tx, platform, candidate.id);
  await eraseSavedJobs(tx, candidate.id);
  await eraseCandidate(tx, userId);
  await eraseLedger(tx, userId);
};

interface Leaving {
  userId: string;
  email: string;
  /** First and last. */
  name: string;
}

/** What was filed under addresses that the person had before, and that are nobody else's by now. */
const eraseFormerAddresses = async (tx: Tx, { userId, email }: Leaving): Promise<void> => {
  for (const address of await listAddressesOf(tx, userId)) {
    if (address !== email && (await findUserByEmail(tx, address)) === null) await eraseAddress(tx, address);
  }
};

const eraseEverything = async (tx: Tx, platform: Platform, leaving: Leaving) => {
  const { userId, email, name } = leaving;
  await deleteAsCompany(tx, platform, userId);
  await deleteAsCandidate(tx, platform, userId);
  await deleteCalendarFeed(tx, userId);
  await eraseIntakes(tx, { userId, email });
  await eraseBookings(tx, email);
  await forgetRefereesAt(tx, email);
  await deleteErasureRequests(tx, email);
  await eraseFormerAddresses(tx, leaving);
  await deletePhoto(tx, userId);
  await deleteResumeFile(tx, userId);
  await eraseNoticeReadings(tx, userId);
  await eraseReceiptReader(tx, platform, userId);
  await eraseUser(tx, userId);
  // Whoever writes to this person holds their row (by the reference to it) and then waits for bells and mails: so the row comes first.
  await deleteAccountFromMessages(tx, userId, DELETED_NAME);
  await forgetName(tx, await listAdminIds(tx), { field: 'userId', values: [userId] }, DELETED_NAME);
  await eraseNotifications(tx, userId);
  // What waited for the admins goes with the account.
  await publishQueues(tx);
  await eraseMailsOf(tx, userId, email);
  await eraseFailedMailsWith(tx, [name, email, userId]);
};

/**
 * Deletes an account whose password was just checked. Throws `conflict` for the last admin, `unauthenticated` where the account
 * went away or got another password meanwhile.
 */
export const deleteAccount = (platform: Platform, checked: UserRow, clientAddress: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    // Two accounts that end at once hold much of each other.
    await takeAdvisoryLock(tx, 'accountDeletions');
    const user = await lockForDeletion(tx, checked);
    if (user === 'last') throw new AppError('conflict', 'only-admin-leaves');
    if (user === null || user.email === null) throw new AppError('unauthenticated', 'sign-in-again');
    const { id: userId, email } = user;
    await eraseEverything(tx, platform, { userId, email, name: `${user.firstName} ${user.lastName}` });
    await recordAudit(tx, { actor: { id: userId, email }, action: 'user.deleted', target: email, clientAddress });
    await addMail(tx, {
      kind: 'account-deleted',
      to: email,
      content: accountDeletedMail(user.language),
      sealedBy: platform.mailSealer,
    });
  });
