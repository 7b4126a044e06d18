/**
 * API calls for signing in with a provider. A connected identity opens its account. An unknown identity creates an account only if the
 * provider confirmed an address that is not registered. An existing account is never taken over: its owner signs in and connects the
 * provider (ADR 4).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Tx } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { APP_PATHS, PUBLIC_PATHS, safeNextPath } from '#shared/paths.ts';
import { registrationSchema } from '../auth.contract.ts';
import { homePath } from '../auth.domain.ts';
import { providersContract } from '../sign-in-ways.contract.ts';
import { type ProviderFlow, type ProviderProblem, parseNames, providerLabel } from '../sign-in-ways.domain.ts';
import { insertUser, lockForSignIn } from './auth.db.ts';
import { continueSignIn, type SignInOutcome, sendSecondStepCookie, sendSession } from './finish-sign-in.ts';
import { clearFlowCookie, readFlowCookie, setFlowCookie } from './flow-cookie.ts';
import type { ProviderPerson, Providers } from './providers.ts';
import { consumeFlow, type FlowRow, putFlow } from './sign-in-flows.db.ts';
import { findIdentity, insertIdentity } from './sign-in-ways.db.ts';
import { logAndMailChange, tryToChangeSignInWays } from './way-changes.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const queryString = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const problemUrl = (path: string, problem: ProviderProblem, provider: string): string =>
  `${path}?${new URLSearchParams({ problem, provider })}`;

/** Returns the address for a new account. Null if the provider did not confirm it or our forms would refuse it. */
const usableEmail = ({ email }: ProviderPerson): string | null => {
  const parsed = z.safeParse(registrationSchema.shape.email, email);
  return parsed.success ? parsed.data : null;
};

/** Creates an account. The user chooses its type next, as after a registration. Returns null if the address is taken. */
const createAccount = async (
  tx: Tx,
  platform: Platform,
  { person, email, provider, label }: { person: ProviderPerson; email: string; provider: string; label: string },
  request: FastifyRequest,
): Promise<SignInOutcome | null> => {
  const names = parseNames(person.claims, email, LIMITS.name);
  const user = await insertUser(tx, { id: newId(), email, ...names, language: requestLanguage(request) });
  if (user === null) return null;
  const { issuer, subject } = person;
  const identity = await insertIdentity(tx, { id: newId(), userId: user.id, provider, issuer, subject, email });
  // A concurrent request has connected the same identity, so this account is rolled back.
  if (identity === null) throw new AppError('conflict', 'sign-in-again');
  const change = { change: 'providerConnected', subject: label, isNewAccount: true } as const;
  await logAndMailChange(tx, platform, user, change, request.ip);
  return continueSignIn(tx, user, request);
};

const createSignIn = (platform: Platform) => {
  const { db, limiter } = platform;

  const signInPerson = async (
    person: ProviderPerson,
    provider: string,
    request: FastifyRequest,
  ): Promise<SignInOutcome | ProviderProblem> => {
    const identity = await findIdentity(db, person.issuer, person.subject);
    if (identity !== null) {
      const outcome = await db.transaction(async (tx) => {
        const user = await lockForSignIn(tx, identity.userId);
        return user && continueSignIn(tx, user, request);
      });
      return outcome ?? 'refused';
    }
    const email = usableEmail(person);
    if (email === null) return 'unconfirmed';
    const [isOverLimit] = await limiter.countEach(db, RATE_LIMITS['provider-account'], [clientNetwork(request.ip)]);
    if (isOverLimit) return 'later';
    const label = providerLabel(provider);
    const created = await db.transaction((tx) =>
      createAccount(tx, platform, { person, email, provider, label }, request),
    );
    return created ?? 'known';
  };

  return async (flow: ProviderFlow, person: ProviderPerson, { request, reply }: Exchange): Promise<string> => {
    const outcome = await signInPerson(person, flow.provider, request);
    if (typeof outcome === 'string') return problemUrl(PUBLIC_PATHS.login, outcome, flow.provider);
    const next = safeNextPath(flow.next);
    if ('user' in outcome) {
      sendSession(reply, platform, outcome);
      return next ?? homePath(outcome.user);
    }
    sendSecondStepCookie(reply, platform, outcome.stepToken);
    return `${PUBLIC_PATHS.login}?${new URLSearchParams({ step: 'second', ...(next ? { next } : {}) })}`;
  };
};

/** Connects the provider to the account that requested it, if its session is still valid. */
const createConnect =
  (platform: Platform) =>
  async (row: FlowRow, flow: ProviderFlow, person: ProviderPerson, { request, reply }: Exchange): Promise<string> => {
    const { viewer } = request;
    const { provider } = flow;
    if (viewer === null || viewer.userId !== row.userId) return problemUrl(PUBLIC_PATHS.login, 'again', provider);
    const { email, issuer, subject } = person;
    if (email === null) return problemUrl(APP_PATHS.account, 'unconfirmed', provider);
    const existing = await findIdentity(platform.db, issuer, subject);
    if (existing !== null) return problemUrl(APP_PATHS.account, 'taken', provider);
    const created = await tryToChangeSignInWays(platform, { viewer, request, reply }, null, async (tx, user) => {
      const identity = { id: newId(), userId: user.id, provider, issuer, subject, email };
      const added = await insertIdentity(tx, identity);
      if (added === null) return null;
      return { change: 'providerConnected', subject: providerLabel(provider), result: null };
    });
    if (created === null) return problemUrl(APP_PATHS.account, 'taken', provider);
    return `${APP_PATHS.account}?${new URLSearchParams({ connected: provider })}`;
  };

const createHandlers = (platform: Platform, providers: Providers): Handlers<typeof providersContract> => {
  const { db, env, limiter } = platform;
  const signIn = createSignIn(platform);
  const connect = createConnect(platform);

  /** Returns the flow that this browser started with the provider, and marks it as used. Returns null if there is none. */
  const consumeStartedFlow = async (provider: string, request: FastifyRequest) => {
    const tokenHash = hashSecretToken(readFlowCookie(request, env, 'provider'));
    const row =
      (await consumeFlow(db, 'provider-sign-in', tokenHash)) ?? (await consumeFlow(db, 'provider-linked', tokenHash));
    return row?.provider?.provider === provider ? { row, flow: row.provider } : null;
  };

  return {
    listProviders: async () => providers.listOffered(),

    startProvider: async ({ params, body, request, reply }) => {
      await limiter.count(db, RATE_LIMITS['provider-start'], clientNetwork(request.ip));
      const { url, flow } = await providers.start(params.provider, request, safeNextPath(body.next));
      const token = newToken();
      const row = { tokenHash: hashSecretToken(token), kind: 'provider-sign-in' as const, provider: flow };
      await putFlow(db, row, LIFETIMES.secondStepMinutes);
      setFlowCookie(reply, env, 'provider', token);
      return { url };
    },

    returnFromProvider: async ({ params, request, reply }) => {
      const { name } = providers.requireProvider(params.provider);
      clearFlowCookie(reply, env, 'provider');
      const started = await consumeStartedFlow(name, request);
      if (started === null) return problemUrl(PUBLIC_PATHS.login, 'again', name);
      const isConnecting = started.row.kind === 'provider-linked';
      const page = isConnecting ? APP_PATHS.account : PUBLIC_PATHS.login;
      const person = await providers.finish(started.flow, queryString(request.url));
      if (typeof person === 'string') return problemUrl(page, person, name);
      return isConnecting
        ? connect(started.row, started.flow, person, { request, reply })
        : signIn(started.flow, person, { request, reply });
    },
  };
};

/** Mounts the routes of `providersContract`. */
export const mountProviders = (app: FastifyInstance, platform: Platform, providers: Providers): void =>
  mountContract(app, providersContract, createHandlers(platform, providers));
