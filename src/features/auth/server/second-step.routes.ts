/**
 * Calls that finish a sign-in, or sign in with a passkey alone. A cookie in the browser identifies the pending step. The cookie is not a session and
 * grants nothing else. Attempts are counted before they are checked. The transaction that opens the session also uses up the code, or records the use
 * of the passkey.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError, invalidField } from '#shared/errors.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { type PasskeyAssertion, type SecondStep, secondStepContract } from '../sign-in-ways.contract.ts';
import { findUserById, lockForSignIn, type UserRow } from './auth.db.ts';
import { consumeAppCode, consumeTypedRecoveryCode } from './authenticator-app.ts';
import {
  clearSecondStepCookie,
  codeLimits,
  logWrongStep,
  noPendingStepError,
  type OpenedSession,
  openSession,
  sendSession,
} from './finish-sign-in.ts';
import { clearFlowCookie, readFlowCookie, setFlowCookie } from './flow-cookie.ts';
import { consumeChallenge, consumeFlow, type FlowRow, findFlow, putChallenge, putFlow } from './sign-in-flows.db.ts';
import { countRecoveryCodes, findApp, findPasskey, listPasskeys, recordPasskeyUse } from './sign-in-ways.db.ts';
import { logAndMailChange } from './way-changes.ts';
import { createAssertionOptions, verifyAssertion } from './webauthn.ts';

type StepHandlers = Handlers<typeof secondStepContract>;

interface PendingStep {
  tokenHash: string;
  flow: FlowRow;
  userId: string;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the pending second step of this browser. Throws `conflict` if there is none. */
const requirePendingStep = async ({ db, env }: Platform, request: FastifyRequest): Promise<PendingStep> => {
  const tokenHash = hashSecretToken(readFlowCookie(request, env, 'step'));
  const flow = await findFlow(db, 'second-step', tokenHash);
  if (flow?.userId == null) throw noPendingStepError();
  return { tokenHash, flow, userId: flow.userId };
};

const listSecondSteps = async ({ db }: Platform, userId: string): Promise<SecondStep[]> => {
  const app = await findApp(db, userId, 'confirmed');
  const passkeys = await listPasskeys(db, userId);
  const codes = await countRecoveryCodes(db, userId);
  return [
    ...(app ? (['app'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ];
};

/**
 * Attempts a second step. `isCorrect` runs in the transaction that opens the session, and also uses up the code or records the use of the passkey.
 * Returns null and logs the attempt if it is wrong.
 */
const tryStep = async (
  platform: Platform,
  request: FastifyRequest,
  { tokenHash, userId }: PendingStep,
  isCorrect: (tx: Tx, user: UserRow) => Promise<boolean>,
): Promise<OpenedSession | null> => {
  const { db, limiter } = platform;
  const takeStep = async () => {
    const opened = await db.transaction(async (tx) => {
      const user = await lockForSignIn(tx, userId);
      if (user === null) throw noPendingStepError();
      if (!(await isCorrect(tx, user))) return null;
      if ((await consumeFlow(tx, 'second-step', tokenHash)) === null) throw noPendingStepError();
      return openSession(tx, user, request);
    });
    if (opened === null)
      await logWrongStep(platform, (await findUserById(db, userId)) ?? { id: userId, email: '' }, request);
    return opened;
  };
  return limiter.attempt(db, codeLimits(userId, request), takeStep);
};

const finishStep = (platform: Platform, { reply }: Exchange, opened: OpenedSession | null, refusal: AppError) => {
  if (opened === null) throw refusal;
  clearSecondStepCookie(reply, platform);
  return sendSession(reply, platform, opened);
};

const wrongCodeError = () => invalidField('code', 'wrong-code');
const wrongPasskeyError = () => new AppError('invalid', 'passkey-failed');

/** Verifies the response from a passkey and records its use. Returns false if anything is invalid. */
const verifyPasskeyUse = async (
  tx: Tx,
  { env }: Platform,
  challenge: string | null,
  answer: PasskeyAssertion,
  userId: string,
): Promise<boolean> => {
  const passkey = await findPasskey(tx, answer.id);
  if (challenge === null || passkey === null || passkey.userId !== userId) return false;
  const use = await verifyAssertion(env, challenge, answer, passkey);
  return use !== null && recordPasskeyUse(tx, passkey.id, use);
};

const secondStepHandlers = (
  platform: Platform,
): Pick<StepHandlers, 'getSecondStep' | 'submitCode' | 'submitRecoveryCode' | 'askForPasskey' | 'submitPasskey'> => ({
  getSecondStep: async ({ request }) => {
    const { flow, userId } = await requirePendingStep(platform, request);
    return { methods: await listSecondSteps(platform, userId), expiresAt: flow.expiresAt };
  },

  submitCode: async ({ body, request, reply }) => {
    const pending = await requirePendingStep(platform, request);
    const typedCode = { userId: pending.userId, typed: body.code, state: 'confirmed' as const };
    const opened = await tryStep(platform, request, pending, (tx) => consumeAppCode(tx, platform, typedCode));
    return finishStep(platform, { request, reply }, opened, wrongCodeError());
  },

  submitRecoveryCode: async ({ body, request, reply }) => {
    const pending = await requirePendingStep(platform, request);
    const opened = await tryStep(platform, request, pending, async (tx, user) => {
      if (!(await consumeTypedRecoveryCode(tx, user.id, body.code))) return false;
      await logAndMailChange(tx, platform, user, { change: 'codeUsed', subject: null }, request.ip);
      return true;
    });
    return finishStep(platform, { request, reply }, opened, wrongCodeError());
  },

  askForPasskey: async ({ request }) => {
    const { tokenHash, userId } = await requirePendingStep(platform, request);
    const passkeys = await listPasskeys(platform.db, userId);
    if (passkeys.length === 0) throw new AppError('conflict', 'passkey-missing');
    const options = await createAssertionOptions(platform.env, passkeys);
    if (!(await putChallenge(platform.db, 'second-step', tokenHash, options.challenge))) throw noPendingStepError();
    return { ...options };
  },

  submitPasskey: async ({ body, request, reply }) => {
    const pending = await requirePendingStep(platform, request);
    // Consumed before the check, because a challenge can only be answered once.
    const challenge = await platform.db.transaction((tx) => consumeChallenge(tx, 'second-step', pending.tokenHash));
    const opened = await tryStep(platform, request, pending, (tx, user) =>
      verifyPasskeyUse(tx, platform, challenge, body.passkey, user.id),
    );
    return finishStep(platform, { request, reply }, opened, wrongPasskeyError());
  },
});

const passkeySignInHandlers = (platform: Platform): Pick<StepHandlers, 'startPasskeySignIn' | 'signInWithPasskey'> => {
  const { db, env, limiter } = platform;

  /** Signs in without a password. A passkey also verifies the person, so it replaces both steps. */
  const signInByPasskey = (challenge: string, answer: PasskeyAssertion, request: FastifyRequest) =>
    db.transaction(async (tx) => {
      const passkey = await findPasskey(tx, answer.id);
      const user = passkey && (await lockForSignIn(tx, passkey.userId));
      if (!user || !(await verifyPasskeyUse(tx, platform, challenge, answer, user.id))) return null;
      return openSession(tx, user, request);
    });

  return {
    startPasskeySignIn: async ({ request, reply }) => {
      await limiter.count(db, RATE_LIMITS['passkey-dialog'], clientNetwork(request.ip));
      const options = await createAssertionOptions(env);
      const token = newToken();
      const flow = {
        tokenHash: hashSecretToken(token),
        kind: 'passkey-sign-in' as const,
        challenge: options.challenge,
      };
      await putFlow(db, flow, LIFETIMES.passkeyMinutes);
      setFlowCookie(reply, env, 'passkey', token);
      return { ...options };
    },

    signInWithPasskey: async ({ body, request, reply }) => {
      const flow = await consumeFlow(db, 'passkey-sign-in', hashSecretToken(readFlowCookie(request, env, 'passkey')));
      if (!flow?.challenge) throw noPendingStepError();
      const { challenge } = flow;
      const limits = [{ limit: RATE_LIMITS['sign-in:client'], key: clientNetwork(request.ip) }];
      const opened = await limiter.attempt(db, limits, () => signInByPasskey(challenge, body.passkey, request));
      if (opened === null) throw new AppError('unauthenticated', 'passkey-unknown');
      clearFlowCookie(reply, env, 'passkey');
      return sendSession(reply, platform, opened);
    },
  };
};

/** Mounts the routes of `secondStepContract`. */
export const mountSecondStep = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, secondStepContract, { ...secondStepHandlers(platform), ...passkeySignInHandlers(platform) });
