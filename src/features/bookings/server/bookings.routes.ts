/** API calls for consultations: free times, booking, and rescheduling or canceling with the emailed link. */
import type { FastifyInstance } from 'fastify';
import type { Tx } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { brand } from '#shared/brand.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { orNull } from '#shared/schema.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { bookingsContract, type ManagedBooking, type NewBooking, NOT_OFFERED } from '../bookings.contract.ts';
import {
  bookingStatus,
  findOfferedSlot,
  freeSlots,
  offeredSlots,
  refusalToChange,
  type Slot,
} from '../bookings.domain.ts';
import { TEAM_CALENDAR } from '../team-calendar.domain.ts';
import {
  type BookingRow,
  cancelBooking,
  findBooking,
  insertBooking,
  listBookedSlots,
  lockBookingForUpdate,
  moveBooking,
} from './bookings.db.ts';
import { type BookingEvent, personalMail, teamMail } from './bookings.mails.ts';

const timeTaken = (): AppError => new AppError('conflict', 'time-taken');

const toSlot = (row: BookingRow): Slot => ({ start: row.startsAt, end: row.endsAt });

const toManaged = (row: BookingRow, now: Date): ManagedBooking => ({
  ...row,
  ...toSlot(row),
  status: bookingStatus(row, now),
});

/** Returns the offered time that begins at `start`. Throws `invalid` for `start` if there is none. */
const requireOfferedSlot = (start: string, now: Date): Slot => {
  const slot = findOfferedSlot(offeredSlots(TEAM_CALENDAR, now), start);
  if (slot === null) throw invalidField('start', NOT_OFFERED);
  return slot;
};

const listFreeSlots = async ({ db }: Platform, now: Date): Promise<Slot[]> => {
  const offered = offeredSlots(TEAM_CALENDAR, now);
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return [];
  return freeSlots(offered, await listBookedSlots(db, first.start, last.end));
};

const sendMails = async (
  { env, mailSealer }: Platform,
  tx: Tx,
  { event, row, token, now }: { event: BookingEvent; row: BookingRow; token: string; now: Date },
): Promise<void> => {
  const booking = { ...row, ...toSlot(row) };
  const kind = `consultation-${event}`;
  const personal = personalMail(event, booking, { publicUrl: env.publicUrl, language: row.language, token, now });
  // The link lets anyone who reads the email change the booking.
  await addMail(tx, { kind, to: row.email, sealedBy: mailSealer, ...personal });
  await addMail(tx, { kind: `${kind}-notice`, to: brand.supportEmail, ...teamMail(event, booking, now) });
};

const book = (platform: Platform, body: NewBooking, language: Language, client: string): Promise<BookingRow> => {
  const now = new Date();
  const slot = requireOfferedSlot(body.start, now);
  const token = newToken();
  return platform.db.transaction(async (tx) => {
    const row = await insertBooking(tx, {
      id: newId(),
      startsAt: slot.start,
      endsAt: slot.end,
      name: body.name,
      email: body.email,
      notes: orNull(body.notes),
      language,
      timeZone: canonicalTimeZone(body.timeZone),
      tokenHash: hashSecretToken(token),
    });
    if (row === null) throw timeTaken();
    // Inside the transaction, so that a booking over the limit is rolled back and a failed one does not count.
    await platform.limiter.count(tx, RATE_LIMITS.booking, client);
    await sendMails(platform, tx, { event: 'booked', row, token, now });
    return row;
  });
};

/** Changes the booking that a link belongs to. Sends emails if the version of the booking changed. `change` returns null if the new time is taken. */
const changeBooking = async (
  platform: Platform,
  { token, event, client }: { token: string; event: BookingEvent; client: string },
  change: (tx: Tx, row: BookingRow, now: Date) => Promise<BookingRow | null>,
): Promise<ManagedBooking> => {
  const now = new Date();
  return platform.db.transaction(async (tx) => {
    const row = await lockBookingForUpdate(tx, hashSecretToken(token));
    if (row === null) throw notFound('consultation');
    const refusal = refusalToChange(bookingStatus(row, now));
    if (refusal !== null) throw new AppError('conflict', refusal);
    const updated = await change(tx, row, now);
    if (updated === null) throw timeTaken();
    await platform.limiter.count(tx, RATE_LIMITS['booking-change'], client);
    if (updated.sequence !== row.sequence) await sendMails(platform, tx, { event, row: updated, token, now });
    return toManaged(updated, now);
  });
};

const createHandlers = (platform: Platform): Handlers<typeof bookingsContract> => ({
  getScheduling: async () => ({ schedulingUrl: platform.env.schedulingUrl }),
  listSlots: () => listFreeSlots(platform, new Date()),
  book: async ({ body, viewer, request }) => {
    const row = await book(platform, body, viewer?.language ?? requestLanguage(request), clientNetwork(request.ip));
    return { id: row.id, ...toSlot(row) };
  },
  getManaged: async ({ query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const row = await findBooking(platform.db, hashSecretToken(query.token));
    if (row === null) throw notFound('consultation');
    return toManaged(row, new Date());
  },
  move: ({ body, request }) =>
    changeBooking(platform, { token: body.token, event: 'moved', client: clientNetwork(request.ip) }, (tx, row, now) =>
      // Moving to the current time is a no-op.
      Date.parse(body.start) === Date.parse(row.startsAt)
        ? Promise.resolve(row)
        : moveBooking(tx, row.id, requireOfferedSlot(body.start, now)),
    ),
  cancel: ({ body, request }) =>
    changeBooking(platform, { token: body.token, event: 'cancelled', client: clientNetwork(request.ip) }, (tx, row) =>
      cancelBooking(tx, row.id),
    ),
});

export const mountBookings = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, bookingsContract, createHandlers(platform));
