/** An admin removes the second step of a user who lost access to it. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { passkeys, recoveryCodes, totpFactors } from '#features/auth/server/sign-in-ways.tables.ts';
import { openBrowser } from '#testing/cookie-browser.ts';
import { addAuthenticatorApp, addPasskey, passPasswordStep } from '#testing/sign-in-scene.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const remove = (admin: TestClient, userId: string, password: unknown = BUILT_PASSWORD) =>
  admin.post(`/api/admin/users/${userId}/remove-second-step`, { password });

/** Creates a signed-in user with an app, a passkey and recovery codes. */
const createProtectedUser = async (values: Parameters<typeof world.build.user>[0] = {}) => {
  const user = await world.build.user(values);
  const home = await passPasswordStep(world, user.email);
  const { key } = await addAuthenticatorApp(home);
  await addPasskey(home);
  return { user, home, key };
};

const listEntries = async (admin: TestClient) =>
  (await admin.get('/api/admin/activity')).body.filter(
    ({ action }: { action: string }) => action === 'user.second-step-removed',
  );

describe('removing a second step', () => {
  it('lets the user sign in with only the password, signs them out everywhere, emails them and is logged', async () => {
    const admin = await world.admin();
    const { user, home } = await createProtectedUser();
    const waiting = await passPasswordStep(world, user.email);
    expect((await admin.get(`/api/admin/users?q=${user.email}`)).body).toMatchObject([{ hasSecondStep: true }]);
    const response = await remove(admin, user.id);
    expect(response).toMatchObject({ status: 200, body: { id: user.id, hasSecondStep: false } });
    for (const table of [totpFactors, passkeys, recoveryCodes]) {
      expect(await world.db.$count(table, eq(table.userId, user.id))).toBe(0);
    }
    expect((await home.get('/api/auth/user')).status).toBe(401);
    // The sign-in that was waiting for a code ends, too.
    expect((await waiting.get('/api/auth/second-step')).status).toBe(409);
    const again = openBrowser(world);
    expect((await again.post('/api/auth/login', { email: user.email, password: BUILT_PASSWORD })).status).toBe(200);
    const [mail] = await world.mails(user.email ?? '');
    expect(mail).toMatchObject({ kind: 'second-step-removed', userId: user.id });
    expect(mail?.textBody).toContain('An administrator of');
    expect(await listEntries(admin)).toMatchObject([
      { actor: { id: admin.userId }, target: user.email, clientAddress: '127.0.0.1' },
    ]);
  });

  it("requires the admin's own password, and changes nothing without it", async () => {
    const admin = await world.admin();
    const { user, home } = await createProtectedUser();
    expect(await remove(admin, user.id, 'not mine')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password', message: 'Your password is incorrect' }] },
    });
    expect((await remove(admin, user.id, '')).status).toBe(400);
    expect((await remove(admin, user.id, null)).status).toBe(400);
    expect((await home.get('/api/auth/user')).status).toBe(200);
    expect(await world.db.$count(passkeys)).toBe(1);
    expect(await listEntries(admin)).toEqual([]);
    expect((await world.mails(user.email ?? '')).map(({ kind }) => kind)).not.toContain('second-step-removed');
  });

  it('is refused for an admin’s own account, for users without a second step and for unknown users', async () => {
    const admin = await world.admin();
    const { home } = await createProtectedUser({ isAdmin: true });
    const me = (await home.get('/api/auth/user')).body.id;
    expect(await home.post(`/api/admin/users/${me}/remove-second-step`, { password: BUILT_PASSWORD })).toMatchObject({
      status: 409,
      body: { detail: 'Another admin has to remove your second step' },
    });
    const plain = await world.newcomer();
    expect(await remove(admin, plain.userId)).toMatchObject({
      status: 409,
      body: { detail: 'This user has no second step' },
    });
    expect((await remove(admin, '0193b3a4-0000-7000-8000-000000000001')).status).toBe(404);
    expect((await remove(plain, plain.userId)).status).toBe(403);
  });

  it('gives an admin no new grace period: without a second step they have no admin rights', async () => {
    const admin = await world.admin();
    const { user } = await createProtectedUser({ isAdmin: true });
    const past = new Date(Date.now() - 1000).toISOString();
    await world.db.update(users).set({ secondStepDueAt: past }).where(eq(users.id, user.id));
    await remove(admin, user.id);
    const browser = await passPasswordStep(world, user.email);
    expect((await browser.get('/api/admin/users')).status).toBe(403);
    await addAuthenticatorApp(browser);
    expect((await browser.get('/api/admin/users')).status).toBe(200);
  });

  it('happens once for two simultaneous requests', async () => {
    const admins = [await world.admin(), await world.admin()];
    const { user } = await createProtectedUser();
    const responses = await Promise.all(admins.map((admin) => remove(admin, user.id)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await world.mails(user.email ?? '')).filter(({ kind }) => kind === 'second-step-removed')).toHaveLength(1);
  });
});
