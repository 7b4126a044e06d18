/**
 * Deletes an account in one transaction. Open matters end as if the person had ended them, every feature erases its personal
 * data, sessions and sockets close, and the address is free again. What others received (messages, notes to them) stays, as
 * from "Deleted user". Each feature does its part on `account.deleting`, in the order of docs/events.md.
 */
import type { UserRow } from '#features/auth/server/auth.service.ts';
import { lockForDeletion } from '#features/auth/server/users.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { emit } from '#server/events/emit.ts';
import { addMail, eraseFailedMailsWith, eraseMailsOf } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { accountDeletedMail } from './account.mails.ts';
import { findProfileIds } from './profile-ids.ts';

/**
 * Deletes an account whose password was just checked. Throws `conflict` for the last admin, `unauthenticated` if the account
 * was deleted or its password changed meanwhile.
 */
export const deleteAccount = (platform: Platform, checked: UserRow, clientAddress: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    // Two accounts that are deleted at once lock many of the same rows.
    await takeAdvisoryLock(tx, 'accountDeletions');
    const user = await lockForDeletion(tx, checked);
    if (user === 'last') throw new AppError('conflict', 'only-admin-leaves');
    if (user === null || user.email === null) throw new AppError('unauthenticated', 'sign-in-again');
    const { id: userId, email } = user;
    const profiles = await findProfileIds(tx, userId);
    await emit(tx, platform, 'account.deleting', { userId, email, ...profiles });
    await eraseMailsOf(tx, userId, email);
    await eraseFailedMailsWith(tx, [`${user.firstName} ${user.lastName}`, email, userId]);
    await recordAudit(tx, { actor: { id: userId, email }, action: 'user.deleted', target: email, clientAddress });
    await addMail(tx, {
      kind: 'account-deleted',
      to: email,
      content: accountDeletedMail(user.language),
      sealedBy: platform.mailSealer,
    });
  });
