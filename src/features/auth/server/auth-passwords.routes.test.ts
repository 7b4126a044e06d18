import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { passwordResets, sessions, users } from './auth.tables.ts';

const world = useTestApp();
const NEW_PASSWORD = 'Cobalt-Harbor-42';

const signIn = (email: string | null, password: string) => world.visitor.post('/api/auth/login', { email, password });
const tokenIn = (text: string | undefined): string => /reset-password\?token=(\S+)\n/.exec(text ?? '')?.[1] ?? '';

/** Requests a link and returns the token in the email. */
const requestLink = async (email: string | null): Promise<string> => {
  await world.visitor.post('/api/auth/password/forgot', { email });
  const [mail] = await world.mails(email ?? '');
  return tokenIn(mail?.textBody);
};
const reset = (token: string, password = NEW_PASSWORD) =>
  world.visitor.post('/api/auth/password/reset', { token, password });

describe('changing the password', () => {
  it('stores the new password, ends all other sessions and sends an email', async () => {
    const person = await world.newcomer({
      passwordIsTemporary: true,
      temporaryPasswordSealed: 'sealed',
      temporaryPasswordExpiresAt: '2099-01-01T00:00:00.000Z',
    });
    const other = await world.as(person.userId);
    await requestLink(person.user.email);
    const response = await person.post('/api/auth/password/change', {
      currentPassword: BUILT_PASSWORD,
      password: NEW_PASSWORD,
    });
    expect(response).toMatchObject({ status: 200, body: { id: person.userId, passwordIsTemporary: false } });
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await person.get('/api/auth/user')).status).toBe(200);
    expect((await signIn(person.user.email, BUILT_PASSWORD)).status).toBe(401);
    expect((await signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.userId));
    expect(row).toMatchObject({ temporaryPasswordSealed: null, temporaryPasswordExpiresAt: null });
    expect(await world.db.select().from(passwordResets)).toEqual([]);
    const [mail] = await world.mails(person.user.email ?? '');
    expect(mail).toMatchObject({ kind: 'password-changed', subject: 'Your Puente password was changed' });
  });

  it('rejects a wrong current password with an error on that field and changes nothing', async () => {
    const person = await world.newcomer();
    const response = await person.post('/api/auth/password/change', { currentPassword: 'no', password: NEW_PASSWORD });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword', message: 'Your current password is incorrect' }] },
    });
    expect((await signIn(person.user.email, BUILT_PASSWORD)).status).toBe(200);
  });

  it.each([
    ['too short', 'short', 'Use at least 10 characters'],
    ['too long', 'x'.repeat(201), 'Use at most 200 characters'],
    ['empty', '', 'Use at least 10 characters'],
    ['missing', undefined, 'Password is required'],
    ['too common', 'Password1234', 'This password is too common. Choose one that’s harder to guess.'],
    ['the current one', BUILT_PASSWORD, 'Choose a password that differs from the current one'],
  ])('is refused if the new password is %s', async (_, password, message) => {
    const person = await world.newcomer();
    const response = await person.post('/api/auth/password/change', { currentPassword: BUILT_PASSWORD, password });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'password', message }] } });
  });

  it("refuses the user's own email address as a password", async () => {
    const person = await world.newcomer({ email: 'maria.delgado@mail.example' });
    const response = await person.post('/api/auth/password/change', {
      currentPassword: BUILT_PASSWORD,
      password: 'maria.delgado1',
    });
    expect(response.body.errors[0].path).toBe('password');
  });

  it('accepts any characters, up to 200', async () => {
    const person = await world.newcomer();
    const password = `ñ\u0000 😀"'<b>${'ab3'.repeat(63)}`;
    expect(password.length).toBeLessThanOrEqual(200);
    const body = { currentPassword: BUILT_PASSWORD, password };
    expect((await person.post('/api/auth/password/change', body)).status).toBe(200);
    expect((await signIn(person.user.email, password)).status).toBe(200);
  });

  it('succeeds for only one of several concurrent requests', async () => {
    const person = await world.newcomer();
    const passwords = ['Cobalt-Harbor-42', 'Amber-Meadow-17', 'Silent-Quarry-88'];
    const responses = await Promise.all(
      passwords.map((password) =>
        person.post('/api/auth/password/change', { currentPassword: BUILT_PASSWORD, password }),
      ),
    );
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
    const signIns = await Promise.all(passwords.map((password) => signIn(person.user.email, password)));
    expect(signIns.map(({ status }) => status)).toEqual(responses.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('requires a session', async () => {
    const body = { currentPassword: BUILT_PASSWORD, password: NEW_PASSWORD };
    expect((await world.visitor.post('/api/auth/password/change', body)).status).toBe(401);
  });
});

describe('the live connections of a person', () => {
  /** Adds a socket to the client’s session. Returns a list that receives the close code. */
  const connect = async (
    client: { get(path: string): Promise<{ body: { id: string; current: boolean }[] }> },
    userId: string,
  ) => {
    const own = (await client.get('/api/auth/sessions')).body.find(({ current }) => current);
    const closed: number[] = [];
    world.hub.add(userId, own?.id ?? '', { send: () => {}, close: (code) => closed.push(code) });
    return closed;
  };

  it('close only when their own session ends', async () => {
    const person = await world.newcomer();
    const other = await world.as(person.userId);
    const [closedOwn, closedOther] = await Promise.all([connect(person, person.userId), connect(other, person.userId)]);
    const body = { currentPassword: BUILT_PASSWORD, password: NEW_PASSWORD };
    await person.post('/api/auth/password/change', body);
    await eventually(() => expect(closedOther).toEqual([4401]));
    expect(closedOwn).toEqual([]);
    await person.post('/api/auth/logout');
    await eventually(() => expect(closedOwn).toEqual([4401]));
  });
});

describe('requesting a reset link', () => {
  it('emails a link that expires after an hour, and stores only its hash', async () => {
    const user = await world.build.user();
    const response = await world.visitor.post('/api/auth/password/forgot', { email: user.email });
    expect(response.status).toBe(202);
    const [mail] = await world.mails(user.email ?? '');
    expect(mail).toMatchObject({ kind: 'password-reset', isSensitive: true });
    expect(mail?.textBody).toMatch(/\nhttp:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n/);
    expect(mail?.textBody).toContain('60 minutes');
    const [row] = await world.db.select().from(passwordResets);
    const minutes = (Date.parse(row?.expiresAt ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60.1);
    expect(row?.tokenHash).not.toContain(tokenIn(mail?.textBody));
  });

  it('returns the same response for an unknown address, and sends no email', async () => {
    const user = await world.build.user();
    const withAccount = await world.visitor.post('/api/auth/password/forgot', { email: user.email });
    const withoutAccount = await world.visitor.post('/api/auth/password/forgot', { email: 'nobody@mail.example' });
    expect([withoutAccount.status, withoutAccount.body]).toEqual([withAccount.status, withAccount.body]);
    expect(await world.mails('nobody@mail.example')).toEqual([]);
  });

  it('refuses an invalid address', async () => {
    const response = await world.visitor.post('/api/auth/password/forgot', { email: 'nobody' });
    expect(response.body.errors).toMatchObject([{ path: 'email', message: 'Invalid email address' }]);
  });
});

describe('resetting the password', () => {
  it('withdraws the unsent email with the temporary password', async () => {
    const email = 'ana@mail.example';
    await world.visitor.post('/api/auth/register', { email, firstName: 'Ana', lastName: 'Torres' });
    expect((await reset(await requestLink(email))).status).toBe(200);
    expect((await world.mails(email)).map(({ kind }) => kind)).toEqual(['password-changed', 'password-reset']);
  });

  it('ends every session, clears the temporary password and sends an email', async () => {
    const person = await world.newcomer({
      passwordIsTemporary: true,
      temporaryPasswordSealed: 'sealed',
      temporaryPasswordExpiresAt: '2020-01-01T00:00:00.000Z',
    });
    const token = await requestLink(person.user.email);
    expect((await reset(token)).status).toBe(200);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect(await world.db.select().from(sessions)).toEqual([]);
    expect((await signIn(person.user.email, NEW_PASSWORD)).body.user.passwordIsTemporary).toBe(false);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.userId));
    expect(row?.temporaryPasswordSealed).toBeNull();
    expect((await world.mails(person.user.email ?? ''))[0]?.kind).toBe('password-changed');
  });

  it('emails people without a password that their account now has one', async () => {
    const user = await world.build.user();
    await world.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    expect((await reset(await requestLink(user.email))).status).toBe(200);
    expect((await world.mails(user.email ?? ''))[0]?.subject).toBe('Your Puente account now has a password');
  });

  it('refuses used, expired and unknown links', async () => {
    const user = await world.build.user();
    const used = await requestLink(user.email);
    await reset(used);
    const expired = await requestLink(user.email);
    await world.db.update(passwordResets).set({ expiresAt: sql`now()` });
    for (const token of [used, expired, 'never-was', '😀']) {
      const response = await reset(token, 'Amber-Meadow-17');
      expect(response.status).toBe(400);
      expect(response.body.detail).toBe('This link has expired or was already used. Please ask for a new one.');
    }
    expect((await signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it("invalidates the person's other links", async () => {
    const user = await world.build.user();
    const first = await requestLink(user.email);
    const second = await requestLink(user.email);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'Amber-Meadow-17')).status).toBe(400);
  });

  it('does not use up the link if the password is refused', async () => {
    const user = await world.build.user();
    const token = await requestLink(user.email);
    const rejection = await reset(token, 'password123');
    expect(rejection.body.errors[0].path).toBe('password');
    expect((await reset(token)).status).toBe(200);
  });

  it('succeeds for only one of several concurrent uses of a link', async () => {
    const user = await world.build.user();
    const token = await requestLink(user.email);
    const wanted = ['Cobalt-Harbor-42', 'Amber-Meadow-17', 'Silent-Quarry-88'];
    const responses = await Promise.all(wanted.map((password) => reset(token, password)));
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
    const signIns = await Promise.all(wanted.map((password) => signIn(user.email, password)));
    expect(signIns.map(({ status }) => status)).toEqual(responses.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('requires a token and a password', async () => {
    const response = await world.visitor.post('/api/auth/password/reset', {});
    expect(response.body.errors).toMatchObject([
      { path: 'token', message: 'This link is incomplete' },
      { path: 'password', message: 'Password is required' },
    ]);
  });
});

describe('responses about the account', () => {
  it('have no field for a password, hash, salt, secret or token', async () => {
    const person = await world.newcomer();
    // Sent in sequence, because a sign-in with the old password is refused after the change.
    const responses = [
      await signIn(person.user.email, BUILT_PASSWORD),
      await person.get('/api/auth/user'),
      await person.get('/api/auth/sessions'),
      await person.patch('/api/auth/account-type', { accountType: 'company' }),
      await person.post('/api/auth/password/change', { currentPassword: BUILT_PASSWORD, password: NEW_PASSWORD }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.text).not.toMatch(/"(\w*password|\w*hash|salt|secret|token|\w*sealed)"\s*:/i);
    }
  });
});
