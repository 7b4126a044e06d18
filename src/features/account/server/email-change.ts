/**
 * Changing one's address. Asking files a change and writes two mails: the link to the new address, the news to the old one. Where
 * the new address has an account, the same happens but for what the mail to it says, so that no one learns who is a member.
 * Only the button behind the link changes the address, once, and the address's uniqueness is the database's to keep.
 */
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import {
  checkOwnPassword,
  confirmEmailChange,
  fileEmailChange,
  fileEmailUndo,
  pendingEmailOf,
  undoEmailChange,
} from '#features/auth/server/users.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail, updateRecipientOf } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField } from '#shared/errors.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import * as mails from './account.mails.ts';

const MUTABLE_MAILS = Object.values(MAIL_CHOICES).map(({ kind }) => kind);

/** Counts one more asked-for address. Throws `tooMany`. */
export const countEmailChange = async ({ db, limiter }: Platform, viewer: Viewer, client: string): Promise<void> => {
  await limiter.count(db, RATE_LIMITS['email-change'], client);
  await limiter.count(db, RATE_LIMITS['email-change'], viewer.userId);
};

/**
 * Makes sure that anyone who asks for another address knows the password: a session alone may be stolen, and the address is the key to all
 * else. Throws `invalid` at `currentPassword`. Nothing is asked for the address that waits already.
 */
export const requirePasswordFor = async (
  platform: Platform,
  { userId }: Viewer,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string | undefined },
): Promise<void> => {
  if ((await pendingEmailOf(platform.db, userId))?.email === newEmail) return;
  if (currentPassword === undefined) throw invalidField('currentPassword', 'password-required');
  const user = await checkOwnPassword(platform, userId, currentPassword);
  if (user === null) throw invalidField('currentPassword', 'wrong-password');
};

/** Files the change and writes the mails. */
export const askForEmail = async (
  tx: Tx,
  { env, mailSealer }: Platform,
  viewer: Viewer,
  newEmail: string,
): Promise<void> => {
  const { userId, language } = viewer;
  const { publicUrl } = env;
  const owner = await findUserByEmail(tx, newEmail);
  const token = await fileEmailChange(tx, userId, newEmail);
  const content =
    owner === null
      ? mails.confirmEmailMail({ publicUrl, language }, { token })
      : mails.emailTakenMail({ publicUrl, language: owner.language });
  // Not the asker's mail by its user: what becomes of their account must not show in another's mailbox.
  const kind = owner === null ? 'email-confirmation' : 'address-known';
  await addMail(tx, { kind, to: newEmail, content, userId: owner?.id ?? userId, sealedBy: mailSealer });
  const asked = mails.emailChangeAskedMail({ publicUrl, language }, { newEmail });
  await addMail(tx, { kind: 'email-change-asked', to: viewer.email, content: asked, userId });
};

/** Makes the address of a link its user's own; gives it. Throws `invalid` for a link that is spent, `conflict` where the address is taken. */
export const confirmEmail = (
  { db, env, mailSealer }: Platform,
  token: string,
  clientAddress: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const changed = await confirmEmailChange(tx, token);
    if (changed === 'spent') {
      throw new AppError('invalid', 'link-expired-ask-on-account-page');
    }
    if (changed === 'taken') {
      throw new AppError('conflict', 'new-email-taken');
    }
    const { before, after } = changed;
    const newEmail = after.email ?? '';
    await updateRecipientOf(tx, after.id, newEmail, MUTABLE_MAILS);
    if (before.email !== null) {
      const undoToken = await fileEmailUndo(tx, after.id, before.email);
      const reader = { publicUrl: env.publicUrl, language: after.language };
      const content = mails.emailChangedMail(reader, { newEmail, token: undoToken });
      // Not by its user: what is written to the new address from now on must not take this mail along.
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

/** Makes a former address its user's own again; gives it. Throws `invalid` for a link that is spent, `conflict` where the address is taken. */
export const undoEmail = ({ db, env, mailSealer }: Platform, token: string, clientAddress: string): Promise<string> =>
  db.transaction(async (tx) => {
    const undone = await undoEmailChange(tx, token);
    if (undone === 'spent') throw new AppError('invalid', 'link-expired');
    if (undone === 'taken') throw new AppError('conflict', 'email-has-own-account');
    const { user, resetToken } = undone;
    const email = user.email ?? '';
    await updateRecipientOf(tx, user.id, email, MUTABLE_MAILS);
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
