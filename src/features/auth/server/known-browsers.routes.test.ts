import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rate-limits.tables.ts';
import { type CookieBrowser, openBrowser } from '#testing/cookie-browser.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const COOKIE = 'puente_browser';
const NEW_PASSWORD = 'Cobalt-Harbor-42';

const signIn = (browser: CookieBrowser, email: string | null, password = BUILT_PASSWORD) =>
  browser.post('/api/auth/login', { email, password });

/** Fails to sign in from one network, without cookies. */
const failToSignIn = async (times: number, email: string | null, address: string) => {
  for (let n = 0; n < times; n += 1) await signIn(openBrowser(world, address), email, 'wrong');
};

/** Makes 30 concurrent wrong attempts from different networks, after 90 recorded ones. Afterward every unknown browser is refused. */
const flood = async (email: string | null): Promise<number[]> => {
  const key = `sign-in:email-anywhere:${email}`;
  const recordedAttempts = { key, hits: 90, resetsAt: sql`now() + interval '1 hour'` };
  await world.db
    .insert(rateLimits)
    .values(recordedAttempts)
    .onConflictDoUpdate({ target: rateLimits.key, set: recordedAttempts });
  const tries = Array.from({ length: 30 }, (_, n) => signIn(openBrowser(world, `203.0.113.${n + 1}`), email, 'wrong'));
  return (await Promise.all(tries)).map(({ status }) => status);
};

/** Returns a browser that signed in to an account and signed out again. */
const openKnownBrowser = async (email: string | null, address?: string): Promise<CookieBrowser> => {
  const browser = openBrowser(world, address);
  expect((await signIn(browser, email)).status).toBe(200);
  await browser.post('/api/auth/logout');
  return browser;
};

/** Returns a browser on another network that sends this cookie value. */
const openWithCookie = (value: string): CookieBrowser => {
  const browser = openBrowser(world, '192.0.2.200');
  browser.cookies.set(COOKIE, value);
  return browser;
};

describe('wrong attempts at an address', () => {
  it('lock it for their own network only', async () => {
    const user = await world.build.user();
    await failToSignIn(10, user.email, '192.0.2.1');
    expect((await signIn(openBrowser(world, '192.0.2.1'), user.email)).status).toBe(429);
    expect((await signIn(openBrowser(world, '192.0.2.2'), user.email)).status).toBe(200);
  });

  it('lock it for a whole IPv6 network', async () => {
    const user = await world.build.user();
    for (let n = 0; n < 10; n += 1) await failToSignIn(1, user.email, `2001:db8:1:2::${n + 1}`);
    expect((await signIn(openBrowser(world, '2001:db8:1:2:aaaa::1'), user.email)).status).toBe(429);
    expect((await signIn(openBrowser(world, '2001:db8:1:3::1'), user.email)).status).toBe(200);
  });

  it('are limited to a hundred an hour from all networks, even if the address is unknown', async () => {
    const user = await world.build.user();
    for (const email of [user.email, 'nobody@mail.example']) {
      const statuses = await flood(email);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    }
    const withAccount = await signIn(openBrowser(world, '192.0.2.9'), user.email);
    const withoutAccount = await signIn(openBrowser(world, '192.0.2.9'), 'nobody@mail.example');
    expect([withAccount.status, Object.keys(withAccount.body)]).toEqual([429, Object.keys(withoutAccount.body)]);
    expect(withAccount.body.detail).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    await world.db.update(rateLimits).set({ resetsAt: sql`now()` });
    expect((await signIn(openBrowser(world, '192.0.2.9'), user.email)).status).toBe(200);
  });
});

describe('a browser that the account has signed in with', () => {
  it('can sign in while others lock the address, even from their network', async () => {
    const user = await world.build.user();
    const own = await openKnownBrowser(user.email, '192.0.2.1');
    await flood(user.email);
    await failToSignIn(11, user.email, '192.0.2.1');
    expect((await signIn(openBrowser(world, '192.0.2.1'), user.email)).status).toBe(429);
    expect((await signIn(own, user.email)).status).toBe(200);
  });

  it('has its own ten attempts, which lock only that browser', async () => {
    const user = await world.build.user();
    const [own, other] = [await openKnownBrowser(user.email), await openKnownBrowser(user.email)];
    for (let n = 0; n < 10; n += 1) expect((await signIn(own, user.email, 'wrong')).status).toBe(401);
    expect((await signIn(own, user.email)).status).toBe(429);
    expect((await signIn(other, user.email)).status).toBe(200);
    expect((await signIn(openBrowser(world), user.email)).status).toBe(200);
  });

  it('gets a cookie that scripts cannot read and that lasts half a year', async () => {
    const user = await world.build.user();
    const response = await signIn(openBrowser(world), user.email);
    const line = [response.headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith(`${COOKIE}=`));
    expect(line).toContain('; HttpOnly');
    expect(line).toContain('; SameSite=Lax');
    expect(line).toContain(`; Max-Age=${180 * 24 * 60 * 60};`);
    expect(line).not.toContain(user.id);
    expect(line).not.toContain(encodeURIComponent(user.email ?? ''));
  });

  it('is known to the account of each person who uses it', async () => {
    const [ana, ben] = [await world.build.user(), await world.build.user()];
    const shared = await openKnownBrowser(ana.email);
    expect((await signIn(shared, ben.email)).status).toBe(200);
    await shared.post('/api/auth/logout');
    for (const { email } of [ana, ben]) {
      await failToSignIn(11, email, '198.51.100.7');
      expect((await signIn(openBrowser(world), email)).status).toBe(429);
      expect((await signIn(shared, email)).status).toBe(200);
    }
  });
});

describe('the cookie of a known browser', () => {
  /** Returns whether a browser with the cookie can sign in although the address is locked. */
  const canSignInWith = async (email: string | null, value: string): Promise<boolean> => {
    await failToSignIn(11, email, '192.0.2.200');
    return (await signIn(openWithCookie(value), email)).status === 200;
  };
  const browserCookie = (browser: CookieBrowser) => browser.cookies.get(COOKIE) ?? '';

  it('does not sign in on its own', async () => {
    const user = await world.build.user();
    const copy = openWithCookie(browserCookie(await openKnownBrowser(user.email)));
    expect((await copy.get('/api/auth/user')).status).toBe(401);
    expect((await signIn(copy, user.email, 'wrong')).status).toBe(401);
  });

  it('does not help with another account', async () => {
    const [victim, attacker] = [await world.build.user(), await world.build.user()];
    expect(await canSignInWith(victim.email, browserCookie(await openKnownBrowser(attacker.email)))).toBe(false);
  });

  const withOtherStart = (text: string): string => `${text.startsWith('x') ? 'y' : 'x'}${text.slice(1)}`;

  it.each([
    ['another id', (id: string, since: string, signature: string) => `${withOtherStart(id)}.${since}.${signature}`],
    ['a later day', (id: string, since: string, signature: string) => `${id}.${Number(since) + 1}.${signature}`],
    [
      'another signature',
      (id: string, since: string, signature: string) => `${id}.${since}.${withOtherStart(signature)}`,
    ],
    ['no signature', (id: string, since: string) => `${id}.${since}.`],
    ['a missing part', (id: string, since: string) => `${id}.${since}`],
    ['only punctuation', () => '~~..~%%%'],
  ])('does not help if it was forged with %s', async (_what, altered) => {
    const user = await world.build.user();
    const [id = '', since = '', signature = ''] = browserCookie(await openKnownBrowser(user.email)).split('.');
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(await canSignInWith(user.email, altered(id, since, signature))).toBe(false);
  });

  it('shares its ten attempts with its copies', async () => {
    const user = await world.build.user();
    const own = await openKnownBrowser(user.email);
    const copies = Array.from({ length: 30 }, () => openWithCookie(browserCookie(own)));
    const responses = await Promise.all(copies.map((copy) => signIn(copy, user.email, 'wrong')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await signIn(own, user.email)).status).toBe(429);
  });

  it('counts as one browser even if it repeats an entry many times', async () => {
    const user = await world.build.user();
    const value = browserCookie(await openKnownBrowser(user.email));
    const copy = openWithCookie(Array.from({ length: 50 }, () => value).join('~'));
    for (let n = 0; n < 10; n += 1) expect((await signIn(copy, user.email, 'wrong')).status).toBe(401);
    expect((await signIn(copy, user.email)).status).toBe(429);
  });

  it('is invalidated by a new password, except in the browser that changed it', async () => {
    const user = await world.build.user();
    const [changing, other] = [openBrowser(world), await openKnownBrowser(user.email)];
    await signIn(changing, user.email);
    const body = { currentPassword: BUILT_PASSWORD, password: NEW_PASSWORD };
    expect((await changing.post('/api/auth/password/change', body)).status).toBe(200);
    await changing.post('/api/auth/logout');
    await failToSignIn(11, user.email, '198.51.100.7');
    expect((await signIn(other, user.email, NEW_PASSWORD)).status).toBe(429);
    expect((await signIn(changing, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is invalidated by a new address', async () => {
    const user = await world.build.user();
    const own = await openKnownBrowser(user.email);
    const browser = openBrowser(world, '192.0.2.50');
    await signIn(browser, user.email);
    const email = 'moved@mail.example';
    await browser.patch('/api/account', { email, currentPassword: BUILT_PASSWORD });
    const [mail] = await world.mails(email);
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    expect((await world.visitor.post('/api/account/email/confirm', { token })).status).toBe(200);
    await failToSignIn(11, email, '198.51.100.7');
    expect((await signIn(own, email)).status).toBe(429);
  });
});
