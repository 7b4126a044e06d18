import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type CookieBrowser, openBrowser } from '#testing/cookie-browser.ts';
import { freePorts } from '#testing/free-ports.ts';
import { startTestProvider } from '#testing/oidc-provider.ts';
import { addAuthenticatorApp, generateCode, passPasswordStep } from '#testing/sign-in-scene.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { users } from './auth.tables.ts';
import { identities, signInFlows } from './sign-in-ways.tables.ts';

const SITE = 'http://localhost:3000';
const [port = 0, deadPort = 0] = await freePorts(2);
const provider = await startTestProvider(port, SITE);
const silentServer = createServer(() => {}).listen(0, '127.0.0.1');
await once(silentServer, 'listening');
afterAll(async () => {
  silentServer.close();
  await provider.stop();
});

const world = useTestApp({
  RATE_LIMITS: 'on',
  PUBLIC_URL: SITE,
  ...provider.env,
  OIDC_GONE_ISSUER: `http://127.0.0.1:${deadPort}`,
  OIDC_GONE_CLIENT_ID: 'puente',
  OIDC_GONE_CLIENT_SECRET: 'none',
  OIDC_MUTE_ISSUER: `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}`,
  OIDC_MUTE_CLIENT_ID: 'puente',
  OIDC_MUTE_CLIENT_SECRET: 'none',
});

const LUCIA = {
  sub: 'lucia-1',
  email: 'Lucia@mail.example',
  email_verified: true,
  given_name: 'Lucía',
  family_name: 'Rojas',
};

beforeEach(() => {
  provider.person = { ...LUCIA };
});

/** Visits the provider and returns the URL to which it redirects. */
const visitProvider = async (browser: CookieBrowser, next: string | null = null): Promise<string> => {
  const { status, body } = await browser.post('/api/auth/providers/acme', { next });
  expect(status).toBe(200);
  return provider.pass(body.url);
};
/** Signs in with the provider and returns the page to which the app redirects. */
const signInWithProvider = async (browser: CookieBrowser, next: string | null = null): Promise<string> =>
  String((await browser.get(await visitProvider(browser, next))).headers.location);

const connect = async (browser: CookieBrowser, password: string = BUILT_PASSWORD) => {
  const { status, body } = await browser.post('/api/account/providers/acme', { password });
  if (status !== 200) return status;
  return String((await browser.get(await provider.pass(body.url))).headers.location);
};

const isSignedIn = async (browser: CookieBrowser) => (await browser.get('/api/auth/user')).status === 200;

describe('continuing with a provider', () => {
  it('is offered for the configured providers only', async () => {
    expect((await world.visitor.get('/api/auth/providers')).body).toEqual([
      { provider: 'acme', label: 'Acme' },
      { provider: 'gone', label: 'Gone' },
      { provider: 'mute', label: 'Mute' },
    ]);
    expect((await world.visitor.post('/api/auth/providers/google', {})).status).toBe(404);
  });

  it('creates an account for a new person, who then chooses the account type', async () => {
    const browser = openBrowser(world);
    expect(await signInWithProvider(browser)).toBe('/account-setup');
    const { body: user } = await browser.get('/api/auth/user');
    expect(user).toMatchObject({
      firstName: 'Lucía',
      lastName: 'Rojas',
      email: 'lucia@mail.example',
      accountType: null,
    });
    expect((await browser.patch('/api/auth/account-type', { accountType: 'candidate' })).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['puente_session', 'puente_browser']);
    const [mail] = await world.mails('lucia@mail.example');
    expect(mail?.subject).toBe('Your Puente account is ready');
    expect(mail?.textBody).toContain('Your Puente account was created with Acme.');
  });

  it('returns to the requested page if it is on this site', async () => {
    expect(await signInWithProvider(openBrowser(world), '/hires')).toBe('/hires');
    expect(await signInWithProvider(openBrowser(world), '//evil.example')).toBe('/account-setup');
  });

  it('signs in to the same account even after its address at the provider changed', async () => {
    const browser = openBrowser(world);
    await signInWithProvider(browser);
    const { id } = (await browser.get('/api/auth/user')).body;
    provider.person = { sub: LUCIA.sub, email: 'changed@mail.example', email_verified: false };
    const again = openBrowser(world);
    await signInWithProvider(again);
    expect((await again.get('/api/auth/user')).body.id).toBe(id);
  });

  it('never takes over an account with the same address', async () => {
    const user = await world.build.user({ email: 'lucia@mail.example' });
    const browser = openBrowser(world);
    expect(await signInWithProvider(browser)).toBe('/login?problem=known&provider=acme');
    expect(await isSignedIn(browser)).toBe(false);
    expect(await world.db.select().from(identities)).toEqual([]);
    const own = await passPasswordStep(world, user.email);
    expect(await connect(own)).toBe('/account?connected=acme');
    expect(await signInWithProvider(openBrowser(world))).not.toContain('problem');
  });

  it.each([
    ['says that it did not confirm the address', { ...LUCIA, email_verified: false }],
    ['does not say that it confirmed the address', { sub: LUCIA.sub, email: LUCIA.email }],
    ['has no address', { sub: LUCIA.sub, email_verified: true }],
    ['has an invalid address', { ...LUCIA, email: 'lucia' }],
  ])('creates no account if the provider %s', async (_what, person) => {
    provider.person = person;
    const browser = openBrowser(world);
    expect(await signInWithProvider(browser)).toBe('/login?problem=unconfirmed&provider=acme');
    expect(await isSignedIn(browser)).toBe(false);
    expect(await world.db.select().from(users)).toEqual([]);
  });

  it('requires the second step of an account that has one', async () => {
    const user = await world.build.user();
    const home = await passPasswordStep(world, user.email);
    await connect(home);
    const { key } = await addAuthenticatorApp(home);
    const browser = openBrowser(world);
    expect(await signInWithProvider(browser, '/hires')).toBe('/login?step=second&next=%2Fhires');
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/auth/second-step/code', { code: generateCode(key) })).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('reports a canceled sign-in and a suspended account', async () => {
    const browser = openBrowser(world);
    await signInWithProvider(browser);
    const { id } = (await browser.get('/api/auth/user')).body;
    await (await world.admin()).patch(`/api/admin/users/${id}`, { suspended: true });
    expect(await signInWithProvider(openBrowser(world))).toBe('/login?problem=refused&provider=acme');
    provider.person = { sub: 'nobody' };
    expect(await signInWithProvider(openBrowser(world))).toBe('/login?problem=refused&provider=acme');
  });
});

describe('accounts created through a provider from one network', () => {
  it('are limited to five an hour', async () => {
    const signUp = (person: number) => {
      provider.person = { sub: `new-${person}`, email: `new-${person}@mail.example`, email_verified: true };
      return signInWithProvider(openBrowser(world));
    };
    for (let person = 1; person <= 5; person += 1) expect(await signUp(person)).toBe('/account-setup');
    expect(await signUp(6)).toBe('/login?problem=later&provider=acme');
    await world.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    expect(await signUp(6)).toBe('/account-setup');
  });
});

describe('the redirect from a provider', () => {
  it('works once', async () => {
    const browser = openBrowser(world);
    const back = await visitProvider(browser);
    const token = browser.cookies.get('puente_provider') ?? '';
    expect((await browser.get(back)).headers.location).toBe('/account-setup');
    const attacker = openBrowser(world);
    attacker.cookies.set('puente_provider', token);
    expect((await attacker.get(back)).headers.location).toBe('/login?problem=again&provider=acme');
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it('does not work in another browser', async () => {
    const attacker = openBrowser(world);
    const back = await visitProvider(attacker);
    const victim = openBrowser(world);
    expect((await victim.get(back)).headers.location).toBe('/login?problem=again&provider=acme');
    await victim.post('/api/auth/providers/acme', {});
    expect((await victim.get(back)).headers.location).toBe('/login?problem=refused&provider=acme');
    expect(await isSignedIn(victim)).toBe(false);
  });

  it('requires the original state, and the verifier of the browser that started the sign-in', async () => {
    const attacker = openBrowser(world);
    const stolen = new URLSearchParams((await visitProvider(attacker)).split('?')[1]);
    const victim = openBrowser(world);
    const { body } = await victim.post('/api/auth/providers/acme', {});
    const own = new URL(body.url).searchParams.get('state') ?? '';
    const injected = new URLSearchParams({ code: stolen.get('code') ?? '', state: own, iss: provider.issuer });
    const response = await victim.get(`/api/auth/providers/acme/callback?${injected}`);
    expect(response.headers.location).toBe('/login?problem=refused&provider=acme');
    expect(await isSignedIn(victim)).toBe(false);
  });

  it('is refused from another issuer', async () => {
    const browser = openBrowser(world);
    const back = (await visitProvider(browser)).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example');
    expect((await browser.get(back)).headers.location).toBe('/login?problem=refused&provider=acme');
  });

  it('expires', async () => {
    const browser = openBrowser(world);
    const back = await visitProvider(browser);
    await world.db.update(signInFlows).set({ expiresAt: '2020-01-01T00:00:00.000Z' });
    expect((await browser.get(back)).headers.location).toBe('/login?problem=again&provider=acme');
  });
});

describe('an unreachable provider', () => {
  it('is reported, immediately the second time, and passwords still work', async () => {
    const user = await world.build.user();
    const go = () => world.visitor.post('/api/auth/providers/gone', {});
    expect(await go()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { detail: 'We can’t reach Gone right now. Please try again in a few minutes.' },
    });
    const began = Date.now();
    expect((await go()).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(4_000);
    expect(await isSignedIn(await passPasswordStep(world, user.email))).toBe(true);
  });
});

describe('a provider that accepts connections without responding', () => {
  it('delays a request by less than 15 seconds', async () => {
    const began = Date.now();
    expect((await world.visitor.post('/api/auth/providers/mute', {})).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(15_000);
  });
});

describe('connecting a provider', () => {
  it('requires the password and a confirmed address', async () => {
    const user = await world.build.user();
    const browser = await passPasswordStep(world, user.email);
    expect(await connect(browser, 'wrong')).toBe(400);
    provider.person = { ...LUCIA, email_verified: false };
    expect(await connect(browser)).toBe('/account?problem=unconfirmed&provider=acme');
    expect(await world.db.select().from(identities)).toEqual([]);
  });

  it('is refused if another account is signed in on return', async () => {
    const user = await world.build.user();
    const browser = await passPasswordStep(world, user.email);
    const { body } = await browser.post('/api/account/providers/acme', { password: BUILT_PASSWORD });
    const back = await provider.pass(body.url);
    const other = await world.build.user();
    await browser.post('/api/auth/login', { email: other.email, password: BUILT_PASSWORD });
    expect((await browser.get(back)).headers.location).toBe('/login?problem=again&provider=acme');
    expect(await world.db.select().from(identities)).toEqual([]);
  });

  it('is refused for an identity of another account', async () => {
    const first = await passPasswordStep(world, (await world.build.user()).email);
    await connect(first);
    const second = await passPasswordStep(world, (await world.build.user()).email);
    expect(await connect(second)).toBe('/account?problem=taken&provider=acme');
    expect(await world.db.select().from(identities)).toHaveLength(1);
  });

  it('can be undone with the password, if another way to sign in remains', async () => {
    const user = await world.build.user();
    const browser = await passPasswordStep(world, user.email);
    await connect(browser);
    const [firstProvider] = (await browser.get('/api/account/sign-in-ways')).body.providers;
    expect(firstProvider).toMatchObject({
      provider: 'acme',
      connected: { email: 'lucia@mail.example' },
      isOffered: true,
    });
    const disconnect = (password: string) => browser.delete('/api/account/providers/acme', { password });
    expect((await disconnect('wrong')).status).toBe(400);
    expect((await disconnect(BUILT_PASSWORD)).status).toBe(204);
    expect((await disconnect(BUILT_PASSWORD)).status).toBe(404);

    const newcomer = openBrowser(world);
    await signInWithProvider(newcomer);
    const rejection = await newcomer.delete('/api/account/providers/acme', { password: 'none' });
    expect(rejection).toMatchObject({ status: 409, body: { detail: expect.stringContaining('have a password yet') } });
  });

  it('adds it to the account export, and deleting the account erases it', async () => {
    const user = await world.build.user();
    const browser = await passPasswordStep(world, user.email);
    await connect(browser);
    await addAuthenticatorApp(browser);
    const { signInWays } = JSON.parse((await browser.get('/api/account/export')).text);
    expect(signInWays).toMatchObject({
      recoveryCodesLeft: 10,
      providers: [{ provider: 'acme', email: 'lucia@mail.example' }],
    });
    expect((await browser.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await world.db.select().from(identities)).toEqual([]);
    const [left] = await world.db.select().from(users).where(eq(users.id, user.id));
    expect(left).toMatchObject({ secondStepSince: null, email: null });
  });
});
