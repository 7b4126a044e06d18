/**
 * API calls for accounts and sessions. Each call returns the same response, in about the same time, whether or not the given address is known.
 * Anything that a person may learn about an address is emailed to that address.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '#server/audit/audit.db.ts';
import { emit } from '#server/events/emit.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { newId } from '#server/ids.ts';
import type { KeyedLimit } from '#server/limits/rate-limits.db.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { MailReader } from '#server/mail/mail-texts.ts';
import { addMail, withdrawUserMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { siteFor } from '#shared/site-host.ts';
import { authContract } from '../auth.contract.ts';
import { maySignIn } from '../auth.domain.ts';
import { findPasswordProblem } from '../new-password.domain.ts';
import { storeAgreement } from './agreements.db.ts';
import * as store from './auth.db.ts';
import * as mails from './auth.mails.ts';
import { CREDENTIALS_MAIL, endSession, endSessions, makeTemporaryCredentials } from './auth.service.ts';
import { continueSignIn, finishFirstStep, type SignInOutcome } from './finish-sign-in.ts';
import { findKnownBrowser, hasBrowserCookie, rememberBrowser } from './known-browsers.ts';
import { hashPassword, isCorrectPassword } from './passwords.ts';
import { mountProviders } from './providers.routes.ts';
import { createProviders } from './providers.ts';
import { mountSecondStep } from './second-step.routes.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { badLinkError, createSignInLink, MIN_LINK_REQUEST_MS, signInLinkHandlers } from './sign-in-links.ts';
import { deleteRecentSignInWays } from './sign-in-ways.db.ts';
import { mountSignInWays } from './sign-in-ways.routes.ts';
import { checkOwnPassword, dropEmailChange, loadCurrentUser, loadSessions, toCurrentUser } from './users.service.ts';

type AuthHandlers = Handlers<typeof authContract>;

const MESSAGES = {
  registered: 'Check your email for your login credentials.',
  linkSent: 'If this address has an account, a link to set a new password is on its way.',
  passwordSet: 'Your password is set. You can sign in with it now.',
} as const;

const badCredentialsError = () => new AppError('unauthenticated', 'wrong-credentials');

/** Returns the language and site for an email to a user. */
const toMailReader = ({ publicUrl }: Platform['env'], { language }: store.UserRow): MailReader => ({
  publicUrl,
  language,
});

/** Throws if a new password is easy to guess. */
const refuseGuessablePassword = (password: string, user: store.UserRow): void => {
  const problem = findPasswordProblem(password, { ...user, email: user.email ?? '' });
  if (problem !== null) throw invalidField('password', problem);
};

const registrationHandlers = (platform: Platform): Pick<AuthHandlers, 'register'> => ({
  register: async ({ body: { agreed, ...body }, request }) => {
    const { db, env, limiter } = platform;
    const language = requestLanguage(request);
    await limiter.count(db, RATE_LIMITS.register, clientNetwork(request.ip));
    // Done for a known address too, because hashing takes most of the time. Outside the transaction, to keep it short.
    const { temporaryPassword, stored } = await makeTemporaryCredentials(platform);
    await db.transaction(async (tx) => {
      const user = await store.insertUserWithTemporaryPassword(tx, { id: newId(), ...body, language }, stored);
      if (user !== null) {
        await storeAgreement(tx, user.id, agreed);
        const reader = { publicUrl: siteFor(env.publicUrl, body.accountType ?? null), language };
        const token = await createSignInLink(tx, user.id);
        const content = mails.credentialsMail(reader, { ...body, temporaryPassword, token });
        await addMail(tx, {
          kind: CREDENTIALS_MAIL,
          to: body.email,
          content,
          userId: user.id,
          sealedBy: platform.mailSealer,
        });
        return;
      }
      const existing = await store.findUserByEmail(tx, body.email);
      if (existing === null) {
        const content = mails.addressReservedMail({ publicUrl: env.publicUrl, language }, body);
        await addMail(tx, { kind: 'address-reserved', to: body.email, content, userId: null });
        return;
      }
      const token = newToken();
      await store.insertPasswordReset(tx, hashSecretToken(token), existing.id);
      const content = mails.addressKnownMail(toMailReader(env, existing), { firstName: existing.firstName, token });
      await addMail(tx, {
        kind: 'address-known',
        to: body.email,
        content,
        userId: existing.id,
        sealedBy: platform.mailSealer,
      });
    });
    return { message: MESSAGES.registered };
  },
});

/** Signs in someone whose password was just checked, or starts the second step. Returns null if the password is no longer valid. */
const completePasswordSignIn = (
  platform: Platform,
  user: store.UserRow,
  request: FastifyRequest,
): Promise<SignInOutcome | null> =>
  platform.db.transaction(async (tx) => {
    const signedIn = await store.claimSignIn(tx, user.id, user.passwordHash ?? '');
    return signedIn === null || signedIn.email === null ? null : continueSignIn(tx, signedIn, request);
  });

const signInHandlers = (platform: Platform): Pick<AuthHandlers, 'signIn' | 'signOut' | 'getCurrentUser'> => {
  const { db, env, limiter } = platform;

  const trySignIn = async (email: string, password: string, request: FastifyRequest) => {
    const user = await store.findUserByEmail(db, email);
    const isCorrect = await isCorrectPassword(user?.passwordHash ?? null, password);
    return user && isCorrect && maySignIn(user, new Date()) ? completePasswordSignIn(platform, user, request) : null;
  };

  /** Logs a failed sign-in, up to a limit. Does the same work for an unknown address, so that the response time reveals nothing. */
  const logFailure = async (email: string, request: FastifyRequest): Promise<void> => {
    const user = await store.findUserByEmail(db, email);
    const [limit, key] =
      user === null ? [RATE_LIMITS['sign-in:logged-unknown'], 'all'] : [RATE_LIMITS['sign-in:logged'], user.id];
    const [isOverLimit] = await limiter.countEach(db, limit, [key]);
    if (isOverLimit) return;
    const actor = { id: user?.id ?? null, email };
    await recordAudit(db, { actor, action: 'user.sign-in-failed', target: null, clientAddress: request.ip });
  };

  /** Runs within the rate limiter, which limits the database connections that concurrent wrong attempts use. */
  const signInOrLog = async (email: string, password: string, request: FastifyRequest) => {
    const outcome = await trySignIn(email, password, request);
    if (outcome === null) await logFailure(email, request);
    return outcome;
  };

  /** Returns the limits of a sign-in. A known browser has its own count, and is not affected by a lock that others caused. */
  const chooseSignInLimits = async (email: string, request: FastifyRequest): Promise<KeyedLimit[]> => {
    const user = hasBrowserCookie(platform, request) ? await store.findUserByEmail(db, email) : null;
    const browser = user && findKnownBrowser(platform, request, user);
    if (browser !== null) return [{ limit: RATE_LIMITS['sign-in:browser'], key: browser }];
    const network = clientNetwork(request.ip);
    return [
      { limit: RATE_LIMITS['sign-in:email'], key: `${email} ${network}` },
      { limit: RATE_LIMITS['sign-in:email-anywhere'], key: email },
      { limit: RATE_LIMITS['sign-in:client'], key: network },
    ];
  };

  return {
    signIn: async ({ body, request, reply }) => {
      const limits = await chooseSignInLimits(body.email, request);
      const outcome = await limiter.attempt(db, limits, () => signInOrLog(body.email, body.password, request));
      if (outcome === null) throw badCredentialsError();
      return finishFirstStep(reply, platform, outcome);
    },

    signOut: async ({ viewer, reply }) => {
      if (viewer) {
        await db.transaction(async (tx) => {
          await endSession(tx, viewer);
        });
      }
      clearSessionCookie(reply, env);
      return null;
    },

    getCurrentUser: async ({ viewer }) => {
      const isAdmin = viewer.isAdmin || viewer.isOverdueAdmin;
      return toCurrentUser(db, { ...viewer, ...viewer.profile, isAdmin, id: viewer.userId }, viewer);
    },
  };
};

const accountTypeHandlers = (platform: Platform): Pick<AuthHandlers, 'setAccountType'> => ({
  setAccountType: ({ viewer, body }) =>
    platform.db.transaction(async (tx) => {
      if (viewer.isRemovedMember) throw new AppError('conflict', 'removed-from-company');
      const user = await store.setAccountType(tx, viewer.userId, body.accountType);
      if (user === null) throw new AppError('conflict', 'account-type-set');
      // People who signed up with a provider have not seen a form with the legal texts yet.
      await storeAgreement(tx, viewer.userId, body.agreed);
      return loadCurrentUser(tx, user);
    }),
});

/** Stores a chosen password, ends sessions, logs the change and emails the account owner. Returns null if another request was faster. */
const storePassword = (
  platform: Platform,
  user: store.UserRow,
  { passwordHash, clientAddress }: { passwordHash: string; clientAddress: string },
  method: { replaces: string; keepSession: string } | { resetTokenHash: string },
) =>
  platform.db.transaction(async (tx) => {
    if ('resetTokenHash' in method && !(await store.consumePasswordReset(tx, method.resetTokenHash))) return null;
    const updatedUser = await store.setOwnPassword(
      tx,
      user.id,
      passwordHash,
      'replaces' in method ? method.replaces : undefined,
    );
    if (updatedUser === null || updatedUser.email === null) return null;
    await store.deletePasswordResets(tx, user.id);
    if ('resetTokenHash' in method) await deleteRecentSignInWays(tx, user.id);
    // Someone else may have requested the pending email change, because that only required the old password.
    await dropEmailChange(tx, user.id);
    await withdrawUserMails(tx, user.id, [CREDENTIALS_MAIL]);
    await emit(tx, platform, 'credentials.changed', { userId: user.id });
    await endSessions(tx, user.id, 'keepSession' in method ? { except: method.keepSession } : {});
    await recordAudit(tx, {
      actor: { id: user.id, email: updatedUser.email },
      action: 'resetTokenHash' in method ? 'user.password-reset' : 'user.password-changed',
      target: null,
      clientAddress,
    });
    const content = mails.passwordChangedMail(toMailReader(platform.env, updatedUser), {
      firstName: updatedUser.firstName,
      isFirst: user.passwordHash === null,
    });
    await addMail(tx, { kind: 'password-changed', to: updatedUser.email, content, userId: user.id });
    return updatedUser;
  });

const sendResetLink = async ({ db, env, mailSealer }: Platform, email: string): Promise<void> => {
  const user = await store.findUserByEmail(db, email);
  if (user === null) return;
  const token = newToken();
  const content = mails.resetLinkMail(toMailReader(env, user), { firstName: user.firstName, token });
  await db.transaction(async (tx) => {
    await store.insertPasswordReset(tx, hashSecretToken(token), user.id);
    await addMail(tx, { kind: 'password-reset', to: email, content, userId: user.id, sealedBy: mailSealer });
  });
};

const passwordHandlers = (
  platform: Platform,
): Pick<AuthHandlers, 'forgotPassword' | 'resetPassword' | 'changePassword'> => ({
  forgotPassword: async ({ body, request }) => {
    await platform.limiter.count(platform.db, RATE_LIMITS['password-forgot'], clientNetwork(request.ip));
    await Promise.all([sendResetLink(platform, body.email), wait(MIN_LINK_REQUEST_MS)]);
    return { message: MESSAGES.linkSent };
  },

  resetPassword: async ({ body, request }) => {
    const resetTokenHash = hashSecretToken(body.token);
    const user = await store.findUserByReset(platform.db, resetTokenHash);
    if (user === null) throw badLinkError();
    refuseGuessablePassword(body.password, user);
    const newPassword = { passwordHash: await hashPassword(body.password), clientAddress: request.ip };
    const updatedUser = await storePassword(platform, user, newPassword, { resetTokenHash });
    if (updatedUser === null) throw badLinkError();
    return { message: MESSAGES.passwordSet };
  },

  changePassword: async ({ viewer, body, request, reply }) => {
    const wrongCurrentPassword = () => invalidField('currentPassword', 'wrong-current-password');
    const user = await checkOwnPassword(platform, viewer.userId, body.currentPassword);
    if (user === null) throw wrongCurrentPassword();
    if (body.password === body.currentPassword) {
      throw invalidField('password', 'same-password');
    }
    refuseGuessablePassword(body.password, user);
    const newPassword = { passwordHash: await hashPassword(body.password), clientAddress: request.ip };
    const updatedUser = await storePassword(platform, user, newPassword, {
      replaces: user.passwordHash ?? '',
      keepSession: viewer.sessionId,
    });
    if (updatedUser === null) throw wrongCurrentPassword();
    rememberBrowser(reply, platform, updatedUser);
    return loadCurrentUser(platform.db, updatedUser);
  },
});

const sessionHandlers = (platform: Platform): Pick<AuthHandlers, 'listSessions' | 'revokeSession'> => ({
  listSessions: ({ viewer }) => loadSessions(platform.db, viewer.userId, viewer.sessionId),

  revokeSession: async ({ viewer, params, reply }) => {
    const session = { userId: viewer.userId, sessionId: params.id };
    const isEnded = await platform.db.transaction((tx) => endSession(tx, session));
    if (!isEnded) throw notFound('session');
    if (params.id === viewer.sessionId) clearSessionCookie(reply, platform.env);
    return null;
  },
});

/** Mounts the routes of `authContract` and of other ways to sign in. */
export const mountAuth = (app: FastifyInstance, platform: Platform): void => {
  const providers = createProviders(platform);
  mountSecondStep(app, platform);
  mountSignInWays(app, platform, providers);
  mountProviders(app, platform, providers);
  mountContract(app, authContract, {
    ...registrationHandlers(platform),
    ...signInHandlers(platform),
    ...signInLinkHandlers(platform),
    ...accountTypeHandlers(platform),
    ...passwordHandlers(platform),
    ...sessionHandlers(platform),
  });
};
