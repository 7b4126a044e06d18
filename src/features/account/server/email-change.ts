/**
 * Changing one's address. Asking files a change and writes two mails: the link to the new address, the news to the old one. Where
 * the new address has an account, the same happens but for what the mail to it says, so that nobody learns who is a member.
 * Only the button behind the link changes the address, once, and the address's uniqueness is the database's to keep.
 */
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import { confirmEmailChange, fileEmailChange } from '#features/auth/server/users.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { RateLimit } from '#server/limits/rate-limits.db.ts';
import { addMail, readdressMailsOf } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import * as mails from './account.mails.ts';

/** Per client address, and per user. */
const EMAIL_CHANGES: RateLimit = { name: 'email-change', hits: 5, windowSeconds: 60 * 60 };

/** Counts one more asked-for address. Throws `tooMany`. */
export const countEmailChange = async ({ db, limiter }: Platform, viewer: Viewer, client: string): Promise<void> => {
  await limiter.count(db, EMAIL_CHANGES, client);
  await limiter.count(db, EMAIL_CHANGES, viewer.userId);
};

/** Files the change and writes the mails. */
export const askForEmail = async (tx: Tx, { env }: Platform, viewer: Viewer, newEmail: string): Promise<void> => {
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
  await addMail(tx, { kind, to: newEmail, content, userId: owner?.id ?? userId, isSensitive: true });
  const asked = mails.emailChangeAskedMail({ publicUrl, language }, { newEmail });
  await addMail(tx, { kind: 'email-change-asked', to: viewer.email, content: asked, userId });
};

/** Makes the address of a link its user's own; gives it. Throws `invalid` for a link that is spent, `conflict` where the address is taken. */
export const confirmEmail = ({ db, env }: Platform, token: string, clientAddress: string): Promise<string> =>
  db.transaction(async (tx) => {
    const changed = await confirmEmailChange(tx, token);
    if (changed === 'spent') {
      throw new AppError(
        'invalid',
        'This link has expired or was already used. Please ask for a new one on your account page.',
      );
    }
    if (changed === 'taken') throw new AppError('conflict', 'This address has an account of its own by now');
    const { before, after } = changed;
    const newEmail = after.email ?? '';
    await readdressMailsOf(tx, after.id, newEmail, Object.values(MAIL_CHOICES));
    if (before.email !== null) {
      const content = mails.emailChangedMail({ publicUrl: env.publicUrl, language: after.language }, { newEmail });
      await addMail(tx, { kind: 'email-changed', to: before.email, content, userId: after.id });
    }
    await recordAudit(tx, {
      actor: { id: after.id, email: before.email ?? '' },
      action: 'user.email-changed',
      target: newEmail,
      clientAddress,
    });
    return newEmail;
  });
