/**
 * Deletes an account in one transaction. Open applications, offers and interviews end as if the person had ended them. Every feature erases its
 * personal data, sessions and sockets close, and the email address becomes available again. Data that others received, such as messages, stays and is
 * attributed to "Deleted user". Each feature does its part on `account.deleting`, in the order of docs/events.md.
 */
import { findUserById, type UserRow } from '#features/auth/server/auth.service.ts';
import { leaveCompany, lockMemberships } from '#features/auth/server/memberships.service.ts';
import { lockForDeletion } from '#features/auth/server/users.service.ts';
import { recordMemberAction } from '#features/teams/server/company-log.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import { addMail, eraseFailedMailsWith, eraseUserMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { accountDeletedMail } from './account.mails.ts';
import { findProfileIds } from './profile-ids.service.ts';

/**
 * Ends a company whose last owner leaves. `accountId` is the account that created the company. The person with that account is no longer a member,
 * and may have deleted the account.
 */
const endCompany = async (tx: Tx, platform: Platform, accountId: string): Promise<void> => {
  const email = (await findUserById(tx, accountId))?.email ?? null;
  const { companyId } = await findProfileIds(tx, accountId);
  await emit(tx, platform, 'account.deleting', {
    userId: accountId,
    email: email ?? '',
    companyId,
    candidateId: null,
    isCompanyKept: false,
    isPersonKept: email !== null,
  });
};

/**
 * Deletes an account whose password was just checked. Throws `conflict` for the last admin, and `unauthenticated` if the
 * account was deleted or its password changed in the meantime.
 */
export const deleteAccount = (platform: Platform, checked: UserRow, clientAddress: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    // Two accounts that are deleted at the same time lock many of the same rows, which could deadlock.
    await lockMemberships(tx);
    const user = await lockForDeletion(tx, checked);
    if (user === 'last') throw new AppError('conflict', 'only-admin-leaves');
    if (user === null || user.email === null) throw new AppError('unauthenticated', 'sign-in-again');
    const { id: userId, email } = user;
    const departure = await leaveCompany(tx, userId);
    if (departure.endedAccountId !== null && departure.endedAccountId !== userId) {
      await endCompany(tx, platform, departure.endedAccountId);
    }
    if (departure.leftAccountId !== null) {
      // Emitted first, to cancel the person's interviews instead of passing them on.
      if (departure.isLeftSuspended) await emit(tx, platform, 'account.suspended', { userId: departure.leftAccountId });
      const entry = { accountId: departure.leftAccountId, actorId: userId };
      await recordMemberAction(tx, entry, 'member.left', { id: userId });
      const member = { accountId: departure.leftAccountId, userId, role: null, byUserId: userId };
      await emit(tx, platform, 'member.changed', member);
    }
    const { companyId, candidateId } = await findProfileIds(tx, userId);
    const isCompanyKept = departure.isCompanyKept;
    await emit(tx, platform, 'account.deleting', {
      userId,
      email,
      companyId: isCompanyKept ? null : companyId,
      candidateId,
      isCompanyKept,
      isPersonKept: false,
    });
    await eraseUserMails(tx, userId, email);
    await eraseFailedMailsWith(tx, [fullName(user), email, userId]);
    await recordAudit(tx, { actor: { id: userId, email }, action: 'user.deleted', target: email, clientAddress });
    await addMail(tx, {
      kind: 'account-deleted',
      to: email,
      content: accountDeletedMail(user.language),
      sealedBy: platform.mailSealer,
    });
  });
