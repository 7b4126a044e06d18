/**
 * Applications on account deletion, in its transaction: undecided ones are ended as by their side,
 * the other side is notified, and the person's texts and names are erased.
 */
import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import { DELETED_COMPANY } from '#features/companies/server/companies.service.ts';
import { replaceName } from '#features/notifications/server/notifications.service.ts';
import { eraseReceiptsOfCandidate } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Profile } from '#server/events/account-profiles.ts';
import { eraseFailedMailsWith } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { eraseWordsOf, listRelated } from './account-deletion.db.ts';
import { deleteDeclinesOf } from './declines.db.ts';
import { DECLINED_BY_COMPANY, endAll } from './end-applications.ts';

/** Ends the open applications of an account, and erases its data in applications and their notifications. */
export const deleteAccountFromApplications = async (
  tx: Tx,
  platform: Platform,
  deleted: Profile,
  userId: string,
): Promise<void> => {
  const end = 'candidateId' in deleted ? ({ to: 'withdrawn', side: 'candidate' } as const) : DECLINED_BY_COMPANY;
  await endAll(tx, platform, deleted, { ...end, byUserId: userId, note: null, reason: 'other', isFinal: true });
  if ('candidateId' in deleted) {
    await eraseWordsOf(tx, deleted.candidateId);
    await deleteDeclinesOf(tx, deleted.candidateId);
  }
  const ties = await listRelated(tx, deleted);
  if ('candidateId' in deleted) {
    await eraseReceiptsOfCandidate(tx, platform, deleted.candidateId, ties.applicationIds);
  }
  await eraseFailedMailsWith(tx, ties.applicationIds);
  const name = 'companyId' in deleted ? DELETED_COMPANY : DELETED_NAME;
  await replaceName(tx, ties.userIds, { field: 'applicationId', values: ties.applicationIds }, name);
};
