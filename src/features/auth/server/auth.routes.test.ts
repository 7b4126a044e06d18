import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/audit/audit.tables.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { passwordSealer } from './auth.service.ts';
import { sessions, users } from './auth.tables.ts';

const world = useTestApp();
const ana = { email: 'ana@mail.example', firstName: 'Ana', lastName: 'Torres' };

const passwordIn = (text: string): string => /password:\n(\S+)\n/.exec(text)?.[1] ?? '';
const tokenIn = (text: string): string => /reset-password\?token=(\S+)\n/.exec(text)?.[1] ?? '';
const cookieHeader = (headers: Record<string, unknown>): string => String(headers['set-cookie']);

/** Registers and returns the emailed password. */
const register = async (person = ana): Promise<string> => {
  await world.visitor.post('/api/auth/register', person);
  const [mail] = await world.mails(person.email);
  return passwordIn(mail?.textBody ?? '');
};
const signIn = (email: string, password: string) => world.visitor.post('/api/auth/login', { email, password });
const findUserRow = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0];

describe('registering', () => {
  it('stores the language that the browser requests', async () => {
    await world.visitor.request({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'accept-language': 'pt-BR,pt;q=0.9' },
      payload: ana,
    });
    expect((await findUserRow(ana.email))?.language).toBe('pt');
  });

  it('creates the user and emails a temporary password that works', async () => {
    const response = await world.visitor.post('/api/auth/register', { ...ana, email: ' Ana@Mail.example ' });
    expect(response).toMatchObject({ status: 202, body: { message: 'Check your email for your login credentials.' } });
    const mails = await world.mails(ana.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'credentials', isSensitive: true });
    const password = passwordIn(mails[0]?.textBody ?? '');
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(mails[0]?.textBody).toMatch(/\nhttp:\/\/localhost:3000\/login\?link=[\w-]{43}\n/);
    expect(mails[0]?.textBody).toContain('7 days');
    const signedIn = await signIn('ANA@mail.example', password);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.user).toMatchObject({ ...ana, accountType: null, isAdmin: false, passwordIsTemporary: true });
  });

  it('can set the account type, and refuses other values', async () => {
    const registration = { email: 'ana@mail.example', firstName: 'Ana', lastName: 'Lima' };
    const refusal = await world.visitor.post('/api/auth/register', { ...registration, accountType: 'admin' });
    expect(refusal).toMatchObject({ status: 400, body: { errors: [{ path: 'accountType' }] } });
    await world.visitor.post('/api/auth/register', { ...registration, accountType: 'candidate' });
    const [user] = await world.db.select().from(users).where(eq(users.email, registration.email));
    expect(user).toMatchObject({ accountType: 'candidate', isAdmin: false });
  });

  it('returns the same response for a known address, changes nothing and emails a reset link', async () => {
    const password = await register();
    const again = await world.visitor.post('/api/auth/register', { ...ana, firstName: 'Mallory' });
    expect(again).toMatchObject({ status: 202, body: { message: 'Check your email for your login credentials.' } });
    expect((await findUserRow(ana.email))?.firstName).toBe('Ana');
    expect((await signIn(ana.email, password)).status).toBe(200);
    const [mail] = await world.mails(ana.email);
    expect(mail?.kind).toBe('address-known');
    expect(mail?.textBody).not.toContain('Mallory');
    const reset = await world.visitor.post('/api/auth/password/reset', {
      token: tokenIn(mail?.textBody ?? ''),
      password: 'Cobalt-Harbor-42',
    });
    expect(reset.status).toBe(200);
  });

  it('creates one user for concurrent requests, which all get the same response', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => world.visitor.post('/api/auth/register', ana)));
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const kinds = (await world.mails(ana.email)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['address-known', 'address-known', 'address-known', 'address-known', 'credentials']);
  });

  it('leaves a name that looks like a link out of the email', async () => {
    await register({ ...ana, firstName: 'Win at www.evil.example' });
    const [mail] = await world.mails(ana.email);
    expect(mail?.textBody).toMatch(/^Hello,\n/);
  });

  it.each([
    [{}, ['Invalid email address', 'First name is required', 'Last name is required']],
    [
      { email: 'nobody', firstName: ' ', lastName: '' },
      ['Invalid email address', 'First name is required', 'Last name is required'],
    ],
    [{ ...ana, email: null }, ['Invalid email address']],
    [{ ...ana, firstName: [] }, ['First name is required']],
  ])('refuses %j with the messages of the form', async (body, messages) => {
    const response = await world.visitor.post('/api/auth/register', body);
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ message }: { message: string }) => message)).toEqual(messages);
  });
});

describe('signing in', () => {
  it('sets an HttpOnly, SameSite=Lax cookie for 30 days that is not Secure on http', async () => {
    const user = await world.build.user();
    const response = await signIn(user.email ?? '', BUILT_PASSWORD);
    const cookie = cookieHeader(response.headers);
    expect(cookie).toMatch(/^puente_session=[\w-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    expect(cookie).not.toContain('Domain');
  });

  it('stores the session token only as a hash', async () => {
    const user = await world.build.user();
    const response = await signIn(user.email ?? '', BUILT_PASSWORD);
    const token = /puente_session=([\w-]+)/.exec(cookieHeader(response.headers))?.[1] ?? '';
    const [session] = await world.db.select().from(sessions);
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  it('fails with the same message for every cause', async () => {
    const past = '2020-01-01T00:00:00.000Z';
    const fine = await world.build.user();
    const suspended = await world.build.user({ suspendedAt: past });
    const expired = await world.build.user({ passwordIsTemporary: true, temporaryPasswordExpiresAt: past });
    const noPassword = await world.build.user({ passwordHash: null });
    const responses = await Promise.all([
      signIn('nobody@mail.example', BUILT_PASSWORD),
      signIn(fine.email ?? '', `${BUILT_PASSWORD}.`),
      ...[suspended, expired, noPassword].map(({ email }) => signIn(email ?? '', BUILT_PASSWORD)),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(response.body).toEqual(responses[0]?.body);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect(responses[0]?.body.detail).toBe('Invalid email or password');
  });

  it('erases the encrypted temporary password the first time, and still asks for a new one', async () => {
    const password = await register();
    const before = await findUserRow(ana.email);
    expect(passwordSealer(world.platform).open(before?.temporaryPasswordSealed ?? '')).toBe(password);
    await signIn(ana.email, password);
    expect(await findUserRow(ana.email)).toMatchObject({ temporaryPasswordSealed: null, passwordIsTemporary: true });
    expect((await signIn(ana.email, password)).body.user.passwordIsTemporary).toBe(true);
  });

  it('does not erase the encrypted temporary password if the password is wrong', async () => {
    await register();
    await signIn(ana.email, 'something else');
    expect((await findUserRow(ana.email))?.temporaryPasswordSealed).not.toBeNull();
  });

  it('is recorded in the audit log only for admins', async () => {
    const admin = await world.admin();
    const other = await world.build.user();
    await signIn(admin.user.email ?? '', BUILT_PASSWORD);
    await signIn(other.email ?? '', BUILT_PASSWORD);
    const log = await world.db.select().from(auditLog);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ action: 'admin.signed-in', actorId: admin.userId, clientAddress: '127.0.0.1' });
  });

  it("replaces the browser's previous session", async () => {
    const person = await world.newcomer();
    await person.post('/api/auth/login', { email: person.user.email, password: BUILT_PASSWORD });
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect(await world.db.select().from(sessions)).toHaveLength(1);
  });

  it.each([
    [{}, ['Invalid email address', 'Password is required']],
    [{ email: 'ana', password: '' }, ['Invalid email address', 'Password is required']],
    [{ email: 'ana@mail.example', password: 7 }, ['Password is required']],
  ])('refuses %j with the messages of the form', async (body, messages) => {
    const response = await world.visitor.post('/api/auth/login', body);
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ message }: { message: string }) => message)).toEqual(messages);
  });
});

describe('a session', () => {
  it('returns the current user without secrets', async () => {
    const person = await world.newcomer();
    const response = await person.get('/api/auth/user');
    expect(Object.keys(response.body).toSorted()).toEqual(
      [
        'accountType',
        'createdAt',
        'email',
        'firstName',
        'id',
        'isAdmin',
        'language',
        'lastName',
        'membership',
        'mustAgree',
        'passwordIsTemporary',
        'profileImageUrl',
        'removedFromCompany',
        'companySuspended',
        'secondStepDueAt',
      ].toSorted(),
    );
    expect((await world.visitor.get('/api/auth/user')).status).toBe(401);
  });

  it('ends when it expires, and when the person is suspended or deleted', async () => {
    const people = await Promise.all([world.newcomer(), world.newcomer(), world.newcomer()]);
    const [late, suspended, deleted] = people;
    await world.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, late.userId));
    await world.db.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, suspended.userId));
    await world.db
      .update(users)
      .set({ deletedAt: sql`now()`, email: null, passwordHash: null })
      .where(eq(users.id, deleted.userId));
    for (const person of people) expect((await person.get('/api/auth/user')).status).toBe(401);
  });

  it('is extended by use, at most every five minutes', async () => {
    const person = await world.newcomer();
    expect((await person.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
    const ageSession = (minutes: number) =>
      world.db
        .update(sessions)
        .set({ lastSeenAt: sql`now() - make_interval(mins => ${minutes})`, expiresAt: sql`now() + interval '1 hour'` });
    await ageSession(4);
    expect((await person.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
    await ageSession(6);
    const response = await person.get('/api/auth/user');
    expect(cookieHeader(response.headers)).toContain(person.cookie);
    expect(cookieHeader(response.headers)).toContain('Max-Age=2592000');
    const [session] = await world.db.select().from(sessions);
    const days = (Date.parse(session?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect((await person.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
  });

  it('ends after half a year, even if it is used', async () => {
    const person = await world.newcomer();
    await world.db.update(sessions).set({
      createdAt: sql`now() - interval '170 days'`,
      lastSeenAt: sql`now() - interval '1 hour'`,
      expiresAt: sql`now() + interval '1 day'`,
    });
    expect((await person.get('/api/auth/user')).status).toBe(200);
    const [session] = await world.db.select().from(sessions);
    const days = (Date.parse(session?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(9.9);
    expect(days).toBeLessThan(10.1);
  });

  it('does not exist for an invalid cookie', async () => {
    for (const cookie of [
      'puente_session=',
      'puente_session=abc',
      `puente_session=${'x'.repeat(4000)}`,
      'puente_session=%00%E0',
    ]) {
      const response = await world.visitor.request({ method: 'GET', url: '/api/auth/user', headers: { cookie } });
      expect(response.status).toBe(401);
    }
  });

  it('ends on the server at sign-out, which also deletes the cookie', async () => {
    const person = await world.newcomer();
    const response = await person.post('/api/auth/logout');
    expect(response.status).toBe(204);
    expect(cookieHeader(response.headers)).toMatch(/^puente_session=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await world.visitor.post('/api/auth/logout')).status).toBe(204);
  });
});

describe('the list of sessions', () => {
  it("names devices, marks the current one, and shows only the person's own, most recently used first", async () => {
    const person = await world.newcomer();
    await world.newcomer();
    await world.visitor.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.user.email, password: BUILT_PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36' },
    });
    const response = await person.get('/api/auth/sessions');
    expect(response.status).toBe(200);
    expect(response.body).toHaveLength(2);
    expect(response.body[0]).toMatchObject({ device: 'Chrome on Windows', current: false });
    expect(response.body[1]).toMatchObject({ current: true });
    expect(Object.keys(response.body[0]).toSorted()).toEqual(['createdAt', 'current', 'device', 'id', 'lastSeenAt']);
    expect((await world.visitor.get('/api/auth/sessions')).status).toBe(401);
  });

  it("lets a person sign out their other devices, but not other people's", async () => {
    const person = await world.newcomer();
    const phone = await world.as(person.userId);
    const stranger = await world.newcomer();
    const ids = (await phone.get('/api/auth/sessions')).body as { id: string; current: boolean }[];
    const phoneId = ids.find(({ current }) => current)?.id ?? '';
    const path = `/api/auth/sessions/${phoneId}`;
    expect(await stranger.delete(path)).toMatchObject({ status: 404, body: { detail: 'Session not found' } });
    expect((await world.visitor.delete(path)).status).toBe(401);
    expect((await person.delete(path)).status).toBe(204);
    expect((await person.delete(path)).status).toBe(404);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await person.get('/api/auth/user')).status).toBe(200);
    expect((await person.delete('/api/auth/sessions/not-an-id')).status).toBe(404);
  });

  it('deletes the cookie of the current device when that device is signed out', async () => {
    const person = await world.newcomer();
    const [own] = (await person.get('/api/auth/sessions')).body;
    const response = await person.delete(`/api/auth/sessions/${own.id}`);
    expect(cookieHeader(response.headers)).toMatch(/^puente_session=;/);
  });
});

describe('the account type', () => {
  it('is set once', async () => {
    const person = await world.newcomer();
    const first = await person.patch('/api/auth/account-type', { accountType: 'company' });
    expect(first).toMatchObject({ status: 200, body: { id: person.userId, accountType: 'company' } });
    for (const accountType of ['company', 'candidate']) {
      const again = await person.patch('/api/auth/account-type', { accountType });
      expect(again).toMatchObject({ status: 409, body: { detail: 'Your account type is already set' } });
    }
  });

  it('is set to only one of two types chosen concurrently', async () => {
    const person = await world.newcomer();
    const responses = await Promise.all(
      ['company', 'candidate', 'company', 'candidate'].map((accountType) =>
        person.patch('/api/auth/account-type', { accountType }),
      ),
    );
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  it('requires a session and one of two types', async () => {
    const person = await world.newcomer();
    for (const body of [{}, { accountType: null }, { accountType: 'admin' }]) {
      expect((await person.patch('/api/auth/account-type', body)).status).toBe(400);
    }
    expect((await world.visitor.patch('/api/auth/account-type', { accountType: 'company' })).status).toBe(401);
  });
});
