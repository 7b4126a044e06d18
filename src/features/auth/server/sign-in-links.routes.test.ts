import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import { openBrowser } from '#testing/cookie-browser.ts';
import { addAuthenticatorApp, generateCode } from '#testing/sign-in-scene.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { users } from './auth.tables.ts';
import { signInFlows } from './sign-in-ways.tables.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const requestLink = (email: string | null, address = '198.51.100.7') =>
  openBrowser(world, address).post('/api/auth/sign-in-links', { email });
const openLink = (token: string, browser = openBrowser(world)) =>
  browser.post('/api/auth/sign-in-links/use', { token });

const tokenIn = (text: string | undefined): string => /\/login\?link=([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';
const listLinkMails = async (email: string | null) =>
  (await world.mails(email ?? '')).filter(({ kind }) => kind === 'sign-in-link');
/** Requests a link and returns the token in the email. */
const requestToken = async (email: string | null): Promise<string> => {
  expect((await requestLink(email)).status).toBe(202);
  const [mail] = await listLinkMails(email);
  return tokenIn(mail?.textBody);
};

const EXPIRED = 'This link has expired or was already used. Please ask for a new one.';

describe('requesting a sign-in link', () => {
  it('emails a link that expires after 15 minutes, and stores only its hash', async () => {
    const user = await world.build.user();
    const token = await requestToken(user.email);
    expect(token).toHaveLength(43);
    const [mail] = await listLinkMails(user.email);
    expect(mail).toMatchObject({ isSensitive: true, subject: 'Your link to sign in to Puente' });
    expect(mail?.textBody).toContain('15 minutes');
    const [row] = await world.db.select().from(signInFlows);
    expect(row).toMatchObject({ kind: 'sign-in-link', userId: user.id });
    expect(row?.tokenHash).not.toContain(token);
    expect(Date.parse(row?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(15.1 * 60_000);
  });

  it('returns the same response for unknown and suspended addresses, and sends them no email', async () => {
    const user = await world.build.user();
    const suspended = await world.build.user({ suspendedAt: '2026-01-01T00:00:00.000Z' });
    const withAccount = await requestLink(user.email);
    for (const email of ['nobody@mail.example', suspended.email]) {
      const response = await requestLink(email);
      expect([response.status, response.body]).toEqual([withAccount.status, withAccount.body]);
      expect(await listLinkMails(email)).toEqual([]);
    }
  });

  it('takes a minimum time, so that its duration does not reveal whether the address is known', async () => {
    const user = await world.build.user();
    for (const email of [user.email, 'nobody@mail.example']) {
      const began = performance.now();
      await requestLink(email);
      expect(performance.now() - began).toBeGreaterThanOrEqual(99);
    }
  });

  it("emails at most two links in 15 minutes; more requests get the same response, so that no one can use up the owner's limit", async () => {
    const user = await world.build.user();
    const first = await requestLink(user.email);
    for (let n = 0; n < 6; n += 1) {
      const response = await requestLink(user.email, `203.0.113.${n + 1}`);
      expect([response.status, response.body]).toEqual([first.status, first.body]);
    }
    const links = await listLinkMails(user.email);
    expect(links).toHaveLength(2);
    for (const { textBody } of links) expect((await openLink(tokenIn(textBody))).status).toBe(200);
  });

  it('is limited to twenty an hour for each network', async () => {
    for (let n = 0; n < 20; n += 1) expect((await requestLink(`nobody-${n}@mail.example`)).status).toBe(202);
    const rejection = await requestLink('somebody@mail.example');
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeLessThanOrEqual(3600);
  });
});

describe('the link in the email with the first credentials', () => {
  const REGISTRATION = { email: 'ana@mail.example', firstName: 'Ana', lastName: 'Lima' };

  it('signs in once without the password, and the password still works afterward', async () => {
    await openBrowser(world).post('/api/auth/register', REGISTRATION);
    const [mail] = await world.mails(REGISTRATION.email);
    expect(mail?.textBody).toContain('works once without the password and expires in 15 minutes');
    const token = tokenIn(mail?.textBody);
    const first = await openLink(token);
    expect(first).toMatchObject({ status: 200, body: { user: { passwordIsTemporary: true, accountType: null } } });
    expect((await openLink(token)).status).toBe(400);
    const password = /password:\n(.*)/i.exec(mail?.textBody ?? '')?.[1];
    const { email } = REGISTRATION;
    expect((await openBrowser(world).post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('stops working after the person sets their own password', async () => {
    await openBrowser(world).post('/api/auth/register', REGISTRATION);
    const [mail] = await world.mails(REGISTRATION.email);
    const currentPassword = /password:\n(.*)/i.exec(mail?.textBody ?? '')?.[1];
    const browser = openBrowser(world);
    await browser.post('/api/auth/login', { email: REGISTRATION.email, password: currentPassword });
    const change = { currentPassword, password: 'a long password of my own' };
    expect((await browser.post('/api/auth/password/change', change)).status).toBe(200);
    expect((await openLink(tokenIn(mail?.textBody))).status).toBe(400);
  });
});

describe('a sign-in link', () => {
  it("works while the address and the owner's network are locked", async () => {
    const user = await world.build.user();
    for (let n = 0; n < 50; n += 1) {
      await openBrowser(world).post('/api/auth/login', {
        email: n < 10 ? user.email : `no-${n}@mail.example`,
        password: 'wrong',
      });
    }
    const locked = await openBrowser(world).post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD });
    expect(locked.status).toBe(429);
    const browser = openBrowser(world);
    const response = await openLink(await requestToken(user.email), browser);
    expect(response).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    await browser.post('/api/auth/logout');
    // From now on, the server recognizes this browser.
    const again = await browser.post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD });
    expect(again.status).toBe(200);
  });

  it('works only once, even with simultaneous requests', async () => {
    const user = await world.build.user();
    const token = await requestToken(user.email);
    const responses = await Promise.all(Array.from({ length: 8 }, () => openLink(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejections = responses.filter(({ status }) => status !== 200);
    expect(rejections.map(({ status, body }) => [status, body.detail])).toEqual(rejections.map(() => [400, EXPIRED]));
    expect((await openLink(token)).status).toBe(400);
  });

  it('still requires the second step', async () => {
    const person = await world.newcomer();
    const browser = openBrowser(world);
    await browser.post('/api/auth/login', { email: person.user.email, password: BUILT_PASSWORD });
    const { key } = await addAuthenticatorApp(browser);
    const other = openBrowser(world);
    const token = await requestToken(person.user.email);
    const response = await openLink(token, other);
    expect(response).toMatchObject({ status: 401, body: { type: '/problems/second-step' } });
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await openLink(token, other)).status).toBe(400);
    expect((await other.post('/api/auth/second-step/code', { code: generateCode(key) })).status).toBe(200);
  });

  it('is refused if it is expired, altered or forged, or if its owner is suspended', async () => {
    const user = await world.build.user();
    const late = await requestToken(user.email);
    await world.db.update(signInFlows).set({ expiresAt: sql`now()` });
    const token = await requestToken(user.email);
    await world.db.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, user.id));
    for (const tried of [late, token, `x${late.slice(1)}`, 'x'.repeat(43)]) {
      expect(await openLink(tried)).toMatchObject({ status: 400, body: { detail: EXPIRED } });
    }
  });

  it('is invalidated by a new password or a new address', async () => {
    const person = await world.newcomer();
    const before = await requestToken(person.user.email);
    const body = { currentPassword: BUILT_PASSWORD, password: 'Cobalt-Harbor-42' };
    expect((await person.post('/api/auth/password/change', body)).status).toBe(200);
    expect((await openLink(before)).status).toBe(400);

    const mover = await world.newcomer();
    const old = await requestToken(mover.user.email);
    await mover.patch('/api/account', { email: 'moved@mail.example', currentPassword: BUILT_PASSWORD });
    const [mail] = await world.mails('moved@mail.example');
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    expect((await world.visitor.post('/api/account/email/confirm', { token })).status).toBe(200);
    expect((await openLink(old)).status).toBe(400);
  });

  it('does not work as a reset link, and a reset link does not work as a sign-in link', async () => {
    const user = await world.build.user();
    const token = await requestToken(user.email);
    expect((await world.visitor.post('/api/auth/password/reset', { token, password: 'Cobalt-Harbor-42' })).status).toBe(
      400,
    );
    await world.visitor.post('/api/auth/password/forgot', { email: user.email });
    const mails = await world.mails(user.email ?? '');
    const reset = /reset-password\?token=(\S+)\n/.exec(
      mails.find(({ kind }) => kind === 'password-reset')?.textBody ?? '',
    );
    expect((await openLink(reset?.[1] ?? '')).status).toBe(400);
  });

  it('erases the temporary password, as the first sign-in does', async () => {
    const user = await world.build.user({
      passwordIsTemporary: true,
      temporaryPasswordSealed: 'sealed',
      temporaryPasswordExpiresAt: '2099-01-01T00:00:00.000Z',
    });
    await openLink(await requestToken(user.email));
    const [row] = await world.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.temporaryPasswordSealed).toBeNull();
  });

  it('cannot be read from emails in a copy of the database', async () => {
    const user = await world.build.user();
    const token = await requestToken(user.email);
    expect(JSON.stringify(await world.db.select().from(outbox))).not.toContain(token);
  });
});
