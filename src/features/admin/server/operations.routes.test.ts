import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { intakes } from '#features/talent-intake/server/talent-intake.tables.ts';
import { recordRun } from '#server/background/background-runs.db.ts';
import { resultRows } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { addMail, claimDueMails, markFailed } from '#server/mail/outbox.db.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { suppressAddress } from '#server/mail/suppressions.db.ts';
import { BACKGROUND_WORK } from '#shared/background-work.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ MAIL_EVENTS_TOKEN: 'what-the-mail-service-shows' });

const content = { subject: 'News', greeting: 'Hello,', blocks: [], reason: 'You asked for it.' };

/** Writes an email that has long been due, even if the machine's clock is set back meanwhile, and fails it. Returns its id. */
const failMail = async (to: string, dedupeKey?: string): Promise<string> => {
  const sendAfter = '2026-01-01T00:00:00.000Z';
  await addMail(world.db, { kind: 'news', to, content, sendAfter, ...(dedupeKey ? { dedupeKey } : {}) });
  const [mail] = await claimDueMails(world.db, 1, 60);
  await markFailed(world.db, mail?.id ?? '', '451 try later', null);
  return mail?.id ?? '';
};

const listActions = async (): Promise<string[]> =>
  resultRows<{ action: string }>(await world.db.execute(sql`select action from audit_log order by id`)).map(
    (row) => row.action,
  );

describe('failed emails', () => {
  it("are listed with the mail server's response, and sent again one by one or all together", async () => {
    const admin = await world.admin();
    const first = await failMail('ana@mail.example');
    await failMail('ben@mail.example');
    const list = await admin.get('/api/admin/mails?limit=1');
    expect(list.headers['x-total-count']).toBe('2');
    expect(list.headers.link).toContain('rel="next"');
    expect(list.body[0]).toMatchObject({
      to: 'ben@mail.example',
      reason: '451 try later',
      attempts: 1,
      canBeSent: true,
    });

    expect((await admin.post(`/api/admin/mails/${first}/replay`)).body).toEqual({ count: 1 });
    const again = await admin.post(`/api/admin/mails/${first}/replay`);
    expect(again).toMatchObject({ status: 409, body: { detail: 'This email can’t be sent again' } });
    expect((await admin.post('/api/admin/mails/replay')).body).toEqual({ count: 1 });
    expect((await admin.get('/api/admin/mails')).body).toEqual([]);
    expect(await claimDueMails(world.db, 5, 60)).toHaveLength(2);
    expect(await listActions()).toEqual(['mail.replayed', 'mail.replayed']);
  });

  it('are not sent again if their text was erased, or if a newer email replaces them', async () => {
    const admin = await world.admin();
    const erased = await failMail('ana@mail.example');
    await world.db.update(outbox).set({ textBody: '' }).where(eq(outbox.id, erased));
    await failMail('cam@mail.example', 'about:that');
    await failMail('cam@mail.example', 'about:that');
    await failMail('ben@mail.example', 'about:this');
    await addMail(world.db, { kind: 'news', to: 'ben@mail.example', content, dedupeKey: 'about:this' });
    expect((await admin.post('/api/admin/mails/replay')).body).toEqual({ count: 1 });
    expect(
      (await admin.get('/api/admin/mails')).body.filter((mail: { canBeSent: boolean }) => !mail.canBeSent),
    ).toHaveLength(1);
  });
});

describe('suppressed addresses', () => {
  const report = (body: object, token = 'what-the-mail-service-shows') =>
    world.visitor.request({
      method: 'POST',
      url: '/api/mail/events',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });

  it('are reported by the email service with its token, listed for admins, and can be removed from the list', async () => {
    const admin = await world.admin();
    const event = { address: 'Ana@Mail.example', event: 'bounced', detail: '550 5.1.1 no such user' };
    expect((await report(event, 'wrong')).status).toBe(401);
    expect((await report({ ...event, address: 'nobody' })).body.errors[0].path).toBe('address');
    expect((await report(event)).status).toBe(204);
    expect((await report({ ...event, event: 'complained' })).status).toBe(204);
    const { body } = await admin.get('/api/admin/suppressions');
    expect(body).toMatchObject([{ address: 'ana@mail.example', reason: 'bounced', detail: '550 5.1.1 no such user' }]);
    expect((await admin.delete(`/api/admin/suppressions/${body[0].id}`)).status).toBe(204);
    expect((await admin.delete(`/api/admin/suppressions/${body[0].id}`)).status).toBe(404);
    expect((await admin.get('/api/admin/suppressions')).body).toEqual([]);
    expect(await listActions()).toEqual(['suppression.lifted']);
  });

  it('are deleted with the account', async () => {
    const person = await world.company();
    await suppressAddress(world.db, { address: person.user.email ?? '', reason: 'bounced', detail: null });
    expect((await person.delete('/api/account', { password: BUILT_PASSWORD })).status).toBeLessThan(300);
    expect(resultRows(await world.db.execute(sql`select 1 from suppressed_addresses`))).toEqual([]);
  });
});

describe('background work', () => {
  it('is listed with its last run, its consecutive failures and its next run', async () => {
    const admin = await world.admin();
    const run = { name: 'housekeeping', startedAt: new Date().toISOString(), rows: 3, nextInMs: 60_000 };
    await recordRun(world.db, { ...run, error: null });
    await recordRun(world.db, { ...run, error: 'Connection terminated' });
    await recordRun(world.db, { ...run, error: 'Connection terminated' });
    const { body } = await admin.get('/api/admin/background');
    expect(body).toHaveLength(BACKGROUND_WORK.length);
    expect(body[0]).toMatchObject({
      name: 'housekeeping',
      rows: 3,
      failures: 2,
      lastError: 'Connection terminated',
      doneAt: expect.any(String),
      nextAt: expect.any(String),
    });
    expect(body[1]).toMatchObject({ name: 'reindexing', startedAt: null, failures: 0 });
  });

  it('is signaled to run when an admin requests it, and an unknown name is refused', async () => {
    const admin = await world.admin();
    const requested: string[] = [];
    const stop = await world.database.listen('puente_background', (name) => requested.push(name));
    expect((await admin.post('/api/admin/background/runs', { name: 'housekeeping' })).status).toBe(202);
    expect((await admin.post('/api/admin/background/runs', { name: 'rm' })).status).toBe(400);
    await expect.poll(() => requested).toEqual(['housekeeping']);
    await stop();
  });
});

describe('erasure by address', () => {
  const addIntake = (email: string) =>
    world.db.insert(intakes).values({
      id: newId(),
      firstName: 'Ana',
      lastName: 'Diaz',
      email,
      jobTitle: 'Designer',
      experience: '3-5',
      bio: 'I design.',
      hourlyRate: 30,
      timezone: 'America/Bogota',
      availability: 'full-time',
      skills: ['Figma'],
    });

  it('removes applications, consultations and emails, and does not name the person in the log', async () => {
    const admin = await world.admin();
    await addIntake('ana@mail.example');
    await addIntake('ben@mail.example');
    const [slot] = (await world.visitor.get('/api/bookings/slots')).body;
    const booked = await world.visitor.post('/api/bookings', {
      start: slot.start,
      name: 'Ana Diaz',
      email: 'ana@mail.example',
      notes: '',
    });
    expect(booked.status).toBe(201);
    const { status, body } = await admin.post('/api/admin/erasures', { email: 'Ana@Mail.example' });
    expect({ status, body }).toEqual({ status: 200, body: { intakes: 1, bookings: 1, references: 0 } });
    for (const table of ['intakes', 'bookings', 'suppressed_addresses', 'audit_log']) {
      const found = await world.db.execute(
        sql`select 1 from ${sql.identifier(table)} t where t::text ilike '%ana@mail.example%'`,
      );
      expect(resultRows(found)).toEqual([]);
    }
    expect(await world.mails('ana@mail.example')).toEqual([]);
    expect(await listActions()).toEqual(['person.erased']);
    expect(resultRows(await world.db.execute(sql`select email from intakes`))).toEqual([{ email: 'ben@mail.example' }]);
  });

  it('is refused if the address has an account', async () => {
    const admin = await world.admin();
    const person = await world.candidate();
    const response = await admin.post('/api/admin/erasures', { email: person.user.email });
    expect(response).toMatchObject({ status: 409, body: { detail: expect.stringContaining('has an account') } });
  });
});

describe('retention', () => {
  it('lists each kind of data with a number of days, or none', async () => {
    const { body } = await (await world.admin()).get('/api/admin/retention');
    expect(body).toContainEqual({ id: 'sentMails', days: 90 });
    expect(body).toContainEqual({ id: 'accounts', days: null });
  });
});
