/**
 * Erases everything stored about an address without an account, in every feature. The caller has checked that the request comes from its owner or an
 * admin.
 */
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import { type AuditEntry, recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import type { DomainEventResults } from '#server/events/domain-events.ts';
import { emit } from '#server/events/emit.ts';
import { eraseFailedMailsWith, eraseMailsTo } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { deleteErasureRequests } from './erasure-requests.db.ts';

export { dropOldErasureRequests } from './erasure-requests.db.ts';

/** How many rows of each kind were erased. */
type ErasedCounts = DomainEventResults['address.erasing'];

/**
 * Erases what features store about an address (public applications with their decisions, consultations, references, invitations to join a company,
 * mentions in companies' logs), emails sent to it, and its erasure requests.
 */
export const eraseAddress = async (tx: Tx, platform: Platform, email: string): Promise<ErasedCounts> => {
  const none: ErasedCounts = { intakes: 0, bookings: 0, references: 0 };
  const erased = { ...none, ...(await emit(tx, platform, 'address.erasing', { email })) };
  await deleteErasureRequests(tx, email);
  await eraseMailsTo(tx, email);
  await eraseFailedMailsWith(tx, [email]);
  return erased;
};

/** Erases the data of someone without an account. Logs the erasure without the address. Throws `conflict` if the address has an account. */
export const erasePerson = async (
  tx: Tx,
  platform: Platform,
  email: string,
  auditFields: Pick<AuditEntry, 'actor' | 'clientAddress'>,
): Promise<ErasedCounts> => {
  if ((await findUserByEmail(tx, email)) !== null) {
    throw new AppError('conflict', 'erasure-by-owner');
  }
  const erased = await eraseAddress(tx, platform, email);
  const count = erased.intakes + erased.bookings + erased.references;
  await recordAudit(tx, { ...auditFields, action: 'person.erased', target: null, detail: { count } });
  return erased;
};
