/** Reactions of bookings to domain events. Bookings identify people only by email address. */
import type { Tx } from '#server/db/database.ts';
import { on } from '#server/events/emit.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import { brand } from '#shared/brand.ts';
import { deleteBookings, listBookings } from './bookings.db.ts';
import { teamMail } from './bookings.mails.ts';

/** Deletes all bookings made with an email address and notifies the team of upcoming ones. Returns the number of deleted bookings. */
const eraseBookings = async (tx: Tx, email: string): Promise<number> => {
  const now = new Date();
  const rows = await deleteBookings(tx, email);
  for (const row of rows) {
    if (row.cancelledAt !== null || Date.parse(row.startsAt) <= now.getTime()) continue;
    const booking = { ...row, sequence: row.sequence + 1, start: row.startsAt, end: row.endsAt };
    const mail = teamMail('cancelled', booking, now);
    await addMail(tx, { kind: 'consultation-cancelled-notice', to: brand.supportEmail, ...mail });
  }
  return rows.length;
};

export const bookingSubscribers = [
  on('account.deleting', 'erase consultations booked with its address', async (tx, { email, isPersonKept }) => {
    if (!isPersonKept) await eraseBookings(tx, email);
  }),
  on('address.erasing', 'erase consultations booked with the address', async (tx, { email }) => ({
    bookings: await eraseBookings(tx, email),
  })),
  on('account.exporting', 'add consultations booked with its address', async (db, { email }) => ({
    bookings: await listBookings(db, email),
  })),
];
