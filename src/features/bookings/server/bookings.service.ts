/** What the account needs of bookings, which know people by their address only: those made with it, to take along and to erase. */
import type { Tx } from '#server/db/database.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import { brand } from '#shared/brand.ts';
import { deleteBookingsOf } from './bookings.db.ts';
import { teamMail } from './bookings.mails.ts';

export { bookingsOf, dropOldBookings } from './bookings.db.ts';

/** Erases every booking made with an address; the team learns of those that will not take place. Gives how many there were. */
export const eraseBookings = async (tx: Tx, email: string): Promise<number> => {
  const now = new Date();
  const rows = await deleteBookingsOf(tx, email);
  for (const row of rows) {
    if (row.cancelledAt !== null || Date.parse(row.startsAt) <= now.getTime()) continue;
    const booking = { ...row, sequence: row.sequence + 1, start: row.startsAt, end: row.endsAt };
    const mail = teamMail('cancelled', booking, now);
    await addMail(tx, { kind: 'consultation-cancelled-notice', to: brand.supportEmail, ...mail });
  }
  return rows.length;
};
