/**
 * Accounts for other features: authentication of requests, sessions, users with a temporary password, and admins. The feature's own calls are in
 * `auth.routes.ts`. Nothing here sends email. Callers email the credentials and explain why.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBatcher } from '#server/batching.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import { publish, SESSIONS_ENDED } from '#server/live/live-hub.ts';
import type { MailBlock } from '#server/mail/mail-template.ts';
import { withdrawUserMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { siteFor } from '#shared/site-host.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { deriveAffiliation } from '../auth.domain.ts';
import { isSecondStepOverdue } from '../sign-in-ways.domain.ts';
import * as store from './auth.db.ts';
import { credentialsPart } from './auth.mails.ts';
import { hashPassword, newTemporaryPassword } from './passwords.ts';
import { sessionCookieName, setSessionCookie } from './session-cookie.ts';
import { deleteSignInFlows, dropExpiredFlows } from './sign-in-flows.db.ts';

export type { UserRow } from './auth.db.ts';
export { findUserByEmail, findUserById, listAdminIds } from './auth.db.ts';
export { hashPassword, isCorrectPassword } from './passwords.ts';
export { clearSessionCookie, SESSION_COOKIE, sessionCookieName } from './session-cookie.ts';

/** The kind of emails about nothing but a temporary password. Delayed ones are withdrawn once the password is replaced. */
export const CREDENTIALS_MAIL = 'credentials';

const USER_AGENT_CHARACTERS = 300;

/**
 * Returns a function that finds the user of a request by its session cookie. The function returns null for visitors, and extends sessions in use.
 * Concurrent requests share one query.
 */
export const createAuthenticator = ({ db, env }: Platform) => {
  const findSessions = store.prepareFindSessions(db);
  const findSession = createBatcher(async (tokenHashes: readonly string[]) => {
    const foundSessions = await findSessions(tokenHashes);
    const byToken = new Map(foundSessions.map((session) => [session.tokenHash, session]));
    return tokenHashes.map((tokenHash) => byToken.get(tokenHash) ?? null);
  });
  const cookieName = sessionCookieName(env);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> => {
    const token = request.cookies[cookieName];
    if (!token) return null;
    const session = await findSession(hashSecretToken(token));
    if (session === null || session.email === null) return null;
    if (session.isStale) {
      await store.touchSession(db, session.sessionId);
      setSessionCookie(reply, env, token);
    }
    const { sessionId, userId, email, language, profile } = session;
    const affiliation = deriveAffiliation(session.accountType, session.membership, session.isCompanySuspended);
    const isOverdueAdmin = session.isAdmin && isSecondStepOverdue(profile, new Date());
    const isAdmin = session.isAdmin && !isOverdueAdmin;
    const isCompany = affiliation.accountType === 'company';
    const hides = { hidesNames: isCompany && session.hidesNames, hidesScores: isCompany && session.hidesScores };
    return {
      sessionId,
      userId,
      memberId: userId,
      ...affiliation,
      email,
      isAdmin,
      isOverdueAdmin,
      language,
      ...hides,
      profile,
    };
  };
};

/** Creates a session. The token is for the cookie and is not stored. */
export const createSession = async (
  db: Queryable,
  userId: string,
  userAgent: string,
): Promise<{ id: string; token: string }> => {
  const id = newId();
  const token = newToken();
  await store.insertSession(db, {
    id,
    tokenHash: hashSecretToken(token),
    userId,
    userAgent: userAgent.replaceAll('\u0000', '').slice(0, USER_AGENT_CHARACTERS),
  });
  return { id, token };
};

/** Ends all sessions of a user, or all but one, and closes their live connections. */
export const endSessions = async (
  tx: Queryable,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> => {
  await store.deleteSessions(tx, userId, except);
  // A pending sign-in may rely on outdated credentials.
  await deleteSignInFlows(tx, userId);
  await publish(tx, { type: SESSIONS_ENDED, to: [userId], ids: except === undefined ? {} : { except } });
};

/** Ends a session of a user and closes its live connections. Returns false if it does not exist. */
export const endSession = async (
  tx: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> => {
  if (!(await store.deleteSession(tx, userId, sessionId))) return false;
  await publish(tx, { type: SESSIONS_ENDED, to: [userId], ids: { sessionId } });
  return true;
};

/** Returns the sealer that encrypts temporary passwords until they are used. */
export const passwordSealer = ({ secrets }: Pick<Platform, 'secrets'>) => secrets.sealer('temporary-password');

/** Returns a new temporary password and the values to store. */
export const makeTemporaryCredentials = async (platform: Pick<Platform, 'secrets'>) => {
  const temporaryPassword = newTemporaryPassword();
  return {
    temporaryPassword,
    stored: {
      passwordHash: await hashPassword(temporaryPassword),
      sealed: passwordSealer(platform).seal(temporaryPassword),
    },
  };
};

/** Creates a user with a temporary password. Sends nothing. Throws `conflict` if the address has an account or is reserved. */
export const createUserWithTemporaryPassword = async (
  tx: Tx,
  platform: Platform,
  user: { email: string; firstName: string; lastName: string; accountType: AccountType | null; language?: Language },
): Promise<{ userId: string; temporaryPassword: string }> => {
  const { temporaryPassword, stored } = await makeTemporaryCredentials(platform);
  const row = await store.insertUserWithTemporaryPassword(tx, { id: newId(), ...user }, stored);
  if (row === null) {
    throw new AppError('conflict', 'email-taken');
  }
  return { userId: row.id, temporaryPassword };
};

/** Sets the account type to candidate. Does nothing if one is already set. */
export const setCandidateAccountType = async (tx: Tx, userId: string): Promise<void> => {
  await store.setAccountType(tx, userId, 'candidate');
};

/** Replaces the temporary password of a user. The old one and its sessions stop working. Returns null if the user has set their own. */
export const renewTemporaryPassword = async (tx: Tx, platform: Platform, userId: string): Promise<string | null> => {
  const { temporaryPassword, stored } = await makeTemporaryCredentials(platform);
  if (!(await store.replaceTemporaryPassword(tx, userId, stored))) return null;
  await endSessions(tx, userId);
  await withdrawUserMails(tx, userId, [CREDENTIALS_MAIL]);
  return temporaryPassword;
};

/** Returns the temporary password of a user, or null once it was used, replaced or expired. For admins. The caller logs it. */
export const revealTemporaryPassword = (
  platform: Platform,
  user: Pick<store.UserRow, 'temporaryPasswordSealed' | 'temporaryPasswordExpiresAt'>,
): string | null => {
  const { temporaryPasswordSealed: sealed, temporaryPasswordExpiresAt: expiresAt } = user;
  const isValid = expiresAt !== null && Date.parse(expiresAt) > Date.now();
  return sealed !== null && isValid ? passwordSealer(platform).open(sealed) : null;
};

/** Returns the credentials part of an email: address, temporary password, link to the sign-in page and expiry. */
export const credentialsBlocks = (
  { env }: Platform,
  { language, accountType }: Pick<store.UserRow, 'language' | 'accountType'>,
  credentials: { email: string; temporaryPassword: string },
): MailBlock[] => credentialsPart({ publicUrl: siteFor(env.publicUrl, accountType), language }, credentials);

/** Grants or revokes the admin flag. Returns `last` if no admin would be left, and `absent` if the user does not exist. */
export const setUserAdmin = async (
  tx: Tx,
  userId: string,
  isAdmin: boolean,
): Promise<store.UserRow | 'last' | 'absent'> => {
  if (!isAdmin && (await store.isLastAdmin(tx, userId))) return 'last';
  return (await store.setAdminFlag(tx, userId, isAdmin)) ?? 'absent';
};

/** Suspends a user and ends their sessions, or restores them. Returns `last` and `absent` like `setUserAdmin`. */
export const setUserSuspended = async (
  tx: Tx,
  userId: string,
  isSuspended: boolean,
): Promise<store.UserRow | 'last' | 'absent'> => {
  if (isSuspended && (await store.isLastAdmin(tx, userId))) return 'last';
  const user = await store.setSuspended(tx, userId, isSuspended);
  if (user !== null && isSuspended) await endSessions(tx, userId);
  return user ?? 'absent';
};

/** Ensures that the configured admin exists. An existing user becomes admin and keeps their password. */
export const ensureAdmin = async (
  { db }: Platform,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const user = await store.findUserByEmail(db, email);
  if (user?.isAdmin && user.passwordHash !== null) return;
  const passwordHash = user?.passwordHash ? null : await hashPassword(password);
  // Several processes may start at the same time. The second process finds the row and only sets the flag.
  await db.transaction(async (tx) => {
    await store.insertUser(tx, {
      id: newId(),
      email,
      firstName: brand.name,
      lastName: 'Admin',
      passwordHash,
      isAdmin: true,
    });
    await store.grantAdmin(tx, email, passwordHash);
  });
};

/** Deletes expired sessions, links and sign-in steps, and the encrypted copies of expired temporary passwords. */
export const dropExpiredCredentials = async (db: Queryable): Promise<void> => {
  await store.dropExpired(db);
  await dropExpiredFlows(db);
};
