import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#testing/cookie-browser.ts';
import { addAuthenticatorApp, addPasskey, generateCode, passPasswordStep } from '#testing/sign-in-scene.ts';
import { SoftAuthenticator } from '#testing/soft-authenticator.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { users } from './auth.tables.ts';
import { recoveryCodes as codesTable, passkeys, totpFactors } from './sign-in-ways.tables.ts';

const world = useTestApp();
const PASSWORD = { password: BUILT_PASSWORD };

const createUser = async (values: Parameters<typeof world.build.user>[0] = {}) => {
  const user = await world.build.user(values);
  return { user, browser: await passPasswordStep(world, user.email) };
};

const loadSignInWays = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/api/account/sign-in-ways')).body;

describe('an authenticator app', () => {
  it('requires the password, and a code before it is active', async () => {
    const { user, browser } = await createUser();
    const rejection = await browser.post('/api/account/authenticator', { password: 'wrong' });
    expect(rejection.body.errors).toMatchObject([{ path: 'password', message: 'Your password is incorrect' }]);
    const { body } = await browser.post('/api/account/authenticator', PASSWORD);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Puente:.+secret=[A-Z2-7]{32}/);
    expect(await loadSignInWays(browser)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
    // An unfinished setup does not lock anyone out.
    const elsewhere = await passPasswordStep(world, user.email);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200);
    const wrong = await browser.post('/api/account/authenticator/confirm', { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    expect(await loadSignInWays(browser)).toMatchObject({ appSince: null });
  });

  it('renews the current session and ends all others when it is set up', async () => {
    const { user, browser } = await createUser();
    const elsewhere = await passPasswordStep(world, user.email);
    const before = browser.cookies.get('puente_session') ?? '';
    await addAuthenticatorApp(browser);
    expect(browser.cookies.get('puente_session')).not.toBe(before);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    const attacker = openBrowser(world);
    attacker.cookies.set('puente_session', before);
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
  });

  it('is removed with the password and a code or recovery code, together with the recovery codes', async () => {
    const { user, browser } = await createUser();
    const { key, recoveryCodes } = await addAuthenticatorApp(browser);
    const remove = (body: object) => browser.delete('/api/account/authenticator', body);
    expect((await remove({ password: 'wrong', code: generateCode(key) })).status).toBe(400);
    expect((await remove({ ...PASSWORD, code: '000000' })).status).toBe(400);
    expect((await remove({ ...PASSWORD, code: recoveryCodes[3] })).status).toBe(204);
    expect(await loadSignInWays(browser)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
    const plain = await passPasswordStep(world, user.email);
    expect((await plain.get('/api/auth/user')).status).toBe(200);
    const mails = await world.mails(user.email ?? '');
    expect(mails.map(({ textBody }) => /app was (?:added|removed)/.exec(textBody)?.[0])).toEqual([
      'app was removed',
      'app was added',
    ]);
  });

  it('cannot be replaced while it is active', async () => {
    const { browser } = await createUser();
    await addAuthenticatorApp(browser);
    expect((await browser.post('/api/account/authenticator', PASSWORD)).status).toBe(409);
  });

  it('must be confirmed within half an hour', async () => {
    const { browser } = await createUser();
    const { body } = await browser.post('/api/account/authenticator', PASSWORD);
    await world.db.update(totpFactors).set({ createdAt: sql`now() - interval '31 minutes'` });
    const late = await browser.post('/api/account/authenticator/confirm', { code: generateCode(body.key) });
    expect(late.status).toBe(409);
  });
});

describe('recovery codes', () => {
  it('require the password, and replace the previous ones', async () => {
    const { user, browser } = await createUser();
    const { recoveryCodes } = await addAuthenticatorApp(browser);
    expect((await browser.post('/api/account/recovery-codes', { password: 'wrong' })).status).toBe(400);
    const { body } = await browser.post('/api/account/recovery-codes', PASSWORD);
    expect(body.recoveryCodes).toHaveLength(10);
    const stored = await world.db.select().from(codesTable);
    expect(JSON.stringify(stored)).not.toContain(body.recoveryCodes[0].replaceAll('-', ''));
    const next = await passPasswordStep(world, user.email);
    const submit = (code: string) => next.post('/api/auth/second-step/recovery', { code });
    expect((await submit(recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await submit(body.recoveryCodes[0])).status).toBe(200);
  });

  it('cannot be created for a user without a second step', async () => {
    const { browser } = await createUser();
    expect((await browser.post('/api/account/recovery-codes', PASSWORD)).status).toBe(409);
  });
});

describe('a passkey', () => {
  it('is added, renamed, listed and removed, and its owner gets an email', async () => {
    const { user, browser } = await createUser();
    const { id, recoveryCodes } = await addPasskey(browser, 'Laptop');
    expect(recoveryCodes).toHaveLength(10);
    expect((await addPasskey(browser, 'Phone')).recoveryCodes).toEqual([]);
    expect((await browser.patch(`/api/account/passkeys/${id}`, { name: ' ' })).status).toBe(400);
    expect((await browser.patch(`/api/account/passkeys/${id}`, { name: 'Old laptop' })).status).toBe(200);
    const ways = await loadSignInWays(browser);
    expect(ways.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Old laptop', 'Phone']);
    expect((await browser.delete(`/api/account/passkeys/${id}`, { password: 'wrong' })).status).toBe(400);
    expect((await browser.delete(`/api/account/passkeys/${id}`, PASSWORD)).status).toBe(204);
    // The codes stay while there is a second step.
    expect(await loadSignInWays(browser)).toMatchObject({ passkeys: [{ name: 'Phone' }], recoveryCodesLeft: 10 });
    const [mail] = await world.mails(user.email ?? '');
    expect(mail?.textBody).toMatch(/A passkey was removed[\s\S]+Old laptop/);
  });

  it('is not found for another person', async () => {
    const other = await createUser();
    const { id } = await addPasskey(other.browser);
    const { browser } = await createUser();
    expect((await browser.patch(`/api/account/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await browser.delete(`/api/account/passkeys/${id}`, PASSWORD)).status).toBe(404);
  });

  it.each([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('is not added %s', async (_what, overrides) => {
    const { browser } = await createUser();
    const { body: options } = await browser.post('/api/account/passkeys/options', PASSWORD);
    const passkey = new SoftAuthenticator().register(options, overrides);
    expect((await browser.post('/api/account/passkeys', { name: 'Mine', passkey })).status).toBe(400);
  });

  it('is added once, in the session that requested it', async () => {
    const { user, browser } = await createUser();
    const elsewhere = await passPasswordStep(world, user.email);
    const { body: options } = await browser.post('/api/account/passkeys/options', PASSWORD);
    const body = { name: 'Mine', passkey: new SoftAuthenticator().register(options) };
    expect((await elsewhere.post('/api/account/passkeys', body)).status).toBe(409);
    expect((await browser.post('/api/account/passkeys', body)).status).toBe(201);
    expect((await browser.post('/api/account/passkeys', body)).status).toBe(409);
  });

  it('cannot be added if it belongs to another person', async () => {
    const other = await createUser();
    const { authenticator } = await addPasskey(other.browser);
    const { browser } = await createUser();
    const { body: options } = await browser.post('/api/account/passkeys/options', PASSWORD);
    const passkey = authenticator.register(options);
    expect((await browser.post('/api/account/passkeys', { name: 'Theirs', passkey })).status).toBe(409);
  });
});

describe('a second step added by someone else who knew the password', () => {
  it('is removed by a password reset if it is recent, and kept if it is older', async () => {
    const { user, browser: attacker } = await createUser();
    await addPasskey(attacker, 'Old one');
    await world.db.update(passkeys).set({ createdAt: sql`now() - interval '73 hours'` });
    await addAuthenticatorApp(attacker);
    await addPasskey(attacker, 'Thief’s key');
    await world.visitor.post('/api/auth/password/forgot', { email: user.email });
    const mail = (await world.mails(user.email ?? '')).find(({ kind }) => kind === 'password-reset');
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1];
    await world.visitor.post('/api/auth/password/reset', { token, password: 'a new and fine password' });
    const owner = openBrowser(world);
    await owner.post('/api/auth/login', { email: user.email, password: 'a new and fine password' });
    expect((await owner.get('/api/auth/second-step')).body.methods).toEqual(['passkey']);
    await world.db.update(passkeys).set({ createdAt: sql`now()` });
    await world.visitor.post('/api/auth/password/forgot', { email: user.email });
    const [again] = (await world.mails(user.email ?? '')).filter(({ kind }) => kind === 'password-reset');
    const second = /token=([\w-]+)/.exec(again?.textBody ?? '')?.[1];
    await world.visitor.post('/api/auth/password/reset', { token: second, password: 'one more fine password' });
    await owner.post('/api/auth/login', { email: user.email, password: 'one more fine password' });
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });
});

describe('an admin', () => {
  const createAdmin = async () => {
    const user = await world.build.user({ isAdmin: true, accountType: null });
    return { user, browser: await passPasswordStep(world, user.email) };
  };
  const endGracePeriod = () =>
    world.db.update(users).set({ secondStepDueAt: sql`now()` }).where(eq(users.isAdmin, true));

  it('has seven days from the first sign-in to set up a second step', async () => {
    const { user, browser } = await createAdmin();
    const { secondStepDueAt } = (await browser.get('/api/auth/user')).body;
    const days = (Date.parse(secondStepDueAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await world.db.update(users).set({ secondStepDueAt: sql`now() + interval '1 day'` });
    const again = await passPasswordStep(world, user.email);
    const due = Date.parse((await again.get('/api/auth/user')).body.secondStepDueAt);
    expect((due - Date.now()) / 86_400_000).toBeLessThanOrEqual(1);
    expect((await again.get('/api/admin/users')).status).toBe(200);
  });

  it('is refused admin calls after the deadline, with the reason, until a second step is set up', async () => {
    const { browser } = await createAdmin();
    await endGracePeriod();
    expect(await browser.get('/api/admin/users')).toMatchObject({
      status: 403,
      body: { detail: 'Admins need a second step to sign in. Set one up on your account page.' },
    });
    expect((await browser.get('/api/auth/user')).body.isAdmin).toBe(true);
    await addAuthenticatorApp(browser);
    expect((await browser.get('/api/admin/users')).status).toBe(200);
    expect((await browser.get('/api/auth/user')).body.secondStepDueAt).toBeNull();
  });

  it('gets no new grace period after removing the second step', async () => {
    const { browser } = await createAdmin();
    const { key } = await addAuthenticatorApp(browser);
    await endGracePeriod();
    await browser.delete('/api/account/authenticator', { ...PASSWORD, code: generateCode(key) });
    expect((await browser.get('/api/admin/users')).status).toBe(403);
  });

  it('gets a deadline when promoted while signed in, and loses it with the admin flag', async () => {
    const { browser } = await createAdmin();
    const user = await world.build.user();
    const session = await passPasswordStep(world, user.email);
    await browser.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
    expect((await session.get('/api/auth/user')).body.secondStepDueAt).not.toBeNull();
    await browser.patch(`/api/admin/users/${user.id}`, { isAdmin: false });
    expect((await session.get('/api/auth/user')).body.secondStepDueAt).toBeNull();
  });
});

describe('users who are not admins', () => {
  it('need no second step', async () => {
    const { browser } = await createUser({ accountType: 'company' });
    expect((await browser.get('/api/auth/user')).body.secondStepDueAt).toBeNull();
  });
});
