/** Erasure for people without an account: by an emailed link, once, and without revealing what is known about an address. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/audit/audit.tables.ts';
import { suppressAddress } from '#server/mail/suppressions.db.ts';
import { findColumnsContaining } from '#testing/find-everywhere.ts';
import { KEPT_AFTER_ERASURE } from '#testing/kept-after-erasure.ts';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';
import { erasureRequests } from './account.tables.ts';
import { dropOldErasureRequests } from './erasure.service.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const MARK = 'qzvxkwj';
const EMAIL = `${MARK}@mail.example`;
const requestErasure = (email: unknown = EMAIL, remoteAddress = '198.51.100.1'): Promise<TestResponse> =>
  world.visitor.request({ method: 'POST', url: '/api/erasure-requests', payload: { email }, remoteAddress });
const confirm = (token: unknown) => world.visitor.post('/api/erasure-requests/confirm', { token });

const findToken = async (email = EMAIL): Promise<string> => {
  const mail = (await world.mails(email)).find(({ kind }) => kind === 'erasure-link');
  return /\/erase-my-data\?token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
};

const listRequests = () => world.db.select().from(erasureRequests);

/** Stores data about the address: a rejected application, a booking, a reference and a spam report. */
const createTraces = async () => {
  const admin = await world.admin();
  const applied = await world.visitor.post('/api/latam/apply', {
    firstName: `${MARK}first`,
    lastName: `${MARK}last`,
    email: EMAIL,
    jobTitle: 'Executive Assistant',
    experience: '3-5',
    bio: `I am ${MARK}bio, and I keep calendars, travel and inboxes of busy founders in order.`,
    hourlyRate: 18,
    timezone: 'America/Lima',
    skills: [`${MARK}skill`],
    agreed: { terms: '2026-11-21', privacy: '2026-11-21' },
  });
  expect(applied.status).toBe(201);
  const [row] = (await admin.get('/api/admin/candidate-applications')).body;
  const review = { approvalStatus: 'rejected', reviewNotes: `${MARK}notes`, message: `Dear ${MARK}first, no.` };
  await admin.patch(`/api/admin/candidate-applications/${row.id}/review`, review);
  const [slot] = (await world.visitor.get('/api/bookings/slots')).body;
  await world.visitor.post('/api/bookings', { start: slot.start, name: `${MARK}name`, email: EMAIL, notes: MARK });
  const candidate = await world.candidate();
  const referee = { name: `${MARK}referee`, email: EMAIL, relation: 'Led the team' };
  expect((await candidate.post('/api/verifications/references', referee)).status).toBe(201);
  const requestMail = (await world.mails(EMAIL)).find(({ kind }) => kind === 'reference-asked');
  const token = /token=([\w-]+)/.exec(requestMail?.textBody ?? '')?.[1] ?? '';
  const reference = { together: `${MARK}together`, strengths: `${MARK}strengths`, again: 'yes' };
  expect((await world.visitor.post('/api/references/answer', { token, ...reference })).status).toBe(204);
  await suppressAddress(world.db, { address: EMAIL, reason: 'complained', detail: `${MARK} complained` });
};

/** Simulates the mail server accepting all pending emails: their texts are erased, and their records stay. */
const completeMails = () =>
  world.db.execute(
    sql`update outbox set sent_at = now(), subject = '', text_body = '', html_body = '', attachments = '[]'`,
  );

describe('requesting erasure', () => {
  it('returns the same response for every address, and sends an email to each', async () => {
    await createTraces();
    const member = await world.newcomer();
    const responses = [
      await requestErasure(),
      await requestErasure('nobody@mail.example'),
      await requestErasure(member.user.email),
    ];
    for (const { status, body } of responses) {
      expect({ status, body }).toEqual({
        status: 202,
        body: { message: 'We have sent an email to this address. It says what to do next.' },
      });
    }
    expect((await world.mails('nobody@mail.example')).map(({ kind }) => kind)).toEqual(['erasure-link']);
    const [toMember] = await world.mails(member.user.email ?? '');
    expect(toMember).toMatchObject({ kind: 'erasure-of-member', userId: member.userId });
    expect(toMember?.textBody).toContain('/account');
    expect(toMember?.textBody).not.toContain('token=');
    expect((await listRequests()).map(({ email }) => email).toSorted()).toEqual(
      ['nobody@mail.example', EMAIL].toSorted(),
    );
    // The email with the token is encrypted.
    expect(await findColumnsContaining(world.db, 'erase')).not.toContain('public.outbox.text_body');
  });

  it('refuses an invalid address', async () => {
    for (const email of ['', 'nobody', null, 7]) {
      expect(await requestErasure(email)).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    }
  });

  it('is limited by client address and by requested address', async () => {
    for (let n = 0; n < 5; n += 1) expect((await requestErasure(`p${n}@mail.example`)).status).toBe(202);
    expect((await requestErasure('p6@mail.example')).status).toBe(429);
    for (let n = 0; n < 5; n += 1) expect((await requestErasure(EMAIL, `203.0.113.${n}`)).status).toBe(202);
    const rejection = await requestErasure(EMAIL, '203.0.113.99');
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the erasure link', () => {
  it('erases everything stored about the address, once', async () => {
    await createTraces();
    await requestErasure();
    const token = await findToken();
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { message: 'We erased the data that we stored about this address.' },
    });
    await completeMails();
    const found = await findColumnsContaining(world.db, MARK);
    expect(found.filter((column) => !(column in KEPT_AFTER_ERASURE))).toEqual([]);
    expect(await world.mails(EMAIL)).toEqual([]);
    const [entry] = (await world.db.select().from(auditLog)).filter(({ action }) => action === 'person.erased');
    expect(entry).toMatchObject({
      actorId: null,
      actorEmail: null,
      target: null,
      clientAddress: null,
      detail: { count: 3 },
    });
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/expired or was already used/) },
    });
  });

  it('works for only one of two simultaneous clicks', async () => {
    await createTraces();
    await requestErasure();
    const token = await findToken();
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('stops working when it expires or a newer link is requested', async () => {
    await requestErasure();
    const first = await findToken();
    await world.db.execute(sql`delete from outbox`);
    await requestErasure();
    expect((await confirm(first)).status).toBe(400);
    const second = await findToken();
    await world.db.execute(sql`update erasure_requests set expires_at = now() - interval '1 second'`);
    expect((await confirm(second)).status).toBe(400);
    await dropOldErasureRequests(world.db);
    expect(await listRequests()).toEqual([]);
    for (const token of ['', 'x', null, 'a'.repeat(10_000)]) expect((await confirm(token)).status).toBe(400);
  });

  it('does not affect an account that was created in the meantime', async () => {
    await requestErasure();
    const token = await findToken();
    const person = await world.newcomer({ email: EMAIL });
    expect(await confirm(token)).toMatchObject({
      status: 409,
      body: { detail: 'This address has an account. Its owner can delete the account on their account page.' },
    });
    expect((await person.get('/api/auth/user')).status).toBe(200);
  });

  it('does not affect anyone else', async () => {
    await createTraces();
    const other = await world.build.intake({ email: 'other@mail.example' });
    await requestErasure();
    await confirm(await findToken());
    const [left] = (await (await world.admin()).get('/api/admin/candidate-applications')).body;
    expect(left.id).toBe(other.id);
  });
});

it('deleting an account also erases records about its address elsewhere', async () => {
  const candidate = await world.candidate();
  const referee = await world.newcomer({ email: EMAIL });
  await candidate.post('/api/verifications/references', { name: `${MARK} R`, email: EMAIL, relation: 'Led the team' });
  expect((await referee.delete('/api/account', { password: 'a fine long password' })).status).toBe(204);
  await completeMails();
  const found = await findColumnsContaining(world.db, MARK);
  expect(found.filter((column) => !(column in KEPT_AFTER_ERASURE))).toEqual([]);
});
