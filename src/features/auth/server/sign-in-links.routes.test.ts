import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import { openBrowser } from '#testing/cookie-browser.ts';
import { addApp, codeOf } from '#testing/sign-in-scene.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { users } from './auth.tables.ts';
import { signInFlows } from './sign-in-ways.tables.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const ask = (email: string | null, address = '198.51.100.7') =>
  openBrowser(world, address).post('/api/auth/sign-in-links', { email });
const signInBy = (token: string, browser = openBrowser(world)) =>
  browser.post('/api/auth/sign-in-links/use', { token });

const tokenIn = (text: string | undefined): string => /\/login\?link=([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';
const linksTo = async (email: string | null) =>
  (await world.mails(email ?? '')).filter(({ kind }) => kind === 'sign-in-link');
/** Asks for a link and gives the token in the mail. */
const askForToken = async (email: string | null): Promise<string> => {
  expect((await ask(email)).status).toBe(202);
  const [mail] = await linksTo(email);
  return tokenIn(mail?.textBody);
};

const EXPIRED = 'This link has expired or was already used. Please ask for a new one.';

describe('asking for a link to sign in', () => {
  it('mails one that works once, for half an hour, and is kept as a hash', async () => {
    const user = await world.build.user();
    const token = await askForToken(user.email);
    expect(token).toHaveLength(43);
    const [mail] = await linksTo(user.email);
    expect(mail).toMatchObject({ isSensitive: true, subject: 'Your link to sign in to Puente' });
    expect(mail?.textBody).toContain('30 minutes');
    const [row] = await world.db.select().from(signInFlows);
    expect(row).toMatchObject({ kind: 'sign-in-link', userId: user.id });
    expect(row?.tokenHash).not.toContain(token);
    expect(Date.parse(row?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(30.1 * 60_000);
  });

  it('answers the same for an unknown and a suspended address, which get nothing', async () => {
    const user = await world.build.user();
    const suspended = await world.build.user({ suspendedAt: '2026-01-01T00:00:00.000Z' });
    const known = await ask(user.email);
    for (const email of ['nobody@mail.example', suspended.email]) {
      const answer = await ask(email);
      expect([answer.status, answer.body]).toEqual([known.status, known.body]);
      expect(await linksTo(email)).toEqual([]);
    }
  });

  it('takes about the same time whether or not the address is known', async () => {
    const user = await world.build.user();
    for (const email of [user.email, 'nobody@mail.example']) {
      const began = performance.now();
      await ask(email);
      expect(performance.now() - began).toBeGreaterThanOrEqual(99);
    }
  });

  it('mails two in half an hour and goes on answering the same, so that no one can use up what the owner may ask for', async () => {
    const user = await world.build.user();
    const first = await ask(user.email);
    for (let n = 0; n < 6; n += 1) {
      const answer = await ask(user.email, `203.0.113.${n + 1}`);
      expect([answer.status, answer.body]).toEqual([first.status, first.body]);
    }
    const sent = await linksTo(user.email);
    expect(sent).toHaveLength(2);
    for (const { textBody } of sent) expect((await signInBy(tokenIn(textBody))).status).toBe(200);
  });

  it('is twenty an hour for one network', async () => {
    for (let n = 0; n < 20; n += 1) expect((await ask(`nobody-${n}@mail.example`)).status).toBe(202);
    const refused = await ask('somebody@mail.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  });
});

describe('a link to sign in', () => {
  it('gets its owner in while the address and their own network are locked', async () => {
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
    const answer = await signInBy(await askForToken(user.email), browser);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    await browser.post('/api/auth/logout');
    // The browser is known from now on.
    const again = await browser.post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD });
    expect(again.status).toBe(200);
  });

  it('works once, also twice at one moment', async () => {
    const user = await world.build.user();
    const token = await askForToken(user.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signInBy(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(refused.map(() => [400, EXPIRED]));
    expect((await signInBy(token)).status).toBe(400);
  });

  it('still asks for the second step', async () => {
    const person = await world.newcomer();
    const browser = openBrowser(world);
    await browser.post('/api/auth/login', { email: person.user.email, password: BUILT_PASSWORD });
    const { key } = await addApp(browser);
    const other = openBrowser(world);
    const token = await askForToken(person.user.email);
    const answer = await signInBy(token, other);
    expect(answer).toMatchObject({ status: 401, body: { type: '/problems/second-step' } });
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await signInBy(token, other)).status).toBe(400);
    expect((await other.post('/api/auth/second-step/code', { code: codeOf(key) })).status).toBe(200);
  });

  it('is refused when its time is over, altered, made up, or its person suspended', async () => {
    const user = await world.build.user();
    const late = await askForToken(user.email);
    await world.db.update(signInFlows).set({ expiresAt: sql`now()` });
    const token = await askForToken(user.email);
    await world.db.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, user.id));
    for (const tried of [late, token, `x${late.slice(1)}`, 'x'.repeat(43)]) {
      expect(await signInBy(tried)).toMatchObject({ status: 400, body: { detail: EXPIRED } });
    }
  });

  it('ends with a new password, and when the address is no longer the person’s', async () => {
    const person = await world.newcomer();
    const before = await askForToken(person.user.email);
    const body = { currentPassword: BUILT_PASSWORD, password: 'Cobalt-Harbor-42' };
    expect((await person.post('/api/auth/password/change', body)).status).toBe(200);
    expect((await signInBy(before)).status).toBe(400);

    const mover = await world.newcomer();
    const old = await askForToken(mover.user.email);
    await mover.patch('/api/account', { email: 'moved@mail.example', currentPassword: BUILT_PASSWORD });
    const [mail] = await world.mails('moved@mail.example');
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    expect((await world.visitor.post('/api/account/email/confirm', { token })).status).toBe(200);
    expect((await signInBy(old)).status).toBe(400);
  });

  it('is no reset link, and a reset link is none of these', async () => {
    const user = await world.build.user();
    const token = await askForToken(user.email);
    expect((await world.visitor.post('/api/auth/password/reset', { token, password: 'Cobalt-Harbor-42' })).status).toBe(
      400,
    );
    await world.visitor.post('/api/auth/password/forgot', { email: user.email });
    const mails = await world.mails(user.email ?? '');
    const reset = /reset-password\?token=(\S+)\n/.exec(
      mails.find(({ kind }) => kind === 'password-reset')?.textBody ?? '',
    );
    expect((await signInBy(reset?.[1] ?? '')).status).toBe(400);
  });

  it('ends what waits of a temporary password, as the first sign-in does', async () => {
    const user = await world.build.user({
      passwordIsTemporary: true,
      temporaryPasswordSealed: 'sealed',
      temporaryPasswordExpiresAt: '2099-01-01T00:00:00.000Z',
    });
    await signInBy(await askForToken(user.email));
    const [row] = await world.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.temporaryPasswordSealed).toBeNull();
  });

  it('stands in no mail that can be read in a copy of the database', async () => {
    const user = await world.build.user();
    const token = await askForToken(user.email);
    expect(JSON.stringify(await world.db.select().from(outbox))).not.toContain(token);
  });
});
