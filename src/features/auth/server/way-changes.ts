/**
 * Changes to how a person signs in. Each holds the person's row, renews the session that made it, ends all others with whatever sign-in
 * was under way, and is written into the log and mailed to the owner, all in one transaction.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError, invalidField } from '#shared/errors.ts';
import type { SignInChange } from '../sign-in-ways.domain.ts';
import { renewSessionToken, type UserRow } from './auth.db.ts';
import { signInWayMail } from './auth.mails.ts';
import { endSessions } from './auth.service.ts';
import { setSessionCookie } from './session-cookie.ts';
import { refreshSecondStep } from './sign-in-ways.db.ts';
import { lockUserForNoKeyUpdate } from './user-changes.db.ts';
import { checkOwnPassword } from './users.service.ts';

const signedOut = () => new AppError('unauthenticated', 'signed-out');

/** Asks for the password before a change. Throws where it is not right, and where there is none yet. */
export const confirmPassword = async (platform: Platform, viewer: Viewer, password: string): Promise<UserRow> => {
  const user = await checkOwnPassword(platform, viewer.userId, password);
  if (user === null) throw invalidField('password', 'wrong-password');
  return user;
};

/** What changed, of which way: an app, a passkey by its name, a provider. */
export interface Changed {
  change: SignInChange;
  what: string | null;
}

/** Writes a change into the log, and mails it to whom it concerns. */
export const tellOfChange = async (
  tx: Tx,
  { env }: Platform,
  user: UserRow,
  { change, what }: Changed,
  clientAddress: string,
): Promise<void> => {
  if (user.email === null) return;
  await recordAudit(tx, {
    actor: { id: user.id, email: user.email },
    action: 'user.sign-in-way-changed',
    target: null,
    // The name of a passkey is its owner's words, which the log would keep when they have gone; the mail tells it.
    detail: { change, what: change.startsWith('passkey') ? null : what },
    clientAddress,
  });
  const content = signInWayMail({ publicUrl: env.publicUrl, language: user.language }, user, { change, what });
  await addMail(tx, { kind: 'sign-in-changed', to: user.email, content, userId: user.id });
};

interface Asked {
  viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A change that was made, or null where what it asks for was not right; then nothing is written. */
type Change<Result, None> = (tx: Tx, user: UserRow) => Promise<(Changed & { result: Result }) | None>;

/**
 * Makes a change with all that goes with it, and gives what `change` gives, or null where it gives null. `checked` is the user whose
 * password was confirmed; throws `unauthenticated` where it is no longer theirs, or the session ended meanwhile.
 */
export const tryToChangeWays = async <Result>(
  platform: Platform,
  { viewer, request, reply }: Asked,
  checked: UserRow | null,
  change: Change<Result, null>,
): Promise<{ result: Result } | null> => {
  const token = newToken();
  const made = await platform.db.transaction(async (tx) => {
    const user = await lockUserForNoKeyUpdate(tx, viewer.userId);
    if (user === null || (checked && checked.passwordHash !== user.passwordHash)) throw signedOut();
    const changed = await change(tx, user);
    if (changed === null) return null;
    await refreshSecondStep(tx, user.id);
    await endSessions(tx, user.id, { except: viewer.sessionId });
    if (!(await renewSessionToken(tx, viewer.sessionId, hashSecretToken(token)))) throw signedOut();
    await tellOfChange(tx, platform, user, changed, request.ip);
    return { result: changed.result };
  });
  if (made !== null) setSessionCookie(reply, platform.env, token);
  return made;
};

/** The same for a change that either happens or throws. */
export const changeWays = async <Result>(
  platform: Platform,
  asked: Asked,
  checked: UserRow | null,
  change: Change<Result, never>,
): Promise<Result> => {
  const made = await tryToChangeWays(platform, asked, checked, change);
  if (made === null) throw signedOut();
  return made.result;
};
