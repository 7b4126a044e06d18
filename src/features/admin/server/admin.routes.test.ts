/** Admin actions on accounts: suspensions, the admin flag, temporary passwords, and their audit log. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordSealer } from '#features/auth/server/auth.service.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const USERS = '/api/admin/users';
const ACTIVITY = '/api/admin/activity';
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2100-01-01T00:00:00.000Z';

const statuses = (responses: TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const change = (admin: TestClient, id: string, body: object) => admin.patch(`${USERS}/${id}`, body);
const reveal = (admin: TestClient, id: string) => admin.post(`${USERS}/${id}/reveal-temporary-password`);
const resend = (admin: TestClient, id: string) => admin.post(`${USERS}/${id}/resend-credentials`);
const passwordIn = (text = ''): string => /password:\n(\S+)\n/.exec(text)?.[1] ?? '';
const signIn = (email: string | null, password: string) => world.visitor.post('/api/auth/login', { email, password });
const listActions = async () =>
  (await world.db.select().from(auditLog).orderBy(auditLog.createdAt, auditLog.id)).map(({ action }) => action);
const findUserRow = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];

/** Creates a user with an unused temporary password. */
const userWithTemporaryPassword = (expiresAt = FUTURE) =>
  world.build.user({
    passwordIsTemporary: true,
    temporaryPasswordSealed: passwordSealer(world.platform).seal('Sealed-Secret-7777'),
    temporaryPasswordExpiresAt: expiresAt,
  });

describe('the admin endpoints', () => {
  it('are for admins only', async () => {
    const { id } = await world.build.user();
    const calls: ((person: TestClient) => Promise<TestResponse>)[] = [
      (person) => person.get(USERS),
      (person) => person.get(ACTIVITY),
      (person) => change(person, id, { suspended: true }),
      (person) => reveal(person, id),
      (person) => resend(person, id),
    ];
    const company = await world.company();
    for (const call of calls) {
      expect((await call(world.visitor)).status).toBe(401);
      expect((await call(company)).status).toBe(403);
    }
    expect(await findUserRow(id)).toMatchObject({ suspendedAt: null });
  });

  it('refuse a user as soon as the admin flag is removed', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    await change(one, two.userId, { isAdmin: false });
    expect((await two.get(USERS)).status).toBe(403);
  });

  it.each([
    ['invalid', 'not-an-id'],
    ['unknown', newId()],
  ])('return 404 for an %s user id', async (_, id) => {
    const admin = await world.admin();
    const responses = [await change(admin, id, { suspended: true }), await reveal(admin, id), await resend(admin, id)];
    expect(statuses(responses)).toEqual([404, 404, 404]);
  });

  it('return 404 for a deleted user', async () => {
    const admin = await world.admin();
    const { id } = await world.build.user({ email: null, passwordHash: null, deletedAt: PAST });
    expect(await change(admin, id, { isAdmin: true })).toMatchObject({
      status: 404,
      body: { detail: 'User not found' },
    });
    expect((await resend(admin, id)).status).toBe(404);
    expect((await admin.get(USERS)).headers['x-total-count']).toBe('1');
  });
});

describe('suspending', () => {
  it('ends all sessions, blocks sign-in and hides the profile from lists until the account is restored', async () => {
    const admin = await world.admin();
    const person = await world.candidate();
    const company = await world.company();
    const countInLists = async () => (await company.get('/api/candidates/browse')).body.length;
    const suspended = await change(admin, person.userId, { suspended: true });
    expect(suspended).toMatchObject({ status: 200, body: { id: person.userId, suspended: true } });
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await signIn(person.user.email, BUILT_PASSWORD)).status).toBe(401);
    expect(await countInLists()).toBe(0);

    const restored = await change(admin, person.userId, { suspended: false });
    expect(restored.body.suspended).toBe(false);
    expect((await signIn(person.user.email, BUILT_PASSWORD)).status).toBe(200);
    expect(await countInLists()).toBe(1);
    expect(await listActions()).toEqual(['user.suspended', 'user.sign-in-failed', 'user.restored']);
  });

  it('is logged once for a repeated request', async () => {
    const admin = await world.admin();
    const { id } = await world.build.user();
    await change(admin, id, { suspended: true });
    expect((await change(admin, id, { suspended: true })).body.suspended).toBe(true);
    expect(await listActions()).toEqual(['user.suspended']);
  });

  it('is refused for an admin’s own account', async () => {
    const admin = await world.admin();
    await world.admin();
    expect(await change(admin, admin.userId, { suspended: true })).toMatchObject({
      status: 409,
      body: { detail: 'You can’t suspend yourself' },
    });
  });

  it('and restoring are refused for members of the admin’s own company', async () => {
    const company = await world.company();
    const [admin, colleague] = [await world.member(company, 'owner'), await world.member(company, 'recruiter')];
    const other = await world.admin();
    await change(other, admin.userId, { isAdmin: true });
    const refused = { status: 403, body: { code: 'about-yourself' } };
    expect(await change(admin, company.userId, { suspended: true })).toMatchObject(refused);
    expect(await change(admin, colleague.userId, { suspended: true })).toMatchObject(refused);
    expect((await company.get('/api/auth/user')).status).toBe(200);
    expect((await change(other, company.userId, { suspended: true })).status).toBe(200);
    expect(await change(admin, company.userId, { suspended: false })).toMatchObject(refused);
    expect(await listActions()).toEqual(['admin.granted', 'user.suspended']);
  });

  it('leaves one admin if two suspend each other at the same time', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const responses = await Promise.all([
      change(one, two.userId, { suspended: true }),
      change(two, one.userId, { suspended: true }),
    ]);
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(1);
    expect(statuses(responses).every((status) => [200, 401, 409].includes(status))).toBe(true);
  });

  it.each([[{ suspended: 'yes' }], [{ suspended: null }], [{ isAdmin: 1 }], [[]], ['x'], [null]])(
    'is refused for the body %j',
    async (body) => {
      const { id } = await world.build.user();
      const response = await (await world.admin()).request({
        method: 'PATCH',
        url: `${USERS}/${id}`,
        headers: { 'content-type': 'application/json', cookie: (await world.admin()).cookie },
        payload: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    },
  );

  it('is not logged for an empty change', async () => {
    const { id } = await world.build.user();
    expect((await change(await world.admin(), id, {})).status).toBe(200);
    expect(await listActions()).toEqual([]);
  });
});

describe('the admin flag', () => {
  it('is granted and removed for any account type, and logged', async () => {
    const admin = await world.admin();
    const company = await world.company();
    expect((await change(admin, company.userId, { isAdmin: true })).body).toMatchObject({ isAdmin: true });
    expect((await company.get(USERS)).status).toBe(200);
    expect((await change(company, admin.userId, { isAdmin: false })).body).toMatchObject({ isAdmin: false });
    expect((await admin.get(USERS)).status).toBe(403);
    expect(await listActions()).toEqual(['admin.granted', 'admin.removed']);
  });

  it('cannot be removed from the last admin', async () => {
    const admin = await world.admin();
    expect(await change(admin, admin.userId, { isAdmin: false })).toMatchObject({
      status: 409,
      body: { detail: 'There must be at least one admin' },
    });
    expect((await admin.get(USERS)).status).toBe(200);
  });

  it('cannot be removed from the last admin who can sign in', async () => {
    const admin = await world.admin();
    await world.build.user({ isAdmin: true, suspendedAt: PAST });
    expect((await change(admin, admin.userId, { isAdmin: false })).status).toBe(409);
  });

  it('stays with one of two admins who remove each other at the same time', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const responses = await Promise.all([
      change(one, two.userId, { isAdmin: false }),
      change(two, one.userId, { isAdmin: false }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await world.db.select().from(users).where(eq(users.isAdmin, true));
    expect(left).toHaveLength(1);
  });

  it('changes together with a suspension in one request or not at all', async () => {
    const admin = await world.admin();
    const other = await world.admin();
    const both = await change(admin, other.userId, { isAdmin: false, suspended: true });
    expect(both.body).toMatchObject({ isAdmin: false, suspended: true });
    const self = await change(admin, admin.userId, { isAdmin: false, suspended: true });
    expect(self.status).toBe(409);
    expect(await findUserRow(admin.userId)).toMatchObject({ isAdmin: true, suspendedAt: null });
    expect(await listActions()).toEqual(['admin.removed', 'user.suspended']);
  });
});

describe('a temporary password', () => {
  it('is shown to an admin, which is logged without the password', async () => {
    const admin = await world.admin();
    const user = await userWithTemporaryPassword();
    const response = await reveal(admin, user.id);
    expect(response).toMatchObject({ status: 200, body: { password: 'Sealed-Secret-7777' } });
    expect(Object.keys(response.body)).toEqual(['password']);
    const [entry] = await world.db.select().from(auditLog);
    expect(entry).toMatchObject({
      action: 'temporary-password.revealed',
      actorId: admin.userId,
      actorEmail: admin.user.email,
      target: user.email,
      clientAddress: '127.0.0.1',
    });
    expect(JSON.stringify(entry)).not.toContain('Sealed-Secret');
  });

  it("is not shown once it was used, expired or replaced by the user's own", async () => {
    const admin = await world.admin();
    const used = await world.build.user({ passwordIsTemporary: true, temporaryPasswordExpiresAt: FUTURE });
    for (const { id } of [used, await userWithTemporaryPassword(PAST), await world.build.user()]) {
      expect(await reveal(admin, id)).toMatchObject({
        status: 409,
        body: { detail: 'There’s no temporary password to show' },
      });
    }
    expect(await listActions()).toEqual([]);
  });

  it('is shown exactly as it was emailed, until its first use', async () => {
    const admin = await world.admin();
    const person = { email: 'ana@mail.example', firstName: 'Ana', lastName: 'Torres' };
    await world.visitor.post('/api/auth/register', person);
    const mailed = passwordIn((await world.mails(person.email))[0]?.textBody);
    const [row] = await world.db.select().from(users).where(eq(users.email, person.email));
    expect((await reveal(admin, row?.id ?? '')).body).toEqual({ password: mailed });
    await signIn(person.email, mailed);
    expect((await reveal(admin, row?.id ?? '')).status).toBe(409);
  });

  it.each(['unused', 'expired', 'used'])(
    'that is %s is replaced by a resend, and the new password is emailed',
    async (state) => {
      const admin = await world.admin();
      const user =
        state === 'used'
          ? await world.build.user({ passwordIsTemporary: true, temporaryPasswordExpiresAt: FUTURE })
          : await userWithTemporaryPassword(state === 'expired' ? PAST : FUTURE);
      const response = await resend(admin, user.id);
      expect(response).toMatchObject({ status: 200, body: { id: user.id, credentials: 'temporary' } });
      const mails = await world.mails(user.email ?? '');
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ kind: 'credentials', isSensitive: true });
      const password = passwordIn(mails[0]?.textBody);
      expect((await reveal(admin, user.id)).body).toEqual({ password });
      expect((await signIn(user.email, BUILT_PASSWORD)).status).toBe(401);
      expect((await signIn(user.email, password)).status).toBe(200);
      expect(await listActions()).toEqual(['credentials.resent', 'temporary-password.revealed', 'user.sign-in-failed']);
    },
  );

  it('replaces the one in an email that is still waiting', async () => {
    const [admin, user] = [await world.admin(), await userWithTemporaryPassword(FUTURE)];
    await resend(admin, user.id);
    await resend(admin, user.id);
    const mails = await world.mails(user.email ?? '');
    expect(mails).toHaveLength(1);
    expect((await signIn(user.email, passwordIn(mails[0]?.textBody))).status).toBe(200);
  });

  it('is not created for a user who set their own', async () => {
    const user = await world.build.user();
    expect(await resend(await world.admin(), user.id)).toMatchObject({
      status: 409,
      body: { detail: 'This user has set their own password' },
    });
    expect(await world.mails()).toHaveLength(0);
    expect((await signIn(user.email, BUILT_PASSWORD)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('lists entries newest or oldest first, page by page, with actor, action, target, time and client address', async () => {
    const admin = await world.admin();
    await signIn(admin.user.email, BUILT_PASSWORD);
    const intake = await world.build.intake();
    await admin.patch(`/api/admin/candidate-applications/${intake.id}/review`, { approvalStatus: 'rejected' });
    const first = await admin.get(`${ACTIVITY}?limit=1`);
    expect(first.body).toEqual([
      {
        id: expect.any(String),
        action: 'review.rejected',
        actor: { id: admin.userId, email: admin.user.email },
        target: intake.email,
        detail: { source: 'public' },
        clientAddress: '127.0.0.1',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    const second = await admin.get(/<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '');
    expect(second.body).toMatchObject([{ action: 'admin.signed-in' }]);
    expect(second.headers['link']).toBeUndefined();
    const oldest = await admin.get(`${ACTIVITY}?limit=1&sort=oldest`);
    expect(oldest.body).toMatchObject([{ action: 'admin.signed-in' }]);
    const rest = await admin.get(/<([^>]+)>/.exec(String(oldest.headers['link']))?.[1] ?? '');
    expect(rest.body).toMatchObject([{ action: 'review.rejected' }]);
    expect((await admin.get(`${ACTIVITY}?sort=name`)).status).toBe(400);
  });

  it('cannot be changed or deleted', async () => {
    const admin = await world.admin();
    await signIn(admin.user.email, BUILT_PASSWORD);
    const refusal = { cause: { message: 'audit_log is append only' } };
    await expect(world.db.execute(sql`update audit_log set action = 'x'`)).rejects.toMatchObject(refusal);
    await expect(world.db.execute(sql`delete from audit_log`)).rejects.toMatchObject(refusal);
    expect((await admin.get(ACTIVITY)).body).toHaveLength(1);
  });
});
