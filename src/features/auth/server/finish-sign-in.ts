/**
 * Completes a sign-in after authentication: replaces the browser's session, logs sign-ins of admins, and requires the second step if the
 * account has one. Callers handle the authentication itself.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import type { KeyedLimit } from '#server/limits/rate-limits.db.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { CurrentUser } from '../auth.contract.ts';
import { SECOND_STEP_PROBLEM } from '../sign-in-ways.contract.ts';
import { startAdminGrace, type UserRow } from './auth.db.ts';
import { createSession, endSession } from './auth.service.ts';
import { clearFlowCookie, setFlowCookie } from './flow-cookie.ts';
import { rememberBrowser } from './known-browsers.ts';
import { setSessionCookie } from './session-cookie.ts';
import { putFlow } from './sign-in-flows.db.ts';
import { loadCurrentUser } from './users.service.ts';

/** Returns the rate limits for attempts at this person's codes. */
export const codeLimits = (userId: string, request: FastifyRequest): KeyedLimit[] => [
  { limit: RATE_LIMITS['second-step'], key: userId },
  { limit: RATE_LIMITS['second-step:day'], key: userId },
  { limit: RATE_LIMITS['sign-in:client'], key: clientNetwork(request.ip) },
];

/** A new session with its token, the user's row, and the user data for the response. */
export interface OpenedSession {
  user: UserRow;
  currentUser: CurrentUser;
  token: string;
}

/** A signed-in user, or a user with a pending second step. */
export type SignInOutcome = OpenedSession | { stepToken: string };

/** Opens the session of an authenticated user after all required steps. */
export const openSession = async (tx: Tx, user: UserRow, request: FastifyRequest): Promise<OpenedSession> => {
  const session = await createSession(tx, user.id, request.headers['user-agent'] ?? '');
  // A browser has one session, so the previous one is replaced.
  if (request.viewer) await endSession(tx, request.viewer);
  const toOpenedSession = async (row: UserRow): Promise<OpenedSession> => ({
    user: row,
    currentUser: await loadCurrentUser(tx, row),
    token: session.token,
  });
  if (!user.isAdmin || user.email === null) return toOpenedSession(user);
  await recordAudit(tx, {
    actor: { id: user.id, email: user.email },
    action: 'admin.signed-in',
    target: null,
    clientAddress: request.ip,
  });
  return toOpenedSession(await startAdminGrace(tx, user));
};

/** Opens the session after the first step, or stores the required second step. */
export const continueSignIn = async (tx: Tx, user: UserRow, request: FastifyRequest): Promise<SignInOutcome> => {
  if (user.secondStepSince === null) return openSession(tx, user, request);
  const stepToken = newToken();
  const flow = { tokenHash: hashSecretToken(stepToken), kind: 'second-step' as const, userId: user.id };
  await putFlow(tx, flow, LIFETIMES.secondStepMinutes);
  return { stepToken };
};

/** Sends the session cookie and marks the browser as known to the account. */
export const sendSession = (
  reply: FastifyReply,
  platform: Platform,
  { user, currentUser, token }: OpenedSession,
): { user: CurrentUser } => {
  setSessionCookie(reply, platform.env, token);
  rememberBrowser(reply, platform, user);
  return { user: currentUser };
};

export const sendSecondStepCookie = (reply: FastifyReply, { env }: Platform, stepToken: string): void =>
  setFlowCookie(reply, env, 'step', stepToken);

/** Sends the session after the first step. Throws `unauthenticated` with its own problem type if a second step is required. */
export const finishFirstStep = (
  reply: FastifyReply,
  platform: Platform,
  outcome: SignInOutcome,
): { user: CurrentUser } => {
  if ('user' in outcome) return sendSession(reply, platform, outcome);
  sendSecondStepCookie(reply, platform, outcome.stepToken);
  throw new AppError('unauthenticated', 'second-step-needed', { type: SECOND_STEP_PROBLEM });
};

export const clearSecondStepCookie = (reply: FastifyReply, { env }: Platform): void =>
  clearFlowCookie(reply, env, 'step');

/** Logs a failed second step after a successful first one, up to a limit. */
export const logWrongStep = async (
  { db, limiter }: Platform,
  user: { id: string; email: string | null },
  request: FastifyRequest,
): Promise<void> => {
  const [isOverLimit] = await limiter.countEach(db, RATE_LIMITS['sign-in:logged'], [user.id]);
  if (isOverLimit) return;
  await recordAudit(db, {
    actor: { id: user.id, email: user.email ?? '' },
    action: 'user.second-step-failed',
    target: null,
    clientAddress: request.ip,
  });
};

/** Returns the error for a browser without a pending second step, or with an expired one. */
export const noPendingStepError = (): AppError => new AppError('conflict', 'sign-in-too-slow');
