/**
 * Changes to sign-in methods. Each change locks the person's row, renews the current session, ends all other sessions and pending sign-ins, is
 * logged, and is emailed to the account owner, all in one transaction.
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
import { providerAccountMail, signInWayMail } from './auth.mails.ts';
import { endSessions } from './auth.service.ts';
import { setSessionCookie } from './session-cookie.ts';
import { refreshSecondStep } from './sign-in-ways.db.ts';
import { lockUserForNoKeyUpdate } from './user-changes.db.ts';
import { checkOwnPassword } from './users.service.ts';

const signedOutError = () => new AppError('unauthenticated', 'signed-out');

/** Checks the password before a change. Throws if it is wrong or not set yet. */
export const confirmPassword = async (platform: Platform, viewer: Viewer, password: string): Promise<UserRow> => {
  const user = await checkOwnPassword(platform, viewer.userId, password);
  if (user === null) throw invalidField('password', 'wrong-password');
  return user;
};

/** A change and the name of its passkey or provider. Null for the app and for codes. */
export interface SignInWayChange {
  change: SignInChange;
  subject: string | null;
}

/** Logs a change and emails it to the account's owner. `isNewAccount` means that the account was created with the provider. */
export const logAndMailChange = async (
  tx: Tx,
  { env }: Platform,
  user: UserRow,
  { change, subject, isNewAccount = false }: SignInWayChange & { isNewAccount?: boolean },
  clientAddress: string,
): Promise<void> => {
  if (user.email === null) return;
  await recordAudit(tx, {
    actor: { id: user.id, email: user.email },
    action: 'user.sign-in-way-changed',
    target: null,
    // The owner wrote the name of a passkey. The log outlives the account, so it omits the name. The email contains it.
    detail: { change, what: change.startsWith('passkey') ? null : subject },
    clientAddress,
  });
  const reader = { publicUrl: env.publicUrl, language: user.language };
  const content = isNewAccount
    ? providerAccountMail(reader, user, { provider: subject ?? '' })
    : signInWayMail(reader, user, { change, what: subject });
  await addMail(tx, { kind: 'sign-in-changed', to: user.email, content, userId: user.id });
};

interface SignedInCall {
  viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Makes a change and describes it. Returns `None` (null) if the input was wrong and nothing was written. */
type Change<Result, None> = (tx: Tx, user: UserRow) => Promise<(SignInWayChange & { result: Result }) | None>;

/**
 * Makes a change and everything that it triggers. Returns the result of `change`, or null. `checked` is the user whose password was
 * confirmed. Throws `unauthenticated` if that password is no longer valid, or the session ended in the meantime.
 */
export const tryToChangeSignInWays = async <Result>(
  platform: Platform,
  { viewer, request, reply }: SignedInCall,
  checked: UserRow | null,
  change: Change<Result, null>,
): Promise<{ result: Result } | null> => {
  const token = newToken();
  const outcome = await platform.db.transaction(async (tx) => {
    const user = await lockUserForNoKeyUpdate(tx, viewer.userId);
    if (user === null || (checked && checked.passwordHash !== user.passwordHash)) throw signedOutError();
    const wayChange = await change(tx, user);
    if (wayChange === null) return null;
    await refreshSecondStep(tx, user.id);
    await endSessions(tx, user.id, { except: viewer.sessionId });
    if (!(await renewSessionToken(tx, viewer.sessionId, hashSecretToken(token)))) throw signedOutError();
    await logAndMailChange(tx, platform, user, wayChange, request.ip);
    return { result: wayChange.result };
  });
  if (outcome !== null) setSessionCookie(reply, platform.env, token);
  return outcome;
};

/** Works like `tryToChangeSignInWays`, for a change that either succeeds or throws. */
export const changeSignInWays = async <Result>(
  platform: Platform,
  call: SignedInCall,
  checked: UserRow | null,
  change: Change<Result, never>,
): Promise<Result> => {
  const outcome = await tryToChangeSignInWays(platform, call, checked, change);
  if (outcome === null) throw signedOutError();
  return outcome.result;
};
