import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const ALL_MAILS = Object.fromEntries(Object.keys(MAIL_CHOICES).map((choice) => [choice, true]));

describe('GET /api/account', () => {
  it('returns the user, the language, the email choices and no pending address', async () => {
    const person = await world.newcomer({ firstName: 'Ana', lastName: 'Lima' });
    const { status, body } = await person.get('/api/account');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: person.userId,
      firstName: 'Ana',
      lastName: 'Lima',
      email: person.user.email,
      profileImageUrl: null,
      language: 'en',
      notifications: ALL_MAILS,
      bell: { interviews: true },
      pendingEmail: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/"[^"]*(?:hash|sealed|secret)[^"]*":/i);
  });
});

describe('PATCH /api/account', () => {
  it('changes only the fields that are sent, and ignores those that people cannot set themselves', async () => {
    const person = await world.newcomer({ firstName: 'Ana', lastName: 'Lima' });
    const response = await person.patch('/api/account', { firstName: '  Anabel ', language: 'pt' });
    expect(response).toMatchObject({ status: 200, body: { firstName: 'Anabel', lastName: 'Lima', language: 'pt' } });
    expect((await person.get('/api/auth/user')).body).toMatchObject({ firstName: 'Anabel', lastName: 'Lima' });
    const unchanged = await person.patch('/api/account', { accountType: 'company', isAdmin: true });
    expect(unchanged.body).toMatchObject({ firstName: 'Anabel', accountType: null, isAdmin: false });
  });

  it.each([
    ['firstName', 'First name is required', { firstName: ' ' }],
    ['lastName', 'Last name is required', { lastName: null }],
    ['firstName', 'Must be at most 100 characters', { firstName: 'x'.repeat(101) }],
    ['email', 'Invalid email address', { email: 'nobody' }],
    ['language', `Must be one of ${LANGUAGES.join(', ')}`, { language: 'xx' }],
    ['notifications.unreadMessages', 'Must be true or false', { notifications: { unreadMessages: 'no' } }],
    ['bell.interviews', 'Must be true or false', { bell: { interviews: 'no' } }],
    ['bell', 'Must set any of interviews to true or false', { bell: [] }],
  ])('changes nothing if %s is invalid: %s', async (path, message, change) => {
    const person = await world.newcomer({ firstName: 'Ana', lastName: 'Lima' });
    const response = await person.patch('/api/account', { firstName: 'Eva', ...change });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
    expect((await person.get('/api/auth/user')).body.firstName).toBe('Ana');
  });

  it('turns notifications off and on in the bell, ignoring kinds that cannot be turned off', async () => {
    const person = await world.newcomer();
    const off = await person.patch('/api/account', { bell: { interviews: false, message_received: false } });
    expect(off.body).toMatchObject({ bell: { interviews: false }, notifications: ALL_MAILS });
    const renamed = await person.patch('/api/account', { firstName: 'Eva', notifications: { interviews: false } });
    expect(renamed.body).toMatchObject({ bell: { interviews: false }, notifications: { interviews: false } });
    expect((await person.get('/api/account/export')).body.account).toMatchObject({
      mutedBell: ['interviews'],
      mutedMails: ['interview'],
    });
    const on = await person.patch('/api/account', { bell: { interviews: true } });
    expect(on.body).toMatchObject({ bell: { interviews: true }, notifications: { interviews: false } });
  });

  it('lets companies find a candidate by the new name, and not by the old one', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    await candidate.patch('/api/account', { firstName: 'Ximena', lastName: 'Ybarra' });
    const countFound = async (name: string) => (await company.get(`/api/candidates/browse?q=${name}`)).body.length;
    expect(await countFound('ximena ybarra')).toBe(1);
    expect(await countFound(candidate.user.lastName.replace(' ', '%20'))).toBe(0);
    expect((await company.get('/api/candidates/browse?q=react')).body[0].user.firstName).toBe('Ximena');
  });
});

describe('email choices', () => {
  it('are kept if a change does not mention them', async () => {
    const person = await world.newcomer();
    await person.patch('/api/account', { notifications: { unreadMessages: false } });
    const response = await person.patch('/api/account', {
      notifications: { applicationMoved: false, passwords: false },
    });
    expect(response.body.notifications).toEqual({ ...ALL_MAILS, unreadMessages: false, applicationMoved: false });
    const again = await person.patch('/api/account', { notifications: { unreadMessages: true } });
    expect(again.body.notifications).toEqual({ ...ALL_MAILS, applicationMoved: false });
  });

  it('are all kept when several change at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await world.newcomer();
      const choices = Object.keys(MAIL_CHOICES);
      const responses = await Promise.all(
        choices.map((choice) => person.patch('/api/account', { notifications: { [choice]: false } })),
      );
      expect(responses.map(({ status }) => status)).toEqual(choices.map(() => 200));
      const none = Object.fromEntries(choices.map((choice) => [choice, false]));
      expect((await person.get('/api/account')).body.notifications).toEqual(none);
    }
  });

  it('decide whether a company is emailed about a new application', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const apply = async () => (await world.candidate()).post('/api/applications', { jobId: job.id });
    await company.patch('/api/account', { notifications: { applicationReceived: false } });
    await apply();
    expect(await world.mails(company.user.email ?? '')).toEqual([]);
    await company.patch('/api/account', { notifications: { applicationReceived: true } });
    await apply();
    expect(await world.mails(company.user.email ?? '')).toHaveLength(1);
  });

  it('cancel pending emails of a kind that is turned off, and no others', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello!' });
    const listPendingKinds = async () => (await world.db.select().from(outbox)).map(({ kind }) => kind);
    await candidate.patch('/api/account', { notifications: { applicationMoved: false } });
    expect(await listPendingKinds()).toEqual(['unread-messages']);
    await candidate.patch('/api/account', { notifications: { unreadMessages: false } });
    expect(await listPendingKinds()).toEqual([]);
  });
});

const NEW_EMAIL = 'ana.new@mail.example';
const tokenIn = (text: string | undefined): string => /\/confirm-email\?token=(\S+)\n/.exec(text ?? '')?.[1] ?? '';
const findConfirmToken = async (address = NEW_EMAIL): Promise<string> =>
  tokenIn((await world.mails(address))[0]?.textBody);
const PASSWORD = 'a fine long password';
const requestAddress = (person: TestClient, email: string | null, currentPassword: unknown = PASSWORD) =>
  person.patch('/api/account', { email, currentPassword });
const confirm = (token: string) => world.visitor.post('/api/account/email/confirm', { token });
const listMailKinds = async (address: string | null) => (await world.mails(address ?? '')).map(({ kind }) => kind);

const findUndoToken = async (address: string | null): Promise<string> =>
  /\/undo-email\?token=(\S+)\n/.exec(
    (await world.mails(address ?? '')).find(({ kind }) => kind === 'email-changed')?.textBody ?? '',
  )?.[1] ?? '';
const undo = (token: string) => world.visitor.post('/api/account/email/undo', { token });

const register = (email: string | null) =>
  world.visitor.post('/api/auth/register', { email, firstName: 'Eve', lastName: 'Thief' });
const countAccounts = async (email: string | null) =>
  (
    await world.db
      .select()
      .from(users)
      .where(eq(users.email, email ?? ''))
  ).length;

describe('the previous address of an account', () => {
  const changeAddress = async () => {
    const person = await world.newcomer();
    const old = person.user.email;
    await requestAddress(person, NEW_EMAIL);
    await confirm(await findConfirmToken());
    return { person, old, token: await findUndoToken(old) };
  };

  it('cannot be registered while the change can be undone, and the response does not reveal this', async () => {
    const { old, token } = await changeAddress();
    const usual = await register('nobody.else@mail.example');
    const rejection = await register(old);
    expect([rejection.status, rejection.body]).toEqual([usual.status, usual.body]);
    expect(await countAccounts(old)).toBe(0);
    const [mail] = await world.mails(old ?? '');
    expect(mail).toMatchObject({ kind: 'address-reserved', subject: 'This address is reserved for now' });
    expect(mail?.textBody).not.toMatch(/password:|https?:/);
    expect(await undo(token)).toMatchObject({ status: 200, body: { email: old } });
  });

  it('cannot be taken by another account’s address change', async () => {
    const { old, token } = await changeAddress();
    const attacker = await world.newcomer();
    await requestAddress(attacker, old);
    expect((await confirm(await findConfirmToken(old ?? ''))).status).toBe(409);
    expect((await undo(token)).status).toBe(200);
  });

  it('is free again after 72 hours', async () => {
    const { old } = await changeAddress();
    await world.db.execute(sql`update email_undos set expires_at = now() - interval '1 minute'`);
    await register(old);
    expect(await countAccounts(old)).toBe(1);
  });

  it('stays reserved if someone registers it during the change', async () => {
    const person = await world.newcomer();
    const old = person.user.email;
    await requestAddress(person, NEW_EMAIL);
    const link = await findConfirmToken();
    await Promise.all([confirm(link), ...Array.from({ length: 3 }, () => register(old))]);
    expect(await countAccounts(old)).toBe(0);
  });
});

describe('an address change by someone who took over the account', () => {
  it('is undone by the link to the old address, which signs everyone out and asks for a new password', async () => {
    const person = await world.newcomer();
    const old = person.user.email;
    await requestAddress(person, NEW_EMAIL);
    await confirm(await findConfirmToken());
    const token = await findUndoToken(old);
    expect(await undo(token)).toMatchObject({ status: 200, body: { email: old } });
    expect((await person.get('/api/account')).status).toBe(401);
    expect((await world.visitor.post('/api/auth/login', { email: NEW_EMAIL, password: PASSWORD })).status).toBe(401);
    const [mail] = await world.mails(old ?? '');
    expect(mail?.kind).toBe('email-restored');
    const reset = /reset-password\?token=(\S+)\n/.exec(mail?.textBody ?? '')?.[1];
    const password = 'Cobalt-Harbor-42';
    expect((await world.visitor.post('/api/auth/password/reset', { token: reset, password })).status).toBe(200);
    expect((await world.visitor.post('/api/auth/login', { email: old, password })).status).toBe(200);
    expect((await undo(token)).status).toBe(400);
  });

  it('can be undone for 72 hours even after further changes, whose undo links then stop working', async () => {
    const person = await world.newcomer();
    const old = person.user.email;
    await requestAddress(person, NEW_EMAIL);
    await confirm(await findConfirmToken());
    const token = await findUndoToken(old);
    const newAddress = 'further@mail.example';
    await requestAddress(person, newAddress);
    await confirm(await findConfirmToken(newAddress));
    const later = await findUndoToken(NEW_EMAIL);
    expect(await undo(token)).toMatchObject({ status: 200, body: { email: old } });
    expect((await undo(later)).status).toBe(400);

    const other = await world.newcomer();
    await requestAddress(other, NEW_EMAIL);
    await confirm(await findConfirmToken());
    await world.db.execute(
      sql`update email_undos set created_at = created_at - interval '73 hours', expires_at = expires_at - interval '73 hours'`,
    );
    expect((await undo(await findUndoToken(other.user.email))).status).toBe(400);
  });
});

describe('a new address', () => {
  it('takes effect once it is confirmed by the link emailed to it; sign-in then requires it, and the old address gets an email', async () => {
    const person = await world.newcomer();
    const old = person.user.email;
    const response = await requestAddress(person, ' Ana.New@Mail.Example ');
    expect(response).toMatchObject({ status: 200, body: { email: old, pendingEmail: { email: NEW_EMAIL } } });
    expect(await listMailKinds(NEW_EMAIL)).toEqual(['email-confirmation']);
    expect((await world.mails(old ?? ''))[0]).toMatchObject({ kind: 'email-change-asked' });
    expect((await world.mails(old ?? ''))[0]?.textBody).toContain(`New address: ${NEW_EMAIL}`);

    expect(await confirm(await findConfirmToken())).toMatchObject({ status: 200, body: { email: NEW_EMAIL } });
    expect((await person.get('/api/account')).body).toMatchObject({ email: NEW_EMAIL, pendingEmail: null });
    expect(await listMailKinds(old)).toEqual(['email-changed', 'email-change-asked']);
    const password = PASSWORD;
    expect((await world.visitor.post('/api/auth/login', { email: NEW_EMAIL, password })).status).toBe(200);
    expect((await world.visitor.post('/api/auth/login', { email: old, password })).status).toBe(401);
  });

  it('requires the password, unless the address is already pending', async () => {
    const person = await world.newcomer();
    const wrong = await requestAddress(person, NEW_EMAIL, 'not my password');
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'currentPassword' }] } });
    const none = await person.patch('/api/account', { email: NEW_EMAIL });
    expect(none).toMatchObject({ status: 400, body: { detail: 'Password is required' } });
    expect(await listMailKinds(NEW_EMAIL)).toEqual([]);
    await requestAddress(person, NEW_EMAIL);
    expect((await person.patch('/api/account', { email: NEW_EMAIL })).status).toBe(200);
    expect(await listMailKinds(NEW_EMAIL)).toEqual(['email-confirmation', 'email-confirmation']);
  });

  it('is confirmed once, and by the newest link only', async () => {
    const person = await world.newcomer();
    await requestAddress(person, 'first@mail.example');
    await requestAddress(person, NEW_EMAIL);
    expect((await confirm(await findConfirmToken('first@mail.example'))).status).toBe(400);
    const token = await findConfirmToken();
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(responses.find(({ status }) => status === 400)?.body.detail).toMatch(/^This link has expired/);
    expect(await listMailKinds(person.user.email)).toEqual([
      'email-changed',
      'email-change-asked',
      'email-change-asked',
    ]);
  });

  it('cannot be confirmed after an hour, after the change was canceled, or with an invalid token', async () => {
    const person = await world.newcomer();
    await requestAddress(person, NEW_EMAIL);
    const token = await findConfirmToken();
    await world.db.execute(sql`update email_changes set expires_at = now() - interval '1 second'`);
    expect((await confirm(token)).status).toBe(400);
    expect((await person.get('/api/account')).body.pendingEmail).toBeNull();

    await requestAddress(person, NEW_EMAIL);
    expect((await person.delete('/api/account/email')).status).toBe(204);
    expect((await confirm(await findConfirmToken())).status).toBe(400);
    expect((await confirm('made-up')).status).toBe(400);
    expect((await confirm('')).body.errors).toMatchObject([{ path: 'token', message: 'This link is incomplete' }]);
    expect((await person.get('/api/account')).body.email).toBe(person.user.email);
  });

  it('gets the same response if it already has an account; only the email to that address says so', async () => {
    const [person, other, owner] = [await world.newcomer(), await world.newcomer(), await world.newcomer()];
    const free = await requestAddress(person, NEW_EMAIL);
    const response = await requestAddress(other, owner.user.email);
    expect([response.status, Object.keys(response.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(response.body.pendingEmail.email).toBe(owner.user.email);
    expect(await listMailKinds(other.user.email)).toEqual(await listMailKinds(person.user.email));
    const [mail] = await world.mails(owner.user.email ?? '');
    expect(mail?.subject).toBe('You already have a Puente account');
    expect(mail?.textBody).not.toContain('token=');
  });

  it('goes to the first of two accounts that confirm it; the second account gets an error', async () => {
    const [person, other] = [await world.newcomer(), await world.newcomer()];
    await requestAddress(person, NEW_EMAIL);
    const first = await findConfirmToken();
    await requestAddress(other, NEW_EMAIL);
    const second = await findConfirmToken();
    const responses = await Promise.all([confirm(first), confirm(second)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.detail).toBe(
      'Another account has this address, or gave it up less than three days ago',
    );
    expect(await world.db.select().from(users).where(eq(users.email, NEW_EMAIL))).toHaveLength(1);
  });

  it('changes nothing and sends no email if it is the current address', async () => {
    const person = await world.newcomer();
    await requestAddress(person, NEW_EMAIL);
    const response = await person.patch('/api/account', { firstName: 'Eva', email: person.user.email?.toUpperCase() });
    expect(response.body).toMatchObject({ firstName: 'Eva', pendingEmail: { email: NEW_EMAIL } });
    expect(await listMailKinds(person.user.email)).toEqual(['email-change-asked']);
  });

  it('is canceled when the password changes; confirming it invalidates a password link sent to the old address', async () => {
    const person = await world.newcomer();
    await requestAddress(person, NEW_EMAIL);
    const earlier = await findConfirmToken();
    const passwords = { currentPassword: 'a fine long password', password: 'Cobalt-Harbor-42' };
    await person.post('/api/auth/password/change', passwords);
    expect((await confirm(earlier)).status).toBe(400);

    await world.visitor.post('/api/auth/password/forgot', { email: person.user.email });
    const link = /reset-password\?token=(\S+)\n/.exec((await world.mails(person.user.email ?? ''))[0]?.textBody ?? '');
    await requestAddress(person, NEW_EMAIL, 'Cobalt-Harbor-42');
    await confirm(await findConfirmToken());
    const reset = { token: link?.[1], password: 'Amber-Meadow-17' };
    expect((await world.visitor.post('/api/auth/password/reset', reset)).status).toBe(400);
  });

  it('receives emails that were already scheduled, and the audit log shows who changed it', async () => {
    const admin = await world.admin();
    const company = await world.company();
    const candidate = await world.candidate();
    await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello!' });
    await requestAddress(candidate, NEW_EMAIL);
    await confirm(await findConfirmToken());
    const mails = await world.db.select().from(outbox).where(eq(outbox.kind, 'unread-messages'));
    expect(mails.map(({ toAddress }) => toAddress)).toEqual([NEW_EMAIL]);
    const [entry] = (await admin.get('/api/admin/activity')).body;
    expect(entry).toMatchObject({
      action: 'user.email-changed',
      actor: { id: candidate.userId, email: candidate.user.email },
      target: NEW_EMAIL,
    });
  });

  it('cannot be confirmed by a suspended person', async () => {
    const person = await world.newcomer();
    await requestAddress(person, NEW_EMAIL);
    await world.db.update(users).set({ suspendedAt: new Date().toISOString() }).where(eq(users.id, person.userId));
    expect((await confirm(await findConfirmToken())).status).toBe(400);
  });
});
