/** Erases what is kept of an address that belongs to no account, in every feature. That the address is theirs, or that an admin asks, the caller has checked. */
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import { eraseBookings } from '#features/bookings/server/bookings.service.ts';
import { eraseIntakesFrom } from '#features/talent-intake/server/talent-intake.service.ts';
import { forgetRefereesAt } from '#features/verifications/server/verifications.service.ts';
import { type AuditEntry, recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import { eraseFailedMailsWith, eraseMailsTo } from '#server/mail/outbox.db.ts';
import { AppError } from '#shared/errors.ts';
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

/**
 * Erases somebody without an account, and logs that it was done: not for whom, as the address was to be forgotten. Throws `conflict` where the address
 * has an account.
 */
export const erasePerson = async (
  tx: Tx,
  email: string,
  by: Pick<AuditEntry, 'actor' | 'clientAddress'>,
): Promise<Erased> => {
  if ((await findUserByEmail(tx, email)) !== null) {
    throw new AppError('conflict', 'erasure-by-owner');
  }
  const erased = await eraseAddress(tx, email);
  const count = erased.intakes + erased.bookings + erased.references;
  await recordAudit(tx, { ...by, action: 'person.erased', target: null, detail: { count } });
  return erased;
};
