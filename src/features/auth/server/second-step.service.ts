/** Removes a second step that a user lost access to, on behalf of an admin. Callers check permissions and log the removal. */
import type { Tx } from '#server/db/database.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import type { UserRow } from './auth.db.ts';
import { secondStepRemovedMail } from './auth.mails.ts';
import { endSessions } from './auth.service.ts';
import { deleteSecondSteps, refreshSecondStep } from './sign-in-ways.db.ts';
import { lockUserForNoKeyUpdate } from './user-changes.db.ts';

/**
 * Removes the app, passkeys and recovery codes, ends all sessions and pending sign-ins, and emails the owner. Afterward, the password alone is enough
 * to sign in. Returns `none` if there is no second step, and null if the user does not exist.
 */
export const removeSecondStep = async (
  tx: Tx,
  { env }: Pick<Platform, 'env'>,
  userId: string,
): Promise<UserRow | 'none' | null> => {
  const user = await lockUserForNoKeyUpdate(tx, userId);
  if (user === null || user.secondStepSince === null) return user && 'none';
  await deleteSecondSteps(tx, userId);
  await refreshSecondStep(tx, userId);
  await endSessions(tx, userId);
  if (user.email !== null) {
    const content = secondStepRemovedMail({ publicUrl: env.publicUrl, language: user.language }, user);
    await addMail(tx, { kind: 'second-step-removed', to: user.email, content, userId });
  }
  return user;
};
