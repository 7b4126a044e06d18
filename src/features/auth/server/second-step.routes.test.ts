import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rate-limits.tables.ts';
import { openBrowser } from '#testing/cookie-browser.ts';
import { addAuthenticatorApp, addPasskey, generateCode, passPasswordStep } from '#testing/sign-in-scene.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { appKeySealer } from './authenticator-app.ts';
import { signInFlows, totpFactors } from './sign-in-ways.tables.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

/** Creates a user with an authenticator app. Returns the browser in which the app was set up. */
const createUserWithApp = async () => {
  const user = await world.build.user();
  const home = await passPasswordStep(world, user.email);
  return { user, home, ...(await addAuthenticatorApp(home)) };
};

const submitCode = (browser: ReturnType<typeof openBrowser>, code: string) =>
  browser.post('/api/auth/second-step/code', { code });

describe('signing in to an account with a second step', () => {
  it('is refused with only the right password, with a special problem type and no session', async () => {
    const { user } = await createUserWithApp();
    const browser = openBrowser(world);
    const response = await browser.post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD });
    expect(response).toMatchObject({ status: 401, body: { type: '/problems/second-step', status: 401 } });
    expect([...browser.cookies.keys()]).toEqual(['puente_step']);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect((await browser.get('/api/auth/second-step')).body.methods).toEqual(['app', 'recovery']);
    const wrong = await browser.post('/api/auth/login', { email: user.email, password: 'wrong' });
    expect(wrong.body).toMatchObject({ type: 'about:blank', detail: 'Invalid email or password' });
  });

  it('works once with a code from the app', async () => {
    const { user, key } = await createUserWithApp();
    const browser = await passPasswordStep(world, user.email);
    const code = generateCode(key);
    const entered = await submitCode(browser, code);
    expect(entered).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect([...browser.cookies.keys()]).toEqual(['puente_session', 'puente_browser']);
    expect((await browser.get('/api/auth/user')).status).toBe(200);

    const again = await passPasswordStep(world, user.email);
    const replayed = await submitCode(again, code);
    expect(replayed).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    expect((await submitCode(again, generateCode(key, -1))).status).toBe(400);
    expect((await submitCode(again, generateCode(key, 1))).status).toBe(200);
  });

  it('succeeds for only one of two concurrent uses of a code', async () => {
    const { user, key } = await createUserWithApp();
    const browsers = [await passPasswordStep(world, user.email), await passPasswordStep(world, user.email)];
    const code = generateCode(key);
    const responses = await Promise.all(browsers.map((browser) => submitCode(browser, code)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('continues only in the browser that entered the password', async () => {
    const { key } = await createUserWithApp();
    const stranger = openBrowser(world);
    expect((await submitCode(stranger, generateCode(key))).status).toBe(409);
    stranger.cookies.set('puente_step', 'a made-up token');
    expect((await submitCode(stranger, generateCode(key))).status).toBe(409);
  });

  it('uses up the pending second step when the session opens', async () => {
    const { user, key } = await createUserWithApp();
    const browser = await passPasswordStep(world, user.email);
    const step = browser.cookies.get('puente_step') ?? '';
    await submitCode(browser, generateCode(key));
    const attacker = openBrowser(world);
    attacker.cookies.set('puente_step', step);
    expect((await submitCode(attacker, generateCode(key, 1))).status).toBe(409);
  });

  it('must start again when the second step expires or the password changes', async () => {
    const { user, home, key } = await createUserWithApp();
    const slow = await passPasswordStep(world, user.email);
    await world.db.update(signInFlows).set({ expiresAt: sql`now()` });
    expect((await submitCode(slow, generateCode(key))).status).toBe(409);
    const attacker = await passPasswordStep(world, user.email);
    const change = { currentPassword: BUILT_PASSWORD, password: 'another fine password' };
    expect((await home.post('/api/auth/password/change', change)).status).toBe(200);
    expect((await submitCode(attacker, generateCode(key))).status).toBe(409);
  });

  it('works once with a recovery code, typed in any format, and notifies the owner by email', async () => {
    const { user, recoveryCodes } = await createUserWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = ''] = recoveryCodes;
    const browser = await passPasswordStep(world, user.email);
    const submitRecoveryCode = (code: string) => browser.post('/api/auth/second-step/recovery', { code });
    expect((await submitRecoveryCode('aaaa-bbbb-cccc-dddd')).status).toBe(400);
    expect((await submitRecoveryCode(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await browser.get('/api/account/sign-in-ways')).body.recoveryCodesLeft).toBe(9);
    const again = await passPasswordStep(world, user.email);
    expect((await again.post('/api/auth/second-step/recovery', { code: first })).status).toBe(400);
    const mails = await world.mails(user.email ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual(['sign-in-changed', 'sign-in-changed']);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A recovery code was used to sign in to Puente',
      'How you sign in to Puente has changed',
    ]);
    expect(mails[0]?.textBody).toContain('Someone signed in to your account with a recovery code');
  });

  it('counts each code before checking it, so that concurrent attempts cannot exceed ten', async () => {
    const { user, key } = await createUserWithApp();
    const browsers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => passPasswordStep(world, user.email, `198.51.100.${n}`)),
    );
    const guesses = browsers.flatMap((browser) => Array.from({ length: 8 }, () => submitCode(browser, '000000')));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const right = await submitCode(browsers[0] as (typeof browsers)[0], generateCode(key));
    expect(right.status).toBe(429);
    // Fifteen minutes later, ten more are allowed, up to thirty a day.
    const passQuarterHour = () =>
      world.db.update(rateLimits).set({ resetsAt: sql`now()` }).where(sql`key not like 'second-step:day%'`);
    const laterStatuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await passQuarterHour();
      for (let guess = 0; guess < 11; guess += 1)
        laterStatuses.push((await submitCode(browsers[1] as (typeof browsers)[0], '000000')).status);
    }
    expect(laterStatuses.filter((status) => status === 400)).toHaveLength(20);
  });

  it('records wrong codes in the security log', async () => {
    const { user } = await createUserWithApp();
    await submitCode(await passPasswordStep(world, user.email), '000000');
    const { body } = await (await world.admin()).get('/api/admin/activity?limit=100');
    expect(body).toMatchObject([
      { action: 'user.second-step-failed', actor: { id: user.id, email: user.email }, clientAddress: '198.51.100.7' },
      { action: 'user.sign-in-way-changed', detail: { change: 'appAdded' } },
    ]);
  });

  it('is refused for someone suspended between the steps', async () => {
    const { user, key } = await createUserWithApp();
    const browser = await passPasswordStep(world, user.email);
    const admin = await world.admin();
    await admin.patch(`/api/admin/users/${user.id}`, { suspended: true });
    expect((await submitCode(browser, generateCode(key))).status).toBe(409);
  });
});

describe('the key of an authenticator app', () => {
  it('is encrypted in the database and never returned after the setup', async () => {
    const { home, key } = await createUserWithApp();
    const [row] = await world.db.select().from(totpFactors);
    expect(row?.keySealed).not.toContain(key);
    expect(appKeySealer(world.platform).open(row?.keySealed ?? '')).toBe(key);
    expect((await home.get('/api/account/sign-in-ways')).text).not.toContain(key);
    expect((await home.get('/api/account/export')).text).not.toContain(key);
  });
});

describe('a passkey', () => {
  const createUserWithPasskey = async () => {
    const user = await world.build.user();
    const home = await passPasswordStep(world, user.email);
    return { user, home, ...(await addPasskey(home)) };
  };
  const requestOptions = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.post('/api/auth/passkey/options')).body;

  it('signs in alone, without an address or password', async () => {
    const { user, authenticator } = await createUserWithPasskey();
    const browser = openBrowser(world);
    const challenge = await requestOptions(browser);
    expect(challenge).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(challenge.allowCredentials).toBeUndefined();
    const entered = await browser.post('/api/auth/passkey', { passkey: authenticator.sign(challenge) });
    expect(entered).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  it('works as the second step after a password', async () => {
    const { user, authenticator } = await createUserWithPasskey();
    const browser = await passPasswordStep(world, user.email);
    expect((await browser.get('/api/auth/second-step')).body.methods).toEqual(['passkey', 'recovery']);
    const { body: challenge } = await browser.post('/api/auth/second-step/passkey/options');
    expect(challenge.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const passkey = authenticator.sign(challenge);
    expect((await browser.post('/api/auth/second-step/passkey', { passkey })).status).toBe(200);
  });

  it('answers a challenge once, and only in the browser that received it', async () => {
    const { authenticator } = await createUserWithPasskey();
    const browser = openBrowser(world);
    const challenge = await requestOptions(browser);
    const passkey = authenticator.sign(challenge);
    expect((await openBrowser(world).post('/api/auth/passkey', { passkey })).status).toBe(409);
    const other = openBrowser(world);
    await requestOptions(other);
    expect((await other.post('/api/auth/passkey', { passkey })).status).toBe(401);
    const token = browser.cookies.get('puente_passkey') ?? '';
    expect((await browser.post('/api/auth/passkey', { passkey })).status).toBe(200);
    const attacker = openBrowser(world);
    attacker.cookies.set('puente_passkey', token);
    expect((await attacker.post('/api/auth/passkey', { passkey })).status).toBe(409);
  });

  it.each([
    ['from a page of another site', { origin: 'https://puente.example.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with another key', { isForged: true }],
    ['without user verification', { isVerified: false }],
    ['with a counter that did not increase', { counter: 1 }],
    ['for another account', { userHandle: Buffer.from('someone else').toString('base64url') }],
  ])('is refused %s', async (_what, overrides) => {
    const { authenticator } = await createUserWithPasskey();
    const browser = openBrowser(world);
    const passkey = authenticator.sign(await requestOptions(browser), overrides);
    expect((await browser.post('/api/auth/passkey', { passkey })).status).toBe(401);
    expect(browser.cookies.has('puente_session')).toBe(false);
  });

  it('is refused as the second step of another account', async () => {
    const own = await createUserWithPasskey();
    const other = await createUserWithPasskey();
    const browser = await passPasswordStep(world, other.user.email);
    const { body: challenge } = await browser.post('/api/auth/second-step/passkey/options');
    const passkey = own.authenticator.sign(challenge);
    expect((await browser.post('/api/auth/second-step/passkey', { passkey })).status).toBe(400);
    // The challenge was used up, so the right passkey is too late.
    const late = other.authenticator.sign(challenge);
    expect((await browser.post('/api/auth/second-step/passkey', { passkey: late })).status).toBe(400);
  });

  it('does not sign in a suspended user', async () => {
    const { user, authenticator } = await createUserWithPasskey();
    await (await world.admin()).patch(`/api/admin/users/${user.id}`, { suspended: true });
    const browser = openBrowser(world);
    const passkey = authenticator.sign(await requestOptions(browser));
    expect((await browser.post('/api/auth/passkey', { passkey })).status).toBe(401);
  });

  it('is offered a limited number of challenges per network', async () => {
    const browser = openBrowser(world);
    const statuses: number[] = [];
    for (let n = 0; n < 101; n += 1) statuses.push((await browser.post('/api/auth/passkey/options')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
