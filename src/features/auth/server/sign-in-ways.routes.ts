/**
 * Calls for managing sign-in methods. Each change, except renaming a passkey, requires the password first, so that access to an unlocked screen is
 * not enough. Everything that a change triggers is in `way-changes.ts`.
 */
import type { FastifyInstance } from 'fastify';
import type { Tx } from '#server/db/database.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError, invalidField, notFound, refusal } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { type Passkey, type SignInWays, signInWaysContract } from '../sign-in-ways.contract.ts';
import { canSignIn, providerLabel } from '../sign-in-ways.domain.ts';
import type { UserRow } from './auth.db.ts';
import {
  appKeySealer,
  consumeAppCode,
  consumeTypedRecoveryCode,
  makeRecoveryCodes,
  newAppKey,
} from './authenticator-app.ts';
import { codeLimits } from './finish-sign-in.ts';
import { setFlowCookie } from './flow-cookie.ts';
import type { Providers } from './providers.ts';
import { consumeFlow, putFlow } from './sign-in-flows.db.ts';
import * as ways from './sign-in-ways.db.ts';
import { lockAccountForNoKeyUpdate, requireUser } from './users.service.ts';
import { changeSignInWays, confirmPassword, tryToChangeSignInWays } from './way-changes.ts';
import { createRegistrationOptions, verifyRegistration } from './webauthn.ts';

type WayHandlers = Handlers<typeof signInWaysContract>;

const wrongCodeError = () => invalidField('code', 'wrong-code');

const toPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: ways.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
});

/** Throws if no sign-in method would be left, which rolls back the removal. */
const refuseLockout = async (tx: Tx, user: UserRow): Promise<void> => {
  if (!canSignIn({ hasPassword: user.passwordHash !== null, ...(await ways.countSignInWays(tx, user.id)) })) {
    throw new AppError('conflict', 'last-way-in');
  }
};

/** Creates recovery codes, shown once, if the user has none. Otherwise returns an empty list. */
const makeFirstCodes = async (tx: Tx, userId: string): Promise<string[]> =>
  (await ways.countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, userId);

const readHandlers = (platform: Platform, providers: Providers): Pick<WayHandlers, 'getSignInWays'> => ({
  getSignInWays: async ({ viewer }): Promise<SignInWays> => {
    const { db } = platform;
    const user = await requireUser(db, viewer.userId);
    const app = await ways.findApp(db, user.id, 'confirmed');
    const connected = await ways.listIdentities(db, user.id);
    const offered = providers.listOffered();
    const former = connected.filter(({ provider }) => !offered.some((way) => way.provider === provider));
    const findConnection = (name: string) => {
      const connection = connected.find(({ provider }) => provider === name);
      return connection ? { email: connection.email, since: connection.createdAt } : null;
    };
    return {
      hasPassword: user.passwordHash !== null,
      appSince: app?.confirmedAt ?? null,
      passkeys: (await ways.listPasskeys(db, user.id)).map(toPasskey),
      recoveryCodesLeft: await ways.countRecoveryCodes(db, user.id),
      providers: [
        ...offered.map((way) => ({ ...way, isOffered: true })),
        ...former.map(({ provider }) => ({ provider, label: providerLabel(provider), isOffered: false })),
      ].map((way) => ({ ...way, connected: findConnection(way.provider) })),
    };
  },
});

const appHandlers = (
  platform: Platform,
): Pick<WayHandlers, 'startApp' | 'confirmApp' | 'removeApp' | 'renewRecoveryCodes'> => {
  const { db, limiter } = platform;

  /** Makes a change that requires a code. Counts the attempt before checking the code. */
  const changeWithCode = async <Result>(
    call: Parameters<typeof changeSignInWays>[1],
    checked: UserRow | null,
    change: Parameters<typeof tryToChangeSignInWays<Result>>[3],
  ): Promise<Result> => {
    const limits = codeLimits(call.viewer.userId, call.request);
    const outcome = await limiter.attempt(db, limits, () => tryToChangeSignInWays(platform, call, checked, change));
    if (outcome === null) throw wrongCodeError();
    return outcome.result;
  };

  return {
    startApp: async ({ viewer, body }) => {
      await confirmPassword(platform, viewer, body.password);
      const { key, uri } = newAppKey(viewer.email);
      const isStored = await db.transaction(async (tx) => {
        await lockAccountForNoKeyUpdate(tx, viewer.userId);
        return ways.putApp(tx, viewer.userId, appKeySealer(platform).seal(key));
      });
      if (!isStored) throw new AppError('conflict', 'authenticator-app-exists');
      return { key, uri };
    },

    confirmApp: async ({ viewer, body, request, reply }) => {
      if ((await ways.findApp(db, viewer.userId, 'waiting')) === null) {
        throw new AppError('conflict', 'change-too-slow');
      }
      const typed = { userId: viewer.userId, typed: body.code, state: 'waiting' as const };
      return changeWithCode({ viewer, request, reply }, null, async (tx, user) =>
        (await consumeAppCode(tx, platform, typed))
          ? { change: 'appAdded', subject: null, result: { recoveryCodes: await makeFirstCodes(tx, user.id) } }
          : null,
      );
    },

    removeApp: async ({ viewer, body, request, reply }) => {
      const checked = await confirmPassword(platform, viewer, body.password);
      const typed = { userId: viewer.userId, typed: body.code, state: 'confirmed' as const };
      return changeWithCode({ viewer, request, reply }, checked, async (tx, user) => {
        const isCorrect =
          (await consumeAppCode(tx, platform, typed)) || (await consumeTypedRecoveryCode(tx, user.id, body.code));
        if (!isCorrect) return null;
        if (!(await ways.deleteApp(tx, user.id))) throw notFound('authenticator-app');
        await ways.deleteUnneededCodes(tx, user.id);
        return { change: 'appRemoved', subject: null, result: null };
      });
    },

    renewRecoveryCodes: async ({ viewer, body, request, reply }) => {
      const checked = await confirmPassword(platform, viewer, body.password);
      return changeSignInWays(platform, { viewer, request, reply }, checked, async (tx, user) => {
        if (user.secondStepSince === null) {
          throw new AppError('conflict', 'recovery-codes-without-device');
        }
        return {
          change: 'codesRenewed',
          subject: null,
          result: { recoveryCodes: await makeRecoveryCodes(tx, user.id) },
        };
      });
    },
  };
};

/** Binds the flow of adding a passkey to the session. */
const passkeyFlowHash = ({ sessionId }: Viewer): string => hashSecretToken(`passkey-added:${sessionId}`);

const passkeyHandlers = (
  platform: Platform,
): Pick<WayHandlers, 'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'> => {
  const { db, env } = platform;
  return {
    startPasskey: async ({ viewer, body }) => {
      const user = await confirmPassword(platform, viewer, body.password);
      const existing = await ways.listPasskeys(db, user.id);
      if (existing.length >= LIMITS.passkeysPerPerson) {
        throw new AppError('conflict', refusal('too-many-passkeys', { count: LIMITS.passkeysPerPerson }));
      }
      const name = fullName(user);
      const options = await createRegistrationOptions(env, { id: user.id, email: viewer.email, name }, existing);
      const flow = { tokenHash: passkeyFlowHash(viewer), kind: 'passkey-added' as const, userId: user.id };
      await putFlow(db, { ...flow, challenge: options.challenge }, LIFETIMES.passkeyMinutes);
      return { ...options };
    },

    addPasskey: async ({ viewer, body, request, reply }) => {
      const flow = await consumeFlow(db, 'passkey-added', passkeyFlowHash(viewer));
      if (!flow?.challenge) throw new AppError('conflict', 'change-too-slow');
      const verified = await verifyRegistration(env, flow.challenge, body.passkey);
      if (verified === null) throw new AppError('invalid', 'passkey-failed');
      return changeSignInWays(platform, { viewer, request, reply }, null, async (tx, user) => {
        if ((await ways.countSignInWays(tx, user.id)).passkeys >= LIMITS.passkeysPerPerson) {
          throw new AppError('conflict', refusal('too-many-passkeys', { count: LIMITS.passkeysPerPerson }));
        }
        const added = await ways.insertPasskey(tx, { id: newId(), userId: user.id, name: body.name, ...verified });
        if (added === null) throw new AppError('conflict', 'passkey-in-use');
        const recoveryCodes = await makeFirstCodes(tx, user.id);
        return { change: 'passkeyAdded', subject: body.name, result: { passkey: toPasskey(added), recoveryCodes } };
      });
    },

    renamePasskey: async ({ viewer, params, body }) => {
      const renamed = await ways.renamePasskey(db, viewer.userId, params.id, body.name);
      if (renamed === null) throw notFound('passkey');
      return toPasskey(renamed);
    },

    removePasskey: async ({ viewer, params, body, request, reply }) => {
      const checked = await confirmPassword(platform, viewer, body.password);
      return changeSignInWays(platform, { viewer, request, reply }, checked, async (tx, user) => {
        const removed = await ways.deletePasskey(tx, user.id, params.id);
        if (removed === null) throw notFound('passkey');
        await refuseLockout(tx, user);
        await ways.deleteUnneededCodes(tx, user.id);
        return { change: 'passkeyRemoved', subject: removed.name, result: null };
      });
    },
  };
};

const connectionHandlers = (
  platform: Platform,
  providers: Providers,
): Pick<WayHandlers, 'startConnecting' | 'disconnect'> => ({
  startConnecting: async ({ viewer, params, body, request, reply }) => {
    await confirmPassword(platform, viewer, body.password);
    const { url, flow } = await providers.start(params.provider, request, null);
    const token = newToken();
    await putFlow(
      platform.db,
      { tokenHash: hashSecretToken(token), kind: 'provider-linked', userId: viewer.userId, provider: flow },
      LIFETIMES.secondStepMinutes,
    );
    setFlowCookie(reply, platform.env, 'provider', token);
    return { url };
  },

  disconnect: async ({ viewer, params, body, request, reply }) => {
    const checked = await confirmPassword(platform, viewer, body.password);
    return changeSignInWays(platform, { viewer, request, reply }, checked, async (tx, user) => {
      const removed = await ways.deleteIdentity(tx, user.id, params.provider);
      if (removed === null) throw notFound('provider');
      await refuseLockout(tx, user);
      return { change: 'providerDisconnected', subject: providerLabel(params.provider), result: null };
    });
  },
});

/** Mounts the routes of `signInWaysContract`. */
export const mountSignInWays = (server: FastifyInstance, platform: Platform, providers: Providers): void =>
  mountContract(server, signInWaysContract, {
    ...readHandlers(platform, providers),
    ...appHandlers(platform),
    ...passkeyHandlers(platform),
    ...connectionHandlers(platform, providers),
  });
