/**
 * A real OpenID provider for tests, with code flow, PKCE, discovery and its own keys. The test chooses the person who signs in; there are no prompts.
 * `pass` simulates a browser that opens the provider and is redirected back.
 */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AccountClaims, type JWK, Provider } from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  /** The product's environment variables for this provider, `OIDC_ACME_…`. */
  env: Record<string, string>;
  /** The person who signs in from now on. */
  person: AccountClaims;
  /** Follows an authorization URL until the provider redirects back. Returns the path and query on our side. */
  pass(url: string): Promise<string>;
  stop(): Promise<void>;
}

const CLIENT = { id: 'puente', secret: 'a shared test secret, long enough' };

const signingKey = (): JWK => ({
  ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK),
  alg: 'RS256',
  use: 'sig',
  kid: 'test',
});

/** Follows redirects with the provider's cookies. */
const followTo = async (start: string, issuer: string): Promise<string> => {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    const next = new URL(location, url);
    if (next.origin !== issuer) return next.pathname + next.search;
    url = next.href;
  }
  throw new Error('The provider did not redirect');
};

/** Starts the provider on a port. `site` is the product's address. */
export const startTestProvider = async (port: number, site: string): Promise<TestProvider> => {
  const issuer = `http://127.0.0.1:${port}`;
  const test = { person: { sub: 'nobody' } as AccountClaims };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${site}/api/auth/providers/acme/callback`],
      },
    ],
    jwks: { keys: [signingKey()] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...test.person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { Grant } = oidc.provider;
      const grant = new Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const result =
      test.person.sub === 'nobody' ? { error: 'access_denied' } : { login: { accountId: test.person.sub } };
    const to = await provider.interactionResult(context.req, context.res, result);
    context.redirect(to);
  });
  const server: Server = provider.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    env: { OIDC_ACME_ISSUER: issuer, OIDC_ACME_CLIENT_ID: CLIENT.id, OIDC_ACME_CLIENT_SECRET: CLIENT.secret },
    get person() {
      return test.person;
    },
    set person(person) {
      test.person = person;
    },
    pass: (url) => followTo(url, issuer),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
