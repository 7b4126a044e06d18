/**
 * Changes the user's email address. A request stores the change and sends two emails: a link to the new address and a notice to the old address. If
 * the new address has an account, only the email to it differs, so that strangers cannot learn who has an account. The link opens a page whose button
 * changes the address. The link works once. A database constraint keeps addresses unique.
 */
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import {
  checkOwnPassword,
  confirmEmailChange,
  createEmailChange,
  createEmailUndo,
  findPendingEmail,
  undoEmailChange,
} from '#features/auth/server/users.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail, updateRecipient } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField } from '#shared/errors.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import * as mails from './account.mails.ts';

const OPTIONAL_MAILS = Object.values(MAIL_CHOICES).map(({ kind }) => kind);

/** Counts an email change request. Throws `tooMany` over the limit. */
export const countEmailChange = async ({ db, limiter }: Platform, viewer: Viewer, client: string): Promise<void> => {
  await limiter.count(db, RATE_LIMITS['email-change'], client);
  await limiter.count(db, RATE_LIMITS['email-change'], viewer.userId);
};

/**
 * Requires the password for a new address: a session may be stolen, and the address gives access to everything else. Throws `invalid` at
 * `currentPassword`. Not required for an address whose confirmation is already pending.
 */
export const requirePasswordForEmailChange = async (
  platform: Platform,
  { userId }: Viewer,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string | undefined },
): Promise<void> => {
  if ((await findPendingEmail(platform.db, userId))?.email === newEmail) return;
  if (currentPassword === undefined) throw invalidField('currentPassword', 'password-required');
  const user = await checkOwnPassword(platform, userId, currentPassword);
  if (user === null) throw invalidField('currentPassword', 'wrong-password');
};

/** Stores the change and sends the emails. */
export const requestEmailChange = async (
  tx: Tx,
  { env, mailSealer }: Platform,
  viewer: Viewer,
  newEmail: string,
): Promise<void> => {
  const { userId, language } = viewer;
  const { publicUrl } = env;
  const owner = await findUserByEmail(tx, newEmail);
  const token = await createEmailChange(tx, userId, newEmail);
  const content =
    owner === null
      ? mails.confirmEmailMail({ publicUrl, language }, { token })
      : mails.emailTakenMail({ publicUrl, language: owner.language });
  // If the address has an account, the email is linked to that account, because changes to the requesting user's account must not affect it.
  const kind = owner === null ? 'email-confirmation' : 'address-known';
  await addMail(tx, { kind, to: newEmail, content, userId: owner?.id ?? userId, sealedBy: mailSealer });
  const requestedMail = mails.emailChangeRequestedMail({ publicUrl, language }, { newEmail });
  await addMail(tx, { kind: 'email-change-asked', to: viewer.email, content: requestedMail, userId });
};

/**
 * Sets the user's address to the one that the link confirms, and returns it. Throws `invalid` for a used or expired link, `conflict` if the address
 * is taken.
 */
export const confirmEmail = (platform: Platform, token: string, clientAddress: string): Promise<string> =>
  platform.db.transaction(async (tx) => {
    const { env, mailSealer } = platform;
    const changed = await confirmEmailChange(tx, token);
    if (changed === 'spent') {
      throw new AppError('invalid', 'link-expired-ask-on-account-page');
    }
    if (changed === 'taken') {
      throw new AppError('conflict', 'new-email-taken');
    }
    const { before, after } = changed;
    const newEmail = after.email ?? '';
    await updateRecipient(tx, after.id, newEmail, OPTIONAL_MAILS);
    await emit(tx, platform, 'credentials.changed', { userId: after.id });
    if (before.email !== null) {
      const undoToken = await createEmailUndo(tx, after.id, before.email);
      const reader = { publicUrl: env.publicUrl, language: after.language };
      const content = mails.emailChangedMail(reader, { newEmail, token: undoToken });
      // Not linked to the user, because this email goes to the old address and the user's address is now the new one.
      await addMail(tx, { kind: 'email-changed', to: before.email, content, userId: null, sealedBy: mailSealer });
    }
    await recordAudit(tx, {
      actor: { id: after.id, email: before.email ?? '' },
      action: 'user.email-changed',
      target: newEmail,
      clientAddress,
    });
    return newEmail;
  });

/** Restores a previous address, and returns it. Throws `invalid` for a used or expired link, `conflict` if the address is taken. */
export const undoEmail = ({ db, env, mailSealer }: Platform, token: string, clientAddress: string): Promise<string> =>
  db.transaction(async (tx) => {
    const undone = await undoEmailChange(tx, token);
    if (undone === 'spent') throw new AppError('invalid', 'link-expired');
    if (undone === 'taken') throw new AppError('conflict', 'email-has-own-account');
    const { user, resetToken } = undone;
    const email = user.email ?? '';
    await updateRecipient(tx, user.id, email, OPTIONAL_MAILS);
    const reader = { publicUrl: env.publicUrl, language: user.language };
    const content = mails.emailRestoredMail(reader, { token: resetToken });
    await addMail(tx, { kind: 'email-restored', to: email, content, userId: user.id, sealedBy: mailSealer });
    await recordAudit(tx, {
      actor: { id: user.id, email },
      action: 'user.email-restored',
      target: email,
      clientAddress,
    });
    return email;
  });
