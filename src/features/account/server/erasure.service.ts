/** Erases what is kept of an address that belongs to no account, in every feature. Who may ask for it is the caller's to decide. */
import { eraseBookings } from '#features/bookings/server/bookings.service.ts';
import { eraseIntakesFrom } from '#features/talent-intake/server/talent-intake.service.ts';
import { forgetRefereesAt } from '#features/verifications/server/verifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { eraseFailedMailsWith, eraseMailsTo } from '#server/mail/outbox.db.ts';
import { deleteErasureRequests } from './erasure-requests.db.ts';

export { dropOldErasureRequests } from './erasure-requests.db.ts';

/** How many of each there were. */
export interface Erased {
  intakes: number;
  bookings: number;
  references: number;
}

/** Erases public applications with their decisions, consultations, references that name the address, mails to it, and requests like this one. */
export const eraseAddress = async (tx: Tx, email: string): Promise<Erased> => {
  const erased = {
    intakes: await eraseIntakesFrom(tx, email),
    bookings: await eraseBookings(tx, email),
    references: await forgetRefereesAt(tx, email),
  };
  await deleteErasureRequests(tx, email);
  await eraseMailsTo(tx, email);
  await eraseFailedMailsWith(tx, [email]);
  return erased;
};
