/** Booking, moving and canceling over HTTP: valid and refused input, emails, and concurrent requests for the same time. */
import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';
import type { Booking, ManagedBooking } from '../bookings.contract.ts';
import type { Slot } from '../bookings.domain.ts';
import { bookings } from './bookings.tables.ts';

const world = useTestApp({ PUBLIC_URL: 'https://puente.example' });

const ANA = { name: 'Ana Ruiz', email: 'ana@mail.example', notes: 'We need two engineers; soon, please.' };

const loadSlots = async (): Promise<Slot[]> => (await world.visitor.get('/api/bookings/slots')).body;
/** Returns a free slot. Skips the first slot, which may be too soon by the time it is booked. */
const findSlot = async (index: number): Promise<Slot> => {
  const slot = (await loadSlots())[index + 1];
  if (!slot) throw new Error(`There is no slot ${index}`);
  return slot;
};
const book = (start: unknown, changes: object = {}): Promise<TestResponse> =>
  world.visitor.post('/api/bookings', { ...ANA, start, ...changes });
const rows = () => world.db.select().from(bookings);
const statuses = (responses: TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const tokenIn = (text = ''): string => /\/book\/manage\?token=(\S+)/.exec(text)?.[1] ?? '';
const filterMails = async (kind: string) => (await world.mails()).filter((mail) => mail.kind === kind);
const attachedCalendar = (mail: { attachments: { content: string }[] } | undefined): string =>
  (mail?.attachments[0]?.content ?? '').replaceAll('\r\n ', '');
const findCalendarLine = (calendar: string, property: string): string | undefined =>
  calendar.split('\r\n').find((line) => line.startsWith(`${property}:`));

/** Books a free time. Returns the body and the token of the emailed link. */
const createBooking = async (changes: object = {}): Promise<Booking & { token: string }> => {
  const response = await book((await findSlot(0)).start, changes);
  expect(response.status).toBe(201);
  const { email } = { ...ANA, ...changes };
  return { ...response.body, token: tokenIn((await world.mails(email))[0]?.textBody) };
};
const manage = (token: string) => world.visitor.get(`/api/bookings/manage?token=${token}`);
const move = (token: unknown, start: unknown) => world.visitor.post('/api/bookings/manage/move', { token, start });
const cancel = (token: unknown) => world.visitor.post('/api/bookings/manage/cancel', { token });

describe('the free times', () => {
  it('are public: half an hour each, over the next two weeks', async () => {
    const free = await loadSlots();
    expect(free.length).toBeGreaterThan(100);
    for (const { start, end } of free) {
      expect(Date.parse(end) - Date.parse(start)).toBe(30 * 60_000);
      expect(Date.parse(start) - Date.now()).toBeLessThanOrEqual(14 * 86_400_000);
    }
    expect((await (await world.candidate()).get('/api/bookings/slots')).status).toBe(200);
  });

  it('lose a time when it is booked, and regain it when the booking is canceled', async () => {
    const booking = await createBooking();
    expect((await loadSlots()).map(({ start }) => start)).not.toContain(booking.start);
    await cancel(booking.token);
    expect((await loadSlots()).map(({ start }) => start)).toContain(booking.start);
  });
});

describe('booking', () => {
  it('returns the id and time, and stores the sent data', async () => {
    const slot = await findSlot(3);
    const response = await book(slot.start, { email: ' Ana@Mail.example ', timeZone: 'America/Bogota' });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ id: expect.any(String), ...slot });
    expect(await rows()).toMatchObject([
      { id: response.body.id, ...ANA, timeZone: 'America/Bogota', sequence: 0, cancelledAt: null },
    ]);
  });

  it('accepts any offset, and requires neither notes nor a known time zone', async () => {
    const slot = await findSlot(0);
    const inSeconds = slot.start.replace('.000Z', '+00:00');
    expect((await book(inSeconds, { notes: '', timeZone: 'Mars/Olympus' })).body.start).toBe(slot.start);
    expect((await rows())[0]).toMatchObject({ notes: null, timeZone: null });
    expect((await book((await findSlot(0)).start, { notes: null, timeZone: null })).status).toBe(201);
    expect((await book((await findSlot(0)).start, { notes: 'x'.repeat(10_000) })).status).toBe(201);
  });

  it('emails an invitation and a link, which is stored only as a hash', async () => {
    const booking = await createBooking({ timeZone: 'America/Sao_Paulo' });
    const [mail] = await world.mails(ANA.email);
    expect(mail).toMatchObject({ kind: 'consultation-booked', isSensitive: true });
    expect(mail?.subject).toBe('Your Puente consultation is booked');
    expect(mail?.textBody).toMatch(/\nWhen: \w+day, .+ [AP]M Brasilia .*Time\n/);
    expect(mail?.textBody).toMatch(/\nOur time: \w+day, .+ [AP]M Eastern Time\n/);
    expect(mail?.textBody).toContain(`\nhttps://puente.example/book/manage?token=${booking.token}\n`);
    expect(mail?.textBody).not.toContain(ANA.notes);
    expect(booking.token).toHaveLength(43);
    expect(JSON.stringify(await rows())).not.toContain(booking.token);
    expect(mail?.attachments).toMatchObject([
      { filename: 'consultation.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
    ]);
    const calendar = attachedCalendar(mail);
    expect(findCalendarLine(calendar, 'UID')).toBe(`UID:${booking.id}@puente.example`);
    expect(findCalendarLine(calendar, 'SEQUENCE')).toBe('SEQUENCE:0');
    expect(findCalendarLine(calendar, 'DTSTART')).toBe(`DTSTART:${booking.start.replace(/[-:]|\.000/g, '')}`);
    expect(calendar.replaceAll('\r\n ', '')).toContain(':MAILTO:ana@mail.example\r\n');
    expect(calendar).not.toContain(booking.token);
  });

  it("notifies the team with the person's data and notes", async () => {
    const { token } = await createBooking();
    const [mail] = await world.mails(brand.supportEmail);
    expect(mail?.kind).toBe('consultation-booked-notice');
    expect(mail?.subject).toMatch(/^New consultation: .+ Eastern Time$/);
    expect(mail?.textBody).toContain('Name: Ana Ruiz');
    expect(mail?.textBody).toContain('Email: ana@mail.example');
    expect(mail?.textBody).toContain('> We need two engineers; soon, please.');
    expect(mail?.textBody).not.toContain(token);
    expect(attachedCalendar(mail)).toContain(
      'DESCRIPTION:Ana Ruiz <ana@mail.example>\\nWe need two engineers\\; soon\\, please.',
    );
    expect(findCalendarLine(attachedCalendar(mail), 'METHOD')).toBe('METHOD:PUBLISH');
  });

  it('leaves a name that looks like a link out of the email', async () => {
    await createBooking({ name: 'Win at evil.example/prize' });
    const [mail] = await world.mails(ANA.email);
    expect(mail?.textBody).toMatch(/^Hello,\n/);
    expect(mail?.textBody).not.toContain('evil.example');
    expect(attachedCalendar(mail)).not.toContain('evil.example');
  });

  it('is refused for a taken time and sends no email', async () => {
    const { start } = await createBooking();
    const response = await book(start, { email: 'late@mail.example' });
    expect(response.status).toBe(409);
    expect(response.body.detail).toBe('This time is no longer available. Please choose another one.');
    expect(await world.mails('late@mail.example')).toHaveLength(0);
  });

  it('succeeds for exactly one of several concurrent requests for the same time', async () => {
    const { start } = await findSlot(0);
    const requests = Array.from({ length: 8 }, (_, index) => book(start, { email: `person-${index}@mail.example` }));
    expect(statuses(await Promise.all(requests))).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(1);
    expect(await filterMails('consultation-booked')).toHaveLength(1);
  });

  it.each([
    [
      'start',
      'Please choose one of the offered times',
      [undefined, null, '', 'soon', 7, '2026-01-14', '2099-13-45T99:99:99Z'],
    ],
    ['name', 'Name is required', [undefined, null, '', '  ', 7]],
    ['name', 'Must be at most 100 characters', ['x'.repeat(101)]],
    ['email', 'Valid email is required', [undefined, null, '', 'ana', 'ana@', 'a b@mail.example']],
    ['notes', 'Must be at most 10,000 characters', ['x'.repeat(10_001)]],
    ['notes', 'Contains a character we can’t save', ['a\u0000b']],
  ])('refuses an invalid %s: %s', async (path, message, values) => {
    const { start } = await findSlot(0);
    for (const value of values) {
      const response = await book(start, { [path]: value });
      expect(response.status).toBe(400);
      expect(response.body.errors).toContainEqual(expect.objectContaining({ path, message }));
    }
    expect(await rows()).toHaveLength(0);
  });

  it('refuses times that are not offered: past, too soon, too late, at night, not on the half hour', async () => {
    const { start } = await findSlot(40);
    const shifted = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000).toISOString();
    for (const time of [
      '2020-01-14T15:00:00Z',
      new Date().toISOString(),
      shifted(24 * 20),
      shifted(12),
      shifted(0.25),
    ]) {
      const response = await book(time);
      expect(response.status, time).toBe(400);
      expect(response.body.errors).toMatchObject([
        { path: 'start', message: 'Please choose one of the offered times' },
      ]);
    }
    expect(await world.mails()).toHaveLength(0);
  });

  it('reports all invalid fields together', async () => {
    const response = await world.visitor.post('/api/bookings', {});
    expect(response.body.errors.map(({ path }: { path: string }) => path)).toEqual(['start', 'name', 'email']);
  });
});

describe('the link in the email', () => {
  it('shows the booking and changes nothing', async () => {
    const { token, id, start, end } = await createBooking();
    const before = await rows();
    for (let opened = 0; opened < 3; opened += 1) {
      const response = await manage(token);
      expect(response.body).toEqual({
        id,
        start,
        end,
        name: ANA.name,
        email: ANA.email,
        status: 'booked',
        sequence: 0,
      });
      expect(response.headers['cache-control']).toContain('no-store');
    }
    expect(await rows()).toEqual(before);
  });

  it('is not found if it is unknown', async () => {
    await createBooking();
    const { start } = await findSlot(0);
    for (const token of ['x', 'a%00b', '%F0%9F%99%82', 'x'.repeat(500)]) {
      expect((await manage(token)).status).toBe(404);
      expect((await cancel(decodeURIComponent(token))).status).toBe(404);
      const response = await move(decodeURIComponent(token), start);
      expect(response).toMatchObject({ status: 404, body: { detail: 'Consultation not found' } });
    }
    expect(await filterMails('consultation-cancelled')).toHaveLength(0);
  });

  it('is refused if it is incomplete', async () => {
    expect((await world.visitor.get('/api/bookings/manage')).status).toBe(400);
    expect((await cancel(undefined)).body.errors).toMatchObject([
      { path: 'token', message: 'This link is incomplete' },
    ]);
    expect((await move(7, (await findSlot(0)).start)).status).toBe(400);
  });
});

describe('moving', () => {
  it('books the new time, frees the old one and emails the next version of the entry', async () => {
    const booking = await createBooking();
    const next = await findSlot(5);
    const response = await move(booking.token, next.start);
    expect(response).toMatchObject({ status: 200, body: { id: booking.id, ...next, status: 'booked', sequence: 1 } });
    const free = (await loadSlots()).map(({ start }) => start);
    expect(free).toContain(booking.start);
    expect(free).not.toContain(next.start);
    const [mail] = await filterMails('consultation-moved');
    expect(mail?.toAddress).toBe(ANA.email);
    expect(tokenIn(mail?.textBody)).toBe(booking.token);
    expect(findCalendarLine(attachedCalendar(mail), 'UID')).toBe(`UID:${booking.id}@puente.example`);
    expect(findCalendarLine(attachedCalendar(mail), 'SEQUENCE')).toBe('SEQUENCE:1');
    expect(findCalendarLine(attachedCalendar(mail), 'DTSTART')).toBe(
      `DTSTART:${next.start.replace(/[-:]|\.000/g, '')}`,
    );
    expect((await filterMails('consultation-moved-notice'))[0]?.toAddress).toBe(brand.supportEmail);
  });

  it('to the current time changes nothing and sends no email', async () => {
    const { token, start } = await createBooking();
    expect((await move(token, start)).body).toMatchObject({ start, sequence: 0 });
    expect(await filterMails('consultation-moved')).toHaveLength(0);
  });

  it('to a taken or invalid time is refused and keeps the old one', async () => {
    const { token, start } = await createBooking();
    const other = (await book((await findSlot(0)).start, { email: 'ben@mail.example' })).body as Booking;
    expect((await move(token, other.start)).status).toBe(409);
    expect((await move(token, '2020-01-14T15:00:00Z')).body.errors).toMatchObject([
      { path: 'start', message: 'Please choose one of the offered times' },
    ]);
    expect((await manage(token)).body).toMatchObject({ start, sequence: 0 });
    expect(await filterMails('consultation-moved')).toHaveLength(0);
  });

  it('succeeds for exactly one of several concurrent moves and bookings of the same time', async () => {
    const tokens: string[] = [];
    for (const name of ['one', 'two', 'three'])
      tokens.push((await createBooking({ email: `${name}@mail.example` })).token);
    const { start } = await findSlot(9);
    const responses = await Promise.all([...tokens.map((token) => move(token, start)), book(start), book(start)]);
    expect(statuses(responses).filter((status) => status < 300)).toHaveLength(1);
    expect(statuses(responses).filter((status) => status === 409)).toHaveLength(4);
    expect((await rows()).filter(({ startsAt }) => startsAt === start)).toHaveLength(1);
  });

  it('is refused without a deadlock for two bookings that swap times concurrently', async () => {
    const first = await createBooking({ email: 'one@mail.example' });
    const second = await createBooking({ email: 'two@mail.example' });
    const responses = await Promise.all([move(first.token, second.start), move(second.token, first.start)]);
    expect(statuses(responses)).toEqual([409, 409]);
  });
});

describe('canceling', () => {
  it('frees the time, emails the cancellation and keeps the link working', async () => {
    const booking = await createBooking();
    const response = await cancel(booking.token);
    expect(response).toMatchObject({ status: 200, body: { id: booking.id, status: 'cancelled', sequence: 1 } });
    expect((await manage(booking.token)).body.status).toBe('cancelled');
    const [mail] = await filterMails('consultation-cancelled');
    expect(mail?.attachments).toMatchObject([
      { filename: 'cancelled.ics', contentType: 'text/calendar; charset=utf-8; method=CANCEL' },
    ]);
    const calendar = attachedCalendar(mail);
    expect(findCalendarLine(calendar, 'METHOD')).toBe('METHOD:CANCEL');
    expect(findCalendarLine(calendar, 'STATUS')).toBe('STATUS:CANCELLED');
    expect(findCalendarLine(calendar, 'UID')).toBe(`UID:${booking.id}@puente.example`);
    expect(findCalendarLine(calendar, 'SEQUENCE')).toBe('SEQUENCE:1');
    expect(mail?.textBody).toContain('https://puente.example/book\n');
    expect((await filterMails('consultation-cancelled-notice'))[0]?.toAddress).toBe(brand.supportEmail);
  });

  it('happens once, even with two simultaneous requests', async () => {
    const { token } = await createBooking();
    expect(statuses(await Promise.all([cancel(token), cancel(token)]))).toEqual([200, 409]);
    expect(await filterMails('consultation-cancelled')).toHaveLength(1);
    expect((await move(token, (await findSlot(0)).start)).body.detail).toBe(
      'This consultation was canceled. You can book a new one.',
    );
  });

  it('is refused after the start', async () => {
    const { token, id } = await createBooking();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await world.db.update(bookings).set({ startsAt: ago(10), endsAt: ago(-20) });
    expect((await manage(token)).body as ManagedBooking).toMatchObject({ id, status: 'past' });
    expect((await cancel(token)).status).toBe(409);
    expect((await move(token, (await findSlot(0)).start)).status).toBe(409);
  });
});
