/**
 * Claims of all kinds, with or without a referee. Invariant: the claims of a person are serialized,
 * so that the count of open claims is correct.
 */
import { lockAccountForNoKeyUpdate } from '#features/auth/server/users.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { VerificationKind } from '#shared/vocabulary.ts';
import type { OwnVerification } from '../verifications.contract.ts';
import { isNotDueForRenewal, subjectKey } from '../verifications.domain.ts';
import type { ReviewedProfile } from './verification-views.ts';
import { countOpenVerifications, findNewestVerified, insertClaim } from './verifications.db.ts';
import { toOwnVerifications } from './verifications.service.ts';

/** The functions of other features that the ledger needs but may not import. */
export interface VerificationPorts {
  /** The profiles of these users, by user. Users without a profile are absent. */
  findShortProfiles: (db: Queryable, userIds: readonly string[]) => Promise<Map<string, ReviewedProfile>>;
}

/** Returns true unless the person has a verification of this kind and subject that is valid and not due for renewal. */
export const canBeVerified = async (
  db: Queryable,
  claim: Parameters<typeof findNewestVerified>[1],
): Promise<boolean> => {
  const current = await findNewestVerified(db, claim);
  return current === null || !isNotDueForRenewal(current, Date.now());
};

/**
 * Creates a claim for a person and locks their account. Throws `conflict` if there is no profile, if the same
 * claim is open, or verified and not due for renewal, or if too many claims are open.
 */
export const createClaim = async (
  tx: Tx,
  platform: Platform,
  ports: VerificationPorts,
  { userId, kind, subject }: { userId: string; kind: VerificationKind; subject: string | null },
): Promise<OwnVerification> => {
  await lockAccountForNoKeyUpdate(tx, userId);
  if (!(await ports.findShortProfiles(tx, [userId])).has(userId)) {
    throw new AppError('conflict', 'professional-profile-missing');
  }
  const claim = { userId, kind, subjectKey: subjectKey(kind, subject) };
  if (!(await canBeVerified(tx, claim))) throw new AppError('conflict', 'already-verified');
  const row = await insertClaim(tx, { ...claim, subject });
  if (row === null) throw new AppError('conflict', 'already-claimed');
  if ((await countOpenVerifications(tx, userId)) > LIMITS.openVerifications) {
    throw new AppError('conflict', refusal('too-many-open-verifications', { count: LIMITS.openVerifications }));
  }
  await emit(tx, platform, 'verification.queue-changed', { verificationId: row.id });
  const [claimed] = await toOwnVerifications(tx, [row]);
  if (claimed === undefined) throw new Error(`No verification ${row.id}`);
  return claimed;
};
