import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import * as service from './auth.service.ts';
import { passwordResets, sessions, users } from './auth.tables.ts';

const world = useTestApp();
const admin = { email: 'admin@mail.example', password: 'the admin of the house' };
const signIn = (email: string | null, password: string) => world.visitor.post('/api/auth/login', { email, password });
const findUserRow = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];

describe('the configured admin', () => {
  it('is created if missing, and only once if several processes start at the same time', async () => {
    await Promise.all([service.ensureAdmin(world.platform, admin), service.ensureAdmin(world.platform, admin)]);
    const signedIn = await signIn(admin.email, admin.password);
    expect(signedIn.body.user).toMatchObject({ isAdmin: true, accountType: null, passwordIsTemporary: false });
    expect(await world.db.select().from(users)).toHaveLength(1);
  });

  it('can be an existing user, who keeps their password', async () => {
    const user = await world.build.user({ email: admin.email, accountType: 'company' });
    await service.ensureAdmin(world.platform, admin);
    expect((await signIn(admin.email, admin.password)).status).toBe(401);
    const signedIn = await signIn(admin.email, BUILT_PASSWORD);
    expect(signedIn.body.user).toMatchObject({ id: user.id, isAdmin: true, accountType: 'company' });
  });

  it('gets the configured password if it is an existing user without one', async () => {
    await world.build.user({ email: admin.email, passwordHash: null });
    await service.ensureAdmin(world.platform, admin);
    expect((await signIn(admin.email, admin.password)).status).toBe(200);
  });
});

describe('a user with a temporary password', () => {
  const person = {
    email: 'lucia@mail.example',
    firstName: 'Lucia',
    lastName: 'Rojas',
    accountType: 'candidate' as const,
  };
  const create = () =>
    world.db.transaction((tx) => service.createUserWithTemporaryPassword(tx, world.platform, person));

  it('can sign in, and no email is sent', async () => {
    const { userId, temporaryPassword } = await create();
    const signedIn = await signIn(person.email, temporaryPassword);
    expect(signedIn.body.user).toMatchObject({ id: userId, accountType: 'candidate', passwordIsTemporary: true });
    expect(await world.mails()).toEqual([]);
  });

  it('cannot be created with a known address', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ kind: 'conflict', refusal: 'email-taken' });
  });

  it('can get a new one until they set their own', async () => {
    const { userId, temporaryPassword } = await create();
    const renew = () => world.db.transaction((tx) => service.renewTemporaryPassword(tx, world.platform, userId));
    const renewed = await renew();
    expect((await signIn(person.email, temporaryPassword)).status).toBe(401);
    expect((await signIn(person.email, renewed ?? '')).status).toBe(200);
    await world.db.update(users).set({ passwordIsTemporary: false });
    expect(await renew()).toBeNull();
  });

  it('has a password that admins can see until it expires', async () => {
    const { userId, temporaryPassword } = await create();
    const reveal = async () => {
      const row = await findUserRow(userId);
      return row && service.revealTemporaryPassword(world.platform, row);
    };
    expect(await reveal()).toBe(temporaryPassword);
    await world.db.update(users).set({ temporaryPasswordExpiresAt: '2020-01-01T00:00:00.000Z' });
    expect(await reveal()).toBeNull();
  });

  it('can be emailed the password and a link to the sign-in page', () => {
    const blocks = service.credentialsBlocks(
      world.platform,
      { language: 'en', accountType: null },
      { email: 'a@mail.example', temporaryPassword: 'abc' },
    );
    expect(blocks).toContainEqual({ kind: 'secret', label: 'Temporary password', value: 'abc' });
    expect(blocks).toContainEqual({ kind: 'link', label: 'Sign in', url: 'http://localhost:3000/login' });
  });
});

describe('admins', () => {
  it('can lose the admin flag unless they are the last admin, even in concurrent changes; unknown users are reported', async () => {
    const [first, second] = await Promise.all([world.admin(), world.admin()]);
    const remove = (userId: string) => world.db.transaction((tx) => service.setUserAdmin(tx, userId, false));
    const outcomes = await Promise.all([remove(first.userId), remove(second.userId)]);
    expect(outcomes.filter((outcome) => outcome === 'last')).toHaveLength(1);
    const missing = await world.db.transaction((tx) =>
      service.setUserAdmin(tx, '00000000-0000-7000-8000-000000000000', true),
    );
    expect(missing).toBe('absent');
  });

  it('cannot be suspended if they are the only one left', async () => {
    const last = await world.admin();
    const suspend = (userId: string) => world.db.transaction((tx) => service.setUserSuspended(tx, userId, true));
    expect(await suspend(last.userId)).toBe('last');
    const other = await world.newcomer();
    expect(await suspend(other.userId)).toMatchObject({ id: other.userId });
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, other.userId))).toEqual([]);
  });
});

describe('housekeeping of credentials', () => {
  it('deletes only expired sessions, links and temporary passwords', async () => {
    const past = '2020-01-01T00:00:00.000Z';
    const future = '2099-01-01T00:00:00.000Z';
    const temporary = { passwordIsTemporary: true, temporaryPasswordSealed: 'sealed' };
    const expired = await world.build.user({ ...temporary, temporaryPasswordExpiresAt: past });
    const waiting = await world.build.user({ ...temporary, temporaryPasswordExpiresAt: future });
    await service.createSession(world.db, waiting.id, 'Test');
    const { id } = await service.createSession(world.db, expired.id, 'Test');
    await world.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.id, id));
    await world.db.insert(passwordResets).values([
      { tokenHash: 'old', userId: expired.id, expiresAt: past },
      { tokenHash: 'new', userId: expired.id, expiresAt: future },
    ]);
    await service.dropExpiredCredentials(world.db);
    expect((await world.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([waiting.id]);
    expect((await world.db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
    expect((await findUserRow(expired.id))?.temporaryPasswordSealed).toBeNull();
    expect((await findUserRow(waiting.id))?.temporaryPasswordSealed).toBe('sealed');
  });
});

describe('on https with a shared domain', () => {
  const secure = useTestApp({ PUBLIC_URL: 'https://puente.example', COOKIE_DOMAIN: 'puente.example' });

  it('the session cookie is Secure and shared by the sibling subdomains', async () => {
    const user = await secure.build.user();
    const response = await secure.visitor.post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD });
    const cookie = String(response.headers['set-cookie']);
    for (const part of ['Secure', 'Domain=puente.example', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part);
  });
});
