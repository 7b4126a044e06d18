/**
 * Sign-in providers (OpenID Connect: code flow with PKCE, state and nonce) from the configuration. A provider's metadata is cached for an
 * hour. A call to an unreachable provider fails after at most five seconds, and further calls fail immediately for ten seconds. Callers decide which
 * account an identity opens.
 */
import type { FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import type { Env, ProviderEnv } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { fillPath } from '#shared/contract.ts';
import { AppError, notFound, refusal } from '#shared/errors.ts';
import { toJobsHost } from '#shared/site-host.ts';
import { providersContract } from '../sign-in-ways.contract.ts';
import { confirmedEmail, type ProviderClaims, type ProviderFlow, providerLabel } from '../sign-in-ways.domain.ts';

const RESPONSE_TIMEOUT_SECONDS = 5;
const CACHE_MS = 60 * 60_000;
const FAILURE_CACHE_MS = 10_000;
const SCOPE = 'openid email profile';

export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** The address that the provider confirmed, or null. */
  email: string | null;
  claims: ProviderClaims;
}

/** `refused`: the person canceled or the response was invalid. `unreachable`: the provider did not respond. */
export type ProviderFailure = 'refused' | 'unreachable';

interface CachedConfiguration {
  configuration: Promise<client.Configuration>;
  expiresAt: number;
}

const isHttp = (url: string): boolean => url.startsWith('http:');

/**
 * Authenticates with our secret in a way that the provider supports: in the body if its metadata lists that method, otherwise in the header, which is
 * the default in the standard.
 */
const authenticateClient =
  (clientSecret: string): client.ClientAuth =>
  (server, ...rest) => {
    const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    (isInBody ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret))(server, ...rest);
  };

const discover = async ({ issuer, clientId, clientSecret }: ProviderEnv): Promise<client.Configuration> => {
  // The configuration allows http only for a provider on this machine.
  const execute = [client.enableNonRepudiationChecks, ...(isHttp(issuer) ? [client.allowInsecureRequests] : [])];
  return client.discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
    execute,
    timeout: RESPONSE_TIMEOUT_SECONDS,
  });
};

/** Error codes of the library for a missing response, or one that is not OpenID. */
const NO_RESPONSE_CODE = /^OAUTH_(?:TIMEOUT|ABORT|RESPONSE_IS_NOT_CONFORM|RESPONSE_IS_NOT_JSON|PARSE_ERROR)$/;

/** Returns true if an error comes from the provider's response or its validation, and false for a missing response. */
const isResponseError = (error: unknown): boolean =>
  error instanceof client.AuthorizationResponseError ||
  error instanceof client.ResponseBodyError ||
  (error instanceof client.ClientError && !NO_RESPONSE_CODE.test(error.code ?? ''));

/**
 * Returns the URL of the site that received the request. The session and the provider's redirect must use the same host, unless a shared domain is
 * configured.
 */
const requestSite = (request: FastifyRequest, { publicUrl, cookieDomain }: Env): string => {
  const { protocol, host } = new URL(publicUrl);
  const jobs = toJobsHost(host);
  return cookieDomain === null && request.host === jobs ? `${protocol}//${jobs}` : publicUrl;
};

export const createProviders = ({ env, log }: { env: Env; log: Log }) => {
  const configurations = new Map<string, CachedConfiguration>();

  const requireProvider = (name: string): ProviderEnv => {
    const provider = env.providers.find((configured) => configured.name === name);
    if (!provider) throw notFound('provider');
    return provider;
  };

  const loadConfiguration = (provider: ProviderEnv): Promise<client.Configuration> => {
    const cached = configurations.get(provider.name);
    if (cached && cached.expiresAt > Date.now()) return cached.configuration;
    const configuration = discover(provider);
    const entry: CachedConfiguration = { configuration, expiresAt: Date.now() + CACHE_MS };
    configurations.set(provider.name, entry);
    configuration.catch((error: unknown) => {
      log.warn({ err: error, provider: provider.name }, 'sign-in provider unreachable');
      entry.expiresAt = Date.now() + FAILURE_CACHE_MS;
    });
    return configuration;
  };

  const requireConfiguration = async (provider: ProviderEnv): Promise<client.Configuration> => {
    try {
      return await loadConfiguration(provider);
    } catch {
      const reason = refusal('provider-unreachable', { provider: providerLabel(provider.name) });
      throw new AppError('unavailable', reason, { retryAfter: 60 });
    }
  };

  /** Begins a sign-in. Returns the URL to open and the values that the response is validated with. Throws `notFound` and `unavailable`. */
  const start = async (
    name: string,
    request: FastifyRequest,
    next: string | null,
  ): Promise<{ url: string; flow: ProviderFlow }> => {
    const provider = requireProvider(name);
    const configuration = await requireConfiguration(provider);
    const codeVerifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const path = fillPath(providersContract.returnFromProvider.path, { provider: name });
    const redirectUri = `${requestSite(request, env)}${path}`;
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, flow: { provider: name, state, nonce, codeVerifier, redirectUri, next } };
  };

  const exchange = async (flow: ProviderFlow, search: string): Promise<ProviderPerson> => {
    const configuration = await loadConfiguration(requireProvider(flow.provider));
    const tokens = await client.authorizationCodeGrant(configuration, new URL(`${flow.redirectUri}${search}`), {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (!idToken) throw new client.ClientError('no ID token');
    // Some providers include the address in the ID token, others return it from the userinfo endpoint.
    const userInfo =
      idToken.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
        : {};
    const claims = { ...userInfo, ...idToken } as ProviderClaims;
    return {
      issuer: idToken.iss,
      subject: idToken.sub,
      email: confirmedEmail(idToken.iss, claims),
      claims,
    };
  };

  return {
    /** Returns the available providers, sorted by name. */
    listOffered: () => env.providers.map(({ name }) => ({ provider: name, label: providerLabel(name) })),
    requireProvider,
    start,

    /** Completes a sign-in. Returns the person, or why it failed. `search` is the query of the provider's redirect. */
    finish: async (flow: ProviderFlow, search: string): Promise<ProviderPerson | ProviderFailure> => {
      try {
        return await exchange(flow, search);
      } catch (error) {
        log.info({ err: error, provider: flow.provider }, 'callback from sign-in provider failed');
        return isResponseError(error) ? 'refused' : 'unreachable';
      }
    },
  };
};

export type Providers = ReturnType<typeof createProviders>;
